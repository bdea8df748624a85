// @ts-check
// What the table page knows and how that changes: what is shown, what has come and is yet to be shown, what the reader has clicked.
// Nothing here touches the page.

import { actsOf, advance, clicked, follow, isPiece } from "./picks.js";

/**
 * What the server tells of the table (`web::Fragments`; a test holds the two against each other). Strings may be HTML.
 * @typedef {import("./picks.js").Offer} Offer
 * @typedef {import("./picks.js").Act} Act
 * @typedef {import("./picks.js").Ways} Ways
 * @typedef {import("./picks.js").Sweep} Sweep
 * @typedef {import("./lesson.js").Voice} Voice
 * @typedef {{ name: string, pieces: string[] }} Band
 * @typedef {{ at: number, len: number, seated: boolean, side: string | null, curtain: string, mine: boolean, over: boolean,
 *   title: string, prompt: string, aim: string, pieces: string, panels: string, status: string, offers: Offer[],
 *   ways: Ways, sweeps: Sweep[], bands: Band[],
 *   names: Record<string, string>, since: number, summary: string[], newcomer: boolean, log_from: number, log: string, undo: boolean, undo_why: string,
 *   lesson: Voice | null, proposals: string, settling: string }} Fragments
 */

/**
 * What follows from a click: something is decided, or it is asked whether that is meant; a sentence, a question to the server about these
 * clicks, more to choose, or nothing.
 * @typedef {{ then: "decide" | "confirm", act: Act } | { then: "say", word: string } | { then: "ask", picks: string[] }
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
    /** All that can be done now. */
    this.acts = actsOf(laid);
    /** The clicks made so far towards a decision. */
    this.clicks = advance(this.acts, []);
    /** @type {string[]} Pieces that are to do the same as the first that was clicked. */
    this.also = [];
    /** @type {Act | undefined} What the reader is asked about: whether it is meant. */
    this.doubted = undefined;
    /** Whether the reader wishes to be asked before something is left undone. */
    this.careful = true;
    /** @type {string[] | undefined} A gesture that goes on when the reader's side is awaited again. */
    this.standing = undefined;
    /** A decision is on its way. */
    this.busy = false;
    /** The side in front of the screen, where two share it. */
    this.eyes = "";
    /** It is being shown what others did. */
    this.watching = false;
    /** Something was taken back, or is seen through other eyes: that is not shown step by step. */
    this.anew = false;
  }

  /** What may be clicked next, and what is still open. */
  get choice() {
    return follow(this.acts, this.clicks, this.also);
  }

  /** The decision that would begin the order which is being clicked, if there is one. */
  get begun() {
    if (this.clicks.length === 0 || this.also.length > 0) return undefined;
    return this.choice.open.find((act) => act.begins)?.begins;
  }

  /** The pieces that are told something together: at least the first that was clicked. */
  get told() {
    return isPiece(this.clicks[0] ?? "") ? [this.clicks[0], ...this.also] : [];
  }

  /** Bands that the clicked pieces could be widened to, with as many of their pieces as can be told anything. */
  get bands() {
    const able = follow(this.acts, []).next;
    const told = this.told;
    if (told.length === 0 || this.clicks.length > 1) return [];
    return this.state.bands
      .map(({ name, pieces }) => ({ name, pieces: pieces.filter((piece) => able.includes(piece)) }))
      .filter(({ pieces }) => pieces.includes(told[0]) && pieces.length > 1 && pieces.some((piece) => !told.includes(piece)));
  }

  /**
   * The reader clicks on something.
   * @param {string} pick
   * @param {boolean} [besides] whether a piece is to do the same as those clicked before
   * @returns {Followed}
   */
  choose(pick, besides = false) {
    if (this.busy) return { then: "nothing" };
    this.doubted = undefined;
    this.standing = undefined;
    if (besides && this.clicks.length === 1 && this.join(pick)) return { then: "show" };
    const { over, mine, seated } = this.state;
    const clicks = clicked(this.acts, this.clicks, pick, this.also);
    if (clicks) {
      if (clicks[0] !== this.clicks[0]) this.also = [];
      this.clicks = clicks;
      const { whole } = this.choice;
      return whole ? this.decides(whole) : { then: "show" };
    }
    if (over) return { then: "nothing" };
    if (!mine) return { then: "say", word: seated ? "not-now" : "not-yours" };
    return { then: "ask", picks: [...this.clicks, pick] };
  }

  /**
   * Whether a click on this would decide something.
   * @param {string} pick
   */
  settles(pick) {
    const clicks = clicked(this.acts, this.clicks, pick, this.also);
    return !this.busy && clicks !== undefined && follow(this.acts, clicks, this.also).whole !== undefined;
  }

  /**
   * A piece is to do the same as the first one, or no longer.
   * @param {string} pick
   */
  join(pick) {
    const [first, ...rest] = this.told;
    if (!first || !isPiece(pick) || !follow(this.acts, []).next.includes(pick)) return false;
    if (pick === first) {
      this.clicks = rest.slice(0, 1);
      this.also = rest.slice(1);
    } else {
      this.also = rest.includes(pick) ? rest.filter((other) => other !== pick) : [...rest, pick];
    }
    return true;
  }

  /**
   * All of a band are to do the same.
   * @param {string[]} pieces
   */
  takeBand(pieces) {
    const [first] = this.clicks;
    this.clicks = [first];
    this.also = pieces.filter((piece) => piece !== first);
  }

  /**
   * What the reader has decided; where something would be left undone, whether that is meant.
   * @param {Act} act
   * @returns {Followed}
   */
  decides(act) {
    if (!act.undone || !this.careful || this.doubted === act) return { then: "decide", act };
    this.doubted = act;
    this.clicks = [];
    this.also = [];
    return { then: "confirm", act };
  }

  /** The reader thinks again. */
  clear() {
    this.clicks = [];
    this.also = [];
    this.doubted = undefined;
    this.standing = undefined;
  }

  /** The decision that is the only one. While something can still be taken back before it, the reader is given time for that. */
  get forced() {
    const { mine, over, offers, undo, curtain } = this.state;
    const only = mine && !over && !curtain && !this.busy && offers.length === 1;
    return only ? { act: actOf(offers[0]), soon: !undo } : undefined;
  }

  /** The gesture that goes on now, if one stands. */
  get resumed() {
    const { mine, over, curtain } = this.state;
    const picks = this.standing;
    if (!picks || !mine || over || curtain || this.busy) return undefined;
    const still = this.acts.some((act) => "gesture" in act.told && act.told.gesture.join() === picks.join());
    return still ? picks : undefined;
  }

  get mayUndo() {
    return this.state.undo && !this.busy;
  }

  /** A decision goes out; until it is answered nothing can be chosen. */
  sent() {
    this.busy = true;
    this.doubted = undefined;
  }

  answered() {
    this.busy = false;
    this.beginAnew();
  }

  /** Nothing is clicked any more, but what need not be asked for. */
  beginAnew() {
    this.also = [];
    this.doubted = undefined;
    this.clicks = advance(this.acts, []);
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
    this.watching = !this.anew && worth(shown, latest.len);
    if (this.watching) {
      this.state = { ...latest, mine: false, offers: [], sweeps: [], undo: false };
      this.acts = [];
      this.beginAnew();
      return { what: "steps", from: shown, to: latest.len };
    }
    const moved = latest.at !== state.at || latest.mine !== state.mine;
    this.state = latest;
    this.acts = actsOf(latest);
    if (moved) this.beginAnew();
    this.shown = latest.len;
    this.anew = false;
    return { what: "present", news: latest, moved };
  }
}

/**
 * A decision as it is offered, by itself.
 * @param {Offer} offer
 * @returns {Act}
 */
export function actOf({ decision, picks, text, idle = false }) {
  return { picks, told: { decision }, text, idle };
}
