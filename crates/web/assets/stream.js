// @ts-check
// A stream of server-sent events. One that is lost is sought again, ever more patiently.

const SOONEST = 500;
const LATEST = 15_000;
const SILENCE = 45_000;

/**
 * @param {() => string} address where to listen, with what is already known
 * @param {string[]} names of the events
 * @param {(event: MessageEvent) => void} hear
 * @param {(connected: boolean) => void} tell
 */
export function stream(address, names, hear, tell) {
  /** @type {EventSource | undefined} */
  let source;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let again;
  let wait = SOONEST;
  let heard = Date.now();

  function close() {
    clearTimeout(again);
    source?.close();
    source = undefined;
  }

  function open() {
    close();
    const opened = new EventSource(address());
    source = opened;
    opened.addEventListener("open", () => {
      wait = SOONEST;
      heard = Date.now();
      tell(true);
    });
    for (const name of names) {
      opened.addEventListener(name, (event) => {
        heard = Date.now();
        if (event instanceof MessageEvent && source === opened) hear(event);
      });
    }
    opened.addEventListener("error", () => {
      if (source !== opened) return;
      close();
      tell(false);
      again = setTimeout(open, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LATEST);
    });
  }

  return {
    /** Listens again, at once: what is not known arrives first. */
    open() {
      wait = SOONEST;
      open();
    },
    close,
    /** Listens again if there is reason to believe that nothing would be heard. */
    look() {
      if (source?.readyState !== EventSource.OPEN || Date.now() - heard > SILENCE) open();
    },
  };
}
