// @ts-check
// The small map in a corner of a board that is seen in part: what stands where, where something is to be done, and what of it is seen.

import { middleOf } from "./where.js";

const SVG = "http://www.w3.org/2000/svg";
/** Who sees more of the board than this needs no small map. */
const ENOUGH = 0.97;
/** Where it may lie, if it lies upon the board: the first that hides nothing. */
const CORNERS = ["bottom left", "bottom right", "top right", "top left"];
/** So far from the edges of the board, in pixels. */
const MARGIN = 6;
/** A piece reaches this far from its middle, in units of the board. */
const REACH = 28;
/** What glows is hidden last. */
const GLOWS = 4;

/** @param {HTMLElement} frame the board */
export function overview(frame) {
  const board = frame.querySelector("svg");
  const corner = document.getElementById("overview");
  const map = corner?.querySelector("svg");
  if (!board || !corner || !map) return { mark: () => {} };
  const { width, height } = board.viewBox.baseVal;
  /** What is marked on it. @type {{ x: number, y: number, glows: boolean }[]} */
  let spots = [];
  /** In which corner it lies. */
  let at = CORNERS[0];
  /** It lies upon the board. */
  let floats = false;
  /** It is being pressed, and stays where it is. */
  let held = false;
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
    spots = marked.map((thing) => ({ ...middleOf(thing), glows: thing.classList.contains("lit") }));
    dots.replaceChildren(...marked.map((thing, index) => dot(spots[index].glows ? "lit" : sideOf(thing), spots[index])));
    stepAside();
  }

  /** Goes to the corner where it hides least. */
  function stepAside() {
    if (!corner || !board || corner.hidden || !floats || held) return;
    const unit = board.clientWidth / width;
    const [left, top] = [frame.scrollLeft / unit, frame.scrollTop / unit];
    const [right, bottom] = [left + frame.clientWidth / unit, top + frame.clientHeight / unit];
    const [wide, high] = [corner.offsetWidth / unit + REACH, corner.offsetHeight / unit + REACH];
    const hidden = (/** @type {string} */ where) =>
      spots
        .filter(({ x, y }) => (where.includes("left") ? x > left && x < left + wide : x < right && x > right - wide)
          && (where.includes("top") ? y > top && y < top + high : y < bottom && y > bottom - high))
        .reduce((sum, { glows }) => sum + (glows ? GLOWS : 1), 0);
    const [best] = CORNERS.map((where) => ({ where, hides: hidden(where) })).sort((a, b) => a.hides - b.hides);
    if (best.hides < hidden(at)) at = best.where;
    // Moved, not laid elsewhere: the page is not laid out again for it.
    const across = at.includes("right") ? frame.clientWidth - corner.offsetWidth - 2 * MARGIN : 0;
    const down = at.includes("top") ? frame.clientHeight - corner.offsetHeight - 2 * MARGIN : 0;
    corner.style.translate = `${across}px ${-down}px`;
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
    held = true;
    go(event);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    corner.addEventListener(end, () => {
      held = false;
      stepAside();
    });
  }
  corner.addEventListener("pointermove", go);
  frame.addEventListener("scroll", look);
  frame.addEventListener("scrollend", stepAside);
  const sized = new ResizeObserver(() => {
    look();
    floats = getComputedStyle(corner).position === "absolute";
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
