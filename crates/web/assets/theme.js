// @ts-check
// Before the first paint: the theme chosen here last, if any.
try {
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; then the system's theme holds.
}
