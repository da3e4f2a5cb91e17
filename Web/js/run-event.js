// The cancelable event that tells listeners of a run.

// Dispatches it. Returns the promises passed to `waitUntil`, and whether a listener takes care of the run: it
// read the run or prevented the default, which cancels the run.
export function dispatchRun(element, type, edge, run) {
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
