// @ts-check
// What may be chosen: what glows on the board and in the panels, buttons for what has no place there, amounts, and the list of all moves.

import { element, word } from "./words.js";
import { place } from "./notices.js";
import { amount } from "./picks.js";

/**
 * @typedef {import("./model.js").Model} Model
 * @typedef {import("./picks.js").Offer} Offer
 * @typedef {{ choose: (pick: string) => void, decide: (offer: Offer) => void, clear: () => void,
 *   bringIntoSight: (things: Element[]) => void }} Acts
 */

/** @param {string} pick */
export function things(pick) {
  return [...document.querySelectorAll(`[data-pick="${CSS.escape(pick)}"]`)];
}

/**
 * @param {HTMLElement} frame the board
 * @param {Model} model
 * @param {Acts} acts
 */
export function choices(frame, model, acts) {
  const amounts = element("amounts");

  /**
   * Lights up what may be clicked next; returns what of it has no place on the board.
   * @param {string[]} next
   */
  function glow(next) {
    for (const thing of document.querySelectorAll("[data-pick]:is(.lit, .chosen, .hot)")) {
      thing.classList.remove("lit", "chosen", "hot");
      thing.setAttribute("tabindex", "-1");
      if (thing instanceof SVGElement) thing.setAttribute("role", "img");
    }
    for (const thing of model.clicks.flatMap(things)) thing.classList.add("chosen");
    return next.filter((pick) => {
      const shown = things(pick);
      for (const thing of shown) {
        thing.classList.add("lit");
        thing.setAttribute("tabindex", "0");
        if (thing instanceof SVGElement) thing.setAttribute("role", "button");
      }
      return shown.length === 0;
    });
  }

  /**
   * A button for every click that has no place on the board. None is the main one while something glows: it would be to leave that undone.
   * @param {string[]} picks
   * @param {boolean} glows
   */
  function showButtons(picks, glows) {
    const buttons = picks.map((pick, index) => choice(pick, model.state.names[pick] ?? pick, glows ? index + 1 : index));
    if (model.clicks.length > 0) {
      const cancel = button(word("cancel"), acts.clear);
      cancel.dataset.key = "Esc";
      buttons.push(cancel);
    }
    element("buttons").replaceChildren(...buttons);
  }

  /**
   * @param {string[]} picks
   * @param {boolean} focus
   */
  function showAmounts(picks, focus) {
    amounts.hidden = picks.length === 0;
    if (amounts.hidden) return;
    const { names } = model.state;
    const sorted = [...picks].sort((a, b) => (amount(b) ?? 0) - (amount(a) ?? 0));
    // Amounts that are named without a number are not how many but which of several ways.
    const ways = picks.every((pick) => /^\D+$/.test(names[pick] ?? "0"));
    const label = document.createElement("span");
    label.textContent = word(ways ? "which-way" : "how-many");
    const buttons = sorted.map((pick, index) => {
      const number = amount(pick) ?? 0;
      const much = index === 0 ? word("all", { n: number }) : String(number);
      return choice(pick, ways ? names[pick] : much, index);
    });
    const row = document.createElement("div");
    row.append(...buttons);
    amounts.replaceChildren(label, row);
    const last = [...model.clicks].reverse().flatMap(things)[0];
    if (last) place(amounts, last.getBoundingClientRect(), frame);
    if (focus) buttons[0]?.focus();
  }

  function showTrail() {
    const names = model.clicks.map((pick) => model.state.names[pick] ?? pick);
    element("trail").textContent = names.length ? `${word("so-far")} ${names.join(" → ")}` : "";
  }

  /** @param {Offer[]} open */
  function showMoves(open) {
    element("count").textContent = open.length ? `(${open.length})` : "";
    const moves = element("moves");
    if (!(moves instanceof HTMLDetailsElement) || !moves.open) return;
    element("offers").replaceChildren(
      ...open.map((offer) => {
        const item = document.createElement("li");
        const act = button(offer.text, () => acts.decide(offer));
        const hot = (/** @type {boolean} */ on) => {
          for (const thing of offer.picks.flatMap(things)) thing.classList.toggle("hot", on);
        };
        act.addEventListener("pointerenter", () => hot(true));
        act.addEventListener("pointerleave", () => hot(false));
        act.addEventListener("focus", () => hot(true));
        act.addEventListener("blur", () => hot(false));
        item.append(act);
        return item;
      }),
    );
  }

  /**
   * A button that clicks in the reader's stead; the first is the main one.
   * @param {string} pick
   * @param {string} text
   * @param {number} index
   */
  function choice(pick, text, index) {
    const made = button(text, () => acts.choose(pick));
    made.dataset.choice = pick;
    made.classList.toggle("main", index === 0);
    return made;
  }

  return {
    /** @param {boolean} focus whether the focus goes to amounts that are asked for */
    show(focus) {
      const { open, next } = model.choice;
      const beside = glow(next);
      acts.bringIntoSight([...frame.querySelectorAll(".lit")]);
      showButtons(
        beside.filter((pick) => amount(pick) === undefined),
        beside.length < next.length,
      );
      showAmounts(
        next.filter((pick) => amount(pick) !== undefined),
        focus,
      );
      showTrail();
      showMoves(open);
    },

    /** Whether it is asked how many, or which way. */
    asksAmount: () => !amounts.hidden,
  };
}

/**
 * @param {string} text
 * @param {() => void} act
 */
function button(text, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", act);
  return made;
}
