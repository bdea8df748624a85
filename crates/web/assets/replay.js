// @ts-check
// The replay page: step, play, jump. Each step is fetched once.

import { data, element, setting, word } from "./words.js";
import { zoomable } from "./zoom.js";
import { overview } from "./overview.js";
import { rulesInDrawer, toast } from "./notices.js";
import { cards } from "./card.js";
import { reference } from "./reference.js";
import { swapPieces } from "./pieces.js";
import { swapPanels } from "./panels.js";
import { sights } from "./sight.js";
import { levels } from "./levels.js";
import { quieten } from "./log.js";

quieten();

/** @typedef {{ prompt: string, pieces: string, panels: string, status: string }} Step */

/** @type {{ step: number, last: number, side: string }} */
const start = data("state");
const { last, side } = start;
let step = start.step;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let playing;
/** @type {Map<number, Promise<Step>>} */
const fetched = new Map();

const frame = element("frame");
const slider = /** @type {HTMLInputElement} */ (element("slider"));
const speed = /** @type {HTMLSelectElement} */ (element("speed"));
const play = element("play");
const zoom = zoomable(frame);
const small = overview(frame);
const sight = sights(frame, () => `step=${step}&side=${side}`);
const lookUp = reference((what) => `/game/${setting.table}/told?what=${what}&step=${step}&side=${side}`, zoom.goTo);
levels(frame);
frame.addEventListener("click", (event) => sight.takes(event));

/** @param {number} at */
function address(at) {
  return `/game/${setting.table}/replay/${at}?side=${side}`;
}

/** @param {number} at */
function get(at) {
  let answer = fetched.get(at);
  if (!answer) {
    answer = fetch(address(at), { headers: { accept: "application/json" } }).then((reply) => {
      if (!reply.ok) throw new Error(String(reply.status));
      return reply.json();
    });
    answer.catch(() => fetched.delete(at));
    fetched.set(at, answer);
  }
  return answer;
}

/** @param {number} wanted */
async function go(wanted) {
  const at = Math.max(0, Math.min(last, wanted));
  step = at;
  mark();
  try {
    const parts = await get(at);
    if (step !== at) return;
    swapPieces(frame, parts.pieces);
    small.mark();
    sight.clear();
    element("prompt").innerHTML = parts.prompt;
    swapPanels(element("panels"), parts.panels);
    element("status").innerHTML = parts.status;
    lookUp.refresh();
    history.replaceState(null, "", address(at));
    if (at < last) get(at + 1).catch(() => undefined);
  } catch {
    pause();
    toast(word("trouble"));
  }
}

/** Shows where we are in slider, links and log. */
function mark() {
  slider.value = String(step);
  element("step").textContent = `${step} / ${last}`;
  let current;
  for (const line of element("log").children) {
    if (!(line instanceof HTMLElement)) continue;
    const input = Number(line.dataset.input);
    line.classList.toggle("ahead", input >= step);
    line.classList.toggle("new", input === step - 1);
    if (input < step) current = line;
  }
  const log = element("log");
  log.scrollTop = current ? current.offsetTop - log.offsetTop - log.clientHeight / 2 : 0;
  for (const link of document.querySelectorAll(".viewpoints a[data-side]")) {
    if (link instanceof HTMLAnchorElement) {
      link.href = `/game/${setting.table}/replay/${step}?side=${link.dataset.side}`;
    }
  }
}

async function tick() {
  const begun = Date.now();
  await go(step + 1);
  if (playing === undefined) return;
  if (step >= last) pause();
  else playing = setTimeout(tick, Math.max(0, Number(speed.value) - (Date.now() - begun)));
}

function pause() {
  clearTimeout(playing);
  playing = undefined;
  play.textContent = word("play");
}

function toggle() {
  if (playing !== undefined) {
    pause();
    return;
  }
  if (step >= last) step = -1;
  play.textContent = word("pause");
  playing = setTimeout(tick, 0);
}

/** @type {Record<string, () => number>} */
const steps = {
  "step-first": () => 0,
  "step-back": () => step - 1,
  "step-on": () => step + 1,
  "step-last": () => last,
};
for (const [id, target] of Object.entries(steps)) {
  element(id).addEventListener("click", (event) => {
    event.preventDefault();
    pause();
    void go(target());
  });
}

slider.addEventListener("input", () => {
  pause();
  void go(Number(slider.value));
});
play.addEventListener("click", toggle);
element("log").addEventListener("click", (event) => {
  const line = event.target instanceof Element ? event.target.closest("li") : null;
  if (!line) return;
  pause();
  void go(Number(line.dataset.input) + 1);
});
document.addEventListener("click", (event) => {
  const named = event.target instanceof Element ? event.target.closest("[data-do]") : null;
  const act = named instanceof HTMLElement ? named.dataset.do : undefined;
  if (act === "zoom-in") zoom.closer();
  if (act === "zoom-out") zoom.farther();
  if (act === "zoom-fit") zoom.whole();
});
document.addEventListener("keydown", (event) => {
  const target = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof Element && target.closest("input, select, button, a, #log")) return;
  if (event.key === "ArrowLeft") void go(step - 1);
  else if (event.key === "ArrowRight") void go(step + 1);
  else if (event.key === "Home") void go(0);
  else if (event.key === "End") void go(last);
  else if (event.key === " ") toggle();
  else return;
  event.preventDefault();
});

rulesInDrawer();
cards(frame);
slider.hidden = false;
speed.hidden = false;
play.hidden = false;
mark();
