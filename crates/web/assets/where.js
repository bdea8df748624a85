// @ts-check
// Where things lie on a board, in its own measure: known without asking how the page is laid out.

/** @typedef {{ x: number, y: number }} Spot */

/** @type {WeakMap<Element, Spot>} */
const known = new WeakMap();

/**
 * Where a piece was put; nothing if it is drawn in place.
 * @param {Element} thing
 * @returns {Spot | undefined}
 */
export function putAt(thing) {
  const [, x, y] = thing.getAttribute("transform")?.match(/^translate\(([-\d.]+)[ ,]([-\d.]+)\)/) ?? [];
  return x === undefined ? undefined : { x: Number(x), y: Number(y) };
}

/**
 * The middle of a thing of the board, which stays where it is for as long as it is there.
 * @param {Element} thing
 * @returns {Spot}
 */
export function middleOf(thing) {
  const found = known.get(thing) ?? putAt(thing) ?? boxed(thing);
  known.set(thing, found);
  return found;
}

/** @param {Element} thing */
function boxed(thing) {
  const { x, y, width, height } = thing instanceof SVGGraphicsElement ? thing.getBBox() : new DOMRect();
  return { x: x + width / 2, y: y + height / 2 };
}
