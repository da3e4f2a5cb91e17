// What a page does for a run: its handler, and listeners of a cancelable event.

import { advise } from "./parts.js";

// Calls both and ends the run when all that they return or wait for has settled, with an outcome of theirs or else
// that of `shown`. Returns whether the run is left to the page: whether `isControlled` then returns true.
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
