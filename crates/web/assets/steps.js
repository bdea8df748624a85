// @ts-check
// What happened without the reader, shown step by step at the reader's pace: each moment is asked of the replay.

import { element, keep, recall, setting, word } from "./words.js";
import { swapPieces } from "./pieces.js";
import { lastVisit, reveal, told } from "./log.js";

/** Fewer steps than this are shown at once: a decision and its dice. */
const FEW = 4;
/** More than this nobody watches: after a long absence the present is shown. */
const MANY = 1000;
/** No showing takes longer than this, in milliseconds: many steps go by faster. */
const LONGEST = 20_000;
const KEPT = "pace";

/**
 * @param {HTMLElement} frame the board
 * @param {() => string} side through whose eyes
 */
export function stepwise(frame, side) {
  const pace = element("pace");
  const skip = element("skip");
  const moment = element("moment");
  /** Ends the showing under way. */
  let end = () => {};
  /** Ends a pause. */
  let hurry = () => {};

  if (pace instanceof HTMLSelectElement) {
    const kept = recall(KEPT);
    if ([...pace.options].some((option) => option.value === kept)) pace.value = kept;
    pace.addEventListener("change", () => {
      keep(KEPT, pace.value);
      if (wait() === 0) end();
    });
  }
  skip.addEventListener("click", () => end());

  /** How long a step stands, in milliseconds; 0 shows the present at once. */
  function wait() {
    return pace instanceof HTMLSelectElement ? Number(pace.value) : 0;
  }

  /**
   * Lets what is shown stand for a while, unless it is skipped.
   * @param {number} time
   */
  function pause(time) {
    return new Promise((settle) => {
      const due = setTimeout(settle, time);
      hurry = () => {
        clearTimeout(due);
        settle(undefined);
      };
    });
  }

  /** @param {number} step */
  async function get(step) {
    const address = `/game/${setting.table}/replay/${step}?side=${side()}`;
    const reply = await fetch(address, { headers: { accept: "application/json" } });
    if (!reply.ok) throw new Error(String(reply.status));
    return reply.json();
  }

  return {
    /** Ends the showing under way, if there is one. Returns whether there was. */
    skip() {
      const under = !skip.hidden;
      end();
      hurry();
      return under;
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

    /** How much of the record the reader saw at the last visit; nothing of a new table. */
    seen() {
      const length = lastVisit();
      return Number.isFinite(length) ? length : 0;
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
      skip.hidden = false;
      moment.hidden = false;
      reveal(from);
      let shown = "";
      let next = get(from + 1).catch(() => undefined);
      for (let step = from + 1; step < to && !over; step += 1) {
        const parts = await Promise.race([next, ended]);
        if (over || !parts) break;
        next = step + 1 < to ? get(step + 1).catch(() => undefined) : next;
        const lines = told(step - 1);
        // What the reader cannot see need not be waited for.
        if (parts.pieces + parts.panels === shown && lines.length === 0) continue;
        shown = parts.pieces + parts.panels;
        swapPieces(frame, parts.pieces);
        element("prompt").innerHTML = parts.prompt;
        element("panels").innerHTML = parts.panels;
        element("status").innerHTML = parts.status;
        moment.textContent = [word("moment", { n: step - from, all: to - from }), ...lines].join(" · ");
        reveal(step);
        await pause(Math.min(wait(), LONGEST / (to - from)));
      }
      end = () => {};
      skip.hidden = true;
      moment.hidden = true;
    },
  };
}
