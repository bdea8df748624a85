// @ts-check
// Before the first paint: the theme and the size of text chosen here last, if any.
try {
  for (const mark of ["theme", "text"]) {
    const chosen = localStorage.getItem(mark);
    if (chosen) document.documentElement.dataset[mark] = chosen;
  }
} catch {
  // Storage may be forbidden; then the system's hold.
}
