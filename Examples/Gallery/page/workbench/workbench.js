// The workbench: a control for every parameter of a behavior, a live preview, the code for it, and
// a custom outline.
//
// There is one state, kept in the URL fragment; everything shown is derived from it.

import { addScrub } from "../scrub.js";
import { NewsFrame } from "../news-frame.js";
import { READER_INPUT } from "../pull.js";
import { letSleep } from "../sleeping.js";
import { addTexts, label, relabel } from "../texts.js";
import { BEGINNING, lookFor, OUTLINE_LOOKS, read, written } from "./address.js";
import { Controls } from "./controls.js";
import { markup } from "./markup.js";
import { OwnPath } from "./own-path.js";
import { areRefused, LEADS } from "./parameters.js";
import * as snippets from "./snippets.js";
import { texts } from "./workbench-texts.js";

// Without its translation the workbench is in English.
await addTexts(texts, "./workbench/workbench-texts").catch(() => {});

// Names and values that full.js is loaded for.
const FULL = /drag|sContent|floor|growing|full|loadAgain/;
const RIGHT_TO_LEFT = /ar|he/;
// Changes of one control within this time are one history entry.
const SAME_STEP_MILLISECONDS = 1000;

export class Workbench {
  #root;
  #view;
  #state;
  #edge = "start"; // the edge whose parameters are shown
  #controls;
  #ownPath;
  #full; // the module full.js, once it is needed
  #pulls = []; // the next one to play
  #playing = null; // aborted to stop
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
    letSleep(root.querySelector(".frame"));
    const stop = ({ isTrusted }) => isTrusted && this.#playing?.abort();
    for (const type of READER_INPUT) bench.addEventListener(type, stop, { capture: true, passive: true });
    this.#controls = new Controls(root, choices, {
      choose: (name, value) => {
        const changes = { [name]: value };
        if (name === "look") {
          if (!OUTLINE_LOOKS.includes(value)) changes.path = "";
          // A known control has a behavior of its own.
          const { look, behavior } = this.#state;
          if (choices.behavior.includes(value)) changes.behavior = value;
          else if (behavior === look) changes.behavior = "standard";
        }
        this.#change(name, changes);
      },
      set: (name, value, isFinal) => this.#set(name, value, isFinal),
      show: (edge) => this.#show(edge),
      reset: () => this.#change("reset", { ...BEGINNING, start: {}, end: {} }),
    });
    this.#ownPath = new OwnPath(root, (path) =>
      this.#change("path", { path, look: lookFor(path, this.#state.look) }),
    );
    for (const details of root.querySelectorAll("details")) {
      details.addEventListener("toggle", () => this.#load());
    }
    for (const button of root.querySelectorAll("[data-copies]")) {
      button.addEventListener("click", async () => {
        const part = await this.#fetched(() => import("./copy.js"));
        part?.copy(button, root.querySelector(`#${button.dataset.copies}`));
      });
    }
    addEventListener("popstate", () => {
      if (location.hash !== "#workbench") this.#take();
    });
    this.#take().then(() => this.frame.open());
  }

  async #take() {
    const state = read(location.hash, this.#view.constructor.choices);
    this.#state ??= { ...state, path: "" };
    state.path = await this.#ownPath.accepted(state.path);
    state.look = lookFor(state.path, state.look);
    this.#state = state;
    this.#apply();
    if (!this.#full && FULL.test(location.hash)) this.#load().then(() => this.#full && this.#take());
    this.#full?.open(this.#state);
  }

  /** Imports a part on demand; null, with an error message, on failure. */
  async #fetched(load) {
    const part = await load().catch(() => null);
    label(this.#root.querySelector("#part-trouble"), part ? "" : "noPart");
    return part;
  }

  async #load() {
    if (this.#full) return;
    const full = await this.#fetched(() => import("./full.js"));
    if (!full || this.#full) return;
    this.#full = full;
    this.#controls.add(full.groups);
    this.#follow();
  }

  /** Shows a change by a pull, once a present one has ended. */
  async #demonstrate(edge, name) {
    this.#pulls[0] = { edge, name };
    if (this.#playing) return;
    this.#playing = new AbortController();
    try {
      const part = await this.#fetched(() => import("./demonstration.js"));
      await part?.play(this.#view, this.#pulls, this.#playing.signal);
    } finally {
      this.#playing = null;
    }
  }

  #show(edge) {
    this.#edge = edge;
    this.#follow();
    this.#demonstrate(edge);
  }

  #change(name, changes) {
    this.#state = { ...this.#state, ...changes };
    this.#apply();
    this.#note(name);
    this.#demonstrate(name === "loadBehavior" ? "end" : "start");
  }

  /** Changes one parameter; while a slider moves, the URL is not updated. */
  async #set(name, value, isFinal) {
    if (FULL.test(value)) await this.#load();
    const changed = { ...this.#state[this.#edge], [name]: value };
    const present = this.#present(this.#edge);
    if (name === "leadUnit") {
      const { least, most } = LEADS[value];
      changed.lead = Math.min(Math.max(present.lead, least), most);
    }
    const settled = this.#full?.settled(changed, present, name) ?? changed;
    this.#state = { ...this.#state, [this.#edge]: settled };
    this.#apply();
    if (isFinal) this.#note(`${this.#edge} ${name}`);
    this.#demonstrate(this.#edge, name);
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
    const dir = lang && (RIGHT_TO_LEFT.test(lang) ? "rtl" : "ltr");
    const attributes = {
      indicator: look,
      behavior,
      "load-behavior": loadBehavior,
      fidelity,
      lang,
      dir,
      outline: path,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (!value) view.removeAttribute(name);
      else if (view.getAttribute(name) !== value) view.setAttribute(name, value);
    }
    this.#full?.addPage(view, start);
    view.parameters = start;
    view.loadParameters = end;
    this.frame.speak();
    this.#ownPath.show(path);
    this.#follow();
  }

  #present(edge) {
    const own = this.#view.parametersOf(edge);
    return (own && this.#full?.completed(own, this.#state[edge])) ?? own;
  }

  /** Updates controls and code to the parameters in force. */
  #follow = () => {
    const present = { start: this.#present("start"), end: this.#present("end") };
    if (!present.start || this.#full?.isMissing(this.#view, this.#state)) {
      // The engine has not loaded yet.
      this.#view.addEventListener("overscrollframe", this.#follow, { once: true });
    }
    if (!present.start) return;
    for (const edge in present) {
      if (areRefused(this.#state[edge], present[edge])) this.#state = { ...this.#state, [edge]: {} };
    }
    const { html, swift } = this.#full ?? snippets;
    this.#controls.follow(this.#state, this.#edge, present[this.#edge]);
    this.#root.querySelector("#swift").textContent = swift(this.#state, present);
    this.#root.querySelector("#html").textContent = html(this.#state);
  };
}
