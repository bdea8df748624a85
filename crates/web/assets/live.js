// @ts-check
// News over server-sent events: of a table, or of all tables of the reader. All tabs of a browser share one stream (`tabs.js`); where a browser
// cannot do that, a tab has its own as long as it is looked at. What was missed arrives at once when the stream is found again.

import { stream } from "./stream.js";

/** A connection that is found again sooner than this was not lost. */
const BLINK = 1500;
/** Whoever shares a stream is told so at once; one who is not told has his own. */
const PATIENCE = 4000;
/** How often the others are told that this tab is still there. */
const ALIVE = 60_000;
/** What is not there any more is asked for again, ever more patiently. */
const SOONEST = 500;
const LATEST = 60_000;

/** @typedef {{ listen(): void, knows(): void, look(): void, close(): void }} Source */
/** @typedef {{ hear(news: string): void, tell(connected: boolean): void, gone(): void, alone(): void }} Hearer */

/** @type {MessagePort | undefined} */
let port;
/** @type {Hearer[]} Those on this page who share the stream. */
const hearers = [];

/** @param {{ id: number, here?: boolean, data?: string, connected?: boolean, gone?: boolean, full?: boolean }} told */
function heard({ id, data, connected, gone, full }) {
  const hearer = hearers[id];
  if (data !== undefined) hearer?.hear(data);
  if (connected !== undefined) hearer?.tell(connected);
  if (gone) hearer?.gone();
  if (full) hearer?.alone();
}

/** The way to the stream that all tabs share, if the browser has one. */
function toTabs() {
  if (port || typeof SharedWorker === "undefined") return port;
  try {
    const worker = new SharedWorker(new URL("./tabs.js", import.meta.url), { type: "module" });
    worker.addEventListener("error", () => hearers.forEach((hearer) => hearer.alone()));
    port = worker.port;
    port.addEventListener("message", ({ data }) => heard(data));
    port.start();
    setInterval(() => port?.postMessage({ say: "alive" }), ALIVE);
  } catch {
    // Some browsers forbid it where nothing may be kept.
  }
  return port;
}

/**
 * @param {() => string} where `TABLE?QUERY`, with what the page already knows
 * @param {Hearer} hearer
 * @returns {Source | undefined}
 */
function shared(where, hearer) {
  const tabs = toTabs();
  if (!tabs) return undefined;
  const id = hearers.push(hearer) - 1;
  /** @param {string} what */
  const say = (what) => tabs.postMessage({ say: what, id, where: where() });
  const late = setTimeout(() => hearer.alone(), PATIENCE);
  tabs.addEventListener("message", ({ data }) => {
    if (data.id === id) clearTimeout(late);
  });
  return { listen: () => say("listen"), knows: () => say("knows"), look: () => say("look"), close: () => say("bye") };
}

/**
 * @param {() => string} where
 * @param {Hearer} hearer
 * @returns {Source}
 */
function own(where, hearer) {
  const address = () => `/events?${new URLSearchParams({ on: where() })}`;
  const source = stream(address, ["0", "gone"], ({ type, data }) => (type === "gone" ? hearer.gone() : hearer.hear(data)), hearer.tell);
  document.addEventListener("visibilitychange", () => document.hidden && source.close());
  return { listen: source.open, knows() {}, look: source.look, close: source.close };
}

/**
 * @param {() => string} where `TABLE?QUERY`, with what the page already knows; or `me`
 * @param {(news: string) => void} hear
 * @param {(connected: boolean) => void} [tell] told when a lost connection is missed, and when it is found again
 */
export function listen(where, hear, tell = () => {}) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let lost;
  let wait = SOONEST;
  /** @type {Hearer} */
  const hearer = {
    hear(news) {
      wait = SOONEST;
      hearer.tell(true);
      hear(news);
      source.knows();
    },
    tell(connected) {
      if (!connected) return void (lost ??= setTimeout(() => tell(false), BLINK));
      clearTimeout(lost);
      lost = undefined;
      tell(true);
    },
    gone() {
      hearer.tell(false);
      setTimeout(() => source.listen(), wait);
      wait = Math.min(wait * 2, LATEST);
    },
    alone() {
      source.close();
      source = own(where, hearer);
      source.listen();
    },
  };
  let source = shared(where, hearer) ?? own(where, hearer);
  addEventListener("online", () => source.listen());
  document.addEventListener("visibilitychange", () => document.hidden || source.look());
  addEventListener("pagehide", () => source.close());
  addEventListener("pageshow", (event) => event.persisted && source.listen());
  source.listen();
  return {
    /** Listens again, at once: what the page does not know arrives first. */
    again: () => source.listen(),
  };
}
