// Records a session's events and effects for listeners.

import { ANSWER, EDGES, PHASES } from "./codes.js";
import { parts } from "./parts.js";

export const TRACE = "overscrollframe";
// What waits for the names at most, if they cannot be loaded.
const MOST = 9999;

export function makeTrace(isHeard, emit) {
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
    report({ read, answer }) {
      const names = parts.parameters;
      if (!isHeard(TRACE) || !names) return;
      const report = {
        phase: PHASES[read(0, ANSWER.phase)],
        progress: answer(ANSWER.progress),
        overscroll: answer(ANSWER.overscroll),
        effects: ordered.map((each) => ({ ...each, effect: names.effects[each.effect] })),
        events: sent.map((each) => ({ ...each, event: names.events[each.event] ?? each.event })),
      };
      [sent, ordered] = [[], []];
      emit(TRACE, 0, report);
    },
  };
}
