// @ts-check
// News of the table over server-sent events. A lost connection is sought again, ever more patiently, and what
// was missed arrives at once when it is found.

const SOONEST = 500;
const LATEST = 15_000;
const SILENCE = 45_000;
/** A connection that is found again sooner than this was not lost. */
const BLINK = 1500;

/**
 * @param {() => string} address where to listen, with what the page already knows
 * @param {(news: string) => void} hear
 * @param {(connected: boolean) => void} tell told when a lost connection is missed, and when it is found again
 */
export function listen(address, hear, tell) {
  /** @type {EventSource | undefined} */
  let source;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let again;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let lost;
  let wait = SOONEST;
  let heard = Date.now();

  function open() {
    clearTimeout(again);
    source?.close();
    source = new EventSource(address());
    source.addEventListener("open", () => {
      wait = SOONEST;
      heard = Date.now();
      clearTimeout(lost);
      lost = undefined;
      tell(true);
    });
    source.addEventListener("message", (event) => {
      heard = Date.now();
      hear(event.data);
    });
    source.addEventListener("error", () => {
      source?.close();
      lost ??= setTimeout(() => tell(false), BLINK);
      clearTimeout(again);
      again = setTimeout(open, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LATEST);
    });
  }

  addEventListener("online", open);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    if (source?.readyState !== EventSource.OPEN || Date.now() - heard > SILENCE) open();
  });
  addEventListener("pagehide", () => source?.close());
  addEventListener("pageshow", (event) => {
    if (event.persisted) open();
  });
  open();
  return {
    /** Listens anew, at once: what the page does not know arrives first. */
    again() {
      wait = SOONEST;
      open();
    },
  };
}
