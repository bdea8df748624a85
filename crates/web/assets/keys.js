// @ts-check
// The table by keyboard: go through what glows, choose, take back, zoom.

import { element } from "./words.js";
import { closeNotices } from "./notices.js";
import { actOf } from "./settings.js";

/**
 * @typedef {object} Acts
 * @property {(pick: string, besides: boolean) => void} choose
 * @property {() => void} clear
 * @property {() => void} undo
 * @property {(what: string) => void} advise asks for a hint or an estimate
 * @property {() => void} note
 * @property {{ closer: () => void, farther: () => void, whole: () => void, }} zoom
 * @property {() => void} sight takes the line of sight in hand, or puts it down
 * @property {() => void} level lifts the roofs, or lays them
 * @property {() => void} used a key was pressed: the reader moves by keyboard
 */

/** @param {Acts} acts */
export function keyboard(acts) {
  /** @type {Record<string, () => void>} */
  const arrows = {
    ArrowLeft: () => step(-1, 0),
    ArrowRight: () => step(1, 0),
    ArrowUp: () => step(0, -1),
    ArrowDown: () => step(0, 1),
  };
  /** What can be had by a key of the reader's choice. @type {Record<string, () => void>} */
  const byName = {
    undo: acts.undo,
    hint: () => acts.advise("hint"),
    estimate: () => acts.advise("estimate"),
    sight: acts.sight,
    level: acts.level,
    note: acts.note,
    closer: acts.zoom.closer,
    farther: acts.zoom.farther,
    whole: acts.zoom.whole,
    moves,
    help,
  };

  document.addEventListener("keydown", (event) => {
    const target = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest("input, select, textarea, dialog:modal")) return;
    acts.used();
    if (event.key === "Escape") {
      if (!closeNotices()) acts.clear();
      return;
    }
    const thing = target instanceof Element ? target.closest("[data-pick]") : null;
    if ((event.key === "Enter" || event.key === " ") && thing) {
      event.preventDefault();
      acts.choose(thing.getAttribute("data-pick") ?? "", event.shiftKey);
      return;
    }
    if (event.key.startsWith("Arrow") && target instanceof Element && target.closest("#log, #offers, #amounts, #advice")) return;
    const act = arrows[event.key] ?? byName[actOf(event.key === "=" ? "+" : event.key) ?? ""];
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** Unfolds the list of all moves and goes to its first, or folds it again. */
function moves() {
  const list = element("moves");
  list.toggleAttribute("open");
  if (!list.hasAttribute("open")) return;
  list.scrollIntoView({ block: "nearest" });
  // The list is filled when the page has heard that it is open.
  setTimeout(() => {
    const first = list.querySelector("li button") ?? list.querySelector("summary");
    if (first instanceof HTMLElement) first.focus();
  });
}

export function help() {
  const dialog = element("help");
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** What the arrow keys go through: what glows; with the line of sight in hand, every place. */
function reachable() {
  return document.body.classList.contains("sighting") ? ".area[data-sight]" : ".lit[data-pick]";
}

/** Everything that can be gone to. */
function glowing() {
  return [...document.querySelectorAll(reachable())].filter(
    (thing) => thing instanceof SVGElement || thing instanceof HTMLElement,
  );
}

/** What a lesson leads to: its next page, else what it points at. */
const LED = ["#voice:not([hidden]) #voice-on:not([hidden])", ".pointed.lit, #buttons .pointed, #amounts .pointed"];

/** Puts the focus on the first thing that may be chosen. */
export function focusFirst() {
  const led = LED.map((selector) => document.querySelector(selector)).find((thing) => thing);
  const first = led ?? glowing()[0] ?? element("buttons").querySelector("button");
  if (first instanceof SVGElement || first instanceof HTMLElement) first.focus();
}

/**
 * From what is in focus to the nearest thing that glows in this direction.
 * @param {number} dx
 * @param {number} dy
 */
function step(dx, dy) {
  const here = document.activeElement;
  if (!here?.matches(reachable())) {
    focusFirst();
    return;
  }
  const from = centre(here);
  let best;
  let least = Infinity;
  for (const thing of glowing()) {
    const to = centre(thing);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy - (to.y - from.y) * dx);
    const cost = along + 2 * aside;
    if (along > 1 && cost < least) {
      least = cost;
      best = thing;
    }
  }
  best?.focus();
}

/** @param {Element} thing */
function centre(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
