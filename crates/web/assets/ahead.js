// @ts-check
// What an order looks like that is only begun: costs, chances, where it can lead. The table itself is not touched by that.

import { element, setting } from "./words.js";
import { swapPieces } from "./pieces.js";
import { swapPanels } from "./panels.js";

/**
 * @param {HTMLElement} frame the board
 * @param {() => { side: string | null, pieces: string, panels: string, at: number }} present what the table is like
 * @param {() => void} shown told when something else is shown
 */
export function lookingAhead(frame, present, shown) {
  /** The order that is looked at, and at which revision. */
  let wanted = "";
  /** Whether it is shown. */
  let prompt = "";

  /**
   * @param {string} pieces
   * @param {string} panels
   */
  function lay(pieces, panels) {
    swapPieces(frame, pieces);
    swapPanels(element("panels"), panels);
    shown();
  }

  return {
    /** What the table would ask, once it is known. */
    prompt: () => prompt,

    /** The board was drawn again: nothing is looked at any more. */
    forget() {
      wanted = "";
      prompt = "";
    },

    /** @param {string | undefined} decision the one that begins the order; none if nothing is to be looked at */
    async show(decision) {
      const { side, at, pieces, panels } = present();
      const key = decision ? `${at} ${decision}` : "";
      if (key === wanted) return;
      const was = prompt;
      wanted = key;
      prompt = "";
      if (!decision) {
        if (was) lay(pieces, panels);
        return;
      }
      const query = new URLSearchParams({ decision, side: side ?? "" });
      const answer = await fetch(`/game/${setting.table}/ahead?${query}`).catch(() => undefined);
      const seen = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
      if (key !== wanted || !seen) return;
      prompt = seen.prompt;
      lay(seen.pieces, seen.panels);
    },
  };
}
