// Plays the pull of a list over and over, until a finger, a pointer or the keyboard takes the list, or the
// page's switch stops all of them.

import { engineOf, pause, prefersStill, pullList, touchList, travelTo } from "./pull.js";

// Past the distance at which a release refreshes.
const FURTHEST = 1.2;
// Almost armed: how far it is held where less motion is preferred.
const STILL = 0.9;
const POLL_MILLISECONDS = 100;
const RUN_MILLISECONDS = 2000;
const REST_MILLISECONDS = 1600;
// How long a list is left alone after it was used.
const AGAIN_MILLISECONDS = 3000;

const autoplay = document.getElementById("autoplay");

export class Player {
  #view;
  #delay;
  #onrefresh;
  #isSeen = false;
  #isTaken = false;
  #timer;
  #playing = null; // aborted to stop

  /** Inputs in `place` take the list. It begins after a delay in milliseconds. */
  constructor(place, view, delay) {
    this.#view = view;
    this.#delay = delay;
    this.#onrefresh = view.onrefresh;
    const on = (types, action) => {
      const listener = ({ isTrusted }) => isTrusted && action();
      for (const type of types) place.addEventListener(type, listener, { passive: true });
    };
    on(["pointerenter", "touchmove", "focusin"], () => this.#take());
    on(["pointerleave", "touchend", "focusout"], () => this.#giveBack());
    autoplay.addEventListener("change", () => {
      this.#stop();
      this.#start(this.#delay);
    });
  }

  /** Plays while the list is visible and not in use. */
  set isSeen(isSeen) {
    this.#isSeen = isSeen;
    if (isSeen) this.#start(this.#delay);
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
      this.#start(0);
    }, AGAIN_MILLISECONDS);
  }

  #stop() {
    if (!this.#playing) return;
    this.#playing.abort();
    this.#playing = null;
    this.#view.onrefresh = this.#onrefresh;
    this.#status.ariaLive = null;
  }

  get #status() {
    return this.#view.shadowRoot.querySelector("[role=status]");
  }

  async #start(delay) {
    const isStill = prefersStill();
    if (!this.#isSeen || this.#isTaken || this.#playing || !(isStill || autoplay.checked)) return;
    this.#playing = new AbortController();
    const { signal } = this.#playing;
    // Nothing is fetched or announced.
    this.#view.onrefresh = () => pause(RUN_MILLISECONDS, signal);
    this.#status.ariaLive = "off";
    await engineOf(this.#view);
    if (signal.aborted) return;
    if (isStill) this.#hold(signal);
    else this.#loop(delay, signal);
  }

  async #loop(delay, signal) {
    await pause(delay, signal);
    while (!signal.aborted) {
      // A list that was scrolled is left as it is.
      if (this.#view.phase === "idle" && !this.#view.scrollTop) {
        await pullList(this.#view, FURTHEST, signal);
      }
      await pause(RUN_MILLISECONDS + REST_MILLISECONDS, signal);
    }
  }

  /** Holds the list once it is at rest. */
  async #hold(signal) {
    let touch;
    while (!signal.aborted && !(touch = touchList(this.#view))) await pause(POLL_MILLISECONDS, signal);
    touch?.("touchmove", travelTo(this.#view, STILL));
    signal.addEventListener("abort", () => touch?.("touchcancel"));
  }
}
