// @ts-check
// The log: new lines at the end, lines taken back gone, and what happened since the last visit marked.

import { element, setting } from "./words.js";

const log = element("log");
const seen = `seen-${setting.table}`;
/** What came of this input and later ones is yet to be shown. */
let revealed = Infinity;
/** Whether the reader is at the end of the log: one who has scrolled back is not disturbed. */
let following = true;
const NEAR = 60;
/** Lines whose dice have fallen already. @type {WeakSet<Element>} */
const seenDice = new WeakSet(log.children);
log.addEventListener("scroll", () => {
  following = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
});

/**
 * The input that a line came from.
 * @param {Element} line
 */
function input(line) {
  return line instanceof HTMLElement ? Number(line.dataset.input) : -1;
}

/** @param {{ log_from: number, log: string }[]} news new lines, each in place of those from an input on */
export function addLines(news) {
  scrolling(() => {
    for (const line of log.querySelectorAll(".new")) line.classList.remove("new");
    for (const { log_from, log: html } of news) {
      while (log.lastElementChild && input(log.lastElementChild) >= log_from) log.lastElementChild.remove();
      const last = log.lastElementChild;
      log.insertAdjacentHTML("beforeend", html);
      for (let line = last?.nextElementSibling; line; line = line.nextElementSibling) line.classList.add("new");
    }
    quieten();
    hide();
  });
}

/**
 * Follows what is added at the end, if the reader is there.
 * @param {() => void} change
 */
function scrolling(change) {
  const follow = following;
  change();
  if (follow) toEnd();
}

/** Back to the end of the log, once everything else that changes has changed: to scroll, the page must be laid out. */
export function toEnd() {
  if (!ending) queueMicrotask(end);
  ending = true;
}

let ending = false;

/** Where the screen is narrow only the last lines are seen: all of them for the asking. */
export function unfoldable() {
  const more = element("log-more");
  more.addEventListener("click", () => {
    const open = log.closest(".log")?.classList.toggle("open") ?? false;
    more.setAttribute("aria-expanded", String(open));
    toEnd();
  });
}

function end() {
  ending = false;
  log.scrollTop = log.scrollHeight;
  following = true;
}

/** A reason that was just given need not be read again. */
export function quieten() {
  let last;
  for (const line of log.querySelectorAll(".heading, .reason")) {
    const reason = line.classList.contains("reason") ? line.textContent : undefined;
    line.classList.toggle("again", reason !== undefined && reason === last);
    last = reason;
  }
}

function hide() {
  let thrown = false;
  for (const line of log.children) {
    if (!(line instanceof HTMLElement)) continue;
    const hidden = input(line) >= revealed;
    thrown ||= !hidden && !seenDice.has(line) && line.querySelector(".die") !== null;
    if (!hidden) seenDice.add(line);
    line.hidden = hidden;
  }
  if (thrown) document.dispatchEvent(new CustomEvent("happened", { detail: ["dice"] }));
}

/**
 * Keeps for the next visit how far the reader has seen the game.
 * @param {number} length of the record
 */
export function remember(length) {
  if (document.visibilityState !== "visible") return;
  try {
    localStorage.setItem(seen, String(length));
  } catch {
    // Storage may be forbidden; then nothing is marked next time.
  }
}

/**
 * Hides the lines of everything from this input on, now and when they come: they are yet to be shown.
 * @param {number} length
 */
export function reveal(length) {
  revealed = length;
  scrolling(hide);
}

/**
 * What the log tells of one input.
 * @param {number} wanted
 */
export function told(wanted) {
  const lines = [...log.children].filter((line) => input(line) === wanted);
  return lines.map((line) => line.querySelector("span")?.textContent ?? "").filter(Boolean);
}

/**
 * The paths that the log tells of the inputs from `from` on and before `to`.
 * @param {number} from
 * @param {number} to
 */
export function paths(from, to) {
  const lines = [...log.children].filter((line) => input(line) >= from && input(line) < to && line.hasAttribute("data-path"));
  return lines.map((line) => ({ input: input(line), picks: (line.getAttribute("data-path") ?? "").split(" ") }));
}

/**
 * What happened without the reader, in a few lines: beside the log, and for the ear.
 * @param {string[]} lines
 */
export function sumUp(lines) {
  const fold = element("summary");
  fold.hidden = lines.length === 0;
  element("summary-lines").replaceChildren(
    ...lines.map((line) => {
      const item = document.createElement("li");
      item.textContent = line;
      return item;
    }),
  );
  const told = lines.join(" ");
  if (element("heard").textContent !== told) element("heard").textContent = told;
}

/** How long the record was at the last visit; without end where there was none. */
export function lastVisit() {
  try {
    return Number(localStorage.getItem(seen) ?? Infinity);
  } catch {
    return Infinity;
  }
}

/** Marks what happened since the last visit, and shows where it begins. */
export function sinceLastVisit() {
  const from = lastVisit();
  const fresh = [...log.children].filter((line) => input(line) >= from);
  for (const line of fresh) line.classList.add("new");
  const first = fresh[0];
  log.scrollTop = first instanceof HTMLElement ? first.offsetTop - log.offsetTop : log.scrollHeight;
}
