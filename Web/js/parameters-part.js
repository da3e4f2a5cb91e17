// The entry of overscroll-parameters.js, which is loaded when a page changes or reads parameters of a behavior, or
// listens to a session's events and effects.

import { EFFECTS, EVENTS, LAYOUT, WORDS } from "./codes.js";
import { all, change, reasonFor } from "./parameters.js";

// `words` is for pages that offer parameters as a choice.
export const part = { layout: LAYOUT, words: WORDS, events: EVENTS, effects: EFFECTS, all, change, reasonFor };
