// @ts-check
// What the table tells beside the board: toasts, rules in the drawer, cards.

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
    const answer = await fetch(`/rules/${setting.game}/${encodeURIComponent(rule)}`);
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
 * The card of what is under the pointer, tapped or in focus.
 * @param {HTMLElement} frame the board
 */
export function cards(frame) {
  const card = element("card");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;
  let byKey = false;

  /** @param {EventTarget | null} target */
  function told(target) {
    return target instanceof Element ? target.closest("[data-card]") : null;
  }

  /**
   * @param {Element | null} subject
   * @param {DOMRect} [at] where the pointer is
   */
  function show(subject, at) {
    clearTimeout(soon);
    const lines = subject?.getAttribute("data-card")?.split("\n") ?? [];
    card.hidden = lines.length === 0;
    if (!subject || card.hidden) return;
    card.replaceChildren(
      ...lines.map((line, index) => {
        const row = document.createElement(index === 0 ? "strong" : "span");
        row.textContent = line;
        return row;
      }),
    );
    place(card, at ?? subject.getBoundingClientRect(), frame);
  }

  frame.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(soon);
    const subject = told(event.target);
    const at = new DOMRect(event.clientX - 14, event.clientY - 14, 28, 28);
    if (subject) soon = setTimeout(() => show(subject, at), 350);
    else show(null);
  });
  document.addEventListener("keydown", () => (byKey = true), { capture: true });
  document.addEventListener("pointerdown", () => (byKey = false), { capture: true });
  frame.addEventListener("pointerleave", () => show(null));
  frame.addEventListener("pointerdown", (event) => {
    const touched = event.pointerType === "mouse" ? null : told(event.target);
    show(touched);
    if (touched) soon = setTimeout(() => show(null), 4000);
  });
  frame.addEventListener("focusin", (event) => {
    const subject = told(event.target);
    if (byKey) show(subject);
  });
  frame.addEventListener("focusout", () => show(null));
  frame.addEventListener("scroll", () => show(null));
}

/**
 * Puts a small panel by `thing`, inside the frame: over it if there is room, else under it.
 * @param {HTMLElement} panel
 * @param {DOMRect} thing
 * @param {HTMLElement} frame
 */
export function place(panel, thing, frame) {
  const area = frame.getBoundingClientRect();
  const own = panel.getBoundingClientRect();
  const gap = 8;
  const above = thing.top - area.top - own.height - gap;
  const below = thing.bottom - area.top + gap;
  const x = thing.left - area.left + (thing.width - own.width) / 2;
  panel.style.left = `${within(x, own.width, area.width)}px`;
  panel.style.top = `${within(above >= 4 ? above : below, own.height, area.height)}px`;
}

/**
 * @param {number} at
 * @param {number} length
 * @param {number} room
 */
function within(at, length, room) {
  return Math.max(4, Math.min(at, room - length - 4));
}
