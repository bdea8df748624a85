// @ts-check
// Advice: what a general would do in the reader's place, and how the reader stands. Each is asked for, and takes about a second.

import { element, word } from "./words.js";
import { toast } from "./notices.js";

/**
 * @typedef {{ what: string, of: (number | null)[] }} Apart where a line leads: something counted, in tenths
 * @typedef {{ decision: string, text: string, picks: string[], tries: number, about: string, reason: string | null, apart?: Apart[] }} Hinted
 * @typedef {{ text: string, best?: Hinted[], playouts?: number, remark?: string, reason?: string }} Told
 */

/**
 * @param {(what: string) => string} address where advice of this kind is to be had
 * @param {(pick: string) => Element[]} things what stands for a click on the board and beside it
 * @param {(things: Element[]) => void} bringIntoSight
 * @param {(decision: string) => void} play
 */
export function advisor(address, things, bringIntoSight, play) {
  const panel = element("advice");
  const text = element("advice-text");
  const list = element("advice-list");
  const remark = element("advice-remark");
  /** @type {AbortController | undefined} */
  let asking;
  /** What is asked or shown. */
  let shown = "";
  /** @type {string[]} The clicks of the decision that is pointed at. */
  let pointed = [];

  function clear() {
    asking?.abort();
    asking = undefined;
    shown = "";
    panel.hidden = true;
    point([]);
  }

  /** @param {string[]} picks */
  function point(picks) {
    for (const thing of pointed.flatMap(marked)) thing.classList.remove("hot");
    pointed = picks;
    mark();
    bringIntoSight(pointed.flatMap(things));
  }

  /** @param {string} pick */
  function marked(pick) {
    return [...things(pick), ...document.querySelectorAll(`[data-choice="${CSS.escape(pick)}"]`)];
  }

  function mark() {
    for (const thing of pointed.flatMap(marked)) thing.classList.add("hot");
  }

  /**
   * @param {string} what
   * @param {boolean} focus the reader asked by keyboard
   */
  async function ask(what, focus) {
    const again = shown === what;
    clear();
    if (again) return;
    shown = what;
    const mine = new AbortController();
    asking = mine;
    tell({ text: word("thinking") });
    panel.setAttribute("aria-busy", "true");
    const answer = await fetch(address(what), { signal: mine.signal }).catch(() => undefined);
    /** @type {Told | undefined} */
    const told = await answer?.json().catch(() => undefined);
    // What was asked of a table that has moved on meanwhile is forgotten.
    if (asking !== mine) return;
    panel.setAttribute("aria-busy", "false");
    if (answer?.ok && told) {
      tell(told);
      if (focus) list.querySelector("button")?.focus();
    } else {
      clear();
      if (answer?.status !== 409) toast(told?.reason ?? word("trouble"));
    }
  }

  /** @param {Told} told */
  function tell(told) {
    panel.hidden = false;
    text.textContent = told.text;
    list.replaceChildren(...(told.best ?? []).map((hinted) => row(hinted, told.playouts ?? 0)));
    remark.textContent = told.remark ?? "";
  }

  /**
   * @param {Hinted} hinted
   * @param {number} playouts
   */
  function row(hinted, playouts) {
    const item = document.createElement("li");
    const act = document.createElement("button");
    act.type = "button";
    act.setAttribute("aria-pressed", "false");
    act.append(part("b", hinted.text), meter(hinted.tries, playouts), part("span", hinted.about));
    if (hinted.reason) act.append(part("small", hinted.reason));
    if (hinted.apart?.length) act.append(part("small", hinted.apart.map(counted).join(" · ")));
    act.addEventListener("click", () => {
      const pressed = act.getAttribute("aria-pressed") === "true";
      for (const other of list.querySelectorAll("[aria-pressed]")) other.setAttribute("aria-pressed", "false");
      act.setAttribute("aria-pressed", String(!pressed));
      point(pressed ? [] : hinted.picks);
    });
    const go = part("button", word("hint-play"));
    go.className = "hint-play";
    go.setAttribute("type", "button");
    go.setAttribute("aria-label", `${word("hint-play")}: ${hinted.text}`);
    go.addEventListener("click", () => {
      clear();
      play(hinted.decision);
    });
    item.append(act, go);
    return item;
  }

  return {
    ask,
    clear,
    point,
    /** Marks again what is pointed at: the board has been drawn again. */
    mark,
  };
}

/**
 * "Blocks lost 1.3 : 0.4"
 * @param {Apart} apart
 */
function counted({ what, of }) {
  const said = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 });
  return `${what} ${of.flatMap((tenths) => (tenths === null ? [] : [said.format(tenths / 10)])).join(" : ")}`;
}

/**
 * How much of the thinking went into it.
 * @param {number} tries
 * @param {number} playouts
 */
function meter(tries, playouts) {
  const made = document.createElement("meter");
  made.hidden = playouts === 0;
  made.max = playouts;
  made.value = tries;
  made.setAttribute("aria-hidden", "true");
  return made;
}

/**
 * @param {string} kind
 * @param {string} said
 */
function part(kind, said) {
  const made = document.createElement(kind);
  made.textContent = said;
  return made;
}
