// @ts-check
// The board in its frame: fit, zoom, pan. Zooming sizes the picture; panning is the frame's own scrolling, so
// that keyboard, touch and focus move the board as they move any page.

import { calm } from "./words.js";

const MOST = 6;
const DRAG = 6;
/** With fewer pixels than this to a unit of the board it is seen from afar: small print could not be read. */
const FAR = 1;

/**
 * @param {HTMLElement} frame scrolls
 * @param {() => boolean} [idle] whether a double click means nothing else
 */
export function zoomable(frame, idle = () => true) {
  const svg = frame.querySelector("svg");
  if (!svg) throw new Error("no board");
  const box = svg.viewBox.baseVal;
  /** How many times larger than the whole board in the frame; as the style sheet opens it, until the reader zooms. */
  let zoomed = 0;
  let dragged = false;

  function fitted() {
    return Math.min(frame.offsetWidth / box.width, frame.offsetHeight / box.height);
  }

  function scale() {
    return (svg?.getBoundingClientRect().width ?? 0) / box.width;
  }

  function zoom() {
    return zoomed || scale() / fitted();
  }

  function size() {
    if (!svg) return;
    const wanted = fitted() * zoomed;
    svg.style.width = zoomed ? `${Math.floor(box.width * wanted)}px` : "";
    svg.style.height = zoomed ? `${Math.floor(box.height * wanted)}px` : "";
    const shown = scale();
    svg.style.setProperty("--px", (1 / shown).toFixed(3));
    svg.classList.toggle("far", shown < FAR);
    frame.classList.toggle("zoomed", frame.scrollWidth > frame.clientWidth || frame.scrollHeight > frame.clientHeight);
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
    zoomed = Math.min(MOST, Math.max(1, wanted));
    size();
    const after = svg.getBoundingClientRect();
    frame.scrollLeft += after.left + across * after.width - px;
    frame.scrollTop += after.top + down * after.height - py;
  }

  frame.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      set(zoom() * Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), event.clientX, event.clientY);
    },
    { passive: false },
  );

  frame.addEventListener("pointerdown", (event) => {
    dragged = false;
    if (event.pointerType !== "mouse" || event.button !== 0 || !frame.classList.contains("zoomed")) return;
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

  pinch(frame, zoom, set);

  frame.addEventListener("dblclick", (event) => {
    if (!idle() || (event.target instanceof Element && event.target.closest(".lit, .chosen, .piece"))) return;
    set(zoom() > 1.05 ? 1 : 2.2, event.clientX, event.clientY);
  });

  new ResizeObserver(size).observe(frame);
  size();
  frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;
  frame.scrollTop = (frame.scrollHeight - frame.clientHeight) / 2;

  return {
    closer: () => set(zoom() * 1.4),
    farther: () => set(zoom() / 1.4),
    whole: () => set(1),
    /** Scrolls to where most of these are, if none of them can be seen. @param {Element[]} things */
    bringIntoSight(things) {
      if (things.length === 0 || !frame.classList.contains("zoomed")) return;
      const boxes = things.map((thing) => thing.getBoundingClientRect());
      const area = frame.getBoundingClientRect();
      if (!boxes.some((box) => within(middle(box), area))) centre(frame, crowd(boxes, area));
    },
    /** Scrolls to this. @param {Element} thing */
    goTo: (thing) => centre(frame, middle(thing.getBoundingClientRect())),
    /** Whether the click that comes now ends a drag. */
    wasDrag: () => dragged,
  };
}

/** @typedef {{ x: number, y: number }} Point */

/**
 * @param {DOMRect} box
 * @returns {Point}
 */
function middle(box) {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * @param {Point} point
 * @param {DOMRect} area
 */
function within({ x, y }, area) {
  return x > area.left && x < area.right && y > area.top && y < area.bottom;
}

/**
 * The middle of those that stand together where most stand: as many as fit into the area at once.
 * @param {DOMRect[]} boxes
 * @param {DOMRect} area
 */
function crowd(boxes, area) {
  const points = boxes.map(middle);
  const near = points.map((one) =>
    points.filter((other) => Math.abs(one.x - other.x) < area.width / 2 && Math.abs(one.y - other.y) < area.height / 2),
  );
  const most = near.reduce((best, some) => (some.length > best.length ? some : best));
  const mean = (/** @type {(point: Point) => number} */ along) => most.reduce((sum, point) => sum + along(point), 0) / most.length;
  return { x: mean((point) => point.x), y: mean((point) => point.y) };
}

/**
 * @param {HTMLElement} frame
 * @param {Point} point of the window, to be in the middle of the frame
 */
function centre(frame, { x, y }) {
  const area = frame.getBoundingClientRect();
  const to = middle(area);
  frame.scrollBy({ left: x - to.x, top: y - to.y, behavior: calm.matches ? "instant" : "smooth" });
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
