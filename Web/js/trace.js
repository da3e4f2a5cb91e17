// Records a session's events and effects for listeners.

import { ANSWER, EDGES, PHASES } from "./codes.js";

export const TRACE = "overscrollframe";

export function makeTrace(isHeard, emit) {
  // Since the last report.
  let sent = [];
  let ordered = [];

  return {
    note(event, time, values) {
      if (isHeard(TRACE)) sent.push({ event, ...values, edge: EDGES[values?.edge ?? 0], time });
    },
    order(effect, edge, value) {
      if (isHeard(TRACE)) ordered.push({ effect, edge: EDGES[edge], value });
    },
    report({ read, answer }) {
      if (!isHeard(TRACE)) return;
      const report = {
        phase: PHASES[read(0, ANSWER.phase)],
        progress: answer(ANSWER.progress),
        overscroll: answer(ANSWER.overscroll),
        effects: ordered,
        events: sent,
      };
      [sent, ordered] = [[], []];
      emit(TRACE, 0, report);
    },
  };
}
