// @ts-check
// What a reader looks up beside the board: the armies as lists, the board in words. Fetched when unfolded, and again when the table has moved on.

import { keep, recall } from "./words.js";

/** What was looked up stands out this long, in milliseconds. */
const SHOWN = 2500;

/**
 * @param {(what: string) => string} address where it is told
 * @param {(thing: Element) => void} goTo brings something on the board into sight
 */
export function reference(address, goTo) {
  const folds = [...document.querySelectorAll("details[data-told]")].filter((fold) => fold instanceof HTMLDetailsElement);

  /** @param {HTMLDetailsElement} fold */
  async function fill(fold) {
    const here = fold.querySelector("[data-here]");
    const answer = await fetch(address(fold.dataset.told ?? "")).catch(() => undefined);
    if (here && answer?.ok) here.innerHTML = await answer.text();
  }

  for (const fold of folds) {
    const kept = `fold-${fold.id}`;
    fold.addEventListener("toggle", () => {
      keep(kept, fold.open ? "open" : "closed");
      if (fold.open) void fill(fold);
    });
    fold.open = recall(kept) === "open";
  }

  document.addEventListener("click", (event) => {
    const row = event.target instanceof Element ? event.target.closest("[data-show]") : null;
    const thing = row instanceof HTMLElement ? document.getElementById(row.dataset.show ?? "") : null;
    if (!thing) return;
    goTo(thing);
    thing.classList.add("shown");
    setTimeout(() => thing.classList.remove("shown"), SHOWN);
  });

  return {
    /** The table has moved on. */
    refresh() {
      for (const fold of folds) if (fold.open) void fill(fold);
    },
  };
}
