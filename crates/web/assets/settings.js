// @ts-check
// What the reader has set, kept in this browser: switches, theme and text size, and which key does what.

import { element, keep, recall } from "./words.js";

const panel = element("settings");
const root = document.documentElement;

/**
 * @template {Element} T
 * @param {string} selector
 * @param {new () => T} kind
 * @returns {T[]}
 */
function fields(selector, kind) {
  return /** @type {T[]} */ ([...panel.querySelectorAll(selector)].filter((it) => it instanceof kind));
}

const switches = fields("input[type=checkbox]", HTMLInputElement);
const caps = fields("input[data-act]", HTMLInputElement);

for (const box of switches) {
  const kept = recall(box.name);
  if (kept) box.checked = kept === "yes";
  box.addEventListener("change", () => keep(box.name, box.checked ? "yes" : "no"));
}

// Both stand on the root of the page; `theme.js` puts them there before anything is painted.
for (const [name, mark] of [["theme", "theme"], ["text-size", "text"]]) {
  for (const field of fields(`select[name=${name}]`, HTMLSelectElement)) {
    const show = () => (field.value = root.dataset[mark] ?? "");
    field.addEventListener("change", () => {
      keep(mark, field.value);
      if (field.value) root.dataset[mark] = field.value;
      else delete root.dataset[mark];
      dispatchEvent(new Event("resize"));
    });
    new MutationObserver(show).observe(root, { attributes: true });
    show();
  }
}

for (const cap of caps) {
  const name = `key-${cap.dataset.act}`;
  cap.value = recall(name) || cap.value;
  cap.addEventListener("input", () => {
    // A key has one meaning: whatever had it before is without one.
    for (const other of caps) if (other !== cap && same(other.value, cap.value)) other.value = "";
    for (const each of caps) keep(`key-${each.dataset.act}`, each.value);
    showKeys();
  });
}
whenSwitched("shortcuts", showKeys);
showKeys();

/**
 * @param {string} a
 * @param {string} b
 */
function same(a, b) {
  return a.toLowerCase() === b.toLowerCase();
}

/** Writes the keys where they are told of. */
function showKeys() {
  const used = isOn("shortcuts");
  for (const told of document.querySelectorAll("kbd[data-key]")) {
    const cap = caps.find((each) => each.dataset.act === told.getAttribute("data-key"));
    told.textContent = cap?.value.toUpperCase() ?? "";
    told.toggleAttribute("hidden", !used || !cap?.value);
  }
}

/**
 * Whether the reader has switched this on.
 * @param {string} name
 */
export function isOn(name) {
  return switches.some((box) => box.name === name && box.checked);
}

/**
 * @param {string} name
 * @param {() => void} act
 */
export function whenSwitched(name, act) {
  for (const box of switches) if (box.name === name) box.addEventListener("change", act);
}

/**
 * What a key does by itself, if anything.
 * @param {string} key
 */
export function actOf(key) {
  return isOn("shortcuts") ? caps.find((cap) => same(cap.value, key))?.dataset.act : undefined;
}

export function openSettings() {
  if (panel instanceof HTMLDialogElement && !panel.open) panel.showModal();
}
