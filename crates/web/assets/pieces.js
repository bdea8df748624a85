// @ts-check
// The layer of pieces: swapped as a whole, and moved before the eye where identity is public.

import { calm } from "./words.js";

/**
 * Puts a new layer in place of the old one.
 * @param {HTMLElement} frame the board
 * @param {string} html the new `<g id="pieces">`
 */
export function swapPieces(frame, html) {
  const old = frame.querySelector("#pieces");
  const holder = document.createElement("template");
  holder.innerHTML = `<svg>${html}</svg>`;
  const fresh = holder.content.querySelector("#pieces");
  if (!old || !fresh) return;
  const before = places(old);
  const focused = old.contains(document.activeElement) ? document.activeElement?.getAttribute("data-pick") : undefined;
  old.replaceWith(fresh);
  if (focused) keepFocus(fresh, focused);
  if (!calm.matches && before.size > 0) slide(frame, fresh, before);
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

/**
 * Where each piece with an id stands on the screen.
 * @param {Element} layer
 */
function places(layer) {
  /** @type {Map<string, DOMRect>} */
  const found = new Map();
  for (const piece of layer.querySelectorAll("[id]")) found.set(piece.id, piece.getBoundingClientRect());
  return found;
}

/**
 * @param {HTMLElement} frame
 * @param {Element} layer
 * @param {Map<string, DOMRect>} before
 */
function slide(frame, layer, before) {
  const svg = frame.querySelector("svg");
  if (!svg) return;
  const unit = svg.viewBox.baseVal.width / svg.getBoundingClientRect().width;
  for (const piece of layer.querySelectorAll("[id]")) {
    const was = before.get(piece.id);
    if (!was) {
      piece.animate({ opacity: [0, 1] }, { duration: 250, easing: "ease-out" });
      continue;
    }
    const is = piece.getBoundingClientRect();
    const x = (was.left + was.width / 2 - is.left - is.width / 2) * unit;
    const y = (was.top + was.height / 2 - is.top - is.height / 2) * unit;
    if (Math.hypot(x, y) < 2) continue;
    piece.animate({ translate: [`${x}px ${y}px`, "0 0"] }, { duration: 350, easing: "ease-in-out" });
  }
}
