// @ts-check
// What things of the table are called, for those who cannot see them, and what they are: something to press, or a picture.

/** How each thing was called by the table. @type {WeakMap<Element, string>} */
const names = new WeakMap();

/** @param {Element} thing */
export function called(thing) {
  const name = names.get(thing) ?? thing.getAttribute("aria-label") ?? "";
  names.set(thing, name);
  return name;
}

/** What is printed on each thing, seen from afar or not. @type {WeakMap<Element, { far: boolean, text: string }>} */
const prints = new WeakMap();

/**
 * What is printed on a thing, as far as it is seen. To find out, the browser brings its styles up to date: so this is asked of all things before anything
 * changes, and kept.
 * @param {Element} thing
 */
export function printed(thing) {
  const far = thing.closest("svg")?.classList.contains("far") ?? false;
  const known = prints.get(thing);
  if (known?.far === far) return known.text;
  const text = seen(thing);
  prints.set(thing, { far, text });
  return text;
}

/** @param {Element} thing */
function seen(thing) {
  let text = "";
  const walker = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node.parentElement?.checkVisibility()) text += node.nodeValue;
  }
  return text.replace(/\s+/g, " ").trim();
}

/** A text as words with a space before and behind each. @param {string} text */
function words(text) {
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `.replace(/^ +$/, " ");
}

/**
 * Makes a thing a button or a picture. A button is also called by what is printed on it, so that it can be pressed by whoever says that.
 * @param {Element} thing
 * @param {boolean} pressable
 */
export function become(thing, pressable) {
  const own = called(thing);
  const text = pressable ? printed(thing) : "";
  set(thing, "aria-label", words(own).includes(words(text)) ? own : `${own}, ${text}`);
  set(thing, "role", pressable ? "button" : "img");
  set(thing, "tabindex", pressable ? "0" : "-1");
}

/**
 * @param {Element} thing
 * @param {string} name
 * @param {string} value
 */
function set(thing, name, value) {
  if (thing.getAttribute(name) !== value) thing.setAttribute(name, value);
}
