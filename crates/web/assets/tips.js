// @ts-check
// What a word of the trade, a phase, a track or a sign means, where the pointer rests, the focus lies or a finger is held; and where figures come from.

import { setting } from "./words.js";

/** A mouse that rests so long asks; so does a finger that is held. */
const DWELL = 350;
const HELD = 450;

/**
 * @typedef {{ terms: Record<string, { name: string, about: string, rule: string }>, sources: Record<string, { about: string, ruling: number | null }> }} Tips
 */

/** @type {Promise<Tips> | undefined} */
let asked;
/** @type {Tips | undefined} */
let tips;

/** What there is to tell of this game, fetched once. */
export function fetchTips() {
  asked ??= fetch(`/rules/${setting.game}/terms${setting.edition}`)
    .then((answer) => answer.json())
    .then((told) => (tips = told));
  asked.catch(() => (asked = undefined));
  return asked;
}

/**
 * Where the figures of a piece or place come from, as a line of its card; nothing before that is known.
 * @param {Element} subject
 */
export function sourceLine(subject) {
  const id = subject.getAttribute("data-from");
  return id ? tips?.sources[id]?.about : undefined;
}

const tip = document.createElement("div");
tip.id = "tip";
tip.className = "card tip";
tip.setAttribute("role", "tooltip");
tip.hidden = true;
document.body.append(tip);

/** @type {ReturnType<typeof setTimeout> | undefined} */
let soon;
/** @type {Element | undefined} */
let shown;
let byKey = false;

/** @param {EventTarget | null} target */
function subjectOf(target) {
  return target instanceof Element ? (target.closest("[data-term], [title]") ?? undefined) : undefined;
}

function hide() {
  clearTimeout(soon);
  shown?.removeAttribute("aria-describedby");
  shown = undefined;
  tip.hidden = true;
}

/**
 * @param {string} kind
 * @param {string} text
 */
function part(kind, text) {
  const made = document.createElement(kind);
  made.textContent = text;
  return made;
}

/** @param {Element} subject */
async function show(subject) {
  const id = subject.getAttribute("data-term");
  const title = subject.getAttribute("title");
  const term = id ? (await fetchTips().catch(() => undefined))?.terms[id] : undefined;
  hide();
  if (!subject.isConnected || (!term && !title)) return;
  if (term) {
    const rule = part("a", term.rule);
    rule.className = "rule";
    rule.setAttribute("href", `/rules/${setting.game}#${term.rule}`);
    rule.dataset.rule = term.rule;
    tip.replaceChildren(part("strong", term.name), part("span", term.about), rule);
  } else {
    tip.replaceChildren(...(title ?? "").split("\n").map((line) => part("span", line)));
  }
  shown = subject;
  subject.setAttribute("aria-describedby", "tip");
  tip.hidden = false;
  const box = subject.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.max(6, Math.min(box.left, innerWidth - width - 6));
  const below = box.bottom + 6;
  tip.style.left = `${left}px`;
  tip.style.top = `${below + height < innerHeight - 6 ? below : Math.max(6, box.top - height - 6)}px`;
}

document.addEventListener("keydown", (event) => {
  byKey = true;
  if (event.key === "Escape") hide();
}, { capture: true });
document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse" || (event.target instanceof Element && event.target.closest("#tip"))) return;
  clearTimeout(soon);
  const subject = subjectOf(event.target);
  // What has only a title is shown by the browser itself.
  if (subject?.hasAttribute("data-term")) soon = setTimeout(() => void show(subject), DWELL);
  else if (shown) soon = setTimeout(hide, DWELL);
});
document.addEventListener("pointerdown", (event) => {
  byKey = false;
  if (event.target instanceof Element && event.target.closest("#tip")) return;
  hide();
  const subject = subjectOf(event.target);
  if (event.pointerType !== "mouse" && subject) soon = setTimeout(() => void show(subject), HELD);
});
for (const end of ["pointerup", "pointercancel", "scroll"]) {
  document.addEventListener(end, () => clearTimeout(soon), { capture: true });
}
document.addEventListener("focusin", (event) => {
  const subject = subjectOf(event.target);
  if (byKey && subject === event.target) void show(subject);
  else if (!(event.target instanceof Element && event.target.closest("#tip"))) hide();
});
document.addEventListener("click", (event) => {
  const subject = event.target instanceof Element ? event.target.closest("button.term") : null;
  if (subject) void show(subject);
});

// What a card tells of its sources is known before the first is shown.
void fetchTips().catch(() => undefined);
