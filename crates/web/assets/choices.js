// @ts-check
// What may be chosen: what glows on the board and in the panels, buttons for what has no place there, amounts, and the list of all moves.

import { element, word } from "./words.js";
import { become, called, printed } from "./called.js";
import { place } from "./notices.js";
import { amount, follow, isButton, isPiece, isPlace } from "./picks.js";

/**
 * @typedef {import("./model.js").Model} Model
 * @typedef {import("./picks.js").Act} Act
 * @typedef {object} Acts
 * @property {(pick: string) => void} choose
 * @property {(act: Act) => void} decide
 * @property {() => void} clear
 * @property {(pieces: string[]) => void} widen all of these are to do the same
 * @property {() => void} several whether a click on a piece adds it to those clicked before
 */

/** @param {string} pick */
export function things(pick) {
  return [...document.querySelectorAll(`[data-pick="${CSS.escape(pick)}"]`)];
}

/**
 * The way by which the reader means to enter a place, where there are several: that on whose side of it the pointer is; in the middle,
 * the one nearest to whoever goes.
 * @param {Model} model
 * @param {{ clientX: number, clientY: number }} pointer
 */
export function wayThere(model, { clientX, clientY }) {
  const { next, open } = model.choice;
  const { clicks } = model;
  const to = things(clicks[clicks.length - 1] ?? "")[0];
  const from = things(clicks[0] ?? "")[0];
  const ends = open.every((act) => act.picks.length === clicks.length + 1);
  if (!to || !from || clicks.length < 2 || next.length < 2 || !ends || !next.every(isPlace)) return undefined;
  const [middle, start] = [centre(to), centre(from)];
  const aside = Math.hypot(clientX - middle.x, clientY - middle.y);
  const aim = aside > to.getBoundingClientRect().width / 4 ? { x: clientX, y: clientY } : start;
  const away = (/** @type {string} */ pick) => {
    const thing = things(pick)[0];
    if (!thing) return Infinity;
    const { x, y } = centre(thing);
    return Math.hypot(x - aim.x, y - aim.y);
  };
  return [...next].sort((a, b) => away(a) - away(b))[0];
}

/** @param {Element} thing */
function centre(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * @param {HTMLElement} frame the board
 * @param {Model} model
 * @param {Acts} acts
 */
export function choices(frame, model, acts) {
  const amounts = element("amounts");

  /** @param {string} pick */
  function nameOf(pick) {
    return model.state.names[pick] ?? nameOn(pick) ?? pick;
  }

  /** @param {string} pick */
  function nameOn(pick) {
    const [thing] = things(pick);
    return thing && called(thing);
  }

  /** What glows or is chosen. @type {WeakSet<Element>} */
  const marked = new WeakSet();

  /**
   * Lights up what may be clicked next; returns what of it has no place on the board. What glows already, and what never did, is not touched.
   * @param {string[]} next
   */
  function glow(next) {
    const [few, lit, chosen] = [fewOf(next), new Set(next), new Set([...model.clicks, ...model.also])];
    const there = new Set();
    const touched = [];
    for (const thing of document.querySelectorAll("[data-pick]")) {
      const pick = thing.getAttribute("data-pick") ?? "";
      there.add(pick);
      if (lit.has(pick) || chosen.has(pick) || marked.has(thing) || thing.classList.contains("hot")) touched.push({ thing, pick });
    }
    for (const { thing, pick } of touched) if (lit.has(pick)) printed(thing);
    for (const { thing, pick } of touched) {
      const marks = { chosen: chosen.has(pick), lit: lit.has(pick), some: lit.has(pick) && few.has(pick), hot: false };
      for (const [mark, on] of Object.entries(marks)) if (thing.classList.contains(mark) !== on) thing.classList.toggle(mark, on);
      become(thing, marks.lit);
      if (marks.lit || marks.chosen) marked.add(thing);
      else marked.delete(thing);
    }
    return next.filter((pick) => !there.has(pick));
  }

  /**
   * What not all can do who are told something together.
   * @param {string[]} next
   */
  function fewOf(next) {
    const { told, clicks } = model;
    if (told.length < 2) return new Set();
    const open = told.map((piece) => new Set(follow(model.acts, [piece, ...clicks.slice(1)]).next));
    return new Set(next.filter((pick) => open.some((each) => !each.has(pick))));
  }

  /**
   * A button for every click that has no place on the board: what does something first, what does nothing last. The main one is the first
   * that does something; none is while something glows, as it would be to leave that undone.
   * @param {string[]} picks
   * @param {boolean} glows
   */
  function showButtons(picks, glows) {
    const idle = (/** @type {string} */ pick) => model.acts.every((act) => act.idle || act.picks[model.clicks.length] !== pick);
    const active = picks.filter((pick) => !idle(pick));
    const main = glows ? undefined : active[0];
    const made = [...active, ...picks.filter(idle)].map((pick) => {
      const button = choice(pick, nameOf(pick), pick === main);
      button.classList.toggle("idle", idle(pick));
      return button;
    });
    const bands = model.bands.map(({ name, pieces }) => {
      const made = button(`${name} (${pieces.length})`, () => acts.widen(pieces));
      made.dataset.band = pieces.join(" ");
      return made;
    });
    renew(element("buttons"), [...made, ...bands, ...severalButton(), ...cancelButton()]);
  }

  /** For those who have no key to hold: a click on a piece adds it to those clicked before. */
  function severalButton() {
    const able = follow(model.acts, []).next.filter(isPiece);
    if (model.told.length === 0 || model.clicks.length > 1 || able.length < 2) return [];
    const made = button(word("several"), acts.several);
    made.id = "several";
    made.setAttribute("aria-pressed", String(document.body.classList.contains("several")));
    return [made];
  }

  function cancelButton() {
    if (model.clicks.length === 0) return [];
    const cancel = button(word("cancel"), acts.clear);
    cancel.dataset.key = "Esc";
    return [cancel];
  }

  /** Asks whether something is to be left undone.
   * @param {Act} doubted */
  function showDoubt(doubted) {
    const back = button(word("go-back"), acts.clear);
    back.classList.add("main");
    back.dataset.key = "Esc";
    const go = button(word("all-the-same"), () => acts.decide(doubted));
    go.dataset.choice = "all-the-same";
    renew(element("buttons"), [go, back]);
    back.focus();
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
      return choice(pick, ways ? names[pick] : much, index === 0);
    });
    const row = document.createElement("div");
    row.append(...buttons);
    amounts.replaceChildren(label, row);
    const last = [...model.clicks].reverse().flatMap(things)[0];
    if (last) place(amounts, last.getBoundingClientRect(), frame);
    if (focus) buttons[0]?.focus();
  }

  /**
   * What is to be done: what the table asks, and after a click what comes next.
   * @param {string[]} next
   * @param {string} ahead what the table would ask of an order that is begun; nothing if it is not known
   */
  function showPrompt(next, ahead) {
    const { clicks, also, doubted, state } = model;
    const asked = doubted?.undone ?? (clicks.some((pick) => amount(pick) === undefined) ? lead(next) : "");
    const several = also.length > 0 ? "" : ahead;
    element("prompt").innerHTML = asked && !several ? `<span class="said"></span>` : several || state.prompt;
    const said = element("prompt").querySelector(".said");
    if (asked && !several && said) said.textContent = asked;
  }

  /** @param {string[]} next */
  function lead(next) {
    const names = model.told.length > 1 ? [word("together", { n: model.told.length })] : model.clicks.map(nameOf);
    const who = names.join(", ");
    if (next.some(isPlace)) return word("lead-where", { who });
    if (next.every(isButton)) return word("lead-what", { who });
    return word(next.every((pick) => amount(pick) !== undefined) ? "lead-how-many" : "lead-whom", { who });
  }

  /** @param {Act[]} open */
  function showMoves(open) {
    const rows = listed(open);
    element("count").textContent = rows.length ? `(${rows.length})` : "";
    const moves = element("moves");
    if (!(moves instanceof HTMLDetailsElement) || !moves.open) return;
    element("offers").replaceChildren(
      ...rows.map(({ text, picks, act }) => {
        const item = document.createElement("li");
        const made = button(text, act);
        const hot = (/** @type {boolean} */ on) => {
          for (const thing of picks.flatMap(things)) thing.classList.toggle("hot", on);
        };
        made.addEventListener("pointerenter", () => hot(true));
        made.addEventListener("pointerleave", () => hot(false));
        made.addEventListener("focus", () => hot(true));
        made.addEventListener("blur", () => hot(false));
        item.append(made);
        return item;
      }),
    );
  }

  /**
   * What the list of all moves shows: an order that is only begun by its beginning, and once it is begun by its ends.
   * @param {Act[]} open
   */
  function listed(open) {
    const { clicks } = model;
    /** @type {Map<string, { text: string, picks: string[], act: () => void }>} */
    const rows = new Map();
    for (const act of open) {
      const first = act.picks[clicks.length] ?? "";
      if (!act.begins) {
        rows.set(act.picks.join(), { text: act.text, picks: act.picks, act: () => acts.decide(act) });
      } else if (clicks.length === 0) {
        rows.set(`${act.begins}`, { text: act.text, picks: [first], act: () => acts.choose(first) });
      } else {
        rows.set(first, { text: nameOf(first), picks: [first], act: () => acts.choose(first) });
      }
    }
    return [...rows.values()];
  }

  /**
   * A button that clicks in the reader's stead.
   * @param {string} pick
   * @param {string} text
   * @param {boolean} main
   */
  function choice(pick, text, main) {
    const made = button(text, () => acts.choose(pick));
    made.dataset.choice = pick;
    made.classList.toggle("main", main);
    return made;
  }

  return {
    /**
     * @param {boolean} focus whether the focus goes to amounts that are asked for
     * @param {string} ahead what the table would ask of an order that is begun
     */
    show(focus, ahead) {
      const { open, next } = model.choice;
      const beside = glow(model.doubted ? [] : next);
      if (model.doubted) {
        showDoubt(model.doubted);
      } else {
        const few = fewOf(next);
        const buttons = beside.filter((pick) => amount(pick) === undefined && !few.has(pick));
        showButtons(buttons, beside.length < next.length);
      }
      const amounts = next.filter((pick) => amount(pick) !== undefined);
      showAmounts(model.doubted ? [] : amounts, focus);
      if (!model.watching) showPrompt(next, ahead);
      showMoves(open);
    },

    /** Whether it is asked how many, or which way. */
    asksAmount: () => !amounts.hidden,
  };
}

/**
 * Puts these in place of what was there, unless they are the same: what is being pressed stays under the finger.
 * @param {HTMLElement} holder
 * @param {HTMLElement[]} fresh
 */
function renew(holder, fresh) {
  const same = holder.childElementCount === fresh.length && fresh.every((made, index) => made.isEqualNode(holder.children[index]));
  if (!same) holder.replaceChildren(...fresh);
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
