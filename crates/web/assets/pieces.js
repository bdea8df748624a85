// @ts-check
// The layer of pieces: what has changed is put in place of what was there, and moved before the eye where identity is public.

import { animate } from "./motion.js";
import { partsOf } from "./parts.js";
import { putAt } from "./where.js";

/** What each piece of the layer was made of; of those that the page was laid with, that is not known until the layer is first sent. @type {WeakMap<Element, string>} */
const drawn = new WeakMap();
/** How those were drawn, before the page marked them. @type {Map<string, Element> | undefined} */
let laid = new Map([...document.querySelectorAll("#pieces > *")].map((piece) => [piece.outerHTML, piece]));

/**
 * Makes the layer what the table has sent. Pieces that are drawn as before stay as they are, so that a move costs no more than what it moves.
 * @param {HTMLElement} frame the board
 * @param {string} html the new `<g id="pieces">`
 */
export function swapPieces(frame, html) {
  const layer = frame.querySelector("#pieces");
  if (!layer) return;
  const texts = partsOf(html);
  recognise(texts);
  const focused = layer.contains(document.activeElement) ? document.activeElement : null;
  const before = new Map([...layer.querySelectorAll(":scope > [id]")].map((thing) => [thing.id, { thing, spot: putAt(thing) }]));
  const come = patch(layer, texts);
  if (focused && !focused.isConnected) keepFocus(layer, focused.getAttribute("data-pick") ?? "");
  const happened = animate(layer, before, come);
  if (happened.length > 0) document.dispatchEvent(new CustomEvent("happened", { detail: happened }));
}

/** @param {string[]} texts */
function made(texts) {
  const holder = document.createElement("template");
  holder.innerHTML = `<svg>${texts.join("")}</svg>`;
  return [...(holder.content.firstElementChild?.children ?? [])];
}

/** Those of the pieces that the page was laid with which are drawn like these. @param {string[]} texts */
function recognise(texts) {
  if (!laid) return;
  for (const [index, piece] of made(texts).entries()) {
    const same = laid.get(piece.outerHTML);
    if (same) drawn.set(same, texts[index]);
  }
  laid = undefined;
}

/**
 * Puts what these texts make in place of what is drawn otherwise. Returns what is new.
 * @param {Element} layer
 * @param {string[]} texts
 */
function patch(layer, texts) {
  const staying = new Set(texts);
  const there = new Set([...layer.children].map((piece) => drawn.get(piece)));
  const fresh = texts.filter((text) => !there.has(text));
  const pieces = new Map(made(fresh).map((piece, index) => [fresh[index], piece]));
  const come = [];
  let at = layer.firstElementChild;
  for (const text of texts) {
    while (at && !staying.has(drawn.get(at) ?? "")) at = dropped(at);
    if (at && drawn.get(at) === text) {
      at = at.nextElementSibling;
    } else {
      const piece = pieces.get(text) ?? made([text])[0];
      pieces.delete(text);
      drawn.set(piece, text);
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
  again.focus({ preventScroll: true });
}
