// One refresh or load-more: what its handler gets, what a page does for it, and when there is none.

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

// Calls what a page does for a run, its handler and the listeners of a cancelable event, and ends the run when all that
// they return or wait for has settled, with an outcome of theirs or else that of `shown`. Returns whether the run is left
// to the page: whether `isControlled` then returns true.
export async function perform(element, type, edge, run, isControlled, shown) {
  const { tasks, isTaken } = dispatchRun(element, type, edge, run);
  const handler = !run.signal.aborted && `on${type}`;
  if (element[handler] || tasks.length) {
    try {
      const values = await Promise.all([element[handler]?.(run), ...tasks]);
      // A promise may have any value, such as a response.
      run.end(values.find((value) => typeof value === "string") ?? shown?.());
    } catch (error) {
      // Like any uncaught error.
      if (!run.signal.aborted) reportError(error);
      run.end("failed");
    }
  } else if (isControlled?.()) {
    return true;
  } else if (!isTaken) {
    advise("unhandled", type);
    run.end("failed");
  }
}

// Returns the promises passed to `waitUntil`, and whether a listener takes care of the run: it read the run or
// prevented the default, which cancels the run.
function dispatchRun(element, type, edge, run) {
  const tasks = [];
  let isTaken = false;
  const detail = {
    edge,
    get run() {
      isTaken = true;
      return run;
    },
  };
  const event = new CustomEvent(type, { cancelable: true, detail });
  event.signal = run.signal;
  // As in a service worker, only while the event is dispatched.
  event.waitUntil = (task) => {
    if (!event.eventPhase) throw new DOMException("too late to wait", "InvalidStateError");
    tasks.push(task);
  };
  if (!element.dispatchEvent(event)) {
    isTaken = true;
    run.end("cancelled");
  }
  return { tasks, isTaken };
}

const REST = ["idle", "exhausted", "failed"];

// Waits until no run of an element is in progress, and no pull: then it may be attached to another engine.
export async function atRest(element) {
  while (!["start", "end"].every((edge) => REST.includes(element.phaseOf(edge)))) {
    await new Promise((resolve) => element.addEventListener("phasechange", resolve, { once: true }));
  }
}
