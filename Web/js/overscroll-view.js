/*! Overscroll, MIT License, copyright the Overscroll authors */
// The custom element: attributes, properties and lifecycle.

import { attach, finishTogether } from "./attach.js";
import { isSet, phaseName, put } from "./attributes.js";
import {
  ANSWER,
  BEHAVIORS,
  EDGES,
  EVENT,
  FIDELITIES,
  LANGUAGES,
  LOAD_BEHAVIORS,
  LOOKS,
  PHASE,
  PHASES,
} from "./codes.ts";
import { TITLES, makeLanguage } from "./language.js";
import { advise, load, loadNamed, namesParameters, parts, sources } from "./parts.js";
import { numberOf, perform } from "./run.js";
import { START, buildParts, dress } from "./shadow-tree.js";
import { TRACE } from "./trace.js";
import { moduleFor } from "./wasm-module.js";

// Attributes with a fixed set of values; the first is the default. Without an attribute, a custom property says it,
// which an element inherits.
const CHOICES = {
  indicator: LOOKS,
  behavior: BEHAVIORS,
  "load-behavior": LOAD_BEHAVIORS,
  fidelity: FIDELITIES,
  edge: [...EDGES, "both"],
  axis: ["vertical", "horizontal"],
  // What pulls.
  inputs: ["touch mouse wheel", "touch mouse", "touch wheel", "touch"],
};
const NAME = "overscroll-view";
// Attributes that are not observed, and what else the script knows by name.
const ATTRIBUTES = ["first-indicator", "phase", "title"];
// A handler, or a name by which a library keeps its own to itself.
const HANDLER = /^(on(refresh|loadmore)$|[_$])/;
const EVENT_TYPE = /^((refresh|loadmore)(end)?|(phase|floor)change)$/;
// What a name that is almost right is like.
const LIKE = /load.|refr|indi|beha|fide|phas|text|fini|disa|axis|para|titl/i;
// Members of the scroller that the element has, too.
const OFFSETS = ["scrollTop", "scrollLeft", "scrollHeight", "scrollWidth"];
const SCROLLS = ["scroll", "scrollTo", "scrollBy"];
const SWITCHES = ["chat", "disabled", "error", "fading", "finished"];
const OBSERVED = [
  ...Object.keys(CHOICES),
  ...SWITCHES,
  ...TITLES,
  "lang",
  "loading",
  "name",
  "outline",
  "refreshing",
  "scroller",
];
// Properties without an attribute. Null resets them.
const SETTINGS = ["frames", "parameters", "loadParameters", "titles", "dateLine"];

// Members for the code below the class, which cannot use private ones. A static block could, but in what
// esbuild 0.17 makes of it the class is still undefined.
const READ = Symbol();
const WRITE = Symbol();

// In Node or in a worker, which have no elements, importing this only defines an unused class.
class View extends (globalThis.HTMLElement ?? Object) {
  #parts = buildParts(this, (event) => this.#keep(event));
  #attachment = null;
  #language = makeLanguage(this);
  #listened = new Set();
  #internals = this.attachInternals();
  #control = {
    isHeard: (type) => this.#listened.has(type),
    // Whether the page has ever set `loading`.
    setsLoading: false,
    // What the page set; undefined until it does. A refresh that ends resets it to false.
    refreshing: undefined,
    // Once attached: what has waited for it begins.
    started: () => {
      this.#beginsOnLoad?.();
      this.#beginsOnLoad = null;
      if (this.#control.refreshing) this.begin();
      const place = this.#touches[0] && this.#place();
      for (const [before, ...touch] of this.#touches.splice(0)) {
        // Not those that have scrolled.
        if (before === place) this.#attachment.hear(...touch);
      }
    },
    // Shows the phases to style sheets: as states, and that of the start as an attribute.
    reflect: (edge, { phase, previous }) => {
      const { states } = this.#internals;
      states?.delete(`${edge}-${previous}`);
      states?.add(`${edge}-${phase}`);
      if (edge === EDGES[0]) this.setAttribute("phase", phase);
    },
  };
  // A begin that waits for the engine, if any.
  #beginsOnLoad = null;
  // Of the finger that came before the engine: where the content was, the event, and its way.
  #touches = [];
  #isFailed = false;
  // Only the last counts: the element may have needed something else before.
  #loading = null;
  #lastUpdated = null;
  // Property values, by the name in SETTINGS.
  #settings = {};

  connectedCallback() {
    // Properties may have been set before the element was defined.
    for (const name of Object.keys(this).filter((name) => name in View.prototype)) {
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    // A floor that is added later needs another engine.
    this.#parts.floor.onslotchange = () => this.#load();
    // The scroller that it names may be free now.
    if (this.scroller === this.#parts.scroller && this.hasAttribute("scroller")) this.#detach();
    this.#attachment?.move();
    this.#load();
  }

  async #load() {
    if (!this.isConnected) return;
    let module;
    this.#isFailed = false;
    const loading = (this.#loading = moduleFor(this, this.#parts.floor));
    this.#name();
    try {
      module = await loading;
      // Not with other parameters first, which may begin a run that these do not.
      if (namesParameters(this) || this.#listened.has(TRACE)) await load("parameters");
    } catch (error) {
      // If it was connected twice meanwhile, the element reports the error once.
      if (this.#isFailed) return;
      this.#isFailed = true;
      this.#beginsOnLoad = null;
      this.dispatchEvent(new ErrorEvent("error", { error, message: error.message }));
      parts.help?.standIn(this, this.#parts.edges, this.#language.text, perform);
      return;
    }
    const { level } = this.#attachment ?? {};
    // What needs a floor or settings stays attached to them.
    if (!this.isConnected || loading !== this.#loading || (level | module.level) === level) return;
    this.#attachment?.detach();
    this.#attachment = attach(this, this.#parts, this.#control, this.#language, module);
    finishTogether(this.#attachment);
    // Once the page has set up the element.
    setTimeout(() => this.#hint());
  }

  // Loads what reports names that are almost right, if there may be one.
  async #hint() {
    const heard = [...this.#listened];
    const attributes = [...OBSERVED, ...ATTRIBUTES];
    const unknown = [
      ...this.getAttributeNames().filter((name) => !attributes.includes(name)),
      ...Object.keys(this).filter((name) => !(name in View.prototype || HANDLER.test(name))),
      ...heard.filter((type) => !EVENT_TYPE.test(type)),
    ];
    if (unknown.some((name) => LIKE.test(name))) (await load("help"))?.hint(this, heard);
  }

  // Keeps a touch for the engine until that is there.
  #keep(event) {
    if (this.#attachment) return;
    if (event.type === START) this.#touches = [];
    this.#touches.push([this.#place(), event, event.composedPath()]);
  }

  #place() {
    const { x, y } = this.#parts.content.getBoundingClientRect();
    return x + y;
  }

  // Loads what is named, as soon as the element is in a page.
  #name() {
    if (!this.isConnected) return;
    loadNamed(this);
    this.#language.listen();
  }

  // Moved by moveBefore: a run continues.
  connectedMoveCallback() {
    this.#attachment?.move();
  }

  // What is put back at once, as by `append` to another parent, has only been moved: a run continues.
  disconnectedCallback() {
    queueMicrotask(() => this.isConnected || this.#detach());
  }

  // In another document the listeners and the style of this one are of no use.
  adoptedCallback() {
    this.#detach();
    dress(this.#parts.root);
  }

  #detach() {
    this.#beginsOnLoad = null;
    this.#attachment?.detach();
    this.#attachment = null;
  }

  attributeChangedCallback(name, _, value) {
    if (value !== null && CHOICES[name]) numberOf(value, name, CHOICES[name]);
    // React 18 writes "false".
    if (name === "refreshing") this.refreshing = isSet(this, name);
    if (name === "loading") this.#control.setsLoading = true;
    this.#name();
    if (!this.#attachment) return;
    if (name === "axis" || name === "scroller") {
      this.#detach();
      this.connectedCallback();
    } else {
      this.#attachment.configure();
    }
  }

  // Records which listeners exist: a trace is expensive, and a refresh needs a listener or a
  // handler.
  addEventListener(type, ...rest) {
    this.#listened.add(type);
    // A trace has all of them.
    if (type === TRACE) load("parameters");
    super.addEventListener(type, ...rest);
  }

  // What scrolls the content: the root of an IntersectionObserver, the scroll element of a virtualizer.
  get scroller() {
    return this.#attachment?.scroller ?? this.#parts.scroller;
  }

  // Starts a refresh. Returns its run, or the current one, or null if there cannot be one.
  begin() {
    return this.#begin(0, 0);
  }

  // Starts a load-more at the end, or if there is none at the start.
  loadMore(edge = this.edge === "start" ? "start" : "end") {
    return this.#begin(EDGES.indexOf(edge), 1);
  }

  #begin(edge, role) {
    if (isSet(this, "disabled", edge)) return null;
    if (this.#attachment) return this.#attachment.begin(edge, role);
    if (this.isConnected) {
      this.#beginsOnLoad = () => this.#begin(edge, role);
      if (this.#isFailed) this.#load();
    }
    return null;
  }

  // Whether a refresh is running. A page that sets it controls refreshes: true begins one without calling a
  // handler, and false ends the current one as `error` then says.
  get refreshing() {
    return !this.chat && this.phase === PHASES[PHASE.running];
  }

  set refreshing(value) {
    this.#control.refreshing = Boolean(value);
    if (value) this.begin();
    else if (this.refreshing) this.#attachment.endRefresh();
  }

  // Whether the app loads: outside of a run nothing arms or fires meanwhile. A page that sets it controls each
  // load-more without a handler, which ends when it is removed.
  get loading() {
    return isSet(this, "loading");
  }

  set loading(value) {
    this.#control.setsLoading = true;
    put(this, "loading", value);
  }

  // Opens the floor, the child in the slot "floor"; not during a run or under a finger, and not before its
  // files are loaded. Returns whether it is open now, or on its way.
  openFloor() {
    return this.#attachment?.floor?.(true) ?? false;
  }

  // Closes it; returns the same.
  closeFloor() {
    return this.#attachment?.floor?.(false) ?? false;
  }

  // Ends all current runs.
  end(outcome) {
    for (const edge of EDGES.keys()) this.#attachment?.run(edge)?.end(outcome);
  }

  // Resets exhausted parts, because there may be more to load again.
  reset() {
    for (const edge of EDGES.keys()) this.#attachment?.engine.send(EVENT.resetRequested, { edge });
  }

  // The time of the last successful refresh, a Date or null; a refresh that succeeds sets it.
  get lastUpdated() {
    return this.#lastUpdated;
  }

  set lastUpdated(value) {
    const date = value === null ? null : new Date(value);
    if (isNaN(date)) {
      advise("lastUpdated", value);
      return;
    }
    this.#lastUpdated = date;
    this.#attachment?.word();
  }

  // The page's own outline as path data, or null.
  get outline() {
    return this.getAttribute("outline");
  }

  set outline(value) {
    if (value === null) this.removeAttribute("outline");
    else this.setAttribute("outline", value);
  }

  // All parameters of the behavior at an edge; null if it has none, and until "parameters" have been loaded.
  parametersOf(edge = EDGES[0]) {
    load("parameters");
    return this.#attachment?.engine.parameters(EDGES.indexOf(edge)) ?? null;
  }

  get phase() {
    return this.phaseOf();
  }

  phaseOf(edge = EDGES[0]) {
    const number = EDGES.indexOf(edge);
    const { engine = { roles: [] } } = this.#attachment ?? {};
    return phaseName(this, engine, number, this.#number(ANSWER.phase, number));
  }

  // 0 at rest, 1 when armed.
  get progress() {
    return this.#number(ANSWER.progress);
  }

  // Visible points past the edge.
  get overscroll() {
    return this.#number(ANSWER.overscroll);
  }

  #number(slot, edge = 0) {
    return this.#attachment?.engine.read(edge, slot) ?? 0;
  }

  [READ](name) {
    return this.#settings[name] ?? null;
  }

  // A copy, so that later changes to the object have no partial effect.
  [WRITE](name, value) {
    this.#settings[name] = typeof value === "object" ? value && { ...value } : value;
    this.#attachment?.configure();
    // Parameters may need another engine.
    this.#load();
  }
}

// Not static fields: with one, esbuild 0.17 replaces all private members by functions.
View.observedAttributes = OBSERVED;
// For pages that offer these values as a choice.
View.choices = { ...CHOICES, lang: LANGUAGES };
// Loads a part before an element names it: "looks", "floor", "parameters" or a language.
View.load = load;

function define(name, accessors) {
  Object.defineProperty(View.prototype, name, accessors);
}

for (const name in CHOICES) {
  const names = CHOICES[name];
  // By property name.
  define(name.replace("-b", "B"), {
    get() {
      // Style sheets know the axis by its attribute.
      const read = () => name !== "axis" && getComputedStyle(this).getPropertyValue(`--overscroll-${name}`);
      return names[Math.max(names.indexOf(this.getAttribute(name) ?? read()), 0)];
    },
    set(value) {
      this.setAttribute(name, value);
    },
  });
}
for (const name of SWITCHES) {
  define(name, {
    get() {
      return isSet(this, name);
    },
    set(value) {
      put(this, name, value);
    },
  });
}
for (const name of OFFSETS) {
  define(name, {
    get() {
      return this.scroller[name];
    },
    set(value) {
      this.scroller[name] = value;
    },
  });
}
for (const name of SCROLLS) {
  View.prototype[name] = function (...rest) {
    this.scroller[name](...rest);
  };
}
for (const name of SETTINGS) {
  define(name, {
    get() {
      return this[READ](name);
    },
    set(value) {
      this[WRITE](name, value);
    },
  });
}
for (const name in sources) {
  Object.defineProperty(View, name, {
    get: () => sources[name],
    set(value) {
      sources[name] = value;
    },
  });
}

const registry = globalThis.customElements;
const first = registry?.get(NAME);
// How far each list has been scrolled as a plain block.
const before = [...(globalThis.document?.querySelectorAll(NAME) ?? [])].map((view) => [view, view.scrollTop]);
if (!first) registry?.define(NAME, View);
else if (`${first}` !== `${View}`) advise("copy");
for (const [view, top] of before) if (top) view.scrollTo({ top, behavior: "instant" });

// The registered class, even if another copy of this script was loaded first.
export const OverscrollView = first ?? View;
