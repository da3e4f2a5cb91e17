// An outline of the reader's own: a file that is dropped or chosen, or path data that is pasted.

import { text } from "../texts.js";
import { joined, shapesOf } from "./svg-file.js";

// Of the data before and after the byte that makes no sense.
const EXCERPT = 24;

export class OwnPath {
  #root;
  #field;
  #trouble;
  #found;
  #offsetOfMistake;

  /**
   * `offsetOfMistake(data)` is the first byte of path data that makes no sense, or null; -1 when the
   * data draws nothing. `found(data)` is called with what draws something.
   */
  constructor(root, offsetOfMistake, found) {
    this.#root = root;
    this.#found = found;
    this.#offsetOfMistake = offsetOfMistake;
    this.#field = root.querySelector("textarea");
    this.#trouble = root.querySelector("#path-trouble");
    this.#field.addEventListener("input", () => this.#take(this.#field.value));
    const picker = root.querySelector('input[type="file"]');
    picker.addEventListener("change", () => this.#read(picker.files[0]));
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
      root.scrollIntoView({ block: "start" });
    });
  }

  /** Shows the path of a state. */
  show(path) {
    if (document.activeElement !== this.#field) this.#field.value = path;
    this.#say("");
  }

  async #read(file) {
    if (!file) return;
    let shapes;
    try {
      shapes = shapesOf(await file.text());
    } catch ({ message }) {
      this.#say(text(message));
      return;
    }
    for (const { data } of shapes) {
      const offset = this.#offsetOfMistake(data);
      if (offset === null || offset < 0) continue;
      this.#say(text("fileBreaks", { offset, file: file.name }), data, offset);
      return;
    }
    const path = joined(shapes);
    this.#field.value = path;
    this.#take(path);
  }

  #take(data) {
    const offset = data.trim() ? this.#offsetOfMistake(data) : null;
    if (offset === null) this.#found(data.trim());
    else if (offset < 0) this.#say(text("invisiblePath"));
    else this.#say(text("pathBreaks", { offset }), data, offset);
  }

  /** Says what is wrong, with the data around the mistake. What comes before it is plain ASCII. */
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
      mark.textContent = data.slice(offset, offset + 1) || "⌁";
      const start = Math.max(0, offset - EXCERPT);
      const [before, after] = [data.slice(start, offset), data.slice(offset + 1, offset + EXCERPT)];
      excerpt.append(start ? "…" : "", before, mark, after);
      line.append(document.createElement("br"), excerpt);
    }
    this.#trouble.append(line);
  }
}
