// One refresh or load-more, as its handler sees it.

import { OUTCOMES, PHASE } from "./codes.js";

// What handlers and events are named after, by the number of a role.
export const ACTIONS = ["refresh", "loadmore"];

export class Run {
  #finish;

  constructor(signal, finish) {
    // Aborted when the run is cancelled, or its element is removed or disabled.
    this.signal = signal;
    this.#finish = finish;
  }

  // Ends this run, never a later one; without an argument it went well.
  end(outcome = OUTCOMES[0]) {
    this.#finish(numberOf(outcome, "outcome", OUTCOMES));
  }
}

// Says on the console what a page should know.
export const warn = (text, ...rest) => console.warn(`overscroll-view: ${text}`, ...rest);

// The outcome that a phase's code holds, if it is one of finishing.
export const outcomeIn = (code) => OUTCOMES[code - PHASE.finishing];

// The place of a name in a list; one that is not in it is warned of and counts as the first.
export function numberOf(name, what, names) {
  const number = names.indexOf(name);
  if (number < 0) warn(`unknown ${what} "${name}", using "${names[0]}"`);
  return Math.max(number, 0);
}

// Calls the handler and says how it went. What it throws is reported like any uncaught error,
// unless the run was aborted.
export async function outcomeOf(element, action, run) {
  try {
    return await element[`on${action}`](run);
  } catch (error) {
    if (!run.signal.aborted) reportError(error);
    return "failed";
  }
}
