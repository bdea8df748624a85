// @ts-check
// What goes on at a table beside its game: who is there, clocks, proposals, chat. What others write is only ever shown as text.

import { element, keep, recall, setting, word } from "./words.js";
import { toast } from "./notices.js";

/**
 * @typedef {{ left: number, running: boolean }} Clock
 * @typedef {{ number: number, channel: string, side?: string, name?: string, own: boolean, said: number, text: string }} Line
 * @typedef {{ here: Record<string, string>, clocks: Record<string, Clock>, lines: Line[] }} Talk
 */

/** So often clocks are shown, in milliseconds. */
const TICK = 500;
/** Of a clock that has less, seconds are shown. */
const SHORT = 3_600_000;

const api = `/api/tables/${setting.table}`;

/**
 * @param {string} what
 * @param {object} body
 * @returns {Promise<boolean>} whether that was done
 */
async function post(what, body) {
  try {
    const answer = await fetch(`${api}/${what}`, {
      method: "POST",
      headers: { "content-type": "application/json", prefer: "return=minimal" },
      body: JSON.stringify(body),
    });
    if (answer.ok) return true;
    const told = await answer.json().catch(() => ({}));
    toast(told.reason ?? word("trouble"), told.rule);
  } catch {
    toast(word("trouble"));
  }
  return false;
}

/**
 * What is left, as a clock shows it.
 * @param {number} left in milliseconds
 */
function shown(left) {
  const seconds = Math.ceil(left / 1000);
  const two = (/** @type {number} */ number) => String(Math.floor(number)).padStart(2, "0");
  if (left < SHORT) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  const hours = Math.floor(seconds / 3600);
  if (hours < 48) return `${hours}:${two((seconds % 3600) / 60)} h`;
  return word("days", { n: Math.floor(hours / 24) });
}

/** Asks whether that is meant. @param {string} question */
function sure(question) {
  const dialog = element("sure");
  if (!(dialog instanceof HTMLDialogElement)) return Promise.resolve(false);
  element("sure-text").textContent = question;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((done) => dialog.addEventListener("close", () => done(dialog.returnValue === "yes"), { once: true }));
}

/**
 * @param {() => { side: string | null, at: number, over: boolean }} state
 */
export function beside(state) {
  /** @type {Talk["here"]} */
  let here = {};
  /** @type {Talk["clocks"]} */
  let clocks = {};
  /** When that was told. */
  let told = 0;
  /** The number of the last line. */
  let last = 0;
  let unread = 0;
  const talk = document.getElementById("talk");
  const lines = document.getElementById("lines");

  /** @param {string} side */
  const left = (side) => {
    const clock = clocks[side];
    return clock && Math.max(0, clock.left - (clock.running ? performance.now() - told : 0));
  };

  /** Shows who is there and the clocks: the bar that holds them comes anew with the game's news. */
  function show() {
    let late = false;
    for (const player of document.querySelectorAll("#status .player")) {
      const side = player.getAttribute("data-side") ?? "";
      const presence = player.querySelector(".presence");
      if (presence instanceof HTMLElement && here[side]) {
        presence.dataset.here = here[side];
        presence.textContent = word(here[side] === "here" ? "is-here" : "is-away");
      }
      const clock = player.querySelector(".clock");
      const time = left(side);
      if (clock && time !== undefined) {
        clock.textContent = shown(time);
        clock.classList.toggle("running", clocks[side]?.running ?? false);
        late ||= time === 0 && side !== state().side && (clocks[side]?.running ?? false);
      }
    }
    const claim = document.getElementById("claim");
    if (claim) claim.hidden = !late;
  }

  /** @param {Talk} news */
  function hear(news) {
    ({ here, clocks } = news);
    told = performance.now();
    for (const line of news.lines) if (line.number > last) add(line);
    show();
  }

  const isRead = () => talk instanceof HTMLDetailsElement && talk.open && !document.hidden;

  /** @param {Line} line */
  function add(line) {
    last = line.number;
    if (!lines) return;
    const item = document.createElement("li");
    item.className = line.own ? "own" : line.channel;
    item.title = new Date(line.said * 1000).toLocaleString();
    const who = document.createElement("bdi");
    who.className = "who";
    who.textContent = line.own ? word("player-you") : (line.name ?? side(line.side) ?? word("observer"));
    const text = document.createElement("bdi");
    text.className = "text";
    text.textContent = line.text;
    item.append(who, " ", text);
    if (!line.own) item.append(" ", act("chat-mute", "⊘", () => mute(line)), act("chat-report", "⚑", () => report(line)));
    const follow = lines.scrollHeight - lines.scrollTop - lines.clientHeight < 40;
    lines.append(item);
    if (follow) lines.scrollTop = lines.scrollHeight;
    element("no-lines").hidden = true;
    if (line.own || isRead()) return;
    unread += 1;
    element("unread").textContent = String(unread);
    if (fresh) toast(`${who.textContent}: ${line.text}`);
  }

  /** @param {string | undefined} id */
  function side(id) {
    const named = id && document.querySelector(`#status .player[data-side="${CSS.escape(id)}"] .side`);
    return named ? (named.textContent ?? undefined) : undefined;
  }

  /**
   * @param {string} id
   * @param {string} sign
   * @param {() => void} does
   */
  function act(id, sign, does) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "quiet";
    button.title = word(id);
    button.setAttribute("aria-label", word(id));
    button.textContent = sign;
    button.addEventListener("click", does);
    return button;
  }

  /** Shows all lines again: others may be heard than before. */
  async function anew() {
    const answer = await fetch(`${api}/chat?lang=${document.documentElement.lang}`).catch(() => undefined);
    if (!answer?.ok) return;
    /** @type {Talk} */
    const talk = await answer.json();
    const before = unread;
    fresh = false;
    last = 0;
    lines?.replaceChildren();
    talk.lines.forEach(add);
    fresh = true;
    unread = before;
    element("unread").textContent = before > 0 ? String(before) : "";
  }

  /** @param {Line} line */
  async function mute(line) {
    if ((await sure(word("chat-mute-ask"))) && (await post("chat/mute", { number: line.number, mute: true }))) await anew();
  }

  /** @param {Line} line */
  async function report(line) {
    if ((await sure(word("chat-report-ask"))) && (await post("chat/report", { number: line.number }))) toast(word("chat-reported"));
  }

  /** What was written up to now is read. */
  function read() {
    if (!isRead()) return;
    unread = 0;
    element("unread").textContent = "";
    if (lines) lines.scrollTop = lines.scrollHeight;
    if (last > 0 && state().side) void fetch(`${api}/chat/read`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ number: last }) }).catch(() => {});
  }

  document.addEventListener("click", async (event) => {
    const button = event.target instanceof Element ? event.target.closest("button[data-settle]") : null;
    if (!(button instanceof HTMLButtonElement)) return;
    const { settle = "", what, accept, ask } = button.dataset;
    if (ask && !(await sure(ask))) return;
    button.disabled = true;
    const answer = accept === undefined ? {} : { accept: accept === "true" };
    if (await post(settle, { ...(what && { what }), ...answer, side: state().side })) toast(word("settled"));
    button.disabled = false;
  });

  document.getElementById("say")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const line = element("line");
    if (!(line instanceof HTMLInputElement) || line.value.trim() === "") return;
    const text = line.value;
    line.value = "";
    if (!(await post("chat", { text }))) line.value ||= text;
    line.focus();
  });

  if (talk instanceof HTMLDetailsElement) {
    talk.open = recall("talk") === "open";
    talk.addEventListener("toggle", () => {
      keep("talk", talk.open ? "open" : "closed");
      read();
    });
    document.addEventListener("visibilitychange", read);
  }
  setInterval(() => Object.keys(clocks).length > 0 && !document.hidden && show(), TICK);

  /** Whether what comes is news, and not what was said before the page was opened. */
  let fresh = false;
  let wasOver = state().over;

  return {
    /** What the page knows, for the one who tells. */
    knows: () => `talk=${last}`,
    /** @param {Talk} news */
    hear(news) {
      hear(news);
      fresh = true;
      read();
    },
    /**
     * The bar is shown anew, and what is proposed.
     * @param {{ proposals: string, settling: string, over: boolean }} news
     */
    show(news) {
      if (element("proposals").innerHTML !== news.proposals) element("proposals").innerHTML = news.proposals;
      if (element("settling").innerHTML !== news.settling) element("settling").innerHTML = news.settling;
      element("beside").hidden = news.settling === "";
      // Now everybody may read what observers have said.
      if (news.over && !wasOver) void anew();
      wasOver = news.over;
      show();
    },
  };
}
