// @ts-check
// Who went where, drawn on the board: an arrow for every move that the log tells, faint when others came after it.

import { things } from "./choices.js";
import { paths } from "./log.js";
import { middleOf } from "./where.js";

const SVG = "http://www.w3.org/2000/svg";

/** @param {HTMLElement} frame the board */
export function arrows(frame) {
  /** @returns {SVGGElement | undefined} */
  function layer() {
    const svg = frame.querySelector("svg");
    if (!svg) return undefined;
    const known = svg.querySelector("#paths");
    if (known instanceof SVGGElement) return known;
    const made = document.createElementNS(SVG, "g");
    made.id = "paths";
    made.setAttribute("aria-hidden", "true");
    svg.append(made);
    return made;
  }

  /** @param {string} pick */
  function centre(pick) {
    const thing = things(pick).find((it) => frame.contains(it));
    return thing ? middleOf(thing) : undefined;
  }

  /**
   * @param {string[]} picks the places of a path
   * @param {boolean} fresh
   */
  function arrow(picks, fresh) {
    const points = picks.map(centre).filter((point) => point !== undefined);
    if (points.length < 2) return [];
    const made = document.createElementNS(SVG, "g");
    made.classList.toggle("fresh", fresh);
    const line = document.createElementNS(SVG, "polyline");
    line.setAttribute("points", points.map(({ x, y }) => `${x},${y}`).join(" "));
    const [before, last] = points.slice(-2);
    const turned = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
    const end = document.createElementNS(SVG, "g");
    end.setAttribute("transform", `translate(${last.x} ${last.y}) rotate(${turned})`);
    const head = document.createElementNS(SVG, "path");
    head.setAttribute("d", "M1 0L-5 -3L-5 3Z");
    end.append(head);
    made.append(line, end);
    return [made];
  }

  return {
    /**
     * Draws what the log tells of the inputs from `from` on and before `to`. Returns where the last of them ended.
     * @param {number} from
     * @param {number} to
     */
    show(from, to) {
      const told = paths(from, to);
      const latest = told[told.length - 1];
      layer()?.replaceChildren(...told.flatMap(({ input, picks }) => arrow(picks, input === latest?.input)));
      return latest?.input === to - 1 ? latest.picks.slice(-1) : [];
    },

    clear() {
      layer()?.replaceChildren();
    },
  };
}
