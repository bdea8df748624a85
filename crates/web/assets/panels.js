// @ts-check
// The panels beside the board: swapped as a whole, and folded as the reader left them.

/** What the table sent last. */
let shown = "";

/** @param {HTMLElement} panels */
function dice(panels) {
  return panels.querySelector(".tg-dice")?.innerHTML ?? "";
}

/**
 * Puts new panels in place of the old ones, unless they are the same. Odds are not the same in another position.
 * @param {HTMLElement} panels
 * @param {string} html
 */
export function swapPanels(panels, html) {
  if (html === shown && !html.includes("data-odds")) return;
  shown = html;
  const left = new Map([...panels.querySelectorAll("details[id]")].map((fold) => [fold.id, fold.hasAttribute("open")]));
  const lay = dice(panels);
  panels.innerHTML = html;
  // Dice that were not there before are thrown before the eye.
  if (dice(panels) !== lay) for (const thrown of panels.querySelectorAll(".tg-dice")) thrown.classList.add("thrown");
  for (const fold of panels.querySelectorAll("details[id]")) {
    const open = left.get(fold.id);
    if (open !== undefined) fold.toggleAttribute("open", open);
  }
}
