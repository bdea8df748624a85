// @ts-check
// The odds of a fight: a panel that asks for them when it is opened, and stays open from one decision to the next.

import { element } from "./words.js";

/**
 * @typedef {{ way: string, text: string, chance: number | null, error: number }} Way
 */

/**
 * Watches the panels for `details[data-odds]`.
 * @param {() => string} address where the odds are to be had
 */
export function weigh(address) {
  const panels = element("panels");
  let open = false;
  const found = () => {
    const details = panels.querySelector("details[data-odds]");
    return details instanceof HTMLDetailsElement ? details : null;
  };

  // A toggle does not bubble.
  panels.addEventListener(
    "toggle",
    (event) => {
      const details = found();
      if (!details || event.target !== details) return;
      open = details.open;
      if (open) void ask(details, address());
    },
    true,
  );
  const again = () => {
    const details = found();
    if (details && open && !details.open) details.open = true;
  };
  new MutationObserver(again).observe(panels, { childList: true });
}

/**
 * @param {HTMLDetailsElement} details
 * @param {string} address
 */
async function ask(details, address) {
  const list = details.querySelector("[data-ways]");
  if (!list) return;
  list.setAttribute("aria-busy", "true");
  const answer = await fetch(address).catch(() => undefined);
  const told = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  list.setAttribute("aria-busy", "false");
  const ways = /** @type {Way[]} */ (told?.odds ?? []);
  const none = details.querySelector("[data-none]");
  if (none instanceof HTMLElement) none.hidden = ways.length > 0;
  list.replaceChildren(...ways.map(row));
}

/** @param {Way} way */
function row(way) {
  const item = document.createElement("li");
  const name = document.createElement("b");
  name.textContent = way.way;
  item.append(name);
  if (way.chance !== null) {
    const meter = document.createElement("meter");
    meter.max = 1000;
    meter.value = way.chance;
    meter.textContent = `${Math.round(way.chance / 10)} %`;
    item.append(meter);
  }
  const text = document.createElement("span");
  text.textContent = way.text;
  item.append(text);
  return item;
}
