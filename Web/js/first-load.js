// The look of an element, which may have another one until its list has had content.

import { LOOKS } from "./codes.js";
import { warn } from "./run.js";

// By element, whether its first load is over.
const over = new WeakMap();

// The number of the look at present.
export function lookOf(element) {
  const usual = LOOKS.indexOf(element.indicator);
  const name = element.getAttribute("first-indicator");
  if (name === null || over.get(element)) return usual;
  const first = LOOKS.indexOf(name);
  if (!over.has(element)) {
    if (first < 0) warn(`first-indicator "${name}" does not exist, using "${element.indicator}"`);
    // A list may still be empty after it.
    element.addEventListener("phasechange", ({ detail: { edge, outcome } }) => {
      if (edge === "start" && ["succeeded", "exhausted"].includes(outcome)) over.set(element, true);
    });
  }
  // Content is what has a length. That of the box around it is without the rooms for indicators.
  const { width, height } = getComputedStyle(element.shadowRoot.querySelector("#content"));
  over.set(element, parseFloat(width) * parseFloat(height) > 0);
  return over.get(element) || first < 0 ? usual : first;
}
