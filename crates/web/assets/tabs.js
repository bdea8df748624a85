// @ts-check
// Runs once for all tabs of a browser, and has its one stream: over HTTP/1.1 a browser opens six connections to a server, and each tab would take
// one for itself. When a tab comes or goes the stream is opened again, with what each of them knows.

import { stream } from "./stream.js";

/** Tabs that come together are heard together. */
const TOGETHER = 40;
/** A tab that has not been heard of for this long is gone. */
const FORGOTTEN = 300_000;
/** No more are heard in one stream; whoever comes later listens for himself. */
const MOST = 32;

/**
 * What somebody listens for: a tab, the number it goes by there, and where to listen, with what is known.
 * @typedef {{ port: MessagePort, id: number, where: string }} Ear
 */

/** @type {Ear[]} */
let ears = [];
/** Those that the stream was opened for, by their place in it. @type {Ear[][]} */
let order = [];
/** @type {Map<MessagePort, number>} */
const alive = new Map();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let soon;
let connected = false;

const source = stream(
  () => {
    // What is asked for in the same words is heard once.
    const asked = [...new Set(ears.map(({ where }) => where))];
    order = asked.map((where) => ears.filter((ear) => ear.where === where));
    return `/events?${new URLSearchParams(order.map(([ear]) => ["on", ear.where]))}`;
  },
  ["gone", ...Array.from({ length: MOST }, (_, place) => String(place))],
  ({ type, data }) => {
    if (type !== "gone") return tell(order[Number(type)] ?? [], { data });
    const gone = order[Number(data)] ?? [];
    ears = ears.filter((ear) => !gone.includes(ear));
    tell(gone, { gone: true });
  },
  (now) => {
    connected = now;
    tell(ears, { connected });
  },
);

/**
 * @param {Ear[]} those
 * @param {object} what
 */
function tell(those, what) {
  for (const { port, id } of those) port.postMessage({ id, ...what });
}

function reopen() {
  clearTimeout(soon);
  soon = setTimeout(() => (ears.length ? source.open() : source.close()), TOGETHER);
}

/** @param {(ear: Ear) => boolean} stays */
function retain(stays) {
  const before = ears.length;
  ears = ears.filter(stays);
  if (ears.length < before) reopen();
}

/**
 * What a tab says: that it listens, what it knows by now, that it looks at what it has, that it goes. Whatever it says, it is there.
 * @param {MessagePort} port
 * @param {{ say: string, id: number, where: string }} said
 */
function hear(port, { say, id, where }) {
  alive.set(port, Date.now());
  const own = ears.find((ear) => ear.port === port && ear.id === id);
  if (say === "listen") {
    if (!own && new Set(ears.map((ear) => ear.where)).size >= MOST) return port.postMessage({ id, full: true });
    if (own) own.where = where;
    else ears.push({ port, id, where });
    port.postMessage({ id, here: true });
    reopen();
  }
  if (say === "knows" && own) own.where = where;
  if (say === "look") source.look();
  if (say === "bye") retain((ear) => ear.port !== port);
  if (say === "bye") alive.delete(port);
}

setInterval(() => {
  for (const [port, at] of alive) {
    if (Date.now() - at > FORGOTTEN) {
      alive.delete(port);
      retain((ear) => ear.port !== port);
    }
  }
}, FORGOTTEN / 5);

addEventListener("connect", (event) => {
  const [port] = event instanceof MessageEvent ? event.ports : [];
  port.addEventListener("message", ({ data }) => hear(port, data));
  port.start();
});
addEventListener("online", () => source.open());
