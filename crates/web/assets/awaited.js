// @ts-check
// That it is the reader's turn: a mark on the page's icon, and a word to the server, as long as the table is looked at, that he need not be called.

import { setting } from "./words.js";

/** So often the server is told, in milliseconds; it believes it a little longer. */
const OFTEN = 30_000;

/** @param {boolean} mine */
export function mark(mine) {
  const icon = document.querySelector("link[rel=icon]");
  if (!(icon instanceof HTMLLinkElement)) return;
  icon.dataset.plain ??= icon.href;
  icon.href = (mine && icon.dataset.turn) || icon.dataset.plain;
  // Where the page is installed as a program, its sign has the mark as well.
  if ("setAppBadge" in navigator) void (mine ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => undefined);
}

export function looking() {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let telling;
  async function tell() {
    if (document.hidden) return;
    const clock = -new Date().getTimezoneOffset();
    const answer = await fetch(`/game/${setting.table}/looking`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ clock }),
    }).catch(() => undefined);
    // Who is never called need not say so again.
    if (answer?.ok && !(await answer.json()).again) clearInterval(telling);
  }
  telling = setInterval(() => void tell(), OFTEN);
  document.addEventListener("visibilitychange", () => void tell());
  void tell();
}
