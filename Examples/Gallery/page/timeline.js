// Draws a recorded pull: the overscroll and the phase over time.
//
// The drawing is visual only; the list of moments below it has the same content as text.

import { text } from "./texts.js";
import { PHASES } from "./trace.js";

const WIDTH = 1000; // of the drawing's own coordinates, as in index.html
const HEIGHT = 100;
const LEAD_SECONDS = 0.1; // shown before the first contact
const SHORTEST_SECONDS = 0.5;
const LEAST_POINTS = 80; // minimum value at full height
const MOST_TICKS = 8;
const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60];

export class Timeline {
  #root;
  #start = 0; // start of the drawing, on the recording's clock
  #seconds = 0; // its length
  #summary = null; // its numbers; null when there was no pull

  constructor(root) {
    this.#root = root;
    // The page's language may change.
    new MutationObserver(() => this.#summarize()).observe(document.documentElement, {
      attributeFilter: ["lang"],
    });
  }

  /** Shows a recording: `start` is its first contact; times are in seconds, overscroll in points. */
  draw({ start, events, samples, changes }) {
    this.#root.hidden = false;
    const moments = changes.filter(({ time }) => time >= start - LEAD_SECONDS);
    this.#one(".plot").hidden = !moments.length;
    const end = Math.max(samples.at(-1)?.time ?? 0, start + SHORTEST_SECONDS);
    this.#start = start - LEAD_SECONDS;
    this.#seconds = end - this.#start;
    this.#summary = moments.length ? { seconds: (end - start).toFixed(2), events } : null;
    this.#summarize();
    this.#drawCurve(samples.filter(({ time }) => time >= this.#start));
    this.#drawTicks();
    for (const lane of this.#all(".lane")) {
      const spans = this.#spans(changes.filter(({ edge }) => edge === lane.dataset.edge), end);
      lane.hidden = !spans.length;
      lane.replaceChildren(...spans.map((span) => this.#bar(span)));
    }
    this.#one(".moments").replaceChildren(...moments.map((change) => this.#moment(change, start)));
    this.#root.scrollIntoView({ block: "nearest" });
  }

  /** Moves the playhead across the drawing at the speed of the pull. */
  play() {
    const head = this.#one(".playhead");
    const from = { left: this.#percent(this.#start + LEAD_SECONDS), opacity: 1 };
    head.animate([from, { left: "100%", opacity: 1 }], (this.#seconds - LEAD_SECONDS) * 1000);
  }

  rest() {
    for (const animation of this.#one(".playhead").getAnimations()) animation.cancel();
  }

  #drawCurve(samples) {
    const peak = Math.max(0, ...samples.map(({ overscroll }) => overscroll));
    const scale = HEIGHT / (Math.max(peak, LEAST_POINTS) * 1.1);
    const x = (time) => (((time - this.#start) / this.#seconds) * WIDTH).toFixed(1);
    const points = samples.map(
      ({ time, overscroll }) => `${x(time)} ${(HEIGHT - overscroll * scale).toFixed(1)}`,
    );
    const line = `M0 ${HEIGHT}${points.map((point) => `L${point}`).join("")}`;
    this.#one(".line").setAttribute("d", line);
    const last = samples.at(-1)?.time ?? this.#start;
    this.#one(".area").setAttribute("d", `${line}L${x(last)} ${HEIGHT}Z`);
    const highest = samples.find(({ overscroll }) => overscroll === peak);
    const note = this.#one(".peak");
    note.textContent = peak ? `${peak.toFixed(0)} pt` : "";
    note.style.left = this.#percent(highest?.time ?? this.#start);
  }

  #drawTicks() {
    const step = STEPS.find((length) => this.#seconds / length <= MOST_TICKS) ?? this.#seconds;
    const ticks = [];
    // The last one has room for its label.
    for (let time = 0; time < this.#seconds - LEAD_SECONDS - step / 2; time += step) {
      const tick = document.createElement("span");
      tick.textContent = `${Number(time.toFixed(1))} s`;
      tick.style.left = this.#percent(this.#start + LEAD_SECONDS + time);
      ticks.push(tick);
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
      .filter(({ phase, from, to }) => PHASES[phase] !== "idle" && to > from);
  }

  #bar({ phase, from, to }) {
    const bar = document.createElement("span");
    [bar.dataset.phase, bar.dataset.outcome] = PHASES[phase].split("-");
    bar.textContent = bar.dataset.phase;
    bar.style.left = this.#percent(from);
    bar.style.width = `${((to - from) / this.#seconds) * 100}%`;
    return bar;
  }

  #moment({ time, edge, phase }, start) {
    const item = document.createElement("li");
    const seconds = document.createElement("span");
    seconds.className = "number quiet";
    seconds.textContent = `${Math.max(0, time - start).toFixed(2)} s`;
    const words = edge === "end" ? `end ${PHASES[phase]}` : PHASES[phase];
    item.append(seconds, ` ${words.replace("-", ", ")}`);
    return item;
  }

  #summarize() {
    const words = this.#summary ? text("timelineSummary", this.#summary) : text("timelineEmpty");
    this.#one(".summary").textContent = words;
  }

  #percent(time) {
    return `${(((time - this.#start) / this.#seconds) * 100).toFixed(2)}%`;
  }

  #one(selector) {
    return this.#root.querySelector(selector);
  }

  #all(selector) {
    return this.#root.querySelectorAll(selector);
  }
}
