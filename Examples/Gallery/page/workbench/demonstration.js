// Shows what was changed: a pull that plays itself in the frame.

import { engineOf, pause, pullList } from "../pull.js";

const RUN_MILLISECONDS = 1200;
// Past the distance at which a release runs.
const BEYOND = 1.1;
const RESTING = ["idle", "exhausted"];
const POLL_MILLISECONDS = 50;
const READER_INPUT = ["pointerdown", "touchstart", "wheel", "keydown"];

export class Demonstration {
  #view;
  #next = null; // the edge of the next pull
  #playing = null; // aborted to stop

  /** Inputs in `place` stop it, and get the list. */
  constructor(place, view) {
    this.#view = view;
    const stop = ({ isTrusted }) => isTrusted && this.#playing?.abort();
    for (const type of READER_INPUT) place.addEventListener(type, stop, { capture: true, passive: true });
  }

  /** Pulls at an edge, or after the present pull once more. */
  async show(edge) {
    this.#next = edge;
    if (this.#playing) return;
    const view = this.#view;
    const { onrefresh, onloadmore } = view;
    const { signal } = (this.#playing = new AbortController());
    view.onrefresh = view.onloadmore = () => pause(RUN_MILLISECONDS, signal);
    await engineOf(view);
    while (this.#next && !signal.aborted) {
      const next = this.#next;
      this.#next = null;
      await this.#pull(next, signal);
    }
    Object.assign(view, { onrefresh, onloadmore });
    this.#playing = null;
  }

  async #pull(edge, signal) {
    const view = this.#view;
    await idle(view, signal);
    const { arm, fire } = view.parametersOf(edge);
    await pullList(view, BEYOND * Math.max(1, fire / arm), signal, edge);
    if (signal.aborted) return;
    // Not every behavior runs when it is released.
    if (edge === "end") view.loadMore();
    else view.begin();
    await idle(view, signal);
  }
}

/** Waits until nothing runs, or the signal aborts it. */
async function idle(view, signal) {
  const rests = (edge) => RESTING.includes(view.phaseOf(edge));
  while (!signal.aborted && !["start", "end"].every(rests)) await pause(POLL_MILLISECONDS, signal);
}
