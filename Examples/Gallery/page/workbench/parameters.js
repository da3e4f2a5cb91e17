// Every parameter of a behavior: its control, its unit and its range.
//
// The names are those of `Behavior` in Swift and of the element's `parameters`. A range covers
// useful values; the engine allows any number of the right sign.

export const quantity = (unit, least, most, step) => ({ unit, least, most, step });
export const choice = (...words) => ({ words });
export const points = (least, most) => quantity("pt", least, most, 1);
const seconds = (most) => quantity("s", 0, most, 0.05);
export const motion = { ...seconds(2), words: ["spring", "linear", "easeInOut", "systemDefault"] };
export const STRICTNESS = ["reached", "exceeded"];
const POLICIES = ["fill", "show", "hide", "afterGesture"];

/** The range of a lead's slider, by its unit. */
export const LEADS = {
  points: points(-200, 1000),
  viewports: quantity("viewports", 0, 5, 0.1),
  items: quantity("items", 0, 50, 1),
};

/** Parameters by group; those of `adding` apply to a load-more only. */
export const GROUPS = {
  pulling: {
    startDistance: points(0, 200),
    arm: points(1, 300),
    armStrictness: choice(...STRICTNESS),
    fire: points(1, 300),
    fireStrictness: choice(...STRICTNESS),
    trigger: choice("release", "reach", "tap", "none", "automatic"),
  },
  running: {
    hold: points(0, 200),
    holdMeans: choice("inset", "offset"),
    holdFollowsScroll: choice("no", "yes"),
    actionDelay: seconds(3),
    minimumRunning: seconds(5),
    resultHold: seconds(3),
    endWithContact: choice("fold", "defer"),
  },
  moving: {
    opening: motion,
    closing: motion,
  },
  placing: {
    placement: choice(
      "withContent",
      "fixedBehind",
      "fixedInFront",
      "gapCentered",
      "superviewLayer",
      "overlay",
      "afterContent",
      "growing",
      "fullViewport",
    ),
    indicatorExtent: points(1, 200),
    ignoredInset: points(0, 100),
    resting: points(0, 200),
  },
  adding: {
    lead: LEADS.points,
    leadUnit: choice("points", "viewports", "items"),
    shortContent: choice(...POLICIES),
    emptyContent: choice(...POLICIES),
    whenExhausted: choice("show", "hide", "loadAgain"),
    budgetPerDrag: quantity("", 0, 10, 1),
    backOff: quantity("s", 0.5, 30, 0.5),
  },
};

export const PARAMETERS = {};
export const addGroups = (groups) => Object.assign(PARAMETERS, ...Object.values(groups));
addGroups(GROUPS);

/** A control's range, given the other parameters: `startDistance` stays below `arm`. */
export function rangeOf(name, { arm, startDistance, leadUnit }) {
  const range = { ...(name === "lead" ? LEADS[leadUnit] : PARAMETERS[name]) };
  if (name === "startDistance") range.most = Math.min(range.most, Math.ceil(arm) - 1);
  if (name === "arm") range.least = Math.max(range.least, Math.floor(startDistance) + 1);
  return range;
}

/** Whether the element rejected the changes: one invalid value rejects all. */
export function areRefused(changes, present) {
  const distances = Object.keys(changes).filter((name) => PARAMETERS[name].unit === "pt");
  return distances.some((name) => name !== "lead" && changes[name] !== present[name]);
}

/** A motion as its curve and its seconds; a number alone is a spring's response. */
export function splitMotion(value) {
  const [last, curve = "spring"] = `${value}`.split(":").reverse();
  return { curve, seconds: Number(last) };
}

export const joinMotion = (curve, seconds) =>
  curve === "spring" ? seconds : `${curve}:${seconds}`;
