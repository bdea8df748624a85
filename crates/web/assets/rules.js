// @ts-check
// The rules book: search that marks what it finds, a switch for developers, printing.

import { drawIn } from "./figures.js";

const FOUND = "found";

/**
 * Lower case without accents, letter by letter, so that “cañon” finds “cañón” and every letter keeps its place.
 * @param {string} text
 */
function plain(text) {
  return [...text].map((letter) => letter.normalize("NFD").charAt(0).toLowerCase()).join("");
}

/**
 * Every place in an element where one of the words stands.
 * @param {Element} article
 * @param {string[]} words
 */
function places(article, words) {
  const ranges = [];
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = plain(node.textContent ?? "");
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

function searchRules() {
  const field = document.getElementById("search");
  const found = document.getElementById("found");
  const nothing = document.getElementById("nothing");
  if (!(field instanceof HTMLInputElement) || !found || !nothing) return;
  const clauses = [...document.querySelectorAll("article.clause")].map((article) => ({ article, text: plain(article.textContent ?? "") }));
  const marks = typeof Highlight === "undefined" ? undefined : new Highlight();
  if (marks) CSS.highlights.set(FOUND, marks);
  field.disabled = false;

  function search() {
    const wanted = plain(/** @type {HTMLInputElement} */ (field).value).split(/\s+/).filter(Boolean);
    let count = 0;
    marks?.clear();
    for (const { article, text } of clauses) {
      const shown = wanted.every((piece) => text.includes(piece));
      article.toggleAttribute("hidden", !shown);
      if (!shown) continue;
      count += 1;
      const long = wanted.filter((word) => word.length > 1);
      if (long.length > 0) for (const range of places(article, long)) marks?.add(range);
    }
    for (const chapter of document.querySelectorAll("section.chapter")) {
      chapter.toggleAttribute("hidden", wanted.length > 0 && !chapter.querySelector("article.clause:not([hidden])"));
    }
    for (const other of document.querySelectorAll("nav.chapters, #charts, #thumbs")) other.toggleAttribute("hidden", wanted.length > 0);
    /** @type {HTMLElement} */ (found).textContent = wanted.length ? `${count} / ${clauses.length}` : "";
    /** @type {HTMLElement} */ (nothing).toggleAttribute("hidden", count > 0);
  }

  field.addEventListener("input", search);
  addEventListener("hashchange", () => {
    field.value = "";
    search();
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  });
}

function switches() {
  const developer = document.getElementById("developer");
  const main = document.getElementById("main");
  if (developer instanceof HTMLInputElement) {
    developer.addEventListener("change", () => main?.classList.toggle("developer", developer.checked));
  }
  document.getElementById("print")?.addEventListener("click", async () => {
    const examples = [...document.querySelectorAll("details.example")];
    for (const example of examples) example.setAttribute("open", "");
    await Promise.all(examples.map(drawIn));
    print();
  });
}

searchRules();
switches();
