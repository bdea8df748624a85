// @ts-check
// The list of open tables: asked for anew as long as somebody looks at it.

/** How long a list is good for, in milliseconds. */
const FRESH = 5_000;

async function again() {
  const list = document.getElementById("open");
  if (!list || document.hidden || list.contains(document.activeElement)) return;
  try {
    const answer = await fetch(list.dataset.anew ?? "");
    if (!answer.ok) return;
    const text = await answer.text();
    if (!list.isConnected) return;
    const fresh = new DOMParser().parseFromString(text, "text/html").getElementById("open");
    if (fresh && fresh.innerHTML !== list.innerHTML) list.replaceWith(fresh);
  } catch {
    // Cut off: the list stays as it is until the next try.
  }
}

setInterval(() => void again(), FRESH);
document.addEventListener("visibilitychange", () => void again());
