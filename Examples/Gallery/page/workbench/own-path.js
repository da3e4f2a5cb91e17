// A custom outline: a dropped or chosen file, or pasted path data. path-input.js reads them.

import { whenDropped } from "../picker.js";
import { label } from "../texts.js";

export class OwnPath {
  #root;
  #found;
  #input; // path-input.js, once something is read

  /** Calls `found(path)` with a valid outline; empty when it is removed. */
  constructor(root, found) {
    this.#root = root;
    this.#found = found;
    const field = root.querySelector("textarea");
    field.addEventListener("input", () => this.#use("take", field.value));
    // The browser only scrolls to the caret, which may be behind the frame.
    field.addEventListener("focus", () => field.scrollIntoView({ block: "nearest" }));
    const picker = root.querySelector('input[type="file"]');
    picker.addEventListener("change", () => {
      this.#use("read", picker.files[0]);
      // The same file may be chosen again after an edit.
      picker.value = "";
    });
    whenDropped(root.parentElement, (file) => {
      this.#use("read", file);
      root.querySelector("#own").scrollIntoView({ block: "center" });
    });
  }

  /** Shows the path of a state. */
  show(path) {
    if (path || this.#input) this.#use("show", path);
  }

  /** The path of an address, or an empty one. */
  async accepted(path) {
    return (path && (await this.#use("accepted", path))) || "";
  }

  async #use(name, value) {
    this.#input ??= await import("./path-input.js").catch(() => null);
    if (this.#input) return this.#input[name](value, this.#root, this.#found);
    label(this.#root.querySelector(".path-trouble"), "noPart");
  }
}
