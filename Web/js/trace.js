// Records a session's events and effects for listeners.

import { EDGES } from "./codes.ts";
import { parts } from "./parts.js";

export const TRACE = "overscrollframe";
// What waits for the names at most, if they cannot be loaded.
const MOST = 9999;

export function makeTrace(element, isHeard, emit) {
  // Since the last report, by number.
  let sent = [];
  let ordered = [];

  return {
    note(event, time, values) {
      if (isHeard(TRACE) && sent.length < MOST) sent.push({ event, ...values, edge: EDGES[values?.edge ?? 0], time });
    },
    order(effect, edge, value) {
      if (isHeard(TRACE) && ordered.length < MOST) ordered.push({ effect, edge: EDGES[edge], value });
    },
    // The names are loaded once an element has a listener; until then nothing is reported and nothing lost.
    report() {
      if (!isHeard(TRACE) || !parts.parameters) return;
      const report = parts.parameters.describe(element, ordered, sent);
      [sent, ordered] = [[], []];
      emit(TRACE, 0, report);
    },
  };
}
