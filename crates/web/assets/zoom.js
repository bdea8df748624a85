// @ts-check
// The board in its frame: fit, zoom, pan. Zooming sizes the picture; panning is the frame's own scrolling, so
// that keyboard, touch and focus move the board as they move any page.

import { calm } from "./words.js";

const MOST = 6;
const DRAG = 6;
/** With fewer pixels than this to a unit of the board it is seen from afar: small print could not be read. */
const FAR = 0.75;
/** On a phone the board opens with this many pixels to a unit. */
const CLOSE = 0.62;

/**
 * @param {HTMLElement} frame scrolls
 * @param {() => boolean} [idle] whether a double click means nothing else
 */
export function zoomable(frame, idle = () => true) {
  const svg = frame.querySelector("svg");
  if (!svg) throw new Error("no board");
  const box = svg.viewBox.baseVal;
  frame.parentElement?.style.setProperty("--board-ratio", String(box.width / box.height));
  let zoom = 1;
  let dragged = false;

  function fitted() {
    return Math.min(frame.offsetWidth / box.width, frame.offsetHeight / box.height);
  }

  function size() {
    const scale = fitted() * zoom;
    if (!svg) return;
    svg.style.width = `${Math.floor(box.width * scale)}px`;
    svg.style.height = `${Math.floor(box.height * scale)}px`;
    svg.style.setProperty("--px", (1 / scale).toFixed(3));
    svg.classList.toggle("far", scale < FAR);
    frame.classList.toggle("zoomed", zoom > 1);
  }

  /**
   * @param {number} wanted
   * @param {number} [x] the point of the window that stays where it is
   * @param {number} [y]
   */
  function set(wanted, x, y) {
    if (!svg) return;
    const area = frame.getBoundingClientRect();
    const px = x ?? area.left + area.width / 2;
    const py = y ?? area.top + area.height / 2;
    const before = svg.getBoundingClientRect();
    const across = (px - before.left) / before.width;
    const down = (py - before.top) / before.height;
    zoom = Math.min(MOST, Math.max(1, wanted));
    size();
    const after = svg.getBoundingClientRect();
    frame.scrollLeft += after.left + across * after.width - px;
    frame.scrollTop += after.top + down * after.height - py;
  }

  frame.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      set(zoom * Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), event.clientX, event.clientY);
    },
    { passive: false },
  );

  frame.addEventListener("pointerdown", (event) => {
    dragged = false;
    if (event.pointerType !== "mouse" || event.button !== 0 || zoom === 1) return;
    const from = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop };
    /** @param {PointerEvent} move */
    const follow = (move) => {
      if (Math.hypot(move.clientX - from.x, move.clientY - from.y) > DRAG) dragged = true;
      if (!dragged) return;
      frame.classList.add("dragging");
      frame.scrollLeft = from.left - move.clientX + from.x;
      frame.scrollTop = from.top - move.clientY + from.y;
    };
    const drop = () => {
      removeEventListener("pointermove", follow);
      frame.classList.remove("dragging");
    };
    addEventListener("pointermove", follow);
    addEventListener("pointerup", drop, { once: true });
    addEventListener("pointercancel", drop, { once: true });
  });

  pinch(frame, () => zoom, set);

  frame.addEventListener("dblclick", (event) => {
    if (!idle() || (event.target instanceof Element && event.target.closest(".lit, .chosen, .piece"))) return;
    set(zoom > 1 ? 1 : 2.2, event.clientX, event.clientY);
  });

  new ResizeObserver(size).observe(frame);
  // On a phone the whole board would be too small to tap: it opens closer.
  if (matchMedia("(max-width: 40rem)").matches) zoom = Math.min(MOST, Math.max(1, CLOSE / fitted()));
  size();

  return {
    closer: () => set(zoom * 1.4),
    farther: () => set(zoom / 1.4),
    whole: () => set(1),
    toggle: () => set(zoom > 1 ? 1 : 2.2),
    /** Scrolls to the first of these if none of them can be seen. @param {Element[]} things */
    bringIntoSight(things) {
      const area = frame.getBoundingClientRect();
      const seen = things.some((thing) => {
        const box = thing.getBoundingClientRect();
        return box.right > area.left && box.left < area.right && box.bottom > area.top && box.top < area.bottom;
      });
      if (seen || things.length === 0) return;
      const box = things[0].getBoundingClientRect();
      frame.scrollBy({
        left: box.left + box.width / 2 - area.left - area.width / 2,
        top: box.top + box.height / 2 - area.top - area.height / 2,
        behavior: calm.matches ? "instant" : "smooth",
      });
    },
    /** Whether the click that comes now ends a drag. */
    wasDrag: () => dragged,
  };
}

/**
 * Two fingers zoom.
 * @param {HTMLElement} frame
 * @param {() => number} zoom
 * @param {(zoom: number, x: number, y: number) => void} set
 */
function pinch(frame, zoom, set) {
  /** @type {{ apart: number, zoom: number } | null} */
  let start = null;

  /** @param {TouchList} touches */
  function apart(touches) {
    return Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);
  }

  frame.addEventListener("touchstart", (event) => {
    start = event.touches.length === 2 ? { apart: apart(event.touches), zoom: zoom() } : null;
  });
  frame.addEventListener(
    "touchmove",
    (event) => {
      if (!start || event.touches.length !== 2) return;
      event.preventDefault();
      const [one, two] = event.touches;
      const x = (one.clientX + two.clientX) / 2;
      const y = (one.clientY + two.clientY) / 2;
      set((start.zoom * apart(event.touches)) / start.apart, x, y);
    },
    { passive: false },
  );
  frame.addEventListener("touchend", () => {
    start = null;
  });
}
