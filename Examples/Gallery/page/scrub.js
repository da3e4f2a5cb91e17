// A slider that pulls a list to a fraction of the distance and holds it.
//
// Releasing the slider releases the list; past 100 % this refreshes. With the keyboard, the arrows
// pull, and Enter or leaving the slider releases.

import { makeTouch, SLOP } from "./touch.js";

// The rubber band's slope at the edge; see Sources/Overscroll/Metrics/Resistance.swift.
const BAND = 0.55;
const LONGEST = 150; // per cent

export class Scrub {
  #view;
  #slider;
  #figure;
  #touch = null;
  #isHeld = false; // the slider sets the target, the list follows
  #isPressed = false;

  constructor(root, view) {
    this.#view = view;
    this.#slider = root.querySelector("input");
    this.#figure = root.querySelector(".value");
    this.#slider.max = LONGEST;
    view.addEventListener("overscrollframe", ({ detail }) => this.#show(detail.progress));
    const on = (type, action) => this.#slider.addEventListener(type, action);
    on("pointerdown", () => (this.#isPressed = true));
    on("input", () => this.#pull(this.#slider.valueAsNumber / 100));
    // With the keyboard every step is a change.
    on("change", () => this.#isPressed && this.#letGo());
    // The slider's last events arrive later.
    on("pointerup", () => setTimeout(() => this.#letGo()));
    on("pointercancel", () => this.#letGo());
    on("keydown", ({ key }) => key === "Enter" && this.#letGo());
    on("blur", () => this.#letGo());
  }

  #pull(progress) {
    this.#isHeld = true;
    this.#touch ??= this.#putDown();
    this.#touch?.("touchmove", SLOP + this.#travel(progress));
    this.#show(progress);
  }

  /** Starts a touch on the list's first row; none while the list is open or moving. */
  #putDown() {
    const view = this.#view;
    const row = view.querySelector(":scope > :not([slot])");
    if (!row || view.overscroll > 0) return null;
    view.shadowRoot.querySelector("[part=scroller]").scrollTop = 0;
    const { left, top, width, height } = view.getBoundingClientRect();
    const touch = makeTouch(row, left + width / 2, top + height / 4);
    touch("touchstart", 0);
    return touch;
  }

  /** The finger's distance for a progress: the inverse of the rubber band. */
  #travel(progress) {
    const { arm = 64, startDistance = 0 } = this.#view.parametersOf?.("start") ?? {};
    const room = this.#view.clientHeight;
    const visible = startDistance + progress * (arm - startDistance);
    return ((1 / (1 - Math.min(visible / room, 0.9)) - 1) * room) / BAND;
  }

  #letGo() {
    this.#isPressed = false;
    this.#touch?.("touchend");
    this.#touch = null;
    this.#isHeld = false;
    this.#show(this.#view.progress ?? 0);
  }

  #show(progress) {
    const percent = Math.round(progress * 100);
    if (!this.#isHeld) this.#slider.value = percent;
    this.#figure.textContent = `${percent} %`;
  }
}
