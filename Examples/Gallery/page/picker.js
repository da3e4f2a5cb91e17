// The first screen: what is chosen or dropped there is the pull of its list, and in the code beside it.

import { putDown, untilReader } from "./ghost.js";
import { engineOf, movePull, pause, travelTo } from "./pull.js";
import { label } from "./texts.js";

const FURTHEST = 1.3;
const POLL_MILLISECONDS = 16;
// Some browsers and chats do not accept a longer address.
const LONGEST_LINK = 4000;
/** What an address with a logo begins with. */
export const LINK = "#logo=";

export class Picker {
  #root;
  #view;
  #finger;
  #code;
  #fetched;
  #link;
  #playing = null; // aborted to stop

  /** `fetched` imports modules, and reports a failure below an element. */
  constructor(root, view, finger, code, fetched) {
    [this.#root, this.#view, this.#finger, this.#code, this.#fetched] = [root, view, finger, code, fetched];
    this.#link = code.querySelector("#link");
    this.#link.addEventListener("click", () => this.#copy(this.#link, () => location.href));
    const shown = () => code.querySelector(`[data-host="${code.querySelector(":checked").value}"]`);
    const button = code.querySelector(".primary");
    button.addEventListener("click", () => this.#copy(button, shown));
    root.addEventListener("change", ({ target }) => {
      if (target.type !== "file") return this.#choose(target);
      this.#draw("read", target.files[0]);
      // The same file may be chosen again after an edit.
      target.value = "";
    });
    whenDropped(window, (file) => {
      this.#draw("read", file);
      view.scrollIntoView({ block: "nearest" });
    });
    // A browser may restore what was chosen before a reload.
    const chosen = root.querySelector(":checked");
    if (!this.#follow() && !chosen.defaultChecked) this.#choose(chosen);
    addEventListener("hashchange", () => this.#follow());
  }

  /** Whether the address has a logo. */
  #follow() {
    const isLogo = location.hash.startsWith(LINK);
    if (isLogo) this.#draw("take", location.hash.slice(LINK.length));
    return isLogo;
  }

  /** Draws what a file or an address has. */
  async #draw(from, what) {
    const [part] = (what && (await this.#fetched(this.#root, () => [import("./own-logo.js")]))) || [];
    await part?.[from](what, this.#root, (input) => this.#choose(input));
  }

  async #choose(input) {
    const view = this.#view;
    const { value } = input;
    const outline = "outline" in input.dataset ? input.nextElementSibling.querySelector("path").getAttribute("d") : "";
    label(this.#root.querySelector(".path-trouble"), "");
    if (outline) view.setAttribute("outline", outline);
    else view.removeAttribute("outline");
    view.setAttribute("indicator", value);
    this.#link.hidden = !outline || outline.length > LONGEST_LINK;
    const hash = this.#link.hidden ? "" : LINK + encodeURIComponent(outline);
    if (hash || location.hash.startsWith(LINK)) {
      history.replaceState(null, "", hash || location.pathname + location.search);
    }
    this.#play();
    const [codes] = (await this.#fetched(this.#code, () => [import("./codes.js")])) ?? [];
    for (const node of this.#code.querySelectorAll("code")) {
      if (codes) node.replaceChildren(...codes.codeOf(node.dataset.host, value, outline));
    }
  }

  /** Shows the choice by a pull, unless somebody takes the list. */
  async #play() {
    this.#playing?.abort();
    const { signal } = (this.#playing = new AbortController());
    const view = this.#view;
    await engineOf(view);
    view.end("cancelled");
    while (!signal.aborted && (view.phase !== "idle" || view.overscroll)) await pause(POLL_MILLISECONDS, signal);
    if (signal.aborted) return;
    await untilReader(async (reader) => {
      const touch = putDown(view, this.#finger, reader);
      signal.addEventListener("abort", () => touch?.("touchcancel"));
      touch?.("touchstart", 0);
      if (touch) await movePull(touch, (part) => travelTo(view, FURTHEST * part), reader);
    });
  }

  /** The buttons copy what is shown. */
  async #copy(button, what) {
    const [part] = (await this.#fetched(this.#code, () => [import("./workbench/copy.js")])) ?? [];
    part?.copy(button, what());
  }
}

/** Calls back with each file that is dropped on a part of the page; the innermost part gets it. */
export function whenDropped(target, action) {
  const mark = (isOver) => document.body.classList.toggle("dropping", isOver);
  const onFile = (type, then) =>
    target.addEventListener(type, (event) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      then(event.dataTransfer.files[0]);
    });
  onFile("dragover", () => mark(true));
  onFile("drop", (file) => {
    mark(false);
    action(file);
  });
  addEventListener("dragleave", ({ relatedTarget }) => relatedTarget || mark(false));
}
