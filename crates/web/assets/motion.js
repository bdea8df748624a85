// @ts-check
// What the eye sees when pieces change: they glide, are hit, fall, and walls break. Nothing moves where the reader wants it calm.

import { calm } from "./words.js";
import { putAt } from "./where.js";

/** A piece before it changed. @typedef {{ spot: import("./where.js").Spot | undefined, thing: Element }} Before */

const BROKEN = ".breached, .damaged, [id^=breach-]";

/** How strong a piece is, by the figure on it; a counter that shows its weak side is half. @param {Element} piece */
function strength(piece) {
  const figure = Number(piece.querySelector(".f-tg-strength, .count, .star-number")?.textContent ?? NaN);
  return Number.isFinite(figure) ? figure : piece.querySelector(".reduced") ? 0.5 : 1;
}

/** @param {Element} thing */
function isBroken(thing) {
  return thing.matches(BROKEN);
}

/**
 * Shows what has become of the pieces of a layer. Tells what happened, for the ear: `march`, `hit`, `fall`, `wall`.
 * @param {Element} layer
 * @param {Map<string, Before>} before those with a name of their own, as they were
 * @param {Element[]} come those that are new or drawn otherwise
 */
export function animate(layer, before, come) {
  const happened = new Set(come.flatMap((piece) => become(piece, before.get(piece.id))));
  const now = new Set([...layer.children].map((piece) => piece.id));
  for (const [id, { thing, spot }] of before) {
    if (now.has(id) || !spot || !thing.matches(".piece")) continue;
    happened.add("fall");
    fade(layer, thing);
  }
  return [...happened];
}

/**
 * @param {Element} piece
 * @param {Before | undefined} was
 * @returns {string[]}
 */
function become(piece, was) {
  if (!piece.id) return [];
  if (!was) {
    play(piece, isBroken(piece) ? { scale: [1.5, 0.9, 1] } : { opacity: [0, 1] }, 280);
    return isBroken(piece) ? ["wall"] : [];
  }
  if ((isBroken(piece) && !isBroken(was.thing)) || (isBroken(piece) && strength(piece) < strength(was.thing))) {
    play(piece, { translate: ["0 0", "3px -2px", "-3px 2px", "2px 1px", "0 0"] }, 380);
    return ["wall"];
  }
  const is = putAt(piece);
  if (was.spot && is && Math.hypot(was.spot.x - is.x, was.spot.y - is.y) > 2) {
    play(piece, { translate: [`${was.spot.x - is.x}px ${was.spot.y - is.y}px`, "0 0"] }, 350);
    return ["march"];
  }
  if (strength(piece) < strength(was.thing)) {
    play(piece, { translate: ["0 0", "-6px 0", "5px 0", "-3px 0", "0 0"], opacity: [1, 0.5, 1, 0.7, 1] }, 420);
    return ["hit"];
  }
  return [];
}

/**
 * A piece that is gone is seen going.
 * @param {Element} layer
 * @param {Element} thing
 */
function fade(layer, thing) {
  if (calm.matches) return;
  const ghost = /** @type {Element} */ (thing.cloneNode(true));
  for (const name of ["id", "data-pick", "data-at", "role", "tabindex", "aria-label", "data-card"]) ghost.removeAttribute(name);
  ghost.setAttribute("class", "going");
  ghost.setAttribute("aria-hidden", "true");
  layer.parentElement?.append(ghost);
  ghost.animate({ opacity: [0.9, 0] }, { duration: 450, easing: "ease-in" }).finished.finally(() => ghost.remove());
}

/**
 * @param {Element} thing
 * @param {PropertyIndexedKeyframes} frames
 * @param {number} duration
 */
function play(thing, frames, duration) {
  if (!calm.matches) thing.animate(frames, { duration, easing: "ease-in-out" });
}
