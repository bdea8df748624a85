// @ts-check
// A player's own notes on blocks seen from behind. They are kept in this browser, for this table and this side; they lie
// where they were put and know nothing of who stands there: when a stack has moved on, its notes are moved or dropped by hand.

import { setting } from "./words.js";

/** @typedef {{ stack: string, sign: string, text: string }} Note */

const SVG = "http://www.w3.org/2000/svg";

/** @param {HTMLElement} frame the board */
export function notebook(frame) {
  const book = document.getElementById("notes");
  const list = document.getElementById("note-list");
  const pattern = document.getElementById("note-row");
  if (!(book instanceof HTMLDetailsElement) || !list || !(pattern instanceof HTMLTemplateElement)) {
    return { show() {}, add() {} };
  }
  const sheet = book;
  const lines = list;
  const blank = pattern;
  /** @type {string | null} Whose notes are open. */
  let side = null;
  /** @type {Note[]} */
  let notes = [];

  /** The stacks that notes can lie on, with their names. */
  function stacks() {
    return [...frame.querySelectorAll(".backs[id]")].map((stack) => {
      if (!stack.hasAttribute("data-name")) stack.setAttribute("data-name", stack.getAttribute("data-card") ?? "");
      return { stack, name: stack.getAttribute("data-name")?.split("\n").join(" · ") ?? "" };
    });
  }

  function keep() {
    try {
      localStorage.setItem(`notes-${setting.table}-${side}`, JSON.stringify(notes));
    } catch {
      // Storage may be forbidden; then the notes last as long as the page.
    }
  }

  function recall() {
    try {
      const kept = JSON.parse(localStorage.getItem(`notes-${setting.table}-${side}`) ?? "[]");
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  }

  /** Puts the notes on the board. */
  function draw() {
    for (const { stack } of stacks()) {
      stack.querySelector(".note")?.remove();
      const own = notes.filter((note) => note.stack === stack.id && note.sign + note.text);
      const card = stack.getAttribute("data-name") ?? "";
      stack.setAttribute("data-card", [card, ...own.map((note) => `${note.sign} ${note.text}`.trim())].join("\n"));
      if (own.length > 0) stack.append(tags(own));
    }
    sheet.querySelector(".tally")?.replaceChildren(notes.length ? `(${notes.length})` : "");
  }

  /** @param {Note} note */
  function row(note) {
    const made = /** @type {DocumentFragment} */ (blank.content.cloneNode(true));
    const line = /** @type {HTMLElement} */ (made.firstElementChild);
    for (const field of line.querySelectorAll("input, select")) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      const what = /** @type {"stack" | "sign" | "text"} */ (field.name);
      if (what === "stack" && field instanceof HTMLSelectElement) fill(field, note.stack);
      else field.value = note[what];
      field.addEventListener("input", () => {
        note[what] = field.value;
        if (what === "stack" && field instanceof HTMLSelectElement) fill(field, note.stack);
        keep();
        draw();
      });
    }
    line.querySelector("button")?.addEventListener("click", () => {
      notes = notes.filter((other) => other !== note);
      line.remove();
      keep();
      draw();
    });
    lines.append(made);
    return line;
  }

  /**
   * Offers the stacks of the moment. The first choice stands for one that is no longer there.
   * @param {HTMLSelectElement} field
   * @param {string} chosen
   */
  function fill(field, chosen) {
    const [gone] = field.options;
    const here = stacks().map(({ stack, name }) => new Option(name, stack.id));
    if (gone) {
      gone.value = here.some((option) => option.value === chosen) ? "" : chosen;
      gone.hidden = gone.value === "";
    }
    field.replaceChildren(...(gone ? [gone] : []), ...here);
    field.value = chosen;
  }

  /** @param {string} [id] the stack; the first one if it does not matter */
  function add(id) {
    const stack = id ?? stacks()[0]?.stack.id;
    if (!side || !stack) return;
    const note = { stack, sign: "?", text: "" };
    notes.push(note);
    sheet.open = true;
    const line = row(note);
    keep();
    draw();
    line.scrollIntoView({ block: "nearest" });
    line.querySelector("input")?.focus();
  }

  frame.addEventListener("contextmenu", (event) => {
    const there = document.elementsFromPoint(event.clientX, event.clientY);
    const stack = there.map((thing) => thing.closest(".backs[id]")).find((thing) => thing);
    if (!stack || !side) return;
    event.preventDefault();
    add(stack.id);
  });
  document.getElementById("note-add")?.addEventListener("click", () => add());

  return {
    add: () => add(),
    /**
     * The board has changed, or somebody else looks at it.
     * @param {string | null} viewer
     */
    show(viewer) {
      if (viewer !== side) {
        side = viewer;
        notes = side ? recall() : [];
        lines.replaceChildren();
        notes.forEach(row);
      } else {
        for (const field of lines.querySelectorAll("select[name=stack]")) {
          if (field instanceof HTMLSelectElement) fill(field, field.value);
        }
      }
      sheet.hidden = !side;
      draw();
    },
  };
}

/**
 * Paper tags, one under the other, at the foot of a stack.
 * @param {Note[]} notes
 */
function tags(notes) {
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", "note");
  notes.forEach((note, index) => {
    const words = `${note.sign} ${note.text}`.trim();
    const width = 14 + 8.2 * [...words].length;
    const tag = document.createElementNS(SVG, "rect");
    const text = document.createElementNS(SVG, "text");
    const y = 18 + 19 * index;
    for (const [name, value] of Object.entries({ x: -width / 2, y, width, height: 18, rx: 4 })) {
      tag.setAttribute(name, String(value));
    }
    text.setAttribute("y", String(y + 13.5));
    text.textContent = words;
    group.append(tag, text);
  });
  return group;
}
