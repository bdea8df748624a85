// @ts-check
// The coach, for those who want one: a quiet word before a decision that a general thinks much worse than another.

import { element, keep, recall } from "./words.js";

/** Longer than this nobody waits for the coach, in milliseconds. */
const PATIENCE = 4000;
const WANTED = "coach";

/**
 * @param {(told: string) => string} address where the coach is asked about what is to be said
 * @param {(picks: string[]) => void} point shows what the coach means
 */
export function coaching(address, point) {
  const wanted = element("coach");
  const panel = element("coach-word");
  /** @type {((go: boolean) => void) | undefined} Answers the one who waits. */
  let answer;

  if (wanted instanceof HTMLInputElement) {
    wanted.checked = recall(WANTED) === "yes";
    wanted.addEventListener("change", () => {
      keep(WANTED, wanted.checked ? "yes" : "no");
      if (!wanted.checked) end(true);
    });
  }

  /** @param {boolean} go */
  function end(go) {
    panel.hidden = true;
    point([]);
    answer?.(go);
    answer = undefined;
  }

  element("coach-back").addEventListener("click", () => end(false));
  element("coach-go").addEventListener("click", () => end(true));

  /**
   * Whether what the reader is about to say is to be said: at once, or after a second thought.
   * @param {{ decision?: string, decisions?: string[] } | object} told
   * @param {boolean} focus the reader moves by keyboard
   * @returns {Promise<boolean>}
   */
  async function approves(told, focus) {
    end(false);
    if (!(wanted instanceof HTMLInputElement) || !wanted.checked) return true;
    const said = "decision" in told ? [String(told.decision)] : "decisions" in told && Array.isArray(told.decisions) ? told.decisions : [];
    if (said.length === 0) return true;
    const asked = fetch(address(said.join("\n")), { signal: AbortSignal.timeout(PATIENCE) });
    const reply = await asked.catch(() => undefined);
    /** @type {{ text?: string, reason?: string, picks?: string[] } | undefined} */
    const word = reply?.ok ? await reply.json().catch(() => undefined) : undefined;
    if (!word?.text) return true;
    element("coach-text").textContent = word.text;
    element("coach-reason").textContent = word.reason ?? "";
    panel.hidden = false;
    point(word.picks ?? []);
    if (focus) element("coach-back").focus();
    return new Promise((resolve) => {
      answer = resolve;
    });
  }

  return { approves, /** The table has moved on. */ clear: () => end(false) };
}
