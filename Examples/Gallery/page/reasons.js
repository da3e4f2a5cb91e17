// The reasons: two small lists side by side, a usual control and this one, under the same finger.

import { bone, bones } from "./bones.js";
import { whenNear } from "./near.js";
import { engineOf, makeTouch, pause, prefersStill, SLOP } from "./pull.js";
import { label } from "./texts.js";

const ROWS = 9;
const MARKED = 3; // the row that is being read
const ROW = 44; // pixels, as in bones.css
const ROOM = 54; // MJRefresh's header
const BAR = 32;
const ANSWER_MILLISECONDS = 900;
const LOOK_MILLISECONDS = 2600;
const MOSTLY = 0.6;
const autoplay = document.getElementById("autoplay");

class Pane {
  answer = null; // gives what a refresh waits for

  constructor(root, isUsual, attributes) {
    this.isUsual = isUsual;
    this.root = document.createElement("div");
    this.frame = Object.assign(document.createElement("div"), { className: "frame", inert: true });
    this.view = document.createElement("overscroll-view");
    this.list = Object.assign(document.createElement("ul"), { className: "bones" });
    this.finger = Object.assign(document.createElement("div"), { className: "finger" });
    this.said = Object.assign(document.createElement("p"), { className: "said small" });
    const title = Object.assign(document.createElement("p"), { className: "small caption" });
    label(title, isUsual ? "usual" : "ours");
    const own = isUsual
      ? { indicator: "mj", behavior: "mj", fidelity: "original" }
      : { indicator: "liquid", ...attributes };
    for (const [name, value] of Object.entries(own)) this.view.setAttribute(name, value);
    this.view.append(this.list);
    this.frame.append(this.view, this.finger, this.said);
    this.root.append(this.frame, title);
    root.append(this.root);
    this.view.onrefresh = () => this.answer?.();
    this.reset();
  }

  reset() {
    this.view.end?.("cancelled");
    this.view.reset?.();
    this.list.replaceChildren(...bones(ROWS));
    this.list.children[MARKED].className = "read";
    this.view.scrollTop = 0;
    this.said.textContent = "";
    this.bar = BAR;
    this.answer = null;
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
    this.list.prepend(...Array.from({ length: count }, () => bone("new")));
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

/** What happens in both lists; each gets a pane and a signal that ends it. */
const SCENES = {
  async place(pane, signal) {
    pane.answer = () => pause(ANSWER_MILLISECONDS * 2, signal);
    await pane.drag(PULL, signal);
    await pause(400, signal);
    await pane.scroll(ROW * 2, 600, signal);
    await pause(ANSWER_MILLISECONDS, signal);
    // A usual control takes its room away, wherever the reader is.
    if (pane.isUsual && !signal.aborted) pane.view.scrollTop -= ROOM;
  },
  async stuck(pane, signal) {
    // Over before the control has opened: a usual one misses it.
    pane.answer = () => pane.isUsual && new Promise((resolve) => (signal.onabort = resolve));
    await pane.drag(PULL, signal);
    await pause(400, signal);
    if (!signal.aborted) pane.list.prepend(bone("new"));
  },
  async inset(pane, signal) {
    pane.answer = () => later(signal);
    await pane.drag(PULL, signal);
    await pause(300, signal);
    if (!signal.aborted) pane.bar = 2 * BAR;
    await pause(ANSWER_MILLISECONDS, signal);
    // A usual control restores the inset that it found.
    if (pane.isUsual && !signal.aborted) pane.inset = BAR;
  },
  onward: (pane, signal) =>
    pane.drag([[90, 700], [90, 200], [-120, 1200]], signal, (travel, isUp) => isUp && travel < 4),
  async history(pane, signal) {
    pane.view.scrollTop = ROW * 4;
    await pause(500, signal);
    await pane.scroll(0, 900, signal);
    const load = async () => {
      await later(signal);
      if (!signal.aborted) pane.add(4);
    };
    pane.view.onloadmore = load;
    await (pane.isUsual ? load() : pane.view.loadMore());
  },
  async access(pane, signal) {
    await pause(600, signal);
    label(pane.said, "key");
    await pause(900, signal);
    if (signal.aborted) return;
    if (pane.isUsual) return label(pane.said, "silence");
    pane.answer = () => later(signal);
    pane.view.begin();
    // What a screen reader reads out.
    const status = pane.view.shadowRoot.querySelector("[role=status]");
    const read = () => status.textContent && (pane.said.textContent = `“${status.textContent}”`);
    const observer = new MutationObserver(read);
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    pane.said.dataset.text = "";
    read();
    await pause(LOOK_MILLISECONDS, signal);
    observer.disconnect();
  },
};

/** Builds the panes of every reason, and plays those in sight. */
export function buildReasons(list) {
  for (const [index, card] of [...list.children].entries()) {
    const { scene } = card.dataset;
    const place = document.createElement("div");
    place.className = "pair";
    card.prepend(place);
    const attributes = scene === "history" ? { chat: "", "load-behavior": "tap" } : {};
    const panes = [true, false].map((isUsual) => new Pane(place, isUsual, attributes));
    card.dataset.bar = scene === "inset" ? "" : "none";
    let playing = null;
    let isSeen = false;
    const stop = () => {
      playing?.abort();
      playing = null;
    };
    const start = async () => {
      if (playing || !isSeen || !autoplay.checked || prefersStill()) return;
      playing = new AbortController();
      const { signal } = playing;
      await Promise.all(panes.map(({ view }) => engineOf(view)));
      await pause(600 * (index % 3), signal);
      while (!signal.aborted) {
        for (const pane of panes) pane.reset();
        // A list at its edge listens differently.
        await pause(400, signal);
        await Promise.all(panes.map((pane) => SCENES[scene](pane, signal)));
        await pause(LOOK_MILLISECONDS, signal);
      }
    };
    autoplay.addEventListener("change", () => (autoplay.checked ? start() : stop()));
    const seen = (entries) => {
      isSeen = entries.at(-1).intersectionRatio >= MOSTLY;
      if (isSeen) start();
      else stop();
    };
    whenNear(card, () => new IntersectionObserver(seen, { threshold: [0, MOSTLY] }).observe(card));
  }
}
