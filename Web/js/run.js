// One refresh, as its handler sees it.

import { OUTCOMES } from "./codes.js";

export class Run {
  #finish;

  constructor(signal, finish) {
    // Aborted when the run is cancelled, or its element is removed or disabled.
    this.signal = signal;
    this.#finish = finish;
  }

  // Ends this run, never a later one; without an argument it went well.
  end(outcome = OUTCOMES[0]) {
    let choice = OUTCOMES.indexOf(outcome);
    if (choice < 0) {
      console.warn(`overscroll-view: unknown outcome "${outcome}", taken as ${OUTCOMES[0]}`);
      choice = 0;
    }
    this.#finish(choice);
  }
}

// Calls the handler and says how it went. What it throws is reported like any uncaught error,
// unless it only says that the run was aborted.
export async function outcomeOf(element, run) {
  try {
    return await element.onrefresh(run);
  } catch (error) {
    if (!run.signal.aborted || error?.name !== "AbortError") reportError(error);
    return "failed";
  }
}
