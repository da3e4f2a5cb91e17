// Writes a session's events as a trace: the text format that Sources/OverscrollTrace reads.

const OUTCOMES = ["succeeded", "failed", "cancelled", "exhausted"];
const ROLES = ["refresh", "loadMore"];

/** The first lines of a trace from the browser. */
export const HEADER = "overscroll-trace 1\nsession vertical engine";

/** One event as a line. JavaScript writes numbers as the shortest text that round-trips. */
export function eventLine(sent) {
  return [sent.time, sent.event, ...values(sent)].filter((word) => word !== "").join(" ");
}

/** The expectation after an event: a phase and the progress. */
export function expectationLine(edge, phase, progress) {
  return `> ${edge} ${phase} ${progress}`;
}

function values({ event, edge, role, behavior, parameters, number, outcome, flag, x, y, z }) {
  switch (event) {
    case "configured":
      if (role < 0) return [edge, "none"];
      return [edge, ROLES[role], behavior, ...Object.entries(parameters ?? {}).map((pair) => pair.join("="))];
    case "contactBegan":
    case "contactMoved":
      return [number, x];
    case "contactEnded":
    case "contactCancelled":
      return [number];
    case "wheelMoved":
      return [x, flag ? "momentum" : ""];
    case "scrolled":
      return [x, y, z, flag ? "own" : "", number ? "inner" : ""];
    case "contentChanged":
      return [x];
    case "environmentChanged":
      return [x, number ? "rightToLeft" : "leftToRight", flag ? "reduceMotion" : ""];
    case "beginRequested":
      return [edge, "program"];
    case "externalLoadingChanged":
      return [edge, flag ? "loading" : "notLoading"];
    case "actionFinished":
      return [edge, number, OUTCOMES[outcome]];
    case "cancelRequested":
    case "resetRequested":
    case "exhaustRequested":
      return [edge];
    default:
      return [];
  }
}
