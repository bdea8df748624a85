// @ts-check
// The table page: clicks become decisions, news swaps the parts that changed. What is known is the model's business.

import { data, element, keep, recall, setting, word } from "./words.js";
import { zoomable } from "./zoom.js";
import { cards, rulesInDrawer, toast } from "./notices.js";
import { Model } from "./model.js";
import { choices, things } from "./choices.js";
import { swapPieces } from "./pieces.js";
import { listen } from "./live.js";
import { stepwise } from "./steps.js";
import { addLines, quieten, remember, reveal, sinceLastVisit, toEnd } from "./log.js";
import { notebook } from "./notes.js";
import { hang } from "./curtain.js";
import { weigh } from "./odds.js";
import { advisor } from "./hint.js";
import { focusFirst, help, keyboard } from "./keys.js";
import { sights } from "./sight.js";
import { levels } from "./levels.js";

/**
 * @typedef {import("./picks.js").Offer} Offer
 * @typedef {import("./model.js").Fragments} Fragments
 */

const model = new Model(data("state"));
/** The reader moves by keyboard: the focus follows what glows. */
let byKey = false;
/** When a click last led somewhere: two such in a row are no double click. */
let ledOn = 0;

const api = `/api/tables/${setting.table}`;
const asSide = () => (model.state.side ? `side=${model.state.side}` : "");
const frame = element("frame");
const zoom = zoomable(frame, () => performance.now() - ledOn > 700);
const sight = sights(frame, asSide);
const level = levels(frame);
const steps = stepwise(frame, () => model.state.side ?? "observer");
const notes = notebook(frame);
const curtain = hang((side) => {
  model.eyes = side;
  live.again();
});
const advice = advisor((what) => `${api}/${what}?${asSide()}`, things, zoom.bringIntoSight);
const offered = choices(frame, model, {
  choose,
  clear,
  decide: (offer) => void decide(offer),
  bringIntoSight: zoom.bringIntoSight,
});

function show() {
  const { state, busy } = model;
  offered.show(byKey);
  document.title = state.title;
  document.body.classList.toggle("my-turn", state.mine);
  document.body.classList.toggle("choosing", model.clicks.length > 0);
  document.body.classList.toggle("busy", busy);
  const undo = element("undo");
  if (undo instanceof HTMLButtonElement) {
    undo.hidden = state.over || !state.seated;
    undo.disabled = !model.mayUndo;
  }
  element("hint").hidden = !state.mine || state.offers.length === 0;
  element("estimate").hidden = state.over || !state.seated;
  advice.mark();
}

// ---- Clicks

/** @param {string} pick */
function choose(pick) {
  const followed = model.choose(pick);
  if (followed.then === "say") toast(word(followed.word));
  if (followed.then === "ask") void askWhy(followed.picks);
  if (followed.then !== "decide" && followed.then !== "show") return;
  ledOn = performance.now();
  if (followed.then === "decide") {
    void decide(followed.offer);
    return;
  }
  show();
  if (byKey && !offered.asksAmount()) focusFirst();
}

function clear() {
  model.clear();
  show();
}

/**
 * What a click at this point means: what glows there, else what glows within a finger's breadth, else what is there.
 * @param {MouseEvent} event
 */
function meant(event) {
  const there = document.elementsFromPoint(event.clientX, event.clientY).map((thing) => thing.closest("[data-pick]"));
  const lit = there.find((thing) => thing?.classList.contains("lit"));
  if (lit) return lit;
  const chosen = there.find((thing) => thing?.classList.contains("chosen"));
  if (chosen) return chosen;
  const finger = event instanceof PointerEvent && event.pointerType === "touch" ? 20 : 0;
  const near = [...frame.querySelectorAll(".lit")]
    .map((thing) => ({ thing, away: distance(thing.getBoundingClientRect(), event.clientX, event.clientY) }))
    .filter(({ away }) => away < finger)
    .sort((a, b) => a.away - b.away)[0];
  return near?.thing ?? there.find((thing) => thing) ?? null;
}

/**
 * @param {DOMRect} box
 * @param {number} x
 * @param {number} y
 */
function distance(box, x, y) {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}

frame.addEventListener("click", (event) => {
  if (zoom.wasDrag() || sight.takes(event)) return;
  byKey = false;
  const thing = meant(event);
  const pick = thing?.getAttribute("data-pick");
  if (pick) choose(pick);
  else if (model.clicks.length > 0) clear();
});

// Pieces may also wait in the panels beside the board.
element("panels").addEventListener("click", (event) => {
  const thing = event.target instanceof Element ? event.target.closest("[data-pick]") : null;
  const pick = thing?.getAttribute("data-pick");
  if (pick) choose(pick);
});

document.addEventListener("click", (event) => {
  const named = event.target instanceof Element ? event.target.closest("[data-do]") : null;
  const act = named instanceof HTMLElement ? named.dataset.do : undefined;
  if (act === "help") help();
  if (act === "zoom-in") zoom.closer();
  if (act === "zoom-out") zoom.farther();
  if (act === "zoom-fit") zoom.whole();
});
element("undo").addEventListener("click", () => void undo());
for (const what of ["hint", "estimate"]) element(what).addEventListener("click", () => advise(what, false));
element("moves").addEventListener("toggle", show);

/**
 * @param {string} what
 * @param {boolean} focus
 */
function advise(what, focus) {
  if (!element(what).hidden) void advice.ask(what, focus);
}

// ---- Asking the server

/**
 * @param {string} what
 * @param {object} body
 */
async function post(what, body) {
  const answer = await fetch(`${api}/${what}`, {
    method: "POST",
    headers: { "content-type": "application/json", prefer: "return=minimal" },
    body: JSON.stringify(body),
  });
  const told = await answer.json().catch(() => ({}));
  return { status: answer.status, told };
}

/** @param {Offer} offer */
async function decide(offer) {
  if (!model.busy) await send("decisions", { decision: offer.decision });
}

async function undo() {
  if (model.mayUndo) await send("undo", {});
}

/**
 * @param {string} what
 * @param {object} body
 */
async function send(what, body) {
  const { at, side } = model.state;
  model.sent();
  steps.skip();
  toEnd();
  show();
  try {
    const { status, told } = await post(what, { ...body, at, side });
    if (status < 300) {
      await arrival(Number(told.at ?? at + 1));
    } else {
      toast(status === 409 && what === "decisions" ? word("moved-on") : (told.reason ?? word("trouble")), told.rule);
      live.again();
    }
  } catch {
    toast(word("trouble"));
    live.again();
  }
  model.answered();
  show();
  if (byKey && model.state.mine) focusFirst();
  onward();
}

/** Gives the answer that is the only one, unless somebody could learn something from its coming at once, or the reader wishes to be asked. */
function onward() {
  if (showing || !setting.alone || asksAlways()) return;
  const { forced } = model;
  if (forced) void decide(forced);
}

/** @type {(() => void) | undefined} */
let arrived;

/**
 * Waits until the page shows the table at this revision; asks again if the news is late.
 * @param {number} at
 */
async function arrival(at) {
  for (let tries = 0; model.state.at < at && tries < 4; tries += 1) {
    await new Promise((done) => {
      const late = setTimeout(done, 1500);
      arrived = () => {
        clearTimeout(late);
        done(undefined);
      };
    });
    if (model.state.at < at) live.again();
  }
}

/** @param {string[]} picks */
async function askWhy(picks) {
  try {
    const { told } = await post("why", { picks, side: model.state.side });
    toast(told.reason ?? word("not-allowed"), told.rule);
  } catch {
    toast(word("trouble"));
  }
}

// ---- News

/** Somebody is busy showing. */
let showing = false;

/** @param {Fragments} news */
function hear(news) {
  if (!model.hear(news)) return;
  addLines(news.log_from, news.log);
  if (model.anew) steps.skip();
  void showAll();
}

/** Shows what has not been shown: step by step where it is much, and at the reader's pace. */
async function showAll() {
  if (showing) return;
  showing = true;
  for (let due = model.due(steps.worth); due; due = model.due(steps.worth)) {
    if (due.what === "steps") {
      advice.clear();
      show();
      arrived?.();
      await steps.play(due.from, due.to);
      model.hasSeen(due.to - 1);
    } else {
      apply(due.news, due.moved);
      if (!due.news.mine && !due.news.over && !due.news.curtain) await steps.rest();
    }
  }
  showing = false;
  onward();
}

/**
 * @param {Fragments} news
 * @param {boolean} moved whether the table has moved on since what was shown before
 */
function apply(news, moved) {
  if (moved) advice.clear();
  swapPieces(frame, news.pieces);
  if (moved) sight.clear();
  element("prompt").innerHTML = news.prompt;
  element("panels").innerHTML = news.panels;
  element("status").innerHTML = news.status;
  reveal(news.len);
  remember(news.len);
  show();
  notes.show(news.side);
  curtain.show(news.curtain);
  if (byKey && news.mine && !model.busy) focusFirst();
  arrived?.();
}

/** Shows a player what happened since the last visit, or since a new table was laid. */
function catchUp() {
  const { state } = model;
  if (state.seated && !state.curtain && steps.worth(steps.seen(), state.len)) {
    model.hasSeen(steps.seen());
    void showAll();
  } else {
    remember(state.len);
  }
}

const ALWAYS = "ask-always";
const always = element(ALWAYS);
if (always instanceof HTMLInputElement) {
  always.checked = recall(ALWAYS) === "yes";
  always.addEventListener("change", () => {
    keep(ALWAYS, always.checked ? "yes" : "no");
    onward();
  });
}

function asksAlways() {
  return always instanceof HTMLInputElement && always.checked;
}

const live = listen(
  () => `/game/${setting.table}/events?at=${model.state.at}&side=${model.eyes}&drawn=${model.state.side ?? ""}`,
  (news) => hear(JSON.parse(news)),
  (connected) => {
    element("offline").hidden = connected;
  },
);

rulesInDrawer();
cards(frame);
weigh(() => `${api}/odds?${asSide()}`);
show();
notes.show(model.state.side);
curtain.show(model.state.curtain);
quieten();
sinceLastVisit();
catchUp();
onward();
document.addEventListener("visibilitychange", () => remember(model.state.len));
keyboard({
  choose: (pick) => {
    if (!sight.takesKey()) choose(pick);
  },
  clear: () => {
    if (!steps.skip() && !sight.leave()) clear();
  },
  sight: sight.toggle,
  level: level.toggle,
  undo: () => void undo(),
  advise: (what) => advise(what, true),
  note: notes.add,
  zoom,
  used: () => {
    byKey = true;
  },
});
