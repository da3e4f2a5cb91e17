// Shows the engine's state: the phase at both edges, pull, progress and the last effects.

const LINES = 6;
// Indexed by the engine's phase number.
const FINISHING = Array(4).fill("finishing");
const PHASES = ["idle", "pulling", "armed", "running", "exhausted", ...FINISHING];
const MILESTONES = ["opened", "closingBegan", "closed"];
// The gauge ends at one and a half times the arming distance.
const GAUGE_END = 1.5;

export class Readout {
  #tracks = {}; // steps by edge
  #gauge;
  #pull;
  #progress;
  #effects;
  #entries = []; // {effect, edge, value}, oldest first

  constructor(root, view) {
    for (const track of root.querySelectorAll(".phases")) {
      this.#tracks[track.dataset.edge] = [...track.children];
    }
    this.#gauge = root.querySelector(".gauge");
    this.#pull = root.querySelector(".pull");
    this.#progress = root.querySelector(".progress");
    this.#effects = root.querySelector(".effects");
    this.#effects.append(...Array.from({ length: LINES }, effectLine));
    view.addEventListener("overscrollframe", ({ detail }) => {
      this.#showFigures(detail);
      this.#note(detail.effects);
    });
    view.addEventListener("phasechange", ({ detail }) => this.#showPhase(detail));
  }

  #showPhase({ edge, phase }) {
    for (const step of this.#tracks[edge]) {
      if (step.dataset.phase === phase) step.setAttribute("aria-current", "step");
      else step.removeAttribute("aria-current");
    }
  }

  #showFigures({ progress, overscroll }) {
    this.#pull.textContent = overscroll.toFixed(1);
    this.#progress.textContent = progress.toFixed(2);
    this.#gauge.style.setProperty("--fill", Math.min(progress / GAUGE_END, 1).toFixed(4));
  }

  /** Adds effects; an effect with the same name as the last line replaces it. */
  #note(effects) {
    if (!effects.length) return;
    for (const entry of effects) {
      const last = this.#entries.at(-1);
      if (last?.effect === entry.effect && last.edge === entry.edge) this.#entries.pop();
      this.#entries.push(entry);
    }
    this.#entries.splice(0, this.#entries.length - LINES);
    this.#entries.forEach(({ effect, edge, value }, index) => {
      const [name, figure] = this.#effects.children[index].children;
      name.textContent = effect;
      const words = [edge === "end" && edge, this.#worded(effect, value)];
      figure.textContent = words.filter(Boolean).join(" ");
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
        return PHASES[value];
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
