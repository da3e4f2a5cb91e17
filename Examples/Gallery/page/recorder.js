// Records a pull, saves it as a trace, and lets the drawn finger pull it again.

import { replay } from "./ghost.js";
import { eventLine, expectationLine, HEADER } from "./trace.js";

// About five minutes of pulling without a pause.
const MOST_EVENTS = 40_000;

export class Recorder {
  #view;
  #finger;
  #buttons = {};
  #isRecording = false;
  #isReplaying = false;
  #lines = [];
  #sent = [];
  #phase = 0; // of the start, by the engine's number

  constructor(root, view, finger) {
    this.#view = view;
    this.#finger = finger;
    for (const name of ["record", "stop", "replay", "download"]) {
      this.#buttons[name] = root.querySelector(`[data-text="${name}"]`);
      this.#buttons[name].addEventListener("click", () => this[name]());
    }
    view.addEventListener("overscrollframe", ({ detail }) => this.#note(detail));
    this.#show();
  }

  /** Puts the list into the page anew: a trace tells everything from a session's first event. */
  record() {
    const view = this.#view;
    const { scrollTop } = this.#scroller;
    const { parentElement, nextSibling } = view;
    view.remove();
    this.#lines = [];
    this.#sent = [];
    this.#phase = 0;
    this.#isRecording = true;
    parentElement.insertBefore(view, nextSibling);
    this.#scroller.scrollTop = scrollTop;
    this.#show();
  }

  stop() {
    this.#isRecording = false;
    this.#show();
  }

  async replay() {
    this.#isReplaying = true;
    this.#show();
    const first = this.#sent.findIndex(({ event }) => isContact(event));
    const { x } = this.#sent.slice(0, first).findLast(({ event }) => event === "scrolled");
    this.#scroller.scrollTop = x;
    this.#view.scrollIntoView({ block: "nearest" });
    // The element hears of both after a frame.
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

  get #scroller() {
    return this.#view.shadowRoot.querySelector("[part=scroller]");
  }

  #note({ events, effects, progress }) {
    if (!this.#isRecording) return;
    this.#sent.push(...events);
    this.#lines.push(...events.map(eventLine));
    for (const { effect, edge, value } of effects) {
      if (effect === "reportPhase" && edge === "start") this.#phase = value;
    }
    // Of several events at once only the last would have this state, and not every time.
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
