// Shows what was changed by pulls that play themselves in the frame; loaded with the first change.

import { engineOf, pause, pullList } from "../pull.js";

const RUN_MILLISECONDS = 1200;
// Past the distance at which a release runs.
const BEYOND = 1.1;
const RESTING = ["idle", "exhausted", "failed"];
const POLL_MILLISECONDS = 50;

/** Plays `pulls`, each { edge, name } of a changed parameter, from the last, until none is left or the signal aborts. */
export async function play(view, pulls, signal) {
  const { onrefresh, onloadmore } = view;
  view.onrefresh = view.onloadmore = () => pause(RUN_MILLISECONDS, signal);
  try {
    await engineOf(view);
    while (pulls.length && !signal.aborted) await pull(view, pulls, signal);
  } finally {
    Object.assign(view, { onrefresh, onloadmore });
  }
}

async function pull(view, pulls, signal) {
  const { edge, name } = pulls.pop();
  // A change may need another engine, which is attached once nothing runs.
  await view.constructor.load();
  await idle(view, signal);
  await pause(POLL_MILLISECONDS, signal);
  const opens = name?.startsWith("floor") && view.parameters?.floor > 0;
  const waits = () => opens && !(view.parametersOf(edge).floor > 0) && !pulls.length;
  while (waits() && !signal.aborted) await pause(POLL_MILLISECONDS, signal);
  const { arm, fire, floor } = view.parametersOf(edge);
  await pullList(view, BEYOND * (opens ? floor / arm : Math.max(1, fire / arm)), signal, edge);
  if (opens) {
    await pause(RUN_MILLISECONDS, signal);
    view.closeFloor();
    await pause(RUN_MILLISECONDS, signal);
    return;
  }
  if (signal.aborted) return;
  // Not every behavior runs when it is released.
  if (edge === "end") view.loadMore();
  else view.begin();
  await idle(view, signal);
}

/** Waits until nothing runs, or the signal aborts it. */
async function idle(view, signal) {
  const rests = (edge) => RESTING.includes(view.phaseOf(edge));
  while (!signal.aborted && !["start", "end"].every(rests)) await pause(POLL_MILLISECONDS, signal);
}
