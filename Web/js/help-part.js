// The entry of overscroll-help.js, which is loaded when something is wrong: a name that is almost right, a page that
// cannot work, or an engine that cannot be loaded.

import { EDGES, LANGUAGES, LAYOUT, OUTCOMES, PARAMETER_NAMES, TEXT } from "./codes.ts";
import { ACTIONS, warn } from "./run.js";

export const part = { layout: LAYOUT, advise, explain, hint, standIn };

// What a distance must be beyond.
const ABOVE = { arm: ["startDistance"], floor: ["fire", "arm"], dragLimit: ["fire", "arm", "floor"] };

// What a page is told of a behavior that was refused, by the number of the parameter that was out of range.
function reasonFor([code, values, changes, edge]) {
  const name = PARAMETER_NAMES[code];
  const value = changes[name] ?? values[name];
  const highest = ABOVE[name]?.reduce((one, other) => (values[other] > values[one] ? other : one));
  const cannot = `cannot be "${value}"${name === "movesContent" ? " with a floor" : ""}`;
  const reason = highest ? `must be above ${values[highest]} (${highest}), not ${value}` : cannot;
  return `all of "${edge ? "loadParameters" : "parameters"}" is ignored: ${name} ${reason}`;
}

// By name; each is given the values of its case.
const ADVICE = {
  length(axis) {
    const remedy = axis === "horizontal" ? "a width" : 'a height or scroller="page"';
    return `this element cannot scroll and is pulled only at the page's edge. Give it ${remedy}.`;
  },
  outside: () => "rows are outside of their box, which nothing loads for. Give the box their length.",
  scroller: (name) => `no scroller "${name}" for this axis`,
  user: (name) => `another element uses the scroller "${name}"`,
  language: (lang) => `lang "${lang}" is no language, using "${LANGUAGES[0]}"`,
  lastUpdated: (value) => `lastUpdated is not a date: ${value}`,
  refused: reasonFor,
  unhandled: (type) => `${type} failed: no on${type}, and no listener called event.waitUntil`,
  unknown: ([what, name, used]) => `unknown ${what} "${name}", using "${used}"`,
  copy: () => "another version of the script is in use",
};

// Says on the console in a sentence what a page does that cannot work.
function advise(name, value, ...rest) {
  warn(ADVICE[name](value), ...rest);
}

// The attribute is missing until the element has an engine.
const STYLE = `:host(:not([phase])) button:not([hidden]){position:static;margin:.5em auto;translate:none;opacity:1;pointer-events:auto}`;
// By text of the browser: Chromium and Safari name the directive that forbids it, Firefox the policy.
const FORBIDDEN = /unsafe-eval|\bCSP\b/;

let sheet;
const shown = new WeakSet();

// An error with a text of ours where a content security policy forbids wasm: browsers suggest 'unsafe-eval', which
// allows more than that.
function explain(error) {
  if (!FORBIDDEN.test(error.message)) return error;
  const text = "the content security policy of the page needs script-src 'wasm-unsafe-eval', and not 'unsafe-eval'";
  return new Error(text, { cause: error });
}

// Shows a list without its engine: plain, with a button that refreshes it and one that loads more, by edge, whose
// handlers `perform` calls.
function standIn(element, edges, text, perform) {
  const root = element.shadowRoot;
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  for (const [edge, { button }] of edges.entries()) {
    const isUsed = element.edge === "both" || element.edge === EDGES[edge];
    const role = edge || element.chat ? 1 : 0;
    const title = text([TEXT.refresh, TEXT.loadMore][role]);
    button.hidden = !isUsed;
    button.textContent = title;
    if (!shown.has(button)) button.addEventListener("click", () => start(element, edge, role, button, text, perform));
    shown.add(button);
  }
}

async function start(element, edge, role, button, text, perform) {
  if (element.hasAttribute("phase") || button.ariaDisabled) return;
  const title = button.textContent;
  const type = ACTIONS[role];
  // Not `disabled`, which would take the focus away.
  button.ariaDisabled = element.ariaBusy = true;
  button.textContent = text([TEXT.headerRunning, TEXT.loadRunning][role]);
  const outcome = await new Promise((resolve) => {
    const end = (outcome) => resolve(OUTCOMES.includes(outcome) ? outcome : OUTCOMES[0]);
    perform(element, type, EDGES[edge], { signal: new AbortController().signal, end });
  });
  button.ariaDisabled = element.ariaBusy = null;
  button.textContent = outcome === "failed" ? text([TEXT.headerFailed, TEXT.loadFailed][role]) : title;
  button.hidden = role > 0 && outcome === "exhausted";
  element.dispatchEvent(new CustomEvent(`${type}end`, { detail: { edge: EDGES[edge], outcome } }));
}

const OWN_EVENTS = [
  "refresh", "refreshend", "loadmore", "loadmoreend", "phasechange", "floorchange", "milestone", "overscrollframe",
];
const HANDLERS = ["onrefresh", "onloadmore"];
// At most so many letters differ.
const MOST = 2;
const reported = new Set();

const plain = (name) => name.toLowerCase().replace(/[^a-z]/g, "");

// How many letters must be added, removed or replaced to make one word of another (Levenshtein 1966).
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + (a[i] === b[j] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length];
}

function nearest(name, known) {
  const [found] = known
    .map((each) => ({ each, far: distance(plain(name), plain(each)) }))
    .filter(({ far }) => far <= MOST)
    .sort((a, b) => a.far - b.far);
  return found?.each;
}

function report(text) {
  if (!reported.has(text)) warn(text);
  reported.add(text);
}

function check(kind, names, known) {
  for (const name of names) {
    const right = !known.includes(name) && plain(name).length > MOST * 2 && nearest(name, known);
    if (right) report(`unknown ${kind} "${name}", did you mean "${right}"?`);
  }
}

// Reports names of attributes, properties and events that are almost those of the element, once each. `heard` are the types of events with listeners.
function hint(element, heard) {
  const { constructor } = element;
  const attributes = [...constructor.observedAttributes, "error", "first-indicator", "phase"];
  const properties = [...Object.getOwnPropertyNames(constructor.prototype), ...HANDLERS];
  const names = element.getAttributeNames();
  const isNamed = (name, known) => known.map(plain).includes(plain(name));
  const misplaced = names.filter((name) => !isNamed(name, attributes) && isNamed(name, properties));
  for (const name of misplaced) {
    const right = properties.find((each) => plain(each) === plain(name));
    report(`"${name}" is no attribute, set the property "${right}"`);
  }
  check("attribute", names.filter((name) => !misplaced.includes(name)), attributes);
  check("property", Object.keys(element), properties);
  check("event", heard, OWN_EVENTS);
}
