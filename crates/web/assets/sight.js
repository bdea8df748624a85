// @ts-check
// Lines of sight: what can be seen from a piece or a place, and what is in the way. The server answers; the page draws.

import { setting, word } from "./words.js";

/** A mouse that rests this long on a piece asks what it sees. */
const DWELL = 350;
/** A finger that rests this long takes the sight in hand. */
const PRESS = 550;

/**
 * @typedef {{ svg: string, text: string, rule: string | null }} Answer
 */

/**
 * @param {HTMLElement} frame the board
 * @param {() => string} moment what the address says besides: `step=12`, or nothing for the present
 */
export function sights(frame, moment = () => "") {
  const board = frame.querySelector("svg[data-sight]");
  const toggle = document.getElementById("sight-tool");
  const said = document.getElementById("sighted");
  const none = { takes: () => false, takesKey: () => false, clear: () => {}, leave: () => false, toggle: () => {} };
  if (!board || !toggle || !said) return none;

  /** The sight is in hand: clicks mean whence and whither. */
  let on = false;
  /** @type {string | null} Whence one looks. */
  let source = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;
  /** What was last asked, so that a late answer is not shown. */
  let asked = "";
  /** A finger has taken the sight in hand: the click that follows means nothing. */
  let pressed = false;
  let byKey = false;

  const layer = document.createElementNS("http://www.w3.org/2000/svg", "g");
  layer.setAttribute("class", "sight-layer");
  board.append(layer);

  function clear() {
    clearTimeout(soon);
    asked = "";
    layer.replaceChildren();
    if (said) said.hidden = true;
  }

  /** @param {boolean} wanted */
  function take(wanted) {
    on = wanted;
    source = null;
    clear();
    document.body.classList.toggle("sighting", on);
    toggle?.setAttribute("aria-pressed", String(on));
    if (on) tell({ svg: "", text: word("sight-how"), rule: null });
  }

  /** @param {Answer} answer */
  function tell(answer) {
    if (!said) return;
    layer.innerHTML = answer.svg;
    const text = document.createElement("span");
    text.textContent = `${answer.text} `;
    said.replaceChildren(text);
    if (answer.rule) {
      const link = document.createElement("a");
      link.className = "rule";
      link.href = `/rules/${setting.game}#${answer.rule}`;
      link.dataset.rule = answer.rule;
      link.textContent = answer.rule;
      link.title = word("open-rule", { rule: answer.rule });
      said.append(link);
    }
    said.hidden = false;
  }

  /**
   * @param {string} from
   * @param {string | null} to
   */
  async function ask(from, to) {
    const parts = [`from=${from}`, to && to !== from ? `to=${to}` : "", moment()].filter((part) => part);
    const address = `/game/${setting.table}/sight?${parts.join("&")}`;
    if (address === asked) return;
    asked = address;
    const reply = await fetch(address).catch(() => undefined);
    if (!reply?.ok || asked !== address) return;
    const answer = await reply.json();
    if (asked === address) tell(answer);
  }

  /** @param {EventTarget | null} target */
  function place(target) {
    return target instanceof Element ? (target.closest("[data-sight]")?.getAttribute("data-sight") ?? null) : null;
  }

  /**
   * What is under the pointer or in focus: the sight from it, or the line to it from what was chosen or attacks.
   * @param {EventTarget | null} target
   */
  function look(target) {
    const there = place(target);
    if (!there) return;
    if (on) void ask(source ?? there, source ? there : null);
    else if (target instanceof Element && target.closest(".piece")) {
      const aims = ".piece.chosen[data-sight], .piece.joined[data-sight]";
      const whence = frame.querySelector(aims)?.getAttribute("data-sight");
      void ask(whence ?? there, whence ? there : null);
    }
  }

  /** @param {string} there */
  function point(there) {
    if (source === there) {
      source = null;
      clear();
    } else if (source === null) {
      source = there;
      void ask(there, null);
    } else void ask(source, there);
  }

  frame.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(soon);
    const there = place(event.target);
    if (!on && !(event.target instanceof Element && event.target.closest(".piece[data-sight]"))) clear();
    else if (there) soon = setTimeout(() => look(event.target), on ? 60 : DWELL);
  });
  frame.addEventListener("pointerleave", () => {
    if (!on) clear();
  });
  frame.addEventListener("pointerdown", (event) => {
    pressed = false;
    const there = place(event.target);
    if (event.pointerType === "mouse" || !there) return;
    clearTimeout(soon);
    soon = setTimeout(() => {
      pressed = true;
      if (!on) take(true);
      source = there;
      void ask(there, null);
    }, PRESS);
  });
  for (const end of ["pointerup", "pointercancel", "scroll"]) frame.addEventListener(end, () => clearTimeout(soon));
  frame.addEventListener("contextmenu", (event) => {
    if (pressed) event.preventDefault();
  });
  document.addEventListener("keydown", () => (byKey = true), { capture: true });
  document.addEventListener("pointerdown", () => (byKey = false), { capture: true });
  frame.addEventListener("focusin", (event) => {
    if (byKey) look(event.target);
  });
  toggle.addEventListener("click", () => take(!on));

  return {
    /** Whether the sight takes this click for itself. @param {MouseEvent} event */
    takes(event) {
      if (pressed) {
        pressed = false;
        return true;
      }
      const there = on ? place(event.target) : null;
      if (there) point(there);
      return on;
    },
    /** The same for a key on what is in focus. */
    takesKey() {
      const there = on ? place(document.activeElement) : null;
      if (there) point(there);
      return on;
    },
    /** Takes the drawing away, for the board has changed. */
    clear() {
      source = null;
      clear();
    },
    /** Puts the sight down. Says whether it was in hand. */
    leave() {
      const was = on;
      if (on) take(false);
      return was;
    },
    toggle: () => take(!on),
  };
}
