// The parameters of the full engine; loaded when their controls are opened, or one of them is chosen
// or in the address.

import { addTexts, label } from "../texts.js";
import { addGroups, choice, motion, points, quantity, STRICTNESS } from "./parameters.js";
import * as snippets from "./snippets.js";

/**
 * Parameters by group, as those of parameters.js. `swift` is the change of a behavior in Swift, of the
 * value or of the Swift for a motion; a parameter with an `edge` is of that edge only.
 */
export const groups = {
  feel: {
    dragRate: { ...quantity("×", 0.2, 3, 0.1), swift: (value) => `drag.rate = ${value}` },
    dragLimit: { ...points(0, 500), swift: (value) => `drag.limit = ${value}` },
    movesContent: {
      ...choice("no", "yes"),
      swift: (value) => `drag.movesContent = ${value === "yes"}`,
    },
    locksContent: {
      ...choice("no", "yes"),
      swift: (value) => `locksContent = ${value === "yes"}`,
    },
  },
  "second-floor": {
    floor: { ...points(0, 400), edge: "start", swift: (value) => `floor.arm.distance = ${value}` },
    floorStrictness: {
      ...choice(...STRICTNESS),
      edge: "start",
      swift: (value) => `floor.arm.strictness = .${value}`,
    },
    floorLeave: {
      ...quantity("×", 0.05, 1, 0.05),
      edge: "start",
      swift: (value) => `floor.leave = ${value}`,
    },
    floorMotion: {
      ...motion,
      edge: "start",
      swift: (_, value) => `floor.motion = ${value}`,
    },
  },
};

export const texts = {
  floorPage: "Push up to go back",
  dragRateDetail: "How far the content moves",
  dragLimitDetail: "Limit of a pull, 0 for the screen",
  movesContentDetail: "A pull moves the content",
  locksContentDetail: "No scrolling during a run",
  floorDetail: "Opens at, 0 for no floor",
  floorStrictnessDetail: "Opens once that distance is",
  floorLeaveDetail: "Closes when pushed back by",
  floorMotionDetail: "Opens and closes by",
};

// The values of an element without the full engine.
const DEFAULTS = {
  dragRate: 1,
  dragLimit: 0,
  movesContent: "yes",
  locksContent: "no",
  floor: 0,
  floorStrictness: "reached",
  floorLeave: 1 / 6,
  floorMotion: 0.5,
};
// Values of other parameters that only the full engine has.
const WORDS = ["growing", "fullViewport", "loadAgain"];

addGroups(groups);
// Without their translation they are in English.
await addTexts(texts, "./workbench/full").catch(() => {});

const hasFloor = (changes) => Object.keys(changes).some((name) => name.startsWith("floor"));
const isFull = (view) => "dragRate" in view.parametersOf("start");

/** All parameters in force; until the full engine is attached, those that it will have. */
export const completed = (own, changes) => ({
  ...DEFAULTS,
  ...own,
  ...("dragRate" in own ? {} : changes),
});

/** Whether the changes at both edges need the full engine, and the element does not have it yet. */
export function isMissing(view, { start, end }) {
  const needs = ([name, value]) => name in DEFAULTS || WORDS.includes(value);
  return !isFull(view) && [start, end].some((changes) => Object.entries(changes).some(needs));
}

/** The changes of an edge after that of `name`, without others that the element would refuse with it. */
export function settled(changes, present, name) {
  const found = { ...changes };
  const { arm, fire, floor } = { ...present, ...changes };
  // A distance that was just set below the least is removed; one that another change made too small is raised.
  const keepBeyond = (other, least) => {
    if (found[other] && found[other] <= least) found[other] = name === other ? 0 : Math.floor(least) + 1;
  };
  keepBeyond("floor", Math.max(arm, fire));
  keepBeyond("dragLimit", Math.max(arm, fire, found.floor ?? floor));
  // A floor moves the content.
  if (hasFloor(found) && found.movesContent === "no") {
    if (name !== "movesContent") delete found.movesContent;
    else for (const other in groups["second-floor"]) delete found[other];
  }
  return found;
}

/** The code of snippets.js, with the page on a floor. */
export function swift(state, present) {
  const code = snippets.swift(state, present);
  if (!hasFloor(state.start)) return code;
  const page = "\ntableView.overscroll.refresh?.setFloor(shop)\n\n";
  return code.replace(/\n\n(?=(?:let|var) more )/, page);
}

export function html(state) {
  const code = snippets.html(state);
  if (!hasFloor(state.start)) return code;
  return code.replace("…</", '…\n  <section slot="floor">…</section>\n</');
}

/** Opens the groups of the parameters that a state changes. */
export function open({ start, end }) {
  for (const name of Object.keys({ ...start, ...end })) {
    const group = Object.keys(groups).find((each) => name in groups[each]);
    if (group) document.getElementById(group).open = true;
  }
}

/** Gives an element with a floor its page, and takes it from one without. */
export function addPage(view, changes) {
  const page = view.querySelector("[slot=floor]");
  if (hasFloor(changes) === Boolean(page)) return;
  if (page) {
    page.remove();
    return;
  }
  const made = document.createElement("section");
  made.slot = "floor";
  Object.assign(made.style, {
    display: "grid",
    placeItems: "center",
    height: "100%",
    background: "var(--ground)",
  });
  label(made, "floorPage");
  view.append(made);
}
