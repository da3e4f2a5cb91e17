// The look of an element, which may have another one until its list has had content.

import { LOOKS } from "./codes.js";
import { warn } from "./run.js";

const ATTRIBUTE = "first-indicator";
// Elements whose first load is awaited, and those where it is over.
const awaited = new WeakSet();
const over = new WeakSet();

// The number of the look at present.
export const lookOf = (element) => LOOKS.indexOf(firstLookOf(element) ?? element.indicator);

function firstLookOf(element) {
  const name = element.getAttribute(ATTRIBUTE);
  if (name === null || over.has(element)) return null;
  if ([...element.children].some(({ slot }) => !slot)) {
    over.add(element);
    return null;
  }
  if (!awaited.has(element)) {
    awaited.add(element);
    if (!LOOKS.includes(name)) warn(`${ATTRIBUTE} "${name}" does not exist, using "${element.indicator}"`);
    // A list may still be empty after it.
    element.addEventListener("phasechange", ({ detail: { edge, outcome } }) => {
      if (edge === "start" && ["succeeded", "exhausted"].includes(outcome)) over.add(element);
    });
  }
  return LOOKS.includes(name) ? name : null;
}
