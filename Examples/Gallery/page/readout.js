// Shows the engine's state: pull, progress and the last effects.

import { label } from "./texts.js";

const LINES = 6;
const MILESTONES = ["opened", "closingBegan", "closed"];

export class Readout {
  #pull;
  #progress;
  #effects;
  #hint = document.createElement("p"); // until there is an effect
  #entries = []; // {effect, edge, words}, oldest first
  #phase = "";

  constructor(root, view) {
    this.#pull = root.querySelector(".pull");
    this.#progress = root.querySelector(".progress");
    this.#effects = root.querySelector(".effects");
    this.#effects.append(...Array.from({ length: LINES }, effectLine));
    label(this.#hint, "invitation");
    this.#effects.before(this.#hint);
    view.addEventListener("phasechange", ({ detail }) => (this.#phase = detail.phase));
    view.addEventListener("overscrollframe", ({ detail }) => {
      this.#pull.textContent = detail.overscroll.toFixed(1);
      this.#progress.textContent = detail.progress.toFixed(2);
      this.#note(detail.effects);
    });
  }

  /** Adds effects; an effect with the same name as the last line replaces it. */
  #note(effects) {
    if (effects.length) this.#hint.remove();
    for (const { effect, edge, value } of effects) {
      const last = this.#entries.at(-1);
      if (last?.effect === effect && last.edge === edge) this.#entries.pop();
      const words = [edge === "end" && edge, this.#worded(effect, value)];
      this.#entries.push({ effect, edge, words: words.filter(Boolean).join(" ") });
    }
    this.#entries.splice(0, this.#entries.length - LINES);
    this.#entries.forEach(({ effect, words }, index) => {
      const [name, figure] = this.#effects.children[index].children;
      name.textContent = effect;
      figure.textContent = words;
    });
  }

  /** An effect's value, where it is useful to show. */
  #worded(effect, value) {
    switch (effect) {
      case "setContribution":
      case "setDisplacement":
      case "scrollTo":
        return `${value.toFixed(1)} pt`;
      case "reportMilestone":
        return MILESTONES[value];
      case "reportPhase":
        return this.#phase;
      case "startAction":
      case "cancelAction":
        return `run ${value}`;
      default:
        return "";
    }
  }
}

function effectLine() {
  const line = document.createElement("li");
  line.append(document.createElement("span"), document.createElement("span"));
  return line;
}
