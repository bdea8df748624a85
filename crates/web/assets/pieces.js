// @ts-check
// The layer of pieces: what has changed is put in place of what was there, and moved before the eye where identity is public.

import { animate } from "./motion.js";
import { putAt } from "./where.js";

/** How each piece of the layer was drawn, before the page marked it. @type {WeakMap<Element, string>} */
const drawn = new WeakMap();
for (const piece of document.querySelectorAll("#pieces > *")) drawn.set(piece, piece.outerHTML);

/**
 * Makes the layer what the table has sent. Pieces that are drawn as before stay as they are, so that a move costs no more than what it moves.
 * @param {HTMLElement} frame the board
 * @param {string} html the new `<g id="pieces">`
 */
export function swapPieces(frame, html) {
  const layer = frame.querySelector("#pieces");
  const holder = document.createElement("template");
  holder.innerHTML = `<svg>${html}</svg>`;
  const fresh = holder.content.querySelector("#pieces");
  if (!layer || !fresh) return;
  const focused = layer.contains(document.activeElement) ? document.activeElement : null;
  const before = new Map([...layer.querySelectorAll(":scope > [id]")].map((thing) => [thing.id, { thing, spot: putAt(thing) }]));
  const come = patch(layer, [...fresh.children]);
  if (focused && !focused.isConnected) keepFocus(layer, focused.getAttribute("data-pick") ?? "");
  const happened = animate(layer, before, come);
  if (happened.length > 0) document.dispatchEvent(new CustomEvent("happened", { detail: happened }));
}

/**
 * Puts these children in place of those that are drawn otherwise. Returns those that are new.
 * @param {Element} layer
 * @param {Element[]} wanted
 */
function patch(layer, wanted) {
  const texts = wanted.map((piece) => piece.outerHTML);
  const staying = new Set(texts);
  const come = [];
  let at = layer.firstElementChild;
  for (const [index, piece] of wanted.entries()) {
    while (at && !staying.has(drawn.get(at) ?? "")) at = dropped(at);
    if (at && drawn.get(at) === texts[index]) {
      at = at.nextElementSibling;
    } else {
      drawn.set(piece, texts[index]);
      layer.insertBefore(piece, at);
      come.push(piece);
    }
  }
  while (at) at = dropped(at);
  return come;
}

/** Takes a piece away; tells which one comes after it. @param {Element} piece */
function dropped(piece) {
  const next = piece.nextElementSibling;
  piece.remove();
  return next;
}

/**
 * What was in focus is so again, if it is still there.
 * @param {Element} layer
 * @param {string} pick
 */
function keepFocus(layer, pick) {
  const again = layer.querySelector(`[data-pick="${CSS.escape(pick)}"]`);
  if (!(again instanceof SVGElement)) return;
  again.setAttribute("tabindex", "0");
  again.focus({ preventScroll: true });
}
