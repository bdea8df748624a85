// @ts-check
// The log: new lines at the end, lines taken back gone, and what happened since the last visit marked.

import { element, setting } from "./words.js";

const log = element("log");
const seen = `seen-${setting.table}`;

/**
 * The input that a line came from.
 * @param {Element} line
 */
function input(line) {
  return line instanceof HTMLElement ? Number(line.dataset.input) : -1;
}

/**
 * @param {number} from the lines from this input on are replaced
 * @param {string} html
 */
export function addLines(from, html) {
  for (const line of [...log.children]) {
    if (input(line) >= from) line.remove();
    else line.classList.remove("new");
  }
  const known = log.childElementCount;
  log.insertAdjacentHTML("beforeend", html);
  if (known > 0) for (const line of [...log.children].slice(known)) line.classList.add("new");
  log.scrollTop = log.scrollHeight;
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

/** How long the record was at the last visit. */
function lastVisit() {
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
