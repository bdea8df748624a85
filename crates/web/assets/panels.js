// @ts-check
// The panels beside the board: swapped as a whole, and folded as the reader left them.

/**
 * Puts new panels in place of the old ones.
 * @param {HTMLElement} panels
 * @param {string} html
 */
export function swapPanels(panels, html) {
  const left = new Map([...panels.querySelectorAll("details[id]")].map((fold) => [fold.id, fold.hasAttribute("open")]));
  panels.innerHTML = html;
  for (const fold of panels.querySelectorAll("details[id]")) {
    const open = left.get(fold.id);
    if (open !== undefined) fold.toggleAttribute("open", open);
  }
}
