// One refresh or load-more, as passed to its handler.

import { OUTCOMES, PHASE } from "./codes.ts";
import { advise } from "./parts.js";

// The base name of handlers and events, by role number.
export const ACTIONS = ["refresh", "loadmore"];

export const makeRun = (signal, finish, fetch) => ({
  // The answer of the page's onfetch, which a pull may have requested already.
  get fetched() {
    return fetch();
  },
  // Aborted when the run is cancelled, or its element is removed or disabled.
  signal,
  // Ends this run, never a later one; the default outcome is succeeded.
  end: (outcome = OUTCOMES[0]) => finish(numberOf(outcome, "outcome", OUTCOMES)),
});

// Logs a warning to the console.
export const warn = (text, ...rest) => console.warn(`overscroll-view: ${text}`, ...rest);

// The outcome of a finishing phase's code, otherwise undefined.
export const outcomeIn = (code) => OUTCOMES[code - PHASE.finishing];

// The index of a name in a list; an unknown one is reported and counts as the first.
export function numberOf(name, what, names) {
  const number = names.indexOf(name);
  if (number < 0) advise("unknown", [what, name, names[0]]);
  return Math.max(number, 0);
}
