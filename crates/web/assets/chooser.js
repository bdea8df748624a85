// @ts-check
// A finger covers more than one thing: then it is asked which one was meant, in letters and pictures large enough to tap.

import { element, word } from "./words.js";
import { portrait } from "./card.js";
import { called } from "./called.js";

/** As far from its middle a finger reaches, in pixels. */
const FINGER = 20;
/** What is smaller than this is not tapped by itself. */
const LEAST = 32;
/** A tap on one thing means no other that is at least this far away. */
const CLEAR = 8;

/**
 * @param {DOMRect} box
 * @param {number} x
 * @param {number} y
 */
function distance(box, x, y) {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}

/** What of a piece is tapped. @param {Element} thing */
function body(thing) {
  return (thing.querySelector(":scope > .base") ?? thing).getBoundingClientRect();
}

/** Whether a finger could well have meant something else. @param {Element} thing */
export function isSmall(thing) {
  const { width, height } = body(thing);
  return Math.min(width, height) < LEAST;
}

/**
 * What glows under a finger, the nearest first. Places are meant only where they are touched: they lie side by side.
 * @param {HTMLElement} frame
 * @param {number} x
 * @param {number} y
 */
function underFinger(frame, x, y) {
  const touched = new Set(document.elementsFromPoint(x, y).map((thing) => thing.closest("[data-pick]")));
  return [...frame.querySelectorAll(".lit[data-pick]")]
    .map((thing) => ({ thing, box: body(thing), away: touched.has(thing) ? 0 : distance(body(thing), x, y) }))
    .filter(({ thing, away }) => (thing.matches(".area, .building") ? touched.has(thing) : away < FINGER))
    .sort((a, b) => a.away - b.away);
}

/**
 * What a tap means: one thing, several of which one is to be chosen, or nothing that glows.
 * @param {HTMLElement} frame
 * @param {PointerEvent} event
 */
export function tapped(frame, event) {
  const under = underFinger(frame, event.clientX, event.clientY);
  const [first, second] = under;
  const clear = first && first.away === 0 && !isSmall(first.thing) && (second?.away ?? FINGER) >= CLEAR;
  return (under.length > 1 && clear ? [first] : under).map(({ thing }) => thing);
}

/**
 * Asks which of several things was meant.
 * @param {Element[]} things
 * @param {(pick: string) => void} choose
 */
export function ask(things, choose) {
  const dialog = element("chooser");
  if (!(dialog instanceof HTMLDialogElement)) return;
  const heading = document.createElement("h2");
  heading.textContent = word("which-one");
  const rows = things.map((thing) => {
    const row = document.createElement("button");
    row.type = "button";
    if (thing.matches(".piece, .backs")) row.append(portrait(thing));
    row.append(called(thing));
    row.addEventListener("click", () => {
      dialog.close();
      choose(thing.getAttribute("data-pick") ?? "");
    });
    return row;
  });
  const cancel = document.createElement("button");
  cancel.type = "button";
  cancel.className = "quiet";
  cancel.textContent = word("cancel");
  cancel.addEventListener("click", () => dialog.close());
  dialog.replaceChildren(heading, ...rows, cancel);
  dialog.showModal();
}
