// @ts-check
// Quiet sounds, made here from noise and tones: a march, a shot that tells, a fall, a wall that breaks, dice, and one's turn. Off until the reader
// switches them on.

import { isOn, whenSwitched } from "./settings.js";

const LOUD = 0.12;

/**
 * A part of a sound: noise through a filter, or a tone; when it begins and how long it lasts, in seconds.
 * @typedef {{ at: number, lasts: number, pitch: number, loud: number, tone?: boolean }} Part
 */

/** @type {Record<string, Part[]>} */
const SOUNDS = {
  march: [0, 0.11, 0.22].map((at) => ({ at, lasts: 0.07, pitch: 320, loud: 0.5 })),
  hit: [{ at: 0, lasts: 0.16, pitch: 900, loud: 1 }, { at: 0.02, lasts: 0.25, pitch: 140, loud: 0.8 }],
  fall: [{ at: 0, lasts: 0.3, pitch: 180, loud: 0.8 }],
  wall: [{ at: 0, lasts: 0.5, pitch: 120, loud: 1 }, { at: 0.08, lasts: 0.4, pitch: 420, loud: 0.5 }],
  dice: [0, 0.07, 0.13, 0.18, 0.26].map((at) => ({ at, lasts: 0.03, pitch: 2400, loud: 0.6 })),
  turn: [{ at: 0, lasts: 0.7, pitch: 660, loud: 0.35, tone: true }, { at: 0.12, lasts: 0.8, pitch: 880, loud: 0.25, tone: true }],
};

/** @type {AudioContext | undefined} */
let context;
/** @type {AudioBuffer | undefined} */
let hiss;

/** Noise to cut sounds from. @param {AudioContext} audio */
function noise(audio) {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return hiss;
}

/**
 * @param {AudioContext} audio
 * @param {Part} part
 */
function source(audio, { pitch, tone }) {
  if (tone) return new OscillatorNode(audio, { frequency: pitch, type: "sine" });
  return new AudioBufferSourceNode(audio, { buffer: noise(audio) });
}

/** @param {string} what */
export function sound(what) {
  // Whoever looks elsewhere hears that it is his turn, and nothing else.
  if (!isOn("sounds") || (document.hidden && what !== "turn")) return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime + 0.01;
  for (const part of SOUNDS[what] ?? []) {
    const [from, to] = [now + part.at, now + part.at + part.lasts];
    const filter = new BiquadFilterNode(context, { type: part.tone ? "lowpass" : "bandpass", frequency: part.pitch * (part.tone ? 2 : 1), Q: 0.9 });
    const loud = new GainNode(context, { gain: 0 });
    loud.gain.setValueAtTime(LOUD * part.loud, from);
    loud.gain.exponentialRampToValueAtTime(0.0001, to);
    const made = source(context, part);
    made.connect(filter).connect(loud).connect(context.destination);
    made.start(from);
    made.stop(to);
  }
}

/** Listens to what the page tells of itself, and to whose turn it is. */
export function sounding() {
  document.addEventListener("happened", (event) => {
    if (event instanceof CustomEvent) for (const what of event.detail) sound(what);
  });
  let mine = document.body.classList.contains("my-turn");
  new MutationObserver(() => {
    const is = document.body.classList.contains("my-turn");
    if (is && !mine) sound("turn");
    mine = is;
  }).observe(document.body, { attributes: true, attributeFilter: ["class"] });
  whenSwitched("sounds", () => sound("turn"));
}
