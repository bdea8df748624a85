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
 * The clicks so far with one more, and with every amount behind it that is the only one.
 * @param {Offer[]} offers
 * @param {string[]} prefix
 */
export function advance(offers, prefix) {
  let clicks = prefix;
  for (;;) {
    const { next } = follow(offers, clicks);
    if (next.length !== 1 || amount(next[0]) === undefined) return clicks;
    clicks = [...clicks, next[0]];
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
