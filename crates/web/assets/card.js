// @ts-check
// What stands where the pointer is, the finger rests or the focus lies: the whole stack, large enough to be read, and what there is to tell of it.

import { element } from "./words.js";
import { place } from "./notices.js";
import { sourceLine } from "./tips.js";

/** A mouse that rests so long asks for the card. */
const DWELL = 350;
/** How many lines are told of each of several that stand together; of one alone, all. */
const BRIEF = 3;
/** More than this many stand in two columns. */
const COLUMN = 3;

/**
 * A piece by itself, as large as its frame.
 * @param {Element} piece
 */
export function portrait(piece) {
  const copy = /** @type {Element} */ (piece.cloneNode(true));
  for (const name of ["id", "transform", "role", "tabindex", "aria-label", "data-pick", "data-at", "data-card", "data-from", "data-sight"]) copy.removeAttribute(name);
  copy.classList.remove("lit", "chosen", "hot", "small");
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "-33 -36 68 68");
  svg.setAttribute("aria-hidden", "true");
  const board = piece.closest("svg");
  svg.setAttribute("class", (board?.getAttribute("class") ?? "board").replace(/\b(far|inside)\b/g, ""));
  svg.append(copy);
  return svg;
}

/**
 * Everything that stands where this does, or in this place.
 * @param {HTMLElement} frame
 * @param {Element} subject
 */
export function stackOf(frame, subject) {
  const at = subject.getAttribute("data-at") ?? subject.getAttribute("data-pick");
  return at ? [...frame.querySelectorAll(`#pieces [data-at="${CSS.escape(at)}"]`)] : [];
}

/** @param {Element | null} subject */
function lines(subject) {
  return subject?.getAttribute("data-card")?.split("\n") ?? [];
}

/**
 * Where its figures come from, as a line.
 * @param {Element} subject
 */
function from(subject) {
  const line = sourceLine(subject);
  return line ? [line] : [];
}

/**
 * @param {string} tag
 * @param {string} text
 */
function said(tag, text) {
  const row = document.createElement(tag);
  row.textContent = text;
  return row;
}

/**
 * One of a stack: its picture and what is told of it.
 * @param {Element} piece
 * @param {boolean} alone
 */
function member(piece, alone) {
  const row = document.createElement("div");
  row.className = "member";
  const [title, ...rest] = lines(piece);
  const words = document.createElement("div");
  const told = alone ? [...rest, ...from(piece)] : [rest.slice(0, BRIEF).join(" · ")];
  words.append(said("strong", title ?? ""), ...told.map((line) => said("span", line)));
  row.append(portrait(piece), words);
  return row;
}

/**
 * What is told of a subject.
 * @param {HTMLElement} frame the board
 * @param {Element} subject
 */
function told(frame, subject) {
  const stack = stackOf(frame, subject);
  if (stack.length === 0) {
    const [title, ...rest] = lines(subject);
    return title ? [said("strong", title), ...[...rest, ...from(subject)].map((line) => said("span", line))] : [];
  }
  const at = stack[0].getAttribute("data-at") ?? "";
  const [title, ...ground] = lines(frame.querySelector(`[data-pick="${CSS.escape(at)}"][data-card]`));
  const rows = stack.map((piece) => member(piece, stack.length === 1));
  return [...(title ? [said("strong", title), said("span", ground.join(" · "))] : []), ...rows];
}

/**
 * The card of what is under the pointer, tapped or in focus.
 * @param {HTMLElement} frame the board
 */
export function cards(frame) {
  const card = element("card");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;
  let byKey = false;

  /** @param {EventTarget | null} target */
  function subjectOf(target) {
    return target instanceof Element ? target.closest("[data-card]") : null;
  }

  /** @param {Element | null} subject */
  function show(subject) {
    clearTimeout(soon);
    const rows = subject ? told(frame, subject) : [];
    card.hidden = rows.length === 0;
    if (!subject || card.hidden) return;
    card.classList.toggle("many", rows.filter((row) => row.className === "member").length > COLUMN);
    card.replaceChildren(...rows);
    place(card, subject.getBoundingClientRect(), frame);
  }

  frame.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(soon);
    const subject = subjectOf(event.target);
    if (subject) soon = setTimeout(() => show(subject), DWELL);
    else show(null);
  });
  document.addEventListener("keydown", () => (byKey = true), { capture: true });
  document.addEventListener("pointerdown", () => (byKey = false), { capture: true });
  frame.addEventListener("pointerleave", () => show(null));
  frame.addEventListener("pointerdown", (event) => {
    const touched = event.pointerType === "mouse" ? null : subjectOf(event.target);
    show(touched);
    if (touched) soon = setTimeout(() => show(null), 4000);
  });
  frame.addEventListener("focusin", (event) => {
    if (byKey) show(subjectOf(event.target));
  });
  frame.addEventListener("focusout", () => show(null));
  frame.addEventListener("scroll", () => show(null));
}
