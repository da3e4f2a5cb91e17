// Records pulls, shows them on the time line, saves them as a trace, and replays them with the animated
// finger.

import { replay } from "./replay.js";
import { phaseName } from "./timeline.js";
import { eventLine, expectationLine, HEADER } from "./trace.js";

// About five minutes of continuous pulling.
const MOST_EVENTS = 40_000;

export class Recorder {
  #view;
  #finger;
  #timeline;
  #buttons = {};
  #isRecording = false;
  #isReplaying = false;
  #lines = [];
  #sent = [];
  #samples = []; // {time, overscroll}
  #changes = []; // {time, edge, phase}
  #phase = "idle"; // of the start

  constructor(root, view, finger, timeline) {
    this.#view = view;
    this.#finger = finger;
    this.#timeline = timeline;
    for (const name of ["record", "stop", "replay", "download"]) {
      this.#buttons[name] = root.querySelector(`[data-text="${name}"]`);
      this.#buttons[name].addEventListener("click", () => this[name]());
    }
    view.addEventListener("phasechange", ({ detail }) => this.#change(detail));
    view.addEventListener("overscrollframe", ({ detail }) => this.#note(detail));
    this.#show();
  }

  /** Reinserts the list: a trace starts with a session's first event. */
  async record() {
    const view = this.#view;
    const { parentElement, nextSibling, scrollTop } = view;
    view.remove();
    // What is put back in the same task has only been moved.
    await Promise.resolve();
    this.#lines = [];
    this.#sent = [];
    this.#samples = [];
    this.#changes = [];
    this.#phase = "idle";
    this.#isRecording = true;
    parentElement.insertBefore(view, nextSibling);
    view.scrollTop = scrollTop;
    this.#show();
  }

  stop() {
    this.#isRecording = false;
    this.#show();
    this.#timeline.draw(this.#recording);
  }

  async replay() {
    this.#isReplaying = true;
    this.#show();
    const first = this.#sent.findIndex(({ event }) => isContact(event));
    const { x } = this.#sent.slice(0, first).findLast(({ event }) => event === "scrolled");
    this.#view.scrollTop = x;
    this.#view.scrollIntoView({ block: "nearest" });
    // The element gets both one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await replay(this.#view, this.#finger, this.#sent.filter(({ event }) => isContact(event)));
    this.#isReplaying = false;
    this.#show();
  }

  download() {
    const file = new Blob([this.text], { type: "text/plain" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = "pull.trace";
    link.click();
    // The browser may still be reading it.
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  /** The recording as a trace. */
  get text() {
    return [HEADER, ...this.#lines, ""].join("\n");
  }

  /** What the time line shows: from just before the first contact to the end. */
  get #recording() {
    const first = this.#sent.find(({ event }) => isContact(event)) ?? this.#sent[0];
    return {
      start: first?.time ?? 0,
      samples: this.#samples,
      changes: this.#changes,
    };
  }

  #change(detail) {
    const { edge } = detail;
    const phase = phaseName(detail);
    if (this.#isRecording) this.#changes.push({ time: performance.now() / 1000, edge, phase });
    if (edge === "start") this.#phase = phase;
  }

  #note({ events, progress, overscroll }) {
    if (!this.#isRecording) return;
    this.#samples.push({ time: performance.now() / 1000, overscroll });
    this.#sent.push(...events);
    this.#lines.push(...events.map(eventLine));
    // Of several events at the same time only the last would have this state, and not every time.
    if (events.length === 1) {
      this.#lines.push(expectationLine("start", this.#phase, progress));
    }
    if (this.#sent.length > MOST_EVENTS) this.stop();
  }

  #show() {
    const { record, stop, replay, download } = this.#buttons;
    const isBusy = this.#isRecording || this.#isReplaying;
    record.hidden = this.#isRecording;
    stop.hidden = !this.#isRecording;
    record.disabled = this.#isReplaying;
    replay.disabled = isBusy || !this.#sent.some(({ event }) => isContact(event));
    download.disabled = isBusy || !this.#sent.length;
  }
}

const isContact = (event) => /^contact[A-Z]/.test(event);
