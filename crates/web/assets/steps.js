// @ts-check
// What happened without the reader, shown step by step at the reader's pace: each moment is asked of the replay. It can be stopped, gone back over
// and skipped.

import { element, keep, recall, setting, word } from "./words.js";
import { swapPieces } from "./pieces.js";
import { swapPanels } from "./panels.js";
import { lastVisit, reveal, told } from "./log.js";

/** Fewer steps than this are shown at once: a decision and its dice. */
const FEW = 4;
/** More than this nobody watches: after a long absence the present is shown. */
const MANY = 1000;
/** What others do between two decisions of the reader is not shown for longer than this, in milliseconds, unless the reader wants it slow:
 * many steps go by faster, or are left out. */
const LONGEST = 20_000;
/** A step stands at least this long. */
const LEAST = 40;
const SLOW = 1600;
const KEPT = "pace";

/**
 * @typedef {{ pieces: string, panels: string, status: string, title: string }} Moment
 * @param {HTMLElement} frame the board
 * @param {() => string} side through whose eyes
 * @param {(from: number, to: number) => void} drawn told which steps of the record have been shown
 */
export function stepwise(frame, side, drawn) {
  const controls = element("showing");
  const moment = element("moment");
  const stop = element("pause");
  const paces = [...document.querySelectorAll("select.pace-of-others")].filter((it) => it instanceof HTMLSelectElement);
  /** Ends the showing under way. */
  let end = () => {};
  /** Ends a pause. */
  let hurry = () => {};
  /** The reader has stopped the showing. */
  let stopped = false;
  /** Where the reader wants to go, by this many steps. */
  let wish = 0;
  /** How long it has been shown what others do, since the reader's last decision. */
  let spent = 0;

  const kept = recall(KEPT);
  for (const pace of paces) {
    if ([...pace.options].some((option) => option.value === kept)) pace.value = kept;
    pace.addEventListener("change", () => {
      keep(KEPT, pace.value);
      for (const other of paces) other.value = pace.value;
      if (wait() === 0) end();
    });
  }
  element("skip").addEventListener("click", () => end());
  stop.addEventListener("click", () => halt(!stopped));
  for (const [id, by] of /** @type {[string, number][]} */ ([["back", -1], ["forward", 1]])) {
    element(id).addEventListener("click", () => {
      wish = by;
      halt(true);
      hurry();
    });
  }

  /** @param {boolean} still */
  function halt(still) {
    stopped = still;
    stop.textContent = word(still ? "play" : "pause");
    if (!still) hurry();
  }

  /** How long a step stands, in milliseconds; 0 shows the present at once. */
  function wait() {
    return Number(paces[0]?.value ?? 0);
  }

  /**
   * Lets what is shown stand for a while, unless it is skipped; as long as the reader has stopped the showing, until something is wished.
   * @param {number} time
   */
  function pause(time) {
    return new Promise((settle) => {
      const due = stopped ? undefined : setTimeout(settle, time);
      hurry = () => {
        clearTimeout(due);
        settle(undefined);
      };
    });
  }

  /**
   * @param {number} step
   * @returns {Promise<Moment | undefined>}
   */
  async function get(step) {
    const address = `/game/${setting.table}/replay/${step}?side=${side()}`;
    const reply = await fetch(address, { headers: { accept: "application/json" } }).catch(() => undefined);
    return reply?.ok ? reply.json().catch(() => undefined) : undefined;
  }

  /**
   * @param {Moment} parts
   * @param {number} step
   * @param {number} from
   * @param {number} to
   */
  function show(parts, step, from, to) {
    swapPieces(frame, parts.pieces);
    swapPanels(element("panels"), parts.panels);
    element("status").innerHTML = parts.status;
    document.title = parts.title;
    const prompt = document.createElement("span");
    prompt.className = "said";
    prompt.textContent = told(step - 1).join(" ") || parts.title.split(" · ")[0];
    element("prompt").replaceChildren(prompt);
    moment.textContent = word("moment", { n: step - from, all: to - from });
    reveal(step);
    drawn(from, step);
  }

  return {
    /** Ends the showing under way, if there is one. Returns whether there was. */
    skip() {
      const under = !controls.hidden;
      end();
      hurry();
      return under;
    },

    /** The reader has decided: what others do next is shown at leisure. */
    anew() {
      spent = 0;
    },

    /** Lets the present stand for one step, so that what others do next does not follow too fast. */
    async rest() {
      if (wait() > 0 && document.visibilityState === "visible") await pause(wait());
    },

    /**
     * Whether what lies between two lengths of the record is worth showing.
     * @param {number} from
     * @param {number} to
     */
    worth(from, to) {
      const steps = to - from;
      return wait() > 0 && steps >= FEW && steps <= MANY && document.visibilityState === "visible";
    },

    /**
     * How much of the record the reader saw at the last visit. Whoever comes to a running game for the first time begins with the present.
     * @param {{ len: number, newcomer: boolean }} state
     */
    seen({ len, newcomer }) {
      const length = lastVisit();
      if (Number.isFinite(length)) return length;
      return newcomer ? 0 : len;
    },

    /**
     * Shows every moment after `from` and before `to`; the present is shown by the page. Settles when it is done
     * or skipped, or when a moment cannot be had.
     * @param {number} from
     * @param {number} to
     */
    async play(from, to) {
      end();
      let over = false;
      const ended = new Promise((settle) => {
        end = () => {
          over = true;
          hurry();
          settle(undefined);
        };
      });
      controls.hidden = false;
      halt(false);
      reveal(from);
      /** @type {Map<number, Promise<Moment | undefined>>} */
      const asked = new Map();
      const fetched = (/** @type {number} */ step) => {
        const known = asked.get(step) ?? get(step);
        asked.set(step, known);
        return known;
      };
      /** How long the reader has looked at single steps. */
      let idle = 0;
      /** Behind time, as many steps are left out as have become due meanwhile. @param {number} each */
      const due = (each) => from + Math.floor((performance.now() - began - idle) / each);
      const began = performance.now();
      const left = Math.max(0, LONGEST - spent);
      /** The step that the reader has gone to by hand. */
      let sought = 0;
      for (let step = from + 1; step < to && !over; ) {
        const parts = await Promise.race([fetched(step), ended]);
        if (over || !parts) break;
        // Stopped while it was on its way: it is shown when the reader goes on.
        const held = stopped && step !== sought;
        if (held) step -= 1;
        if (step + 1 < to) void fetched(step + 1);
        const shownAt = performance.now();
        // What is not told need not be waited for, unless the reader goes step by step.
        if (held) {
          await pause(0);
          idle += performance.now() - shownAt;
        } else if (stopped || told(step - 1).length > 0) {
          show(parts, step, from, to);
          const each = wait() === SLOW ? SLOW : Math.max(LEAST, Math.min(wait(), left / (to - from)));
          await pause(each);
          if (stopped) idle += performance.now() - shownAt;
          else if (wish === 0 && each < wait()) step = Math.max(step, Math.min(to - 2, due(each)));
        }
        step = Math.max(from + 1, step + (wish || 1));
        sought = wish ? step : 0;
        wish = 0;
      }
      spent += performance.now() - began - idle;
      end = () => {};
      controls.hidden = true;
    },
  };
}
