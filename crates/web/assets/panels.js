// @ts-check
// The panels beside the board: swapped as a whole, and folded as the reader left them.

/** What the table sent last. */
let shown = "";

/**
 * Puts new panels in place of the old ones, unless they are the same. Odds are not the same in another position.
 * @param {HTMLElement} panels
 * @param {string} html
 */
export function swapPanels(panels, html) {
  if (html === shown && !html.includes("data-odds")) return;
  shown = html;
  const left = new Map([...panels.querySelectorAll("details[id]")].map((fold) => [fold.id, fold.hasAttribute("open")]));
  panels.innerHTML = html;
  for (const fold of panels.querySelectorAll("details[id]")) {
    const open = left.get(fold.id);
    if (open !== undefined) fold.toggleAttribute("open", open);
  }
}
