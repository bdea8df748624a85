// @ts-check
// Choosing is a projection of what is offered: after these clicks, which may come next?

/**
 * @typedef {{ decision: string, picks: string[], text: string, idle?: boolean, undone?: string }} Offer
 * @typedef {{ ends: [string, string[]][], of: Record<string, number[]> }} Ways
 * @typedef {{ picks: string[], text: string }} Sweep
 * @typedef {{ decision: string } | { decisions: string[] } | { gesture: string[] }} Told
 */

/**
 * Something that clicks can do: a decision, an order that one decision begins and another ends, or a sweeping order.
 * @typedef {object} Act
 * @property {string[]} picks
 * @property {Told} told what is sent for it
 * @property {string} text
 * @property {boolean} idle whether it is to do nothing
 * @property {string} [undone] what it would leave undone
 * @property {string} [begins] the decision that begins it
 */

/**
 * All that can be done.
 * @param {{ offers: Offer[], ways: Ways, sweeps: Sweep[] }} state
 * @returns {Act[]}
 */
export function actsOf({ offers, ways, sweeps }) {
  const decisions = offers.flatMap(/** @returns {Act[]} */ (offer) => {
    const { decision, picks, text, idle = false, undone } = offer;
    const ends = ways.of[decision];
    if (!ends) return [{ picks, told: { decision }, text, idle, undone }];
    const opening = picks.length > 1 && isButton(picks[picks.length - 1]) ? picks.slice(0, -1) : picks;
    return ends.map((index) => {
      const [end, then] = ways.ends[index];
      return { picks: [...opening, ...then], told: { decisions: [decision, end] }, text, idle, begins: decision };
    });
  });
  return [...decisions, ...sweeps.map(({ picks, text }) => ({ picks, told: { gesture: picks }, text, idle: false }))];
}

/**
 * @param {Act[]} acts
 * @param {string[]} clicks
 * @param {string[]} [also] pieces that are to do the same as the first that was clicked
 */
export function follow(acts, clicks, also = []) {
  const ways = [clicks, ...also.map((piece) => [piece, ...clicks.slice(1)])];
  const leads = (/** @type {Act} */ act) =>
    ways.some((way) => way.every((pick, index) => act.picks[index] === pick)) && (also.length === 0 || !isPiece(act.picks[1] ?? ""));
  const open = acts.filter(leads);
  const spelled = open.find((act) => act.picks.length === clicks.length);
  const whole = spelled && also.length > 0 ? together(spelled, [clicks[0], ...also]) : spelled;
  const next = [...new Set(open.map((act) => act.picks[clicks.length]).filter((pick) => pick !== undefined))];
  return { open, whole, next };
}

/**
 * What one piece does, done by several.
 * @param {Act} act
 * @param {string[]} pieces
 * @returns {Act}
 */
function together(act, pieces) {
  return { ...act, told: { gesture: [...pieces, ...act.picks.slice(1)] } };
}

/**
 * The clicks so far, and every click behind them that is the only one and need not be asked for: an amount, after the reader's
 * first click a button that leads on to something else, and after a place the only way there. A button that would decide is left to the reader.
 * @param {Act[]} acts
 * @param {string[]} prefix
 */
export function advance(acts, prefix) {
  let clicks = prefix;
  for (;;) {
    const { next } = follow(acts, clicks);
    if (next.length !== 1) return clicks;
    const longer = [...clicks, next[0]];
    const leadsOn = clicks.length > 0 && isButton(next[0]) && !follow(acts, longer).whole;
    const wayThere = isPlace(next[0]) && isPlace(clicks[clicks.length - 1] ?? "");
    if (amount(next[0]) === undefined && !leadsOn && !wayThere) return clicks;
    clicks = longer;
  }
}

/** @param {string} pick */
export function isPiece(pick) {
  return pick.startsWith("piece:");
}

/** @param {string} pick */
export function isPlace(pick) {
  return pick.startsWith("place:");
}

/** @param {string} pick */
export function isButton(pick) {
  return pick.startsWith("button:");
}

/**
 * The number of an `amount:N` click.
 * @param {string} pick
 */
export function amount(pick) {
  return pick.startsWith("amount:") ? Number(pick.slice("amount:".length)) : undefined;
}

/**
 * What the reader's click on `pick` makes of the clicks so far: longer, begun again, taken back, or nothing.
 * @param {Act[]} acts
 * @param {string[]} prefix
 * @param {string} pick
 * @param {string[]} also
 * @returns {string[] | undefined}
 */
export function clicked(acts, prefix, pick, also = []) {
  if (follow(acts, prefix, also).next.includes(pick)) return also.length > 0 ? [...prefix, pick] : advance(acts, [...prefix, pick]);
  const at = prefix.lastIndexOf(pick);
  if (at >= 0) return prefix.slice(0, at);
  if (prefix.length > 0 && follow(acts, []).next.includes(pick)) return advance(acts, [pick]);
  return undefined;
}
