// The reasons: a usual control and this one under the same finger. One scene plays at a time; then its last picture
// stays, with what was measured.

import { engineOf, makeTouch, pause, prefersStill, SLOP } from "./pull.js";
import { label } from "./texts.js";

const LINES = 9; // as many as reasons.css has texts for
const MARKED = 3; // the row that is being read
const ROOM = 54; // MJRefresh's header
const BAR = 32;
const ANSWER_MILLISECONDS = 900;
const STUCK_MILLISECONDS = 4000;
const LOOK_MILLISECONDS = 2600;
const MOSTLY = 0.6;
const autoplay = document.getElementById("autoplay");

function line(number) {
  const row = document.createElement("li");
  row.dataset.n = number;
  return row;
}

/** One of the two lists, as long as its scene plays. */
class Pane {
  answer = null; // gives what a refresh waits for

  constructor(root, attributes) {
    this.isUsual = root.className === "usual";
    this.frame = root.querySelector(".frame");
    this.verdict = root.querySelector(".verdict b");
    this.view = document.createElement("overscroll-view");
    this.list = Object.assign(document.createElement("ul"), { className: "lines" });
    this.finger = Object.assign(document.createElement("div"), { className: "finger" });
    this.said = Object.assign(document.createElement("p"), { className: "said small" });
    const own = this.isUsual
      ? { indicator: "mj", behavior: "mj", fidelity: "original" }
      : { indicator: "liquid", ...attributes };
    for (const [name, value] of Object.entries(own)) this.view.setAttribute(name, value);
    this.list.append(...Array.from({ length: LINES }, (_, index) => line(index + 1)));
    this.read = this.list.children[MARKED];
    this.view.append(this.list);
    this.view.onrefresh = () => this.answer?.();
    this.frame.inert = true;
    this.frame.append(this.view, this.finger, this.said);
  }

  remove() {
    for (const node of [this.view, this.finger, this.said]) node.remove();
    this.frame.style.removeProperty("--bar");
  }

  /** Where the row that is read is in its frame. */
  get place() {
    return this.read.getBoundingClientRect().top - this.frame.getBoundingClientRect().top;
  }

  /** The height of the app's bar, which the rows begin below. */
  set bar(height) {
    this.frame.style.setProperty("--bar", `${height}px`);
    this.inset = height;
  }

  set inset(height) {
    this.list.style.paddingTop = `${height}px`;
  }

  /** Adds rows above; a usual list keeps its offset, so that its rows move. */
  add(count) {
    const { scrollTop } = this.view;
    this.list.prepend(...Array.from({ length: count }, (_, index) => line(LINES - index)));
    if (this.isUsual) this.view.scrollTop = scrollTop;
  }

  /** Moves a finger along distances, each in its time; the list is let go where `until` says. */
  async drag(path, signal, until = () => false) {
    const row = this.list.children[1];
    const { left, top, width } = this.view.getBoundingClientRect();
    const y = 72;
    let touch = makeTouch(row, left + width / 2, top + y);
    touch("touchstart", 0);
    this.finger.style.top = `${y}px`;
    this.finger.classList.add("down");
    let from = 0;
    for (const [to, milliseconds] of path) {
      const start = performance.now();
      for (let part = 0; part < 1 && !signal.aborted; ) {
        await new Promise(requestAnimationFrame);
        part = Math.min(1, (performance.now() - start) / milliseconds);
        const travel = from + (to - from) * part * part * (3 - 2 * part);
        this.finger.style.transform = `translateY(${travel}px)`;
        touch?.("touchmove", travel + SLOP * Math.sign(travel));
        if (touch && until(travel, to < from)) touch = touch("touchend");
        // What the browser does with a finger that is not taken from it.
        if (!touch && !this.isUsual) this.view.scrollTop = -travel;
      }
      from = to;
    }
    touch?.(signal.aborted ? "touchcancel" : "touchend");
    this.finger.classList.remove("down");
  }

  async scroll(to, milliseconds, signal) {
    const from = this.view.scrollTop;
    const start = performance.now();
    for (let part = 0; part < 1 && !signal.aborted; ) {
      await new Promise(requestAnimationFrame);
      part = Math.min(1, (performance.now() - start) / milliseconds);
      this.view.scrollTop = from + (to - from) * part * (2 - part);
    }
  }
}

const PULL = [[130, 900], [130, 300]];
const later = (signal, result) => pause(ANSWER_MILLISECONDS, signal).then(() => result);
const points = (count) => `${Math.round(Math.abs(count))} px`;
const seconds = (milliseconds) => `${Number((milliseconds / 1000).toFixed(1))} s`;
const drawn = () => new Promise(requestAnimationFrame);

/** What happens in both lists, and what is measured. Each gets a pane and a signal that ends it. */
const SCENES = {
  async place(pane, signal) {
    pane.read.className = "read";
    pane.answer = () => pause(ANSWER_MILLISECONDS * 2, signal);
    await pane.drag(PULL, signal);
    await pause(400, signal);
    await pane.scroll(pane.read.offsetHeight * 2, 600, signal);
    await drawn();
    const before = pane.place;
    await pause(ANSWER_MILLISECONDS, signal);
    // A usual control takes its room away, wherever the reader is.
    if (pane.isUsual && !signal.aborted) pane.view.scrollTop -= ROOM;
    await pause(ANSWER_MILLISECONDS, signal);
    return points(pane.place - before);
  },
  async stuck(pane, signal) {
    // Over before the control has opened: a usual one misses it.
    pane.answer = () => pane.isUsual && new Promise((resolve) => (signal.onabort = resolve));
    await pane.drag(PULL, signal);
    const start = performance.now();
    const isClosed = () => pane.view.phase === "idle" && !pane.view.overscroll;
    const isOver = () => isClosed() || performance.now() - start > STUCK_MILLISECONDS;
    pane.list.prepend(line(0));
    while (!signal.aborted && !isOver()) await drawn();
    return seconds(performance.now() - start);
  },
  async inset(pane, signal) {
    pane.bar = BAR;
    pane.answer = () => later(signal);
    await pane.drag(PULL, signal);
    await pause(300, signal);
    if (!signal.aborted) pane.bar = 2 * BAR;
    await pause(ANSWER_MILLISECONDS, signal);
    // A usual control restores the inset that it found.
    if (pane.isUsual && !signal.aborted) pane.inset = BAR;
    while (!signal.aborted && pane.view.phase !== "idle") await drawn();
    const first = pane.list.firstChild.getBoundingClientRect().top - pane.frame.getBoundingClientRect().top;
    return points(Math.max(0, 2 * BAR - first + 1));
  },
  async onward(pane, signal) {
    await pane.drag([[90, 700], [90, 200], [-120, 1200]], signal, (travel, isUp) => isUp && travel < 4);
    return points(pane.view.scrollTop);
  },
  async history(pane, signal) {
    pane.read = pane.list.firstChild;
    pane.read.className = "read";
    pane.view.scrollTop = pane.read.offsetHeight * 4;
    await pause(500, signal);
    await pane.scroll(0, 900, signal);
    await drawn();
    const before = pane.place;
    const load = async () => {
      await later(signal);
      if (!signal.aborted) pane.add(4);
    };
    pane.view.onloadmore = load;
    await (pane.isUsual ? load() : pane.view.loadMore());
    await pause(ANSWER_MILLISECONDS, signal);
    return points(pane.place - before);
  },
  async access(pane, signal) {
    await pause(600, signal);
    label(pane.said, "key");
    await pause(900, signal);
    if (signal.aborted) return "";
    if (pane.isUsual) {
      label(pane.said, "silence");
      await pause(LOOK_MILLISECONDS, signal);
      return "";
    }
    pane.answer = () => later(signal);
    pane.view.begin();
    // What a screen reader reads out.
    const status = pane.view.shadowRoot.querySelector("[role=status]");
    pane.said.dataset.text = "";
    let first = "";
    const read = () => {
      first ||= status.textContent;
      if (status.textContent) pane.said.textContent = `“${status.textContent}”`;
    };
    const observer = new MutationObserver(read);
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    read();
    await pause(LOOK_MILLISECONDS, signal);
    observer.disconnect();
    return first && `“${first}”`;
  },
};

/** A reason: the last picture of its scene, which plays in front of it. */
class Card {
  isSeen = false;

  constructor(root) {
    this.root = root;
  }

  async play(signal) {
    const { scene } = this.root.dataset;
    const attributes = scene === "history" ? { chat: "", "load-behavior": "tap" } : {};
    const panes = [...this.root.querySelectorAll(".pair > div")].map((place) => new Pane(place, attributes));
    this.root.classList.add("playing");
    await Promise.all(panes.map(({ view }) => engineOf(view)));
    // A list at its edge listens differently.
    await pause(400, signal);
    const measured = await Promise.all(panes.map((pane) => SCENES[scene](pane, signal)));
    for (const [index, words] of measured.entries()) {
      if (!signal.aborted && words) panes[index].verdict.textContent = words;
    }
    this.root.classList.remove("playing");
    await pause(LOOK_MILLISECONDS, signal);
    for (const pane of panes) pane.remove();
  }
}

/** Plays the scenes in sight, one after another. */
export function buildReasons(list) {
  const cards = [...list.children].map((root) => new Card(root));
  let playing = null; // what ends the one that plays
  let last = -1;
  const next = () => {
    const order = cards.map((_, index) => cards[(last + 1 + index) % cards.length]);
    return order.find(({ isSeen }) => isSeen);
  };
  const play = async () => {
    if (playing) return;
    for (let card; autoplay.checked && !prefersStill() && (card = next()); ) {
      playing = { card, abort: new AbortController() };
      last = cards.indexOf(card);
      await card.play(playing.abort.signal);
    }
    playing = null;
  };
  autoplay.addEventListener("change", () => (autoplay.checked ? play() : playing?.abort.abort()));
  const seen = (entries) => {
    for (const { target, intersectionRatio } of entries) {
      const card = cards.find(({ root }) => root === target);
      card.isSeen = intersectionRatio >= MOSTLY;
      if (!card.isSeen && playing?.card === card) playing.abort.abort();
    }
    play();
  };
  const observer = new IntersectionObserver(seen, { threshold: [0, MOSTLY] });
  for (const { root } of cards) observer.observe(root);
}
