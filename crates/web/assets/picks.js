// @ts-check
// Choosing is a projection of what is offered: after these clicks, which may come next?

/** @typedef {{ decision: string, picks: string[], text: string }} Offer */

/**
 * @param {Offer[]} offers
 * @param {string[]} prefix
 */
export function follow(offers, prefix) {
  const open = offers.filter((offer) => prefix.every((pick, index) => offer.picks[index] === pick));
  const whole = open.find((offer) => offer.picks.length === prefix.length);
  const next = [...new Set(open.map((offer) => offer.picks[prefix.length]).filter((pick) => pick !== undefined))];
  return { open, whole, next };
}

/**
 * The clicks so far, and every click behind them that is the only one and need not be asked for: an amount, and after the reader's
 * first click a button that leads on to something else. A button that would decide is left to the reader.
 * @param {Offer[]} offers
 * @param {string[]} prefix
 */
export function advance(offers, prefix) {
  let clicks = prefix;
  for (;;) {
    const { next } = follow(offers, clicks);
    if (next.length !== 1) return clicks;
    const longer = [...clicks, next[0]];
    const leadsOn = clicks.length > 0 && next[0].startsWith("button:") && !follow(offers, longer).whole;
    if (amount(next[0]) === undefined && !leadsOn) return clicks;
    clicks = longer;
  }
}

/**
 * The number of an `amount:N` click.
 * @param {string} pick
 */
export function amount(pick) {
  return pick.startsWith("amount:") ? Number(pick.slice("amount:".length)) : undefined;
}

/**
 * What the reader's click on `pick` makes of the clicks so far: longer, begun anew, taken back, or nothing.
 * @param {Offer[]} offers
 * @param {string[]} prefix
 * @param {string} pick
 * @returns {string[] | undefined}
 */
export function clicked(offers, prefix, pick) {
  if (follow(offers, prefix).next.includes(pick)) return advance(offers, [...prefix, pick]);
  const at = prefix.lastIndexOf(pick);
  if (at >= 0) return prefix.slice(0, at);
  if (prefix.length > 0 && follow(offers, []).next.includes(pick)) return advance(offers, [pick]);
  return undefined;
}
