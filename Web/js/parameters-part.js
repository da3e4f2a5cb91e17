// The entry of overscroll-parameters.js, which is loaded when a page changes or reads parameters of a behavior, or
// listens to a session's events and effects.

import { EFFECTS, EVENTS, LAYOUT, TWOFOLD, WHEEL, WORDS } from "./codes.ts";
import { follow } from "./own-settings.js";
import { all, change, needsFull } from "./parameters.js";
import { adapt } from "./settings.js";

const settings = { adapt: async (module, element) => follow(await adapt(module, element), element) };
// For an element that names a setting of the full engine.
const settingsOf = (element) => needsFull(element) && settings;

// A behavior has another name where the fidelity makes a difference.
const nameOf = (fidelity, behavior) =>
  fidelity === "original" && TWOFOLD.includes(behavior) ? `${behavior}-original` : behavior;

// The engine's events of one step of a wheel.
function wheelEvents(meaning, { x, ...step }) {
  if (meaning === WHEEL.ended) return { ...step, event: "wheelEnded" };
  const move = { ...step, x, event: "wheelMoved", flag: meaning === WHEEL.fading };
  return meaning === WHEEL.began ? [{ ...step, event: "wheelBegan" }, move] : move;
}

// What listeners are told of the effects and events since the last report, with names instead of numbers.
function describe({ phase, progress, overscroll }, ordered, sent) {
  return {
    phase,
    progress,
    overscroll,
    effects: ordered.map((each) => ({ ...each, effect: EFFECTS[each.effect] })),
    events: sent.flatMap(({ wheel, fidelity, ...each }) => {
      if (wheel) return wheelEvents(wheel, each);
      if (fidelity) return { ...each, behavior: nameOf(fidelity, each.behavior) };
      return { ...each, event: EVENTS[each.event] };
    }),
  };
}

// `words` is for pages that offer parameters as a choice.
export const part = { layout: LAYOUT, words: WORDS, describe, all, change, settingsOf };
