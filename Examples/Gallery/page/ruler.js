// One pull under a ruler: where the content is, in each picture of a pull at a quarter of its speed, and the distance
// from the formula that was published for UIScrollView.

import { SLOP, touchList } from "./pull.js";
import { label, text } from "./texts.js";

// The rubber band of UIScrollView, published by chpwn in 2012: (1 - 1 / (x c / d + 1)) d.
const BAND = 0.55;
const STEPS = 96;
const SECONDS = 1.6;
const SLOWNESS = 4;
const FURTHEST = 260; // of the finger, in points
const WIDTH = 1000; // of the drawing
const HEIGHT = 100;
const ROOM = 1.15;

/** The finger of the pull at a part of its time: down, a rest, and half the way back. */
function travelAt(part) {
  const eased = (from, to) => {
    const way = Math.min(1, Math.max(0, (part - from) / (to - from)));
    return way * way * (3 - 2 * way);
  };
  return FURTHEST * (eased(0, 0.55) - 0.5 * eased(0.7, 1));
}

const pictured = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

export class Ruler {
  #root;
  #view;
  #slider;
  #touch = null;
  #rest; // where the content is at rest
  #samples = []; // where the content was at each step
  #playing = false;

  constructor(root, view) {
    [this.#root, this.#view] = [root, view];
    root.insertAdjacentHTML(
      "beforeend",
      `<div class="plot" dir="ltr" aria-hidden="true">
        <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none"><path class="line"/><path class="formula"/><path class="now"/></svg>
      </div>
      <input type="range" max="${STEPS}" value="0" aria-labelledby="ruler-title">
      <p class="small number found" role="status"></p>`,
    );
    this.#slider = root.querySelector("input");
    this.#slider.addEventListener("input", () => this.#show(this.#slider.valueAsNumber));
    for (const type of ["change", "blur", "pointercancel"]) this.#slider.addEventListener(type, () => this.#letGo());
  }

  /** Moves the handle through the pull. */
  async start() {
    if (this.#playing) return;
    this.#playing = true;
    this.#letGo();
    const start = performance.now();
    for (let step = 0; step <= STEPS && this.#playing; ) {
      this.#slider.value = step;
      if (!(await this.#show(step))) break;
      const due = Math.floor(((performance.now() - start) / 1000 / SECONDS / SLOWNESS) * STEPS);
      step = Math.max(step + 1, Math.min(due, STEPS));
    }
    this.#letGo();
    this.#playing = false;
    // Over all of it.
    if (this.#samples.length) this.#say(Math.max(...this.#residuals()));
  }

  #letGo() {
    this.#touch?.("touchcancel");
    this.#touch = null;
  }

  /** Pulls the list to a step, and draws where it is; false while it cannot be pulled. */
  async #show(step) {
    if (!this.#touch) {
      this.#rest = this.#place;
      this.#touch = touchList(this.#view);
      if (!this.#touch) return false;
    }
    this.#touch("touchmove", travelAt(step / STEPS));
    await pictured();
    await pictured();
    this.#samples[step] = this.#place - this.#rest;
    this.#draw(step);
    this.#say(Math.abs(this.#samples[step] - this.#formula(step)), this.#samples[step]);
    return true;
  }

  get #place() {
    return this.#view.querySelector(":scope > :not([slot])").getBoundingClientRect().top;
  }

  #formula(step) {
    const room = this.#view.clientHeight;
    const travel = Math.max(0, travelAt(step / STEPS) - SLOP);
    return (1 - 1 / ((travel * BAND) / room + 1)) * room;
  }

  /** Of the steps that were shown: a slow browser leaves some out. */
  #residuals() {
    return Object.entries(this.#samples).map(([step, sample]) => Math.abs(sample - this.#formula(Number(step))));
  }

  #draw(now) {
    const all = Array.from({ length: STEPS + 1 }, (_, step) => step);
    const scale = HEIGHT / ROOM / Math.max(...all.map((step) => this.#formula(step)));
    const point = (step, points) => `${((step / STEPS) * WIDTH).toFixed(1)} ${(HEIGHT - points * scale).toFixed(2)}`;
    const set = (name, steps, value) =>
      this.#root.querySelector(name).setAttribute("d", steps.length ? `M${steps.map((step) => point(step, value(step))).join("L")}` : "");
    set(".line", Object.keys(this.#samples).map(Number), (step) => this.#samples[step]);
    set(".formula", all, (step) => this.#formula(step));
    const x = (now / STEPS) * WIDTH;
    this.#root.querySelector(".now").setAttribute("d", `M${x} 0V${HEIGHT}`);
  }

  #say(residual, content) {
    const found = this.#root.querySelector(".found");
    const rest = { count: residual.toFixed(2) };
    label(found, "");
    found.textContent =
      content === undefined ? text("residualMost", rest) : text("residual", { ...rest, content: content.toFixed(1) });
  }
}
