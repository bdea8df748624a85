// @ts-check
// The table page: clicks become decisions, news swaps the parts that changed. What is known is the model's business.

import { data, element, setting, word } from "./words.js";
import { isOn, openSettings, whenSwitched } from "./settings.js";
import { zoomable } from "./zoom.js";
import { overview } from "./overview.js";
import { rulesInDrawer, toast } from "./notices.js";
import { cards } from "./card.js";
import { looking, mark } from "./awaited.js";
import { ask, isSmall, tapped } from "./chooser.js";
import { reference } from "./reference.js";
import { Model } from "./model.js";
import { lookingAhead } from "./ahead.js";
import { choices, things, wayThere } from "./choices.js";
import { swapPieces } from "./pieces.js";
import { swapPanels } from "./panels.js";
import { listen } from "./live.js";
import { stepwise } from "./steps.js";
import { arrows } from "./paths.js";
import { addLines, quieten, remember, reveal, sinceLastVisit, sumUp, toEnd, unfoldable } from "./log.js";
import { notebook } from "./notes.js";
import { hang } from "./curtain.js";
import { weigh } from "./odds.js";
import { advisor } from "./hint.js";
import { coaching } from "./coach.js";
import { focusFirst, help, keyboard } from "./keys.js";
import { sights } from "./sight.js";
import { levels } from "./levels.js";
import { beside } from "./beside.js";
import { voice } from "./lesson.js";
import { sounding } from "./sounds.js";

/**
 * @typedef {import("./picks.js").Act} Act
 * @typedef {import("./picks.js").Told} Told
 * @typedef {import("./model.js").Fragments} Fragments
 */

/** So long the only answer waits while something could still be taken back, in milliseconds. */
const GRACE = 2500;

const model = new Model(data("state"));
/** The reader moves by keyboard: the focus follows what glows. */
let byKey = false;
/** When a click last led somewhere: two such in a row are no double click. */
let ledOn = 0;

const api = `/api/tables/${setting.table}`;
const asSide = () => (model.state.side ? `side=${model.state.side}` : "");
const frame = element("frame");
const zoom = zoomable(frame, () => performance.now() - ledOn > 700);
const small = overview(frame);
const sight = sights(frame, asSide);
const level = levels(frame);
const paths = arrows(frame);
const steps = stepwise(frame, () => model.state.side ?? "observer", (from, to) => {
  zoom.bringIntoSight(paths.show(from, to).flatMap(things));
});
const notes = notebook(frame);
const lookUp = reference((what) => `/game/${setting.table}/told?what=${what}&${asSide()}`, zoom.goTo);
const curtain = hang((side) => {
  model.eyes = side;
  live.again();
});
const advice = advisor((what) => `${api}/${what}?${asSide()}`, things, zoom.bringIntoSight, (decision) => void tell({ decision }));
const coach = coaching((told) => `/game/${setting.table}/coach?told=${encodeURIComponent(told)}&${asSide()}`, advice.point);
const offered = choices(frame, model, {
  choose,
  clear,
  decide: (act) => follow(model.decides(act)),
  widen: (pieces) => {
    model.takeBand(pieces);
    show();
  },
  several: () => {
    document.body.classList.toggle("several");
    show();
  },
});
const besides = beside(() => model.state);
const lesson = voice(model, zoom.bringIntoSight);
const ahead = lookingAhead(frame, () => model.state, show);

function showBusy() {
  document.body.classList.toggle("busy", model.busy);
}

function show() {
  const { state } = model;
  if (model.clicks.length === 0) document.body.classList.remove("several");
  offered.show(byKey, ahead.prompt());
  element("choices").classList.remove("awaited");
  void ahead.show(model.begun);
  if (!model.watching) document.title = state.title;
  document.body.classList.toggle("my-turn", state.mine);
  mark(state.mine);
  document.body.classList.toggle("choosing", model.clicks.length > 0);
  showBusy();
  const undo = element("undo");
  if (undo instanceof HTMLButtonElement) {
    undo.hidden = state.over || !state.seated;
    undo.setAttribute("aria-disabled", String(!model.mayUndo));
    undo.title = state.undo_why;
  }
  element("standing").hidden = !model.standing;
  element("hint").hidden = !state.mine || state.offers.length === 0;
  element("estimate").hidden = state.over || !state.seated;
  advice.mark();
  // Last, as these ask where things lie.
  const lit = frame.querySelectorAll(".lit");
  zoom.bringIntoSight([...(lit.length > 0 ? lit : frame.querySelectorAll(".target, .strike"))]);
  element("below").hidden = lit.length > 0 || offBoard() === null;
  small.mark();
  lesson.show();
}

/** What glows beside the board: a card in hand, a counter to be placed. On a phone it may be out of sight. */
function offBoard() {
  return document.querySelector("#panels .lit");
}

element("go-below").addEventListener("click", () => offBoard()?.scrollIntoView({ block: "center" }));

// ---- Clicks

/**
 * @param {string} pick
 * @param {boolean} [besides] whether a piece is to do the same as those clicked before
 */
function choose(pick, besides = false) {
  follow(model.choose(pick, besides || document.body.classList.contains("several")));
}

/** @param {import("./model.js").Followed} followed */
function follow(followed) {
  if (followed.then === "say") toast(word(followed.word));
  if (followed.then === "ask") void askWhy(followed.picks);
  if (followed.then === "decide") {
    ledOn = performance.now();
    void tell(followed.act.told);
  }
  if (followed.then !== "show" && followed.then !== "confirm") return;
  ledOn = performance.now();
  show();
  if (byKey && followed.then === "show" && !offered.asksAmount()) focusFirst();
}

/** The reader thinks again; the focus goes back to where it began. */
function clear() {
  const [first] = model.told;
  model.clear();
  show();
  const thing = byKey && first ? things(first)[0] : undefined;
  if (thing instanceof SVGElement || thing instanceof HTMLElement) thing.focus();
  else if (byKey && document.activeElement === document.body) focusFirst();
}

/**
 * What a click at this point means: what glows there, else what is there.
 * @param {MouseEvent} event
 */
function meant(event) {
  const there = document.elementsFromPoint(event.clientX, event.clientY).map((thing) => thing.closest("[data-pick]"));
  const is = (/** @type {string} */ name) => there.find((thing) => thing?.classList.contains(name));
  return is("lit") ?? is("chosen") ?? there.find((thing) => thing) ?? null;
}

frame.addEventListener("click", (event) => {
  if (zoom.wasDrag() || sight.takes(event)) return;
  byKey = false;
  const under = event instanceof PointerEvent && event.pointerType === "touch" ? tapped(frame, event) : [];
  const [first] = under;
  if (under.length > 1 || (first && isSmall(first) && model.settles(first.getAttribute("data-pick") ?? ""))) {
    ask(under, choose);
    return;
  }
  const thing = first ?? meant(event);
  const pick = thing?.getAttribute("data-pick");
  if (pick) choose(pick, event.shiftKey);
  else if (model.clicks.length > 0) clear();
  const way = pick && !isOn("ask-always") ? wayThere(model, event) : undefined;
  if (way) choose(way);
});

// Pieces may also wait in the panels beside the board.
element("panels").addEventListener("click", (event) => {
  const thing = event.target instanceof Element ? event.target.closest("[data-pick]") : null;
  const pick = thing?.getAttribute("data-pick");
  if (pick) choose(pick, event.shiftKey);
});

document.addEventListener("click", (event) => {
  const named = event.target instanceof Element ? event.target.closest("[data-do]") : null;
  const act = named instanceof HTMLElement ? named.dataset.do : undefined;
  if (act === "help") help();
  if (act === "settings") openSettings();
  if (act === "zoom-in") zoom.closer();
  if (act === "zoom-out") zoom.farther();
  if (act === "zoom-fit") zoom.whole();
});
element("undo").addEventListener("click", () => void undo());
element("halt").addEventListener("click", clear);
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

/** @param {Told} told */
async function tell(told) {
  if (model.busy || !(await coach.approves(told, byKey)) || model.busy) {
    if (!model.busy) clear();
    return;
  }
  const came = await send("decisions", told);
  if (came?.refused) toast(came.refused.reason, came.refused.rule);
  model.standing = "gesture" in told && came?.waits ? told.gesture : undefined;
  goOn();
}

async function undo() {
  model.standing = undefined;
  if (!model.mayUndo) {
    toast(model.state.undo_why);
    return;
  }
  await send("undo", {});
  goOn();
}

/** What was sent has been answered. */
function goOn() {
  show();
  if (byKey && model.state.mine) focusFirst();
  onward();
}

/**
 * @param {string} what
 * @param {object} body
 */
async function send(what, body) {
  const { at, side } = model.state;
  clearTimeout(going);
  let came;
  model.sent();
  paths.clear();
  steps.anew();
  steps.skip();
  toEnd();
  showBusy();
  try {
    const { status, told } = await post(what, { ...body, at, side });
    if (status < 300) {
      came = told;
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
  return came;
}

/** @type {ReturnType<typeof setTimeout> | undefined} When the only answer is given by itself. */
let going;

/**
 * Goes on with a gesture that stands; else gives the answer that is the only one, unless somebody could learn something from its coming
 * at once, or the reader wishes to be asked.
 */
function onward() {
  clearTimeout(going);
  element("onward").hidden = true;
  if (showing) return;
  const { resumed, forced } = model;
  if (resumed) {
    void tell({ gesture: resumed });
  } else if (forced && setting.quick && !isOn("ask-always") && !lesson.guided) {
    element("onward").hidden = forced.soon;
    if (forced.soon) void tell(forced.act.told);
    else going = setTimeout(() => void tell(forced.act.told), GRACE);
  }
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

/** @type {Fragments[]} What has come since the last frame: when a computer plays, many at once. */
let come = [];

/** @param {Fragments} news */
function hear(news) {
  come.push(news);
  if (come.length > 1) return;
  // A tab that nobody looks at paints no frames.
  if (document.hidden) setTimeout(take);
  else requestAnimationFrame(take);
}

/** Takes in what has come: all of its lines, and of its boards the last. */
function take() {
  const fresh = come.filter((news) => model.hear(news));
  come = [];
  if (fresh.length === 0) return;
  addLines(fresh);
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
      ahead.forget();
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
  if (moved) {
    advice.clear();
    coach.clear();
  }
  ahead.forget();
  swapPieces(frame, news.pieces);
  if (moved) sight.clear();
  swapPanels(element("panels"), news.panels);
  element("status").innerHTML = news.status;
  element("aim").textContent = news.aim;
  besides.show(news);
  reveal(news.len);
  remember(news.len);
  if (moved) {
    sumUp(news.summary);
    paths.show(news.since, news.len);
  }
  show();
  notes.show(news.side);
  lookUp.refresh();
  curtain.show(news.curtain);
  if (byKey && news.mine && !model.busy) focusFirst();
  arrived?.();
}

/** Shows a player what happened since the last visit, or since a new table was laid. */
function catchUp() {
  const { state } = model;
  const seen = steps.seen(state);
  if (state.seated && !state.curtain && steps.worth(seen, state.len)) {
    model.hasSeen(seen);
    sumUp([]);
    void showAll();
  } else {
    remember(state.len);
    sumUp(state.summary);
    paths.show(state.since, state.len);
  }
}

const beCareful = () => (model.careful = isOn("confirm"));
whenSwitched("confirm", beCareful);
beCareful();
whenSwitched("ask-always", onward);

const live = listen(
  () => `${setting.table}?at=${model.state.at}&side=${model.eyes}&drawn=${model.state.side ?? ""}&${besides.knows()}`,
  (news) => {
    const told = JSON.parse(news);
    if (told.talk) besides.hear(told.talk);
    else hear(told);
  },
  (connected) => {
    element("offline").hidden = connected;
  },
);

rulesInDrawer();
sounding();
if (model.state.seated) looking();
cards(frame);
weigh(() => `${api}/odds?${asSide()}`);
show();
notes.show(model.state.side);
curtain.show(model.state.curtain);
quieten();
unfoldable();
sinceLastVisit();
catchUp();
onward();
document.addEventListener("visibilitychange", () => {
  remember(model.state.len);
  if (document.hidden) take();
});
keyboard({
  choose: (pick, besides) => {
    if (!sight.takesKey()) choose(pick, besides);
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
