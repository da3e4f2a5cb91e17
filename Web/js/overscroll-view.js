/*! Overscroll, MIT License, copyright the Overscroll authors */
// The custom element: attributes, properties and its life in a document.

import { attach, buildParts } from "./attach.js";
import { ANSWER, BEHAVIORS, LOOKS, PHASES } from "./codes.js";
import { numberOf } from "./run.js";
import { loadModule } from "./wasm-module.js";

// Attributes that choose one of several names; the first is the default.
const CHOICES = { indicator: LOOKS, behavior: BEHAVIORS, edge: ["start"] };
const PROPERTIES = [...Object.keys(CHOICES), "disabled", "lastUpdated"];

export class OverscrollView extends HTMLElement {
  static observedAttributes = [...Object.keys(CHOICES), "disabled", "lang"];

  static {
    for (const name in CHOICES) {
      const property = {
        get() {
          const names = CHOICES[name];
          return names[Math.max(names.indexOf(this.getAttribute(name)), 0)];
        },
        set(value) {
          this.setAttribute(name, value);
        },
      };
      Object.defineProperty(this.prototype, name, property);
    }
  }

  #parts = buildParts(this);
  #attachment = null;
  #listened = new Set();
  #beginsOnLoad = false;
  #lastUpdated = null;

  async connectedCallback() {
    // A script may have set these before the element was defined.
    for (const name of PROPERTIES.filter((name) => Object.hasOwn(this, name))) {
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    let module;
    try {
      module = await loadModule();
    } catch (error) {
      this.dispatchEvent(new ErrorEvent("error", { error, message: error.message }));
      return;
    }
    if (!this.isConnected || this.#attachment) return;
    this.#attachment = attach(this, this.#parts, (type) => this.#listened.has(type), module);
    if (this.#beginsOnLoad) this.begin();
    this.#beginsOnLoad = false;
  }

  disconnectedCallback() {
    this.#beginsOnLoad = false;
    this.#attachment?.detach();
    this.#attachment = null;
  }

  attributeChangedCallback(name, _, value) {
    if (value !== null && CHOICES[name]) numberOf(value, name, CHOICES[name]);
    if (name === "lang") this.#attachment?.translate();
    else this.#attachment?.configure();
  }

  // Notes who may be listening: a trace costs something, and a refresh needs somebody.
  addEventListener(type, ...rest) {
    this.#listened.add(type);
    super.addEventListener(type, ...rest);
  }

  // Starts a refresh. Gives its run, or the one under way, or null while there cannot be one.
  begin() {
    if (this.disabled) return null;
    if (!this.#attachment) this.#beginsOnLoad = this.isConnected;
    return this.#attachment?.begin() ?? null;
  }

  // Ends the run under way, if there is one.
  end(outcome) {
    this.#attachment?.run()?.end(outcome);
  }

  get disabled() {
    return this.hasAttribute("disabled");
  }

  set disabled(value) {
    this.toggleAttribute("disabled", Boolean(value));
  }

  // When the list was last refreshed, a Date or null; a refresh that succeeds sets it.
  get lastUpdated() {
    return this.#lastUpdated;
  }

  set lastUpdated(value) {
    const date = value === null ? null : new Date(value);
    if (date && Number.isNaN(date.getTime())) {
      console.warn(`overscroll-view: lastUpdated is not a date: ${value}`);
      return;
    }
    this.#lastUpdated = date;
    this.#attachment?.word();
  }

  get phase() {
    return PHASES[this.#number(ANSWER.phase)];
  }

  // 0 at rest, 1 where a pull arms.
  get progress() {
    return this.#number(ANSWER.progress);
  }

  // Visible points past the edge.
  get overscroll() {
    return this.#number(ANSWER.overscroll);
  }

  #number(slot) {
    return this.#attachment?.read(slot) ?? 0;
  }
}

customElements.define("overscroll-view", OverscrollView);
