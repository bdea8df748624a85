// @ts-check
// What the table page knows and how that changes: what is shown, what has come and is yet to be shown, what the reader has clicked.
// Nothing here touches the page.

import { advance, clicked, follow } from "./picks.js";

/**
 * What the server tells of the table (`web::Fragments`; a test holds the two against each other). Strings may be HTML.
 * @typedef {import("./picks.js").Offer} Offer
 * @typedef {{ at: number, len: number, seated: boolean, side: string | null, curtain: string, mine: boolean, over: boolean,
 *   title: string, prompt: string, pieces: string, panels: string, status: string, offers: Offer[],
 *   names: Record<string, string>, log_from: number, log: string, undo: boolean }} Fragments
 */

/**
 * What follows from a click: a decision, a sentence, a question to the server about these clicks, more to choose, or nothing.
 * @typedef {{ then: "decide", offer: Offer } | { then: "say", word: string } | { then: "ask", picks: string[] }
 *   | { then: "show" } | { then: "nothing" }} Followed
 */

/**
 * What is to be shown next: the steps of the record after `from` and before `to`, or the present.
 * @typedef {{ what: "steps", from: number, to: number } | { what: "present", news: Fragments, moved: boolean }} Due
 */

export class Model {
  /** @param {Fragments} laid what the page was laid with */
  constructor(laid) {
    /** What is shown of the table. */
    this.state = laid;
    /** The latest that is known of it, shown or not yet. */
    this.latest = laid;
    /** How much of the record has been shown. */
    this.shown = laid.len;
    /** The clicks made so far towards a decision. */
    this.clicks = advance(laid.offers, []);
    /** A decision is on its way. */
    this.busy = false;
    /** The side in front of the screen, where two share it. */
    this.eyes = "";
    /** Something was taken back, or is seen through other eyes: that is not shown step by step. */
    this.anew = false;
  }

  /** What may be clicked next, and what is still open. */
  get choice() {
    return follow(this.state.offers, this.clicks);
  }

  /**
   * The reader clicks on something.
   * @param {string} pick
   * @returns {Followed}
   */
  choose(pick) {
    if (this.busy) return { then: "nothing" };
    const { over, mine, seated, offers } = this.state;
    const clicks = clicked(offers, this.clicks, pick);
    if (clicks) {
      this.clicks = clicks;
      const { whole } = this.choice;
      return whole ? { then: "decide", offer: whole } : { then: "show" };
    }
    if (over) return { then: "nothing" };
    if (!mine) return { then: "say", word: seated ? "not-now" : "not-yours" };
    return { then: "ask", picks: [...this.clicks, pick] };
  }

  /** The reader thinks again. */
  clear() {
    this.clicks = [];
  }

  /** The decision that is the only one, where nothing could be taken back before it is made. */
  get forced() {
    const { mine, over, offers, undo, curtain } = this.state;
    return mine && !over && !undo && !curtain && !this.busy && offers.length === 1 ? offers[0] : undefined;
  }

  get mayUndo() {
    return this.state.undo && !this.busy;
  }

  /** A decision goes out; until it is answered nothing can be chosen. */
  sent() {
    this.busy = true;
  }

  answered() {
    this.busy = false;
    this.clicks = advance(this.state.offers, []);
  }

  /**
   * News has come. Returns whether it is worth hearing: what is older than what is known is not.
   * @param {Fragments} news
   */
  hear(news) {
    if (news.at < this.latest.at) return false;
    this.latest = news;
    this.anew ||= news.log_from < this.shown;
    return true;
  }

  /**
   * The reader has seen this much of the record.
   * @param {number} length
   */
  hasSeen(length) {
    this.shown = length;
  }

  /**
   * What is to be shown next, if anything is. The present counts as shown from here on; of steps it is to be told when they have been
   * (`hasSeen`). While steps are shown nothing can be chosen, and news that comes waits for its turn.
   * @param {(from: number, to: number) => boolean} worth whether what lies between two lengths of the record is shown step by step
   * @returns {Due | undefined}
   */
  due(worth) {
    const { state, latest, shown } = this;
    if (state === latest && shown === latest.len) return undefined;
    if (!this.anew && worth(shown, latest.len)) {
      this.state = { ...latest, mine: false, offers: [], undo: false };
      this.clicks = [];
      return { what: "steps", from: shown, to: latest.len };
    }
    const moved = latest.at !== state.at || latest.mine !== state.mine;
    if (moved) this.clicks = advance(latest.offers, []);
    this.state = latest;
    this.shown = latest.len;
    this.anew = false;
    return { what: "present", news: latest, moved };
  }
}
