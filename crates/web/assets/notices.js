// @ts-check
// What the table tells beside the board: toasts, rules in the drawer; and where a small panel lies.

import { element, setting, word } from "./words.js";

/**
 * A short notice that goes by itself; with its rule, if it has one.
 * @param {string} text
 * @param {string} [rule]
 */
export function toast(text, rule) {
  const toasts = element("toasts");
  const notice = document.createElement("p");
  notice.textContent = `${text} `;
  if (rule) {
    const link = document.createElement("a");
    link.className = "rule";
    link.href = `/rules/${setting.game}#${rule}`;
    link.dataset.rule = rule;
    link.textContent = rule;
    link.title = word("open-rule", { rule });
    notice.append(link);
  }
  while (toasts.childElementCount >= 2) toasts.firstElementChild?.remove();
  toasts.append(notice);
  const stay = 3500 + text.length * 60;
  setTimeout(() => notice.remove(), stay);
  notice.addEventListener("click", () => notice.remove());
}

/**
 * Opens a clause in the drawer.
 * @param {string} rule
 */
export async function openRule(rule) {
  const drawer = element("drawer");
  if (!(drawer instanceof HTMLDialogElement)) return;
  try {
    const answer = await fetch(`/rules/${setting.game}/${encodeURIComponent(rule)}${setting.edition}`);
    if (!answer.ok) throw new Error(String(answer.status));
    element("rule").innerHTML = await answer.text();
    if (!drawer.open) drawer.show();
    drawer.scrollTop = 0;
  } catch {
    toast(word("trouble"));
  }
}

/** Closes whatever lies over the board. Says whether something did. */
export function closeNotices() {
  const drawer = element("drawer");
  if (drawer instanceof HTMLDialogElement && drawer.open) {
    drawer.close();
    return true;
  }
  return false;
}

/** Links to rules open in the drawer, unless the reader asks for a new tab. */
export function rulesInDrawer() {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-rule]") : null;
    if (!(link instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    void openRule(link.dataset.rule ?? "");
  });
}

/**
 * Puts a small panel by `thing`, inside the frame: where it covers the least of what glows, and above rather than elsewhere.
 * @param {HTMLElement} panel
 * @param {DOMRect} thing
 * @param {HTMLElement} frame
 */
export function place(panel, thing, frame) {
  const area = frame.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const gap = 8;
  const [x, y] = [thing.left - area.left, thing.top - area.top];
  const across = x + (thing.width - width) / 2;
  const down = y + (thing.height - height) / 2;
  const spots = [
    [across, y - height - gap],
    [across, y + thing.height + gap],
    [x + thing.width + gap, down],
    [x - width - gap, down],
    [0, 0],
    [area.width, 0],
    [0, area.height],
    [area.width, area.height],
  ].map(([left, top]) => new DOMRect(within(left, width, area.width) + area.left, within(top, height, area.height) + area.top, width, height));
  const kept = [thing, ...[...frame.querySelectorAll(".lit")].map((lit) => lit.getBoundingClientRect())];
  const cost = (/** @type {DOMRect} */ spot) => kept.reduce((sum, box, at) => sum + shared(spot, box) * (at === 0 ? 4 : 1), 0);
  const best = spots.reduce((least, spot) => (cost(spot) < cost(least) ? spot : least));
  panel.style.left = `${best.left - area.left}px`;
  panel.style.top = `${best.top - area.top}px`;
}

/**
 * How much two boxes cover of each other.
 * @param {DOMRect} a
 * @param {DOMRect} b
 */
function shared(a, b) {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * @param {number} at
 * @param {number} length
 * @param {number} room
 */
function within(at, length, room) {
  return Math.max(4, Math.min(at, room - length - 4));
}
