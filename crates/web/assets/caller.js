// @ts-check
// Shows a call in a browser whose pages are closed: that it is one's turn, and where. It is told nothing else.

/** @type {any} The browser's own names for what such a script is told are not known to pages. */
const worker = self;

/** @param {{ data: { json(): { title: string, text: string, url: string, stop: string, stopWord: string } } | null, waitUntil(what: Promise<unknown>): void }} event */
function called(event) {
  const told = event.data?.json();
  if (!told) return;
  const { title, text, url, stop, stopWord } = told;
  // A table has one notice: a newer one takes its place.
  const shown = { body: text, tag: url, data: { url, stop }, actions: [{ action: "stop", title: stopWord }] };
  event.waitUntil(worker.registration.showNotification(title, shown));
}

/** Where a notice leads: to the page that is open there already, or a new one. @param {string} url */
async function lead(url) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((/** @type {{ url: string }} */ page) => page.url.split(/[?#]/)[0] === url);
  return there ? there.focus() : worker.clients.openWindow(url);
}

worker.addEventListener("push", called);
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const { url, stop } = event.notification.data;
  event.waitUntil(event.action === "stop" ? fetch(stop, { method: "POST" }) : lead(url));
});
