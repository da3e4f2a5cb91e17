// The workbench's controls: one for each parameter, and those for the starting point.

import { copy, label } from "../texts.js";
import { CHOICES } from "./address.js";
import { GROUPS, joinMotion, PARAMETERS, rangeOf, splitMotion } from "./parameters.js";

export class Controls {
  #root;
  #actions;
  #selects = {};
  #rows = {}; // {row, slider, output, select} by a parameter's name

  /**
   * `actions` are what the controls do: choose(name, value), set(name, value, isFinal), show(edge),
   * reset().
   */
  constructor(root, choices, actions) {
    this.#root = root;
    this.#actions = actions;
    for (const [name, attribute] of Object.entries(CHOICES)) {
      const select = root.querySelector(`[name="${name}"]`);
      for (const value of choices[attribute]) select.append(option(name, value));
      select.addEventListener("change", () => actions.choose(name, select.value));
      this.#selects[name] = select;
    }
    for (const radio of root.querySelectorAll('[name="edge"]')) {
      radio.addEventListener("change", () => actions.show(radio.value));
    }
    root.querySelector("#reset").addEventListener("click", () => actions.reset());
    this.add(GROUPS);
  }

  /** Adds the controls of groups of parameters. */
  add(groups) {
    for (const [group, parameters] of Object.entries(groups)) {
      const set = this.#root.querySelector(`[data-group="${group}"]`);
      set.append(...Object.keys(parameters).map((name) => this.#build(name)));
    }
  }

  /** Shows a state at one edge, with all parameters `present` there. */
  follow(state, edge, present) {
    for (const [name, select] of Object.entries(this.#selects)) select.value = state[name];
    this.#root.querySelector('[data-group="adding"]').hidden = edge === "start";
    this.#root.querySelector("#second-floor").hidden = edge === "end";
    const isKnown = /ego|cll|mj|mrefresh|yq/.test([state.look, state.behavior, state.loadBehavior]);
    this.#selects.fidelity.parentElement.hidden = !isKnown;
    // A refresh has no lead.
    this.#rows.trigger.select.querySelector("[value=automatic]").disabled = edge === "start";
    const fire = present.fire < present.arm ? "fireEarly" : "fireDetail";
    label(this.#root.querySelector("#detail-fire"), fire);
    for (const [name, row] of Object.entries(this.#rows)) {
      row.row.classList.toggle("changed", state[edge][name] !== undefined);
      this.#fill(name, row, present);
    }
  }

  #build(name) {
    const { words, unit } = PARAMETERS[name];
    const row = copy("parameter");
    const one = (part) => row.querySelector(`.${part}`);
    const parts = { row, output: one("value"), range: one("range") };
    one("term").textContent = name;
    one("term").id = `parameter-${name}`;
    one("detail").id = `detail-${name}`;
    label(one("detail"), `${name}Detail`);
    const set = (isFinal) => this.#actions.set(name, this.#valueOf(name, parts), isFinal);
    const add = (tag) => {
      const control = document.createElement(tag);
      control.setAttribute("aria-labelledby", `detail-${name} parameter-${name}`);
      control.addEventListener("change", () => set(true));
      one("control").append(control);
      return control;
    };
    if (words) {
      parts.select = add("select");
      parts.select.append(...words.map((word) => option(name, word)));
    }
    if (unit !== undefined) {
      parts.slider = add("input");
      parts.slider.type = "range";
      parts.slider.addEventListener("input", () => set(false));
    }
    this.#rows[name] = parts;
    return row;
  }

  #valueOf(name, { slider, select }) {
    if (!slider) return select.value;
    return select ? joinMotion(select.value, slider.valueAsNumber) : slider.valueAsNumber;
  }

  #fill(name, { slider, select, output, range }, present) {
    if (!slider) {
      select.value = present[name];
      return;
    }
    const motion = splitMotion(present[name]);
    if (select) select.value = motion.curve;
    const { unit, least, most, step } = rangeOf(name, present);
    Object.assign(slider, { min: least, max: most, step });
    slider.value = motion.seconds;
    const shown = `${Number(motion.seconds.toFixed(2))} ${unit}`.trim();
    output.textContent = shown;
    slider.setAttribute("aria-valuetext", shown);
    range.textContent = `${least}–${most} ${unit}`.trim();
  }
}

function option(name, value) {
  const made = new Option(value, value);
  if (name === "lang") made.textContent = languageName(value);
  else label(made, value === "back" ? "pastEnd" : value);
  return made;
}

/** A language's name in that language. */
const languageName = (tag) => new Intl.DisplayNames([tag], { type: "language" }).of(tag);
