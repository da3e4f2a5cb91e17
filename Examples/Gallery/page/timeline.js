// Draws a pull while it happens, or a recorded one: the overscroll and the phase over time.
//
// The drawing is visual only; the list of moments below it has the same content as text.

import { label, text } from "./texts.js";

const WIDTH = 1000; // of the drawing's own coordinates, as in index.html
const HEIGHT = 100;
const LEAD_SECONDS = 0.1; // shown before the first contact
const SHORTEST_SECONDS = 4;
const LONGEST_SECONDS = 30; // of a pull that happens
const LEAST_POINTS = 80; // minimum value below the room for its label
const HEADROOM = 1.4;
const MOST_TICKS = 8;

export class Timeline {
  #root;
  #view;
  #start = -LEAD_SECONDS; // start of the drawing, on the recording's clock
  #seconds = SHORTEST_SECONDS + LEAD_SECONDS; // its length
  #pull = null; // the one that happens
  #shown = null;

  constructor(root, view) {
    this.#root = root;
    this.#view = view;
    view.addEventListener("phasechange", ({ detail }) => this.#change(detail));
    view.addEventListener("overscrollframe", ({ detail }) => this.#note(detail));
    this.#drawCurve([]);
    this.#drawTicks();
  }

  /**
   * Shows a pull: `start` is its first contact; times are in seconds, overscroll in points. Each change has
   * a time, an edge and a phase like "finishing-failed". Without changes there is a text instead.
   */
  draw(pull) {
    const { start, samples, changes } = pull;
    this.#shown = pull;
    const moments = changes.filter(({ time }) => time >= start - LEAD_SECONDS);
    const end = samples.at(-1)?.time ?? start;
    this.#start = start - LEAD_SECONDS;
    this.#seconds = Math.max(end, start + SHORTEST_SECONDS) - this.#start;
    label(this.#one(".summary"), moments.length ? "" : "timelineEmpty");
    if (moments.length) this.#one(".summary").textContent = seconds((end - start).toFixed(2));
    this.#drawCurve(samples.filter(({ time }) => time >= this.#start));
    this.#drawTicks();
    for (const lane of this.#root.querySelectorAll(".lane")) {
      const spans = this.#spans(changes.filter(({ edge }) => edge === lane.dataset.edge), end);
      lane.replaceChildren(...spans.map((each) => this.#bar(each)));
    }
    this.#one(".moments").replaceChildren(...moments.map((change) => this.#moment(change, start)));
  }

  speak() {
    if (this.#shown) this.draw(this.#shown);
    else this.#drawTicks();
  }

  /** A pull begins with a phase change, and ends when both edges rest. */
  #change(detail) {
    const time = performance.now() / 1000;
    this.#pull ??= { start: time, samples: [], changes: [] };
    this.#pull.changes.push({ time, edge: detail.edge, phase: phaseName(detail) });
  }

  #note({ overscroll }) {
    const pull = this.#pull;
    if (!pull) return;
    const time = performance.now() / 1000;
    pull.samples.push({ time, overscroll });
    if (time - pull.start > LONGEST_SECONDS) {
      pull.start = time - LONGEST_SECONDS;
      pull.samples = pull.samples.filter((sample) => sample.time >= pull.start);
    }
    this.draw(pull);
    if (["start", "end"].every((edge) => /idle|exhausted|failed/.test(this.#view.phaseOf(edge)))) this.#pull = null;
  }

  #drawCurve(samples) {
    const arm = this.#view.parametersOf?.("start")?.arm ?? 64;
    const peak = Math.max(0, ...samples.map(({ overscroll }) => overscroll));
    const scale = HEIGHT / (Math.max(peak, LEAST_POINTS) * HEADROOM);
    const x = (time) => (((time - this.#start) / this.#seconds) * WIDTH).toFixed(1);
    const points = samples.map(
      ({ time, overscroll }) => `${x(time)} ${(HEIGHT - overscroll * scale).toFixed(1)}`,
    );
    const line = points.length ? `M${points.join("L")}` : "";
    const draw = (name, data) => this.#one(name).setAttribute("d", data);
    draw(".line", line);
    draw(".area", line && `${line}V${HEIGHT}H${x(samples[0].time)}Z`);
    draw(".arm", `M0 ${HEIGHT - arm * scale}H${WIDTH}`);
    const highest = samples.find(({ overscroll }) => overscroll === peak);
    const note = this.#one(".peak");
    note.textContent = peak ? text("inPoints", { count: peak.toFixed(0) }) : "";
    note.style.setProperty("--from-top", 1 - (peak * scale) / HEIGHT);
    note.style.left = this.#percent(highest?.time ?? this.#start);
  }

  #drawTicks() {
    const step = Math.ceil(this.#seconds / MOST_TICKS);
    const ticks = [];
    // The last one has room for its label.
    for (let time = 0; time < this.#seconds - LEAD_SECONDS - step / 2; time += step) {
      ticks.push(span(seconds(time), this.#percent(this.#start + LEAD_SECONDS + time)));
    }
    this.#one(".ticks").replaceChildren(...ticks);
  }

  /** The phases of one edge as intervals of time, without the idle ones. */
  #spans(changes, end) {
    return changes
      .map(({ time, phase }, index) => ({
        phase,
        from: Math.max(time, this.#start),
        to: changes[index + 1]?.time ?? end,
      }))
      .filter(({ phase, from, to }) => !/^(idle|failed)$/.test(phase) && to > from);
  }

  #bar({ phase, from, to }) {
    const bar = span("", this.#percent(from));
    [bar.dataset.phase, bar.dataset.outcome] = phase.split("-");
    label(bar, `${bar.dataset.phase}Phase`);
    bar.style.width = `${((to - from) / this.#seconds) * 100}%`;
    return bar;
  }

  #moment({ time, edge, phase }, start) {
    const item = document.createElement("li");
    const moment = span(seconds(Math.max(0, time - start).toFixed(2)));
    moment.className = "number quiet";
    const words = phase.split("-").map((word) => text(`${word}Phase`)).join(" · ");
    item.append(moment, " ", edge === "end" ? text("atEnd", { words }) : words);
    return item;
  }

  #percent(time) {
    return `${(((time - this.#start) / this.#seconds) * 100).toFixed(2)}%`;
  }

  #one(selector) {
    return this.#root.querySelector(selector);
  }
}

const seconds = (count) => text("inSeconds", { count });

function span(words, left = "") {
  const made = document.createElement("span");
  made.textContent = words;
  made.style.left = left;
  return made;
}

/** A phase of an edge as traces have it. */
export const phaseName = ({ phase, outcome }) => (outcome ? `${phase}-${outcome}` : phase);
