// @ts-check
// Figures of the rules: the position of an example, drawn like the table and cut to what it is about, when the example is opened.

/** So much is left around what is shown, in units of the board. */
const MARGIN = 70;
/** What may be clicked is marked unless it is more than this. */
const MOST = 24;

/** @param {HTMLElement} figure */
async function draw(figure) {
  const address = figure.dataset.figure;
  if (!address) return;
  delete figure.dataset.figure;
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) {
    figure.hidden = true;
    return;
  }
  const made = document.createElement("template");
  made.innerHTML = await answer.text();
  const board = made.content.querySelector("svg");
  const about = made.content.querySelector("[data-lit]");
  if (!board || !(about instanceof HTMLElement)) return;
  const lit = (about.dataset.lit ?? "").split(" ").filter(Boolean);
  const chosen = (about.dataset.chosen ?? "").split(" ").filter(Boolean);
  mark(board, lit.length > MOST ? [] : lit, "lit");
  mark(board, chosen, "chosen");
  for (const piece of board.querySelectorAll("#pieces [data-at]")) piece.classList.add("in-figure");
  // A figure is a picture: nothing of it is clicked, and the table's own board stays the only one of its name.
  for (const thing of [board, ...board.querySelectorAll("[data-pick], [data-at], #pieces")]) {
    for (const name of ["data-pick", "data-at", "tabindex", "data-sight", "data-card"]) thing.removeAttribute(name);
    if (thing.id === "pieces" || thing.id === "board") thing.removeAttribute("id");
  }
  board.classList.remove("far");
  board.setAttribute("role", "img");
  figure.replaceChildren(...made.content.childNodes);
  cut(board);
}

/**
 * @param {SVGElement} board
 * @param {string[]} picks
 * @param {string} name
 */
function mark(board, picks, name) {
  for (const pick of picks) {
    for (const thing of board.querySelectorAll(`[data-pick="${CSS.escape(pick)}"]`)) thing.classList.add(name, "in-figure");
  }
}

/** @param {SVGSVGElement} board */
function cut(board) {
  const whole = board.viewBox.baseVal;
  const shown = board.getScreenCTM()?.inverse();
  const boxes = [...board.querySelectorAll(".in-figure")].map((thing) => thing.getBoundingClientRect()).filter((box) => box.width > 0);
  if (!shown || boxes.length === 0) return;
  const at = (/** @type {number} */ x, /** @type {number} */ y) => new DOMPoint(x, y).matrixTransform(shown);
  const corners = boxes.flatMap((box) => [at(box.left, box.top), at(box.right, box.bottom)]);
  const left = Math.max(0, Math.min(...corners.map(({ x }) => x)) - MARGIN);
  const top = Math.max(0, Math.min(...corners.map(({ y }) => y)) - MARGIN);
  const right = Math.min(whole.width, Math.max(...corners.map(({ x }) => x)) + MARGIN);
  const bottom = Math.min(whole.height, Math.max(...corners.map(({ y }) => y)) + MARGIN);
  board.setAttribute("viewBox", `${left} ${top} ${right - left} ${bottom - top}`);
}

/** Draws the figures of an example that is open. @param {Element} example */
export function drawIn(example) {
  return Promise.all([...example.querySelectorAll("[data-figure]")].map((figure) => draw(/** @type {HTMLElement} */ (figure))));
}

document.addEventListener("toggle", (event) => {
  if (event.target instanceof HTMLDetailsElement && event.target.open) void drawIn(event.target);
}, { capture: true });
