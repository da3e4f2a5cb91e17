// Attempts to break a list: each makes a run, disturbs it, and is measured frame by frame.

import { keepPlace } from "./overscroll/overscroll-place.js";
import { makeTouch, pause, touchList, travelTo } from "./pull.js";

const STUCK_MILLISECONDS = 6000;
const RUN_MILLISECONDS = 900;
const LIFT = 1.2; // progress at which a touch is lifted
const FRAMES = 20; // of a pull
const READ = 3; // the row that is read
const INSET = 40;
const BAR = 36;
// Movements below this are rounding.
const LEAST = 0.5;
const drawn = () => new Promise(requestAnimationFrame);
// What was put right before the picture was not seen.
const pictured = () => drawn().then(() => new Promise((resolve) => setTimeout(resolve)));

export class Breaker {
  #root;
  #frame;
  #view;
  #list;
  #tries = 0;
  #lost = 0;
  #stuck = 0;

  /** The buttons in `root` are for the list in `frame`. */
  constructor(root, frame) {
    [this.#root, this.#frame] = [root, frame];
    this.#view = frame.querySelector("overscroll-view");
    this.#list = frame.querySelector(".news");
    keepPlace(this.#view, { id: ({ dataset }) => dataset.key, items: () => this.#list.children });
  }

  /** Makes an attempt, and counts what it does. */
  async start(name) {
    if (this.#root.classList.contains("busy")) return;
    const view = this.#view;
    const { onrefresh } = view;
    this.#root.classList.add("busy");
    view.end("cancelled");
    await this.#closed();
    try {
      const lost = await this.#attempts[name]();
      this.#lost += lost > LEAST ? lost : 0;
      this.#stuck += (await this.#closed()) ? 0 : 1;
    } finally {
      this.#tries += 1;
      Object.assign(view, { onrefresh });
      view.end("cancelled");
      await this.#closed();
      view.scrollTop = 0;
      this.#root.classList.remove("busy");
      this.#show();
    }
  }

  #attempts = {
    answer: () => this.#pulled(() => {}),
    offline: () => this.#pulled(() => "failed"),
    rows: () =>
      this.#pulled(async () => {
        const rows = [...this.#list.children];
        this.#list.replaceChildren();
        await pause(RUN_MILLISECONDS, this.#forever);
        this.#list.replaceChildren(...rows);
      }),
    // What the app wrote stays, and is counted if it does not.
    inset: async () => {
      const { style } = this.#list;
      const moved = await this.#pulled(async () => {
        style.paddingTop = `${INSET}px`;
        await pause(RUN_MILLISECONDS, this.#forever);
      });
      style.paddingTop = "";
      return Math.abs(moved - INSET);
    },
    bar: () => this.#read((isOn) => (this.#frame.querySelector(".frame-bar").style.height = isOn ? `${BAR + 52}px` : "")),
    rotate: () => this.#read((isOn) => this.#frame.classList.toggle("turned", isOn)),
    page: () => this.#read((isOn) => isOn || this.#list.prepend(...this.#more()), "finishing"),
    // A finger that lands on a list that is pulled moves nothing.
    fingers: async () => {
      this.#view.onrefresh = () => {};
      const first = touchList(this.#view);
      if (!first) return 0;
      await this.#move(first, 0, 0.6);
      await drawn();
      await pictured();
      const row = this.#list.firstChild;
      const before = this.#placeOf(row);
      const { left, top } = this.#view.getBoundingClientRect();
      const second = makeTouch(this.#list.children[1], left + 60, top + 200);
      second("touchstart", 0);
      await drawn();
      await drawn();
      const lost = Math.abs(this.#placeOf(row) - before);
      first("touchend");
      await drawn();
      second("touchend");
      return lost;
    },
  };
  #forever = new AbortController().signal;

  /** How far the first row is from its place after a pull, whose run is answered so. */
  async #pulled(answer) {
    this.#view.onrefresh = answer;
    this.#view.scrollTop = 0;
    await drawn();
    const row = this.#list.firstChild;
    const before = this.#placeOf(row);
    const touch = touchList(this.#view);
    if (touch) await this.#move(touch, 0, LIFT);
    touch?.("touchend");
    await drawn();
    await this.#closed();
    return Math.abs(this.#placeOf(row) - before);
  }

  /** How far the row that is read goes at most, while something is changed and changed back. */
  async #read(change, phase = "running") {
    const view = this.#view;
    view.onrefresh = () => pause(RUN_MILLISECONDS, this.#forever);
    const row = this.#list.children[READ];
    view.scrollTop = row.offsetTop - this.#list.offsetTop;
    for (let frame = 0; frame < 3; frame += 1) await drawn();
    const before = this.#placeOf(row);
    let most = 0;
    const look = async () => {
      await pictured();
      most = Math.max(most, Math.abs(this.#placeOf(row) - before));
    };
    view.begin();
    const end = performance.now() + STUCK_MILLISECONDS;
    while (view.phase !== phase && performance.now() < end) await look();
    change(true);
    for (let frame = 0; frame < FRAMES; frame += 1) await look();
    change(false);
    while (view.phase !== "idle" && performance.now() < end) await look();
    for (let frame = 0; frame < FRAMES; frame += 1) await look();
    return most;
  }

  async #move(touch, from, to) {
    for (let frame = 1; frame <= FRAMES; frame += 1) {
      await drawn();
      touch("touchmove", travelTo(this.#view, from + ((to - from) * frame) / FRAMES));
    }
  }

  /** Whether the list closes in time. */
  async #closed() {
    const end = performance.now() + STUCK_MILLISECONDS;
    const isClosed = () => this.#view.phase === "idle" && !this.#view.overscroll;
    while (!isClosed() && performance.now() < end) await drawn();
    return isClosed();
  }

  #placeOf(row) {
    return row.getBoundingClientRect().top - this.#view.getBoundingClientRect().top;
  }

  /** Rows as they come with a page. */
  #more() {
    return [...this.#list.children].slice(0, 3).map((row, index) => {
      const made = row.cloneNode(true);
      made.dataset.key = `attempt-${this.#tries}-${index}`;
      return made;
    });
  }

  #show() {
    for (const name of ["tries", "lost", "stuck"]) {
      const value = { tries: this.#tries, lost: this.#lost, stuck: this.#stuck }[name];
      const figure = this.#root.querySelector(`.${name}`);
      figure.textContent = Math.round(value);
      figure.classList.toggle("bad", name !== "tries" && value > 0);
    }
  }
}
