// Plays the pulls of cards one after another. In between each is held where its look tells most, until a
// finger, a pointer or the keyboard takes the list, or the page's switch ends the playing.

import { engineOf, movePull, pause, prefersStill, SLOP, touchList, travelTo } from "./pull.js";

// Almost armed, and past the distance at which a release refreshes.
const TELLING = 0.9;
const FURTHEST = 1.2;
const POLL_MILLISECONDS = 100;
const COME_MILLISECONDS = 500;
const RUN_MILLISECONDS = 2000;
// Between the beginnings of two pulls.
const BETWEEN_MILLISECONDS = 1600;
// How long a list is left alone after it was used.
const AGAIN_MILLISECONDS = 3000;

const autoplay = document.getElementById("autoplay");
const plays = () => autoplay.checked && !prefersStill();
// Those that are held, in the order of their turns.
const waiting = [];
let isConducting = false;

async function conduct() {
  if (isConducting) return;
  isConducting = true;
  while (waiting.length && plays()) {
    waiting.shift().play();
    await new Promise((done) => setTimeout(done, BETWEEN_MILLISECONDS));
  }
  isConducting = false;
}

autoplay.addEventListener("change", conduct);

export class Player {
  #view;
  #onrefresh;
  #isSeen = false;
  #isTaken = false;
  #timer;
  #signal = null; // aborted to stop
  #abort;
  #touch;

  /** Inputs in `place` take the list. */
  constructor(place, view) {
    this.#view = view;
    this.#onrefresh = view.onrefresh;
    const on = (types, action) => {
      const listener = ({ isTrusted }) => isTrusted && action();
      for (const type of types) place.addEventListener(type, listener, { passive: true });
    };
    on(["pointerenter", "touchmove", "focusin"], () => this.#take());
    on(["pointerleave", "touchend", "focusout"], () => this.#giveBack());
    autoplay.addEventListener("change", () => {
      if (autoplay.checked || waiting.includes(this)) return;
      this.#stop();
      this.#hold();
    });
  }

  /** The list is held and plays while it is visible and not in use. */
  set isSeen(isSeen) {
    this.#isSeen = isSeen;
    if (isSeen) this.#hold();
    else this.#stop();
  }

  #take() {
    this.#isTaken = true;
    clearTimeout(this.#timer);
    this.#stop();
  }

  #giveBack() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#isTaken = false;
      this.#hold();
    }, AGAIN_MILLISECONDS);
  }

  #stop() {
    if (!this.#signal) return;
    this.#abort.abort();
    this.#signal = null;
    const index = waiting.indexOf(this);
    if (index >= 0) waiting.splice(index, 1);
    this.#view.onrefresh = this.#onrefresh;
    this.#status.ariaLive = null;
  }

  get #status() {
    return this.#view.shadowRoot.querySelector("[role=status]");
  }

  /** Pulls the list, once it is at rest, to where it is held. */
  async #hold() {
    if (!this.#isSeen || this.#isTaken || this.#signal) return;
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    this.#signal = signal;
    // Nothing is fetched or announced.
    this.#view.onrefresh = () => pause(RUN_MILLISECONDS, signal);
    this.#status.ariaLive = "off";
    await engineOf(this.#view);
    await this.#come(signal);
  }

  async #come(signal) {
    let touch;
    const isReady = () => this.#view.phase === "idle" && !this.#view.scrollTop && (touch = touchList(this.#view));
    while (!signal.aborted && !isReady()) await pause(POLL_MILLISECONDS, signal);
    if (signal.aborted) return touch?.("touchcancel");
    signal.addEventListener("abort", () => touch("touchcancel"));
    this.#touch = touch;
    const start = performance.now();
    for (let part = prefersStill() ? 1 : 0; !signal.aborted; ) {
      touch("touchmove", SLOP + (travelTo(this.#view, TELLING) - SLOP) * part * (2 - part));
      if (part === 1) break;
      await new Promise(requestAnimationFrame);
      part = Math.min(1, (performance.now() - start) / COME_MILLISECONDS);
    }
    if (signal.aborted) return;
    waiting.push(this);
    conduct();
  }

  /** Pulls on, lets go, and comes back after the run. */
  async play() {
    const signal = this.#signal;
    const travel = (part) => travelTo(this.#view, TELLING + (FURTHEST - TELLING) * part);
    await movePull(this.#touch, travel, signal);
    await pause(RUN_MILLISECONDS, signal);
    await this.#come(signal);
  }
}
