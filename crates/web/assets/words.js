// @ts-check
// What the page says about itself, and the sentences of the script in the reader's language.

/** @typedef {{ game: string, edition: string, table: string, quick: boolean, words: Record<string, string> }} Setting */

/**
 * The value that the page carries in a data block.
 * @template T
 * @param {string} id
 * @returns {T}
 */
export function data(id) {
  return JSON.parse(element(id).textContent ?? "null");
}

/**
 * The element with this id, which the page always has.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element #${id}`);
  return found;
}

/** @type {Setting} */
export const setting = data("setting");

/**
 * A sentence of the script; `{name}` in it is replaced.
 * @param {string} id
 * @param {Record<string, string | number>} [values]
 */
export function word(id, values = {}) {
  return (setting.words[id] ?? id).replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

export const calm = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * What the reader once set, in this browser.
 * @param {string} name
 */
export function recall(name) {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function keep(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage may be forbidden; then it lasts as long as the page.
  }
}
