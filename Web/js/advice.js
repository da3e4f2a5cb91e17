// What a page does that cannot work, in a sentence on the console.

import { LANGUAGES, PARAMETER_NAMES } from "./codes.ts";
import { warn } from "./run.js";

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

export function advise(name, value, ...rest) {
  warn(ADVICE[name](value), ...rest);
}
