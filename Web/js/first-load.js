// The look of an element, which may have another one until its list has had content.

import { LOOKS } from "./codes.ts";
import { warn } from "./run.js";

// By element, whether its first load is over.
const over = new WeakMap();

// The name of the look at present.
export function lookOf(element) {
  const usual = element.indicator;
  const first = element.getAttribute("first-indicator");
  if (first === null || over.get(element)) return usual;
  const isKnown = LOOKS.includes(first);
  if (!over.has(element)) {
    if (!isKnown) warn(`first-indicator "${first}" does not exist, using "${element.indicator}"`);
    // A list may still be empty after it.
    element.addEventListener("phasechange", ({ detail: { edge, outcome } }) => {
      if (edge === "start" && ["succeeded", "exhausted"].includes(outcome)) over.set(element, true);
    });
  }
  // Content is what has a length. That of the box around it is without the rooms for indicators.
  const { width, height } = getComputedStyle(element.shadowRoot.querySelector("#content"));
  over.set(element, parseFloat(width) * parseFloat(height) > 0);
  return over.get(element) || !isKnown ? usual : first;
}
