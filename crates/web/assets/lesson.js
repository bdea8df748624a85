// @ts-check
// The voice of a guided first game: what it says, page by page, and what it points at.

import { things } from "./choices.js";
import { keep } from "./words.js";

/**
 * What the server tells of a lesson (`web::Voice`).
 * @typedef {{ text: string, points: string[] }} Spoken
 * @typedef {{ part: string, pages: Spoken[], guided: boolean, awaits: string[], clicks: string[], solved: string }} Voice
 * @typedef {import("./model.js").Model} Model
 */

/** What is pointed at. */
const POINTED = "pointed";

/**
 * The click that the lesson awaits next, if it awaits one.
 * @param {Model} model
 * @returns {string | undefined}
 */
export function awaited(model) {
  const lesson = model.state.lesson;
  if (!lesson || !model.state.mine || lesson.awaits.length === 0) return undefined;
  if (model.doubted) return "all-the-same";
  const fits = (/** @type {import("./picks.js").Told} */ told) => {
    if ("decision" in told) return told.decision === lesson.awaits[0];
    return "decisions" in told && told.decisions.every((decision, index) => decision === lesson.awaits[index]);
  };
  const picks = lesson.clicks.length > 0 ? lesson.clicks : model.acts.find((act) => fits(act.told))?.picks;
  if (!picks) return undefined;
  const onTheWay = model.clicks.every((pick, index) => pick === picks[index]);
  return picks[onTheWay ? model.clicks.length : 0];
}

/**
 * @param {Model} model
 * @param {(things: Element[]) => void} bringIntoSight
 */
export function voice(model, bringIntoSight) {
  const panel = document.getElementById("voice");
  /** Which part is told, and which page of it. */
  let part = "";
  let page = 0;
  /** What was said last. */
  let spoken = "";
  /** What it led the eye to last. @type {Element | undefined} */
  let led;
  /** The reader has closed this part. */
  let closed = false;

  const piece = (/** @type {string} */ name) => /** @type {HTMLElement} */ (document.getElementById(`voice-${name}`));

  /** @param {string} pick */
  function shownAs(pick) {
    const choice = document.querySelectorAll(`[data-choice="${CSS.escape(pick)}"]`);
    return choice.length > 0 ? [...choice] : things(pick);
  }

  /** What is pointed at now: what the page names; on the last page also what is to be clicked. */
  function targets() {
    const lesson = model.state.lesson;
    if (!lesson || closed) return [];
    const last = page >= lesson.pages.length - 1;
    const next = last ? awaited(model) : undefined;
    return [...(lesson.pages[page]?.points ?? []), ...(next ? [next] : [])].flatMap(shownAs);
  }

  function point() {
    const now = new Set(targets());
    for (const thing of document.querySelectorAll(`.${POINTED}`)) if (!now.has(thing)) thing.classList.remove(POINTED);
    for (const thing of now) thing.classList.add(POINTED);
    return [...now];
  }

  function speak() {
    const lesson = model.state.lesson;
    if (!panel || !lesson) return;
    const told = lesson.pages[page];
    panel.hidden = !told || closed;
    const fresh = told && told.text !== spoken;
    if (fresh) piece("text").innerHTML = spoken = told.text;
    piece("part").textContent = lesson.guided ? lesson.part : "";
    piece("back").hidden = page === 0;
    piece("on").hidden = page >= lesson.pages.length - 1;
    piece("close").hidden = lesson.guided || page < lesson.pages.length - 1;
    piece("show").hidden = point().length === 0;
    const button = point().find((thing) => thing instanceof HTMLButtonElement);
    const next = piece("on").hidden ? button ?? panel : piece("on");
    if (!panel.hidden && (fresh || next !== led)) next.scrollIntoView({ block: "nearest" });
    led = next;
  }

  /** @param {number} by */
  function turn(by) {
    page += by;
    speak();
    bringIntoSight(point());
  }

  if (panel) {
    piece("back").addEventListener("click", () => turn(-1));
    piece("on").addEventListener("click", () => turn(1));
    piece("show").addEventListener("click", () => {
      const [first] = point();
      bringIntoSight(point());
      first?.scrollIntoView({ block: "nearest", inline: "nearest" });
      if (first instanceof HTMLElement || first instanceof SVGElement) first.focus();
    });
    piece("close").addEventListener("click", () => {
      closed = true;
      speak();
    });
  }

  return {
    /** Says what there is to say now. While it is shown what others did, what was said last stays. */
    show() {
      const lesson = model.state.lesson;
      if (!panel || !lesson || model.watching) return;
      if (lesson.solved) keep(`solved-${lesson.solved}`, "yes");
      const fresh = `${lesson.part} ${lesson.pages[0]?.text ?? ""}`;
      if (fresh !== part) {
        part = fresh;
        page = 0;
        closed = false;
      }
      speak();
    },

    /** Whether a script is followed: then nothing is done unasked. */
    get guided() {
      return Boolean(model.state.lesson?.guided);
    },
  };
}
