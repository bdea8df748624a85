// @ts-check
// The small map in a corner of a board that is seen in part: what stands where, where something is to be done, and what of it is seen.

import { middleOf } from "./where.js";

const SVG = "http://www.w3.org/2000/svg";
/** Who sees more of the board than this needs no small map. */
const ENOUGH = 0.85;

/** @param {HTMLElement} frame the board */
export function overview(frame) {
  const board = frame.querySelector("svg");
  const corner = document.getElementById("overview");
  const map = corner?.querySelector("svg");
  if (!board || !corner || !map) return { mark: () => {} };
  const { width, height } = board.viewBox.baseVal;
  const dots = document.createElementNS(SVG, "g");
  const seen = document.createElementNS(SVG, "rect");
  seen.setAttribute("class", "seen");
  map.append(dots, seen);

  /** Shows what part of the board is seen. */
  function look() {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = frame;
    const part = { x: scrollLeft / scrollWidth, y: scrollTop / scrollHeight, w: clientWidth / scrollWidth, h: clientHeight / scrollHeight };
    if (corner) corner.hidden = part.w * part.h > ENOUGH;
    seen.setAttribute("x", String(part.x * width));
    seen.setAttribute("y", String(part.y * height));
    seen.setAttribute("width", String(part.w * width));
    seen.setAttribute("height", String(part.h * height));
  }

  /** Shows who stands where, and what glows. */
  function mark() {
    const marked = corner?.hidden ? [] : [...(board?.querySelectorAll("#pieces :is(.piece, .backs), .lit") ?? [])];
    dots.replaceChildren(...marked.map((thing) => dot(thing.classList.contains("lit") ? "lit" : sideOf(thing), middleOf(thing))));
  }

  /**
   * @param {string} kind
   * @param {import("./where.js").Spot} middle
   */
  function dot(kind, { x, y }) {
    const made = document.createElementNS(SVG, "circle");
    made.setAttribute("class", `dot ${kind}`);
    made.setAttribute("cx", x.toFixed());
    made.setAttribute("cy", y.toFixed());
    made.setAttribute("r", String(width / 55));
    return made;
  }

  /** Goes where the small map is pressed. @param {PointerEvent} event */
  function go(event) {
    const box = map?.getBoundingClientRect();
    if (!box || event.buttons === 0) return;
    frame.scrollTo({
      left: ((event.clientX - box.left) / box.width) * frame.scrollWidth - frame.clientWidth / 2,
      top: ((event.clientY - box.top) / box.height) * frame.scrollHeight - frame.clientHeight / 2,
    });
  }

  corner.addEventListener("pointerdown", (event) => {
    corner.setPointerCapture(event.pointerId);
    go(event);
  });
  corner.addEventListener("pointermove", go);
  frame.addEventListener("scroll", look);
  const sized = new ResizeObserver(() => {
    look();
    mark();
  });
  sized.observe(board);
  sized.observe(frame);
  return { mark };
}

/** @param {Element} thing */
function sideOf(thing) {
  return thing.matches(".mexican") ? "mexican" : thing.matches(".texan, .texian, .us") ? "texan" : "other";
}
