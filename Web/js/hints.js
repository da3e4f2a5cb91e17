// Reports names of attributes, properties and events that are almost those of the element, once each.

import { warn } from "./run.js";

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

// `heard` are the types of events with listeners.
export function hint(element, heard) {
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
