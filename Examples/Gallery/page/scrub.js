// A slider that pulls a list to a fraction of the distance and holds it.
//
// Releasing the slider releases the list; past 100 % this refreshes. With the keyboard, the arrows
// pull, and Enter or leaving the slider releases.

import { copy, label } from "./texts.js";
import { touchList, travelTo } from "./pull.js";

let count = 0;

/** Puts a slider under a frame, labeled with its name and the frame's title. */
export function addScrub(card, view) {
  const root = copy("scrub");
  const title = card.querySelector("h3");
  const word = root.querySelector("span");
  label(word, "pull");
  title.id = `scrub-of-${++count}`;
  word.id = `scrub-${count}`;
  root.querySelector("input").setAttribute("aria-labelledby", `${word.id} ${title.id}`);
  card.append(root);
  new Scrub(root, view);
}

class Scrub {
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
    this.#touch ??= touchList(this.#view);
    this.#touch?.("touchmove", travelTo(this.#view, progress));
    this.#show(progress);
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
    this.#figure.textContent = `${percent}%`;
  }
}
