// @ts-check
// A layer of the board as it is sent, taken apart into the texts of its pieces: what is sent as before need not be read again.

/** A tag: whether it closes something. */
const TAG = /<(\/?)[a-z](?:"[^"]*"|[^">]+)*>/gi;

/**
 * The texts of what stands directly in the one element that `html` is.
 * @param {string} html
 */
export function partsOf(html) {
  /** @type {string[]} */
  const parts = [];
  let depth = 0;
  let from = 0;
  for (const { 0: tag, 1: closes, index } of html.matchAll(TAG)) {
    const whole = tag.endsWith("/>");
    if (closes) depth -= 1;
    else if (depth === 1) from = index;
    if (depth === 1 && (closes || whole)) parts.push(html.slice(from, index + tag.length));
    if (!closes && !whole) depth += 1;
  }
  return parts;
}
