// Shows how the engine thinks: phase, pull, progress and the effects it ordered last.

const LINES = 6;
// The gauge runs to one and a half times the pull that arms.
const GAUGE_END = 1.5;

export class Readout {
  #phases;
  #gauge;
  #pull;
  #progress;
  #effects;
  #entries = []; // {effect, value}, oldest first

  constructor(root, view) {
    this.#phases = [...root.querySelectorAll("[data-phase]")];
    this.#gauge = root.querySelector(".gauge");
    this.#pull = root.querySelector(".pull");
    this.#progress = root.querySelector(".progress");
    this.#effects = root.querySelector(".effects");
    this.#effects.append(...Array.from({ length: LINES }, effectLine));
    view.addEventListener("overscrollframe", ({ detail }) => {
      this.#showFigures(detail);
      this.#note(detail.effects);
    });
    view.addEventListener("phasechange", ({ detail }) => this.#showPhase(detail.phase));
  }

  #showPhase(phase) {
    for (const step of this.#phases) {
      if (step.dataset.phase === phase) step.setAttribute("aria-current", "step");
      else step.removeAttribute("aria-current");
    }
  }

  #showFigures({ progress, overscroll }) {
    this.#pull.textContent = overscroll.toFixed(1);
    this.#progress.textContent = progress.toFixed(2);
    this.#gauge.style.setProperty("--fill", Math.min(progress / GAUGE_END, 1).toFixed(4));
  }

  /** Adds effects; one that repeats the name of the last line takes that line over. */
  #note(effects) {
    if (!effects.length) return;
    for (const entry of effects) {
      if (this.#entries.at(-1)?.effect === entry.effect) this.#entries.pop();
      this.#entries.push(entry);
    }
    this.#entries.splice(0, this.#entries.length - LINES);
    this.#entries.forEach(({ effect, value }, index) => {
      const [name, figure] = this.#effects.children[index].children;
      name.textContent = effect;
      figure.textContent = this.#worded(effect, value);
    });
  }

  /** An effect's value where it says something to a reader. */
  #worded(effect, value) {
    switch (effect) {
      case "setDisplacement":
        return `${value.toFixed(1)} pt`;
      case "reportPhase":
        // The track shows the phases in the engine's order.
        return this.#phases[value]?.dataset.phase ?? "";
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
