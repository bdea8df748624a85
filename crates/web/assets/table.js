// @ts-check
// The table page: what may be clicked glows, clicks become decisions, news swaps the parts that changed.

import { data, element, setting, word } from "./words.js";
import { zoomable } from "./zoom.js";
import { cards, place, rulesInDrawer, toast } from "./notices.js";
import { advance, amount, clicked, follow } from "./picks.js";
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
 * @typedef {{ at: number, len: number, seated: boolean, side: string | null, curtain: string, mine: boolean, over: boolean,
 *   title: string, offers: Offer[], names: Record<string, string>, undo: boolean }} State
 * @typedef {State & { prompt: string, pieces: string, panels: string, status: string,
 *   log_from: number, log: string }} News
 */

/** @type {State} */
let state = data("state");
/** @type {string[]} The clicks made so far towards a decision. */
let prefix = [];
/** A decision is on its way. */
let busy = false;
/** The reader moves by keyboard: the focus follows what glows. */
let byKey = false;

const frame = element("frame");
const amounts = element("amounts");
/** When a click last led somewhere: two such in a row are no double click. */
let ledOn = 0;
const zoom = zoomable(frame, () => performance.now() - ledOn > 700);
const sight = sights(frame, () => (state.side ? `side=${state.side}` : ""));
const level = levels(frame);
const steps = stepwise(frame, () => state.side ?? "observer");
const notes = notebook(frame);
/** @type {string} The side in front of the screen, where two share it. */
let eyes = "";
const curtain = hang((side) => {
  eyes = side;
  live.again();
});
const api = `/api/tables/${setting.table}`;
const advice = advisor((what) => `${api}/${what}${state.side ? `?side=${state.side}` : ""}`, things, zoom.bringIntoSight);

// ---- What glows

/** @param {string} pick */
function things(pick) {
  return [...document.querySelectorAll(`[data-pick="${CSS.escape(pick)}"]`)];
}

function show() {
  const { open, next } = follow(state.offers, prefix);
  for (const thing of document.querySelectorAll("[data-pick]")) {
    thing.classList.remove("lit", "chosen", "hot");
    thing.setAttribute("tabindex", "-1");
  }
  for (const thing of prefix.flatMap(things)) thing.classList.add("chosen");
  const beside = [];
  for (const pick of next) {
    const shown = things(pick);
    for (const thing of shown) {
      thing.classList.add("lit");
      thing.setAttribute("tabindex", "0");
    }
    if (shown.length === 0 && amount(pick) === undefined) beside.push(pick);
  }
  zoom.bringIntoSight([...frame.querySelectorAll(".lit")]);
  showButtons(beside);
  showAmounts(next.filter((pick) => amount(pick) !== undefined));
  showTrail();
  showMoves(open);
  document.title = state.title;
  document.body.classList.toggle("my-turn", state.mine);
  document.body.classList.toggle("choosing", prefix.length > 0);
  document.body.classList.toggle("busy", busy);
  const undo = element("undo");
  if (undo instanceof HTMLButtonElement) {
    undo.hidden = state.over || !state.seated;
    undo.disabled = !state.undo || busy;
  }
  element("hint").hidden = !state.mine || state.offers.length === 0;
  element("estimate").hidden = state.over || !state.seated;
  advice.mark();
}

/**
 * A button for every click that has no place on the board.
 * @param {string[]} picks
 */
function showButtons(picks) {
  const buttons = picks.map((pick) => {
    const made = button(state.names[pick] ?? pick, () => choose(pick));
    made.dataset.choice = pick;
    return made;
  });
  buttons.forEach((each, index) => each.classList.toggle("main", index === 0));
  if (prefix.length > 0) {
    const cancel = button(word("cancel"), clear);
    cancel.dataset.key = "Esc";
    buttons.push(cancel);
  }
  element("buttons").replaceChildren(...buttons);
}

/** @param {string[]} picks */
function showAmounts(picks) {
  amounts.hidden = picks.length === 0;
  if (amounts.hidden) return;
  const sorted = [...picks].sort((a, b) => (amount(b) ?? 0) - (amount(a) ?? 0));
  // Amounts that are named without a number are not how many but which of several ways.
  const ways = picks.every((pick) => /^\D+$/.test(state.names[pick] ?? "0"));
  const label = document.createElement("span");
  label.textContent = word(ways ? "which-way" : "how-many");
  const choices = sorted.map((pick, index) => {
    const number = amount(pick) ?? 0;
    const much = index === 0 ? word("all", { n: number }) : String(number);
    const choice = button(ways ? state.names[pick] : much, () => choose(pick));
    choice.dataset.choice = pick;
    choice.classList.toggle("main", index === 0);
    return choice;
  });
  const row = document.createElement("div");
  row.append(...choices);
  amounts.replaceChildren(label, row);
  const last = [...prefix].reverse().flatMap(things)[0];
  if (last) place(amounts, last.getBoundingClientRect(), frame);
  if (byKey) choices[0]?.focus();
}

function showTrail() {
  const names = prefix.map((pick) => state.names[pick] ?? pick);
  element("trail").textContent = names.length ? `${word("so-far")} ${names.join(" → ")}` : "";
}

/** @param {Offer[]} open */
function showMoves(open) {
  element("count").textContent = open.length ? `(${open.length})` : "";
  const moves = element("moves");
  if (!(moves instanceof HTMLDetailsElement) || !moves.open) return;
  element("offers").replaceChildren(
    ...open.map((offer) => {
      const item = document.createElement("li");
      const act = button(offer.text, () => decide(offer));
      const hot = (/** @type {boolean} */ on) => {
        for (const thing of offer.picks.flatMap(things)) thing.classList.toggle("hot", on);
      };
      act.addEventListener("pointerenter", () => hot(true));
      act.addEventListener("pointerleave", () => hot(false));
      act.addEventListener("focus", () => hot(true));
      act.addEventListener("blur", () => hot(false));
      item.append(act);
      return item;
    }),
  );
}

/**
 * @param {string} text
 * @param {() => void} act
 */
function button(text, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", act);
  return made;
}

// ---- Clicks

/** @param {string} pick */
function choose(pick) {
  if (busy) return;
  const clicks = clicked(state.offers, prefix, pick);
  if (!clicks) {
    void askWhy(pick);
    return;
  }
  prefix = clicks;
  ledOn = performance.now();
  const { whole } = follow(state.offers, prefix);
  if (whole) void decide(whole);
  else show();
  if (byKey && !whole && amounts.hidden) focusFirst();
}

function clear() {
  prefix = [];
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
  else if (prefix.length > 0) clear();
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
  if (busy) return;
  await send("decisions", { at: state.at, decision: offer.decision, side: state.side });
}

async function undo() {
  if (busy || !state.undo) return;
  await send("undo", { at: state.at, side: state.side });
}

/**
 * @param {string} what
 * @param {object} body
 */
async function send(what, body) {
  busy = true;
  steps.skip();
  toEnd();
  show();
  try {
    const { status, told } = await post(what, body);
    if (status < 300) {
      await arrival(Number(told.at ?? state.at + 1));
    } else {
      toast(status === 409 && what === "decisions" ? word("moved-on") : (told.reason ?? word("trouble")), told.rule);
      live.again();
    }
  } catch {
    toast(word("trouble"));
    live.again();
  }
  busy = false;
  prefix = advance(state.offers, []);
  show();
  if (byKey && state.mine) focusFirst();
}

/** @type {(() => void) | undefined} */
let arrived;

/**
 * Waits until the page shows the table at this revision; asks again if the news is late.
 * @param {number} at
 */
async function arrival(at) {
  for (let tries = 0; state.at < at && tries < 4; tries += 1) {
    await new Promise((done) => {
      const late = setTimeout(done, 1500);
      arrived = () => {
        clearTimeout(late);
        done(undefined);
      };
    });
    if (state.at < at) live.again();
  }
}

/** @param {string} pick */
async function askWhy(pick) {
  if (state.over) return;
  if (!state.mine) {
    toast(word(state.seated ? "not-now" : "not-yours"));
    return;
  }
  try {
    const { told } = await post("why", { picks: [...prefix, pick], side: state.side });
    toast(told.reason ?? word("not-allowed"), told.rule);
  } catch {
    toast(word("trouble"));
  }
}

// ---- News

/** @type {News} The latest that is known of the table, shown or not yet. */
let latest = present();
/** How much of the record has been shown. */
let shown = state.len;
/** Somebody is busy showing. */
let showing = false;
/** Something was taken back, or is seen through other eyes: that is not shown step by step. */
let anew = false;

/** @returns {News} what the page was laid with */
function present() {
  const [prompt, panels, status] = ["prompt", "panels", "status"].map((id) => element(id).innerHTML);
  const pieces = frame.querySelector("#pieces")?.outerHTML ?? "";
  return { ...state, prompt, panels, status, pieces, log_from: state.len, log: "" };
}

/** @param {News} news */
function hear(news) {
  if (news.at < latest.at) return;
  latest = news;
  addLines(news.log_from, news.log);
  if (news.log_from < shown) {
    anew = true;
    steps.skip();
  }
  if (!showing) void showAll();
}

/**
 * Shows what has not been shown: step by step where it is much, and at the reader's pace. News that comes meanwhile waits for
 * its turn; until all is shown nothing can be chosen.
 */
async function showAll() {
  showing = true;
  let news;
  do {
    news = latest;
    if (!anew && steps.worth(shown, news.len)) {
      state = { ...news, mine: false, offers: [], undo: false };
      prefix = [];
      advice.clear();
      show();
      arrived?.();
      await steps.play(shown, news.len);
      shown = news.len - 1;
      if (latest !== news) continue;
    }
    apply(news);
    anew = false;
    shown = news.len;
    if (!news.mine && !news.over && !news.curtain) await steps.rest();
  } while (latest !== news);
  showing = false;
}

/** @param {News} news */
function apply(news) {
  const moved = news.at !== state.at || news.mine !== state.mine;
  state = news;
  if (moved) {
    prefix = advance(news.offers, []);
    advice.clear();
  }
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
  if (byKey && news.mine && !busy) focusFirst();
  arrived?.();
}

/** Shows a player what happened since the last visit, or since a new table was laid. */
function catchUp() {
  if (state.seated && !state.curtain && steps.worth(steps.seen(), state.len)) {
    shown = steps.seen();
    void showAll();
  } else {
    remember(state.len);
  }
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let lost;
const live = listen(
  () => `/game/${setting.table}/events?at=${state.at}&eyes=${eyes}&side=${state.side ?? ""}`,
  (news) => hear(JSON.parse(news)),
  (connected) => {
    if (connected) {
      clearTimeout(lost);
      lost = undefined;
      element("offline").hidden = true;
    } else {
      lost ??= setTimeout(() => (element("offline").hidden = false), 1500);
    }
  },
);

rulesInDrawer();
cards(frame);
weigh(() => `${api}/odds${state.side ? `?side=${state.side}` : ""}`);
prefix = advance(state.offers, []);
show();
notes.show(state.side);
curtain.show(state.curtain);
quieten();
sinceLastVisit();
catchUp();
document.addEventListener("visibilitychange", () => remember(state.len));
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
