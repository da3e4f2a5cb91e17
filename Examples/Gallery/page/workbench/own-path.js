// A custom outline: a dropped or chosen file, or pasted path data.

import { has, text } from "../texts.js";
import { commandsOf, oneLine, SVG } from "./path-data.js";

// Characters shown before and after the invalid byte.
const EXCERPT = 24;

export class OwnPath {
  #field;
  #trouble;
  #found;
  #path = ""; // the displayed one
  #isSeen = true;

  /** Calls `found(path)` with a valid outline; empty when it is removed. */
  constructor(root, found) {
    this.#found = found;
    this.#field = root.querySelector("textarea");
    this.#trouble = root.querySelector("#path-trouble");
    this.#field.addEventListener("input", () => this.#take(this.#field.value));
    // The browser only scrolls to the caret, which may be behind the frame.
    this.#field.addEventListener("focus", () => this.#field.scrollIntoView({ block: "nearest" }));
    const picker = root.querySelector('input[type="file"]');
    picker.addEventListener("change", () => {
      this.#read(picker.files[0]);
      // The same file may be chosen again after an edit.
      picker.value = "";
    });
    const isFile = ({ dataTransfer }) => dataTransfer?.types.includes("Files");
    const mark = (isOver) => document.body.classList.toggle("dropping", isOver);
    addEventListener("dragover", (event) => {
      if (!isFile(event)) return;
      event.preventDefault();
      mark(true);
    });
    addEventListener("dragleave", ({ relatedTarget }) => relatedTarget || mark(false));
    addEventListener("drop", (event) => {
      if (!isFile(event)) return;
      event.preventDefault();
      mark(false);
      this.#read(event.dataTransfer.files[0]);
      root.querySelector("#own").scrollIntoView({ block: "center" });
    });
  }

  /** Shows the path of a state; reports it when nothing is visible. */
  show(path) {
    if (path !== this.#path) this.#isSeen = !path || isSeen(path);
    this.#path = path;
    if (document.activeElement !== this.#field) this.#field.value = path;
    this.#say(this.#isSeen ? "" : text("invisiblePath"));
  }

  async #read(file) {
    if (!file) return;
    try {
      const { joined, shapesOf } = await import("./svg-file.js");
      const { path, data, mistake } = joined(shapesOf(await file.text()));
      if (path === null) {
        this.#say(text("fileBreaks", { offset: mistake, file: file.name }), data, mistake);
      } else {
        this.#field.value = path;
        this.#found(path);
      }
    } catch ({ message }) {
      this.#say(text(has(message) ? message : "noPart"));
    }
    // A file may be dropped outside the viewport of the workbench.
    this.#trouble.firstChild?.scrollIntoView({ block: "nearest" });
  }

  #take(data) {
    const { mistake } = commandsOf(data);
    if (mistake === null) this.#found(oneLine(data));
    else this.#say(text("pathBreaks", { offset: mistake }), data, mistake);
  }

  /** Reports an error with the data around it. Bytes before it are plain ASCII. */
  #say(words, data, offset) {
    this.#trouble.replaceChildren();
    if (!words) return;
    const line = document.createElement("p");
    line.className = "notice";
    line.append(words);
    if (data !== undefined) {
      const excerpt = document.createElement("code");
      excerpt.dir = "ltr";
      const mark = document.createElement("mark");
      mark.textContent = data.slice(offset, offset + 1).trim() || "\u00a0";
      const start = Math.max(0, offset - EXCERPT);
      const [before, after] = [data.slice(start, offset), data.slice(offset + 1, offset + EXCERPT)];
      excerpt.append(start ? "…" : "", before, mark, after);
      line.append(document.createElement("br"), excerpt);
    }
    this.#trouble.append(line);
  }
}

/** Whether path data draws anything; same result as in the element. */
function isSeen(path) {
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", path);
  const length = line.getTotalLength();
  return length > 0 && length < Infinity;
}
