// The moment at which an element may be attached to another engine.

import { PHASE, PHASES } from "./codes.js";

const REST = [PHASES[PHASE.idle], PHASES[PHASE.exhausted]];

// Waits until no run of an element is in progress, and no pull.
export async function atRest(element) {
  while (!["start", "end"].every((edge) => REST.includes(element.phaseOf(edge)))) {
    await new Promise((resolve) => element.addEventListener("phasechange", resolve, { once: true }));
  }
}
