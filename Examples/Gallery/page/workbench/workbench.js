// The workbench: a control for every parameter of a behavior, a live preview, the code for it, and
// a custom outline.
//
// There is one state, kept in the URL fragment; everything shown is derived from it.

import { addScrub } from "../scrub.js";
import { NewsFrame } from "../news-frame.js";
import { addTexts, label, relabel } from "../texts.js";
import { BEGINNING, lookFor, OUTLINE_LOOKS, read, written } from "./address.js";
import { Controls } from "./controls.js";
import { Demonstration } from "./demonstration.js";
import { markup } from "./markup.js";
import { OwnPath } from "./own-path.js";
import { areRefused, LEADS } from "./parameters.js";
import { html, swift } from "./snippets.js";
import { texts } from "./workbench-texts.js";

// Without its translation the workbench is in English.
await addTexts(texts, "./workbench/workbench-texts").catch(() => {});

const RIGHT_TO_LEFT = ["ar", "he"];
// Changes of one control within this time are one history entry.
const SAME_STEP_MILLISECONDS = 1000;

export class Workbench {
  #root;
  #view;
  #state;
  #edge = "start"; // the edge whose parameters are shown
  #controls;
  #ownPath;
  #demonstration;
  #lastStep = { name: "", time: -Infinity };

  /** Builds everything into `root`. */
  constructor(root) {
    root.innerHTML = markup;
    relabel();
    this.#root = root;
    this.#view = root.querySelector("overscroll-view");
    const { choices } = this.#view.constructor;
    this.frame = new NewsFrame(root.querySelector(".frame"));
    const bench = root.querySelector(".bench");
    addScrub(bench, this.#view);
    this.#demonstration = new Demonstration(bench, this.#view);
    this.#controls = new Controls(root, choices, {
      choose: (name, value) => {
        const dropsOutline = name === "look" && !OUTLINE_LOOKS.includes(value);
        this.#change(name, { [name]: value, ...(dropsOutline && { path: "" }) });
      },
      set: (name, value, isFinal) => this.#set(name, value, isFinal),
      show: (edge) => this.#show(edge),
      reset: () => this.#change("reset", { ...BEGINNING, start: {}, end: {} }),
    });
    this.#ownPath = new OwnPath(root, (path) =>
      this.#change("path", { path, look: lookFor(path, this.#state.look) }),
    );
    for (const button of root.querySelectorAll("[data-copies]")) {
      button.addEventListener("click", () => copy(root, button));
    }
    addEventListener("popstate", () => this.#take(read(location.hash, choices)));
    this.#take(read(location.hash, choices));
    this.frame.open();
  }

  #take(state) {
    this.#state = state;
    this.#apply();
  }

  #show(edge) {
    this.#edge = edge;
    this.#follow();
    this.#demonstration.show(edge);
  }

  #change(name, changes) {
    this.#state = { ...this.#state, ...changes };
    this.#apply();
    this.#note(name);
    this.#demonstration.show(name === "loadBehavior" ? "end" : "start");
  }

  /** Changes one parameter; while a slider moves, the URL is not updated. */
  #set(name, value, isFinal) {
    const changed = { ...this.#state[this.#edge], [name]: value };
    if (name === "leadUnit") {
      const { least, most } = LEADS[value];
      const { lead } = this.#view.parametersOf(this.#edge);
      changed.lead = Math.min(Math.max(lead, least), most);
    }
    this.#state = { ...this.#state, [this.#edge]: changed };
    this.#apply();
    if (isFinal) this.#note(`${this.#edge} ${name}`);
    this.#demonstration.show(this.#edge);
  }

  #note(name) {
    const address = written(this.#state);
    const url = address ? `#${address}` : location.pathname + location.search;
    const isSameStep =
      this.#lastStep.name === name &&
      performance.now() - this.#lastStep.time < SAME_STEP_MILLISECONDS;
    history[isSameStep ? "replaceState" : "pushState"](null, "", url);
    this.#lastStep = { name, time: performance.now() };
  }

  #apply() {
    const view = this.#view;
    const { look, behavior, loadBehavior, fidelity, lang, path, start, end } = this.#state;
    const attributes = { indicator: look, behavior, "load-behavior": loadBehavior, fidelity };
    for (const [name, value] of Object.entries(attributes)) set(view, name, value);
    set(view, "lang", lang);
    set(view, "dir", RIGHT_TO_LEFT.includes(lang) ? "rtl" : "");
    set(view, "outline", path);
    view.parameters = start;
    view.loadParameters = end;
    this.frame.speak();
    this.#ownPath.show(path);
    this.#follow();
  }

  /** Updates controls and code to the parameters in force. */
  #follow() {
    const view = this.#view;
    const present = { start: view.parametersOf("start"), end: view.parametersOf("end") };
    if (!present.start) {
      // The engine has not loaded yet.
      view.addEventListener("overscrollframe", () => this.#follow(), { once: true });
      return;
    }
    for (const edge in present) {
      if (areRefused(this.#state[edge], present[edge])) this.#state = { ...this.#state, [edge]: {} };
    }
    this.#controls.follow(this.#state, this.#edge, present[this.#edge]);
    this.#root.querySelector("#swift").textContent = swift(this.#state, present);
    this.#root.querySelector("#html").textContent = html(this.#state);
  }
}

function set(element, name, value) {
  if (!value) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

async function copy(root, button) {
  const code = root.querySelector(`#${button.dataset.copies}`);
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    // Without a secure context scripts have no clipboard; the code is selected for manual copying.
    getSelection().selectAllChildren(code);
    if (!document.execCommand("copy")) return;
  }
  label(button, "copied");
  setTimeout(() => label(button, "copy"), 2000);
}
