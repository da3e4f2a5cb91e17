// Written by Scripts/codes.sh from the enums in Swift; make test checks that it is fresh.
const EVENT = {
  contactBegan: 0,
  contactMoved: 1,
  contactEnded: 2,
  contactCancelled: 3,
  wheelBegan: 4,
  wheelMoved: 5,
  wheelEnded: 6,
  scrolled: 7,
  contentChanged: 8,
  attached: 9,
  shown: 10,
  hidden: 11,
  detached: 12,
  environmentChanged: 13,
  beginRequested: 14,
  externalLoadingChanged: 15,
  actionFinished: 16,
  cancelRequested: 17,
  resetRequested: 18,
  floorRequested: 19,
  frame: 20,
  woke: 21,
};
const EFFECT = {
  startAction: 0,
  cancelAction: 1,
  setContribution: 2,
  setDisplacement: 3,
  scrollTo: 4,
  requestFrames: 5,
  stopFrames: 6,
  wake: 7,
  playHaptic: 8,
  announce: 9,
  reportMilestone: 10,
  reportPhase: 11,
  storeLastUpdated: 12,
  reportFloor: 13,
};
const ANSWER = {
  value: 0,
  edge: 1,
  wheel: 2,
  phase: 3,
  progress: 4,
  overscroll: 5,
  position: 6,
  extent: 7,
  holdsGesture: 8,
  run: 9,
  isInFront: 10,
};
// The numbers that a look is drawn from, and how many they are.
const INPUT = {
  progress: 0,
  phase: 1,
  secondsInPhase: 2,
  previousPhase: 3,
  secondsInPrevious: 4,
  lastOutcome: 5,
  time: 6,
  width: 7,
  height: 8,
  titleWidth: 9,
  detailWidth: 10,
  reduceMotion: 11,
  scale: 12,
  direction: 13,
  role: 14,
  edge: 15,
  trigger: 16,
  axis: 17,
  layer: 18,
  fidelity: 19,
  pullFrames: 20,
  runFrames: 21,
};
const INPUTS = 22;
const WHEEL = {
  scroll: 0,
  began: 1,
  moved: 2,
  fading: 3,
  ended: 4,
};
const DRAW = {
  beginPath: 1,
  move: 2,
  line: 3,
  quadratic: 4,
  cubic: 5,
  close: 6,
  fill: 7,
  stroke: 8,
  save: 9,
  restore: 10,
  transform: 11,
  opacity: 12,
  text: 13,
  image: 14,
};
const OUTCOME = {
  succeeded: 0,
  failed: 1,
  cancelled: 2,
  exhausted: 3,
};
const TEXT = {
  headerIdle: 0,
  headerArmed: 1,
  headerRunning: 2,
  headerSucceeded: 3,
  headerFailed: 4,
  lastUpdated: 5,
  today: 6,
  neverUpdated: 7,
  refresh: 8,
  announceBegan: 9,
  announceSucceeded: 10,
  announceFailed: 11,
  loadMore: 12,
  loadEarlier: 13,
  loadPulling: 14,
  loadArmed: 15,
  loadRunning: 16,
  loadSucceeded: 17,
  loadFailed: 18,
  loadRetry: 19,
  loadExhausted: 20,
  announceLoading: 21,
  floorArmed: 22,
  floorBack: 23,
};
const EDGES = ["start", "end"];
const EVENTS = ["contactBegan", "contactMoved", "contactEnded", "contactCancelled", "wheelBegan", "wheelMoved", "wheelEnded", "scrolled", "contentChanged", "attached", "shown", "hidden", "detached", "environmentChanged", "beginRequested", "externalLoadingChanged", "actionFinished", "cancelRequested", "resetRequested", "floorRequested", "frame", "woke"];
const EFFECTS = ["startAction", "cancelAction", "setContribution", "setDisplacement", "scrollTo", "requestFrames", "stopFrames", "wake", "playHaptic", "announce", "reportMilestone", "reportPhase", "storeLastUpdated", "reportFloor"];
const OUTCOMES = ["succeeded", "failed", "cancelled", "exhausted"];
const MILESTONES = ["opened", "closingBegan", "closed"];
const LOOKS = ["arrow", "ring", "path", "ego", "cll", "mj", "mrefresh", "yq", "tick", "petals", "disc", "material", "balls", "frames", "drop", "wave", "segments", "sun", "strokes", "pulse", "caret", "rows", "radar", "bounce", "liquid", "cover"];
const BEHAVIORS = ["standard", "ego", "cll", "mj", "mrefresh", "yq"];
const LOAD_BEHAVIORS = ["standard", "back", "tap", "cll", "mj-back", "mj-auto", "mj-trailer"];
// Those of both lists that the fidelity makes a difference to.
const TWOFOLD = ["ego", "mrefresh", "yq", "mj-auto"];
const FIDELITIES = ["corrected", "original"];
// The names of a behavior's parameters in a page, and the words that some have for values.
const PARAMETERS = ["startDistance", "arm", "fire", "lead", "hold", "actionDelay", "opening", "closing", "minimumRunning", "resultHold", "indicatorExtent", "ignoredInset", "resting", "budgetPerDrag", "backOff", "armStrictness", "fireStrictness", "trigger", "leadUnit", "holdMeans", "holdFollowsScroll", "endWithContact", "placement", "shortContent", "emptyContent", "whenExhausted", "floor", "floorLeave", "floorMotion", "floorStrictness", "dragRate", "dragLimit", "movesContent", "locksContent"];
const WORDS = {
  opening: ["", "linear", "easeInOut", "systemDefault"],
  closing: ["", "linear", "easeInOut", "systemDefault"],
  armStrictness: ["reached", "exceeded"],
  fireStrictness: ["reached", "exceeded"],
  trigger: ["release", "reach", "tap", "none", "automatic"],
  leadUnit: ["points", "viewports", "items"],
  holdMeans: ["inset", "offset", "insetAndOffset"],
  holdFollowsScroll: ["no", "yes"],
  endWithContact: ["fold", "defer"],
  placement: ["withContent", "fixedBehind", "fixedInFront", "gapCentered", "superviewLayer", "overlay", "afterContent", "growing", "fullViewport"],
  shortContent: ["fill", "show", "hide", "afterGesture"],
  emptyContent: ["fill", "show", "hide", "afterGesture"],
  whenExhausted: ["show", "hide", "loadAgain"],
  floorMotion: ["", "linear", "easeInOut", "systemDefault"],
  floorStrictness: ["reached", "exceeded"],
  movesContent: ["no", "yes"],
  locksContent: ["no", "yes"],
};
const PARAMETER = {
  startDistance: 0,
  arm: 1,
  fire: 2,
  lead: 3,
  hold: 4,
  actionDelay: 5,
  opening: 6,
  closing: 7,
  minimumRunning: 8,
  resultHold: 9,
  indicatorExtent: 10,
  ignoredInset: 11,
  resting: 12,
  budgetPerDrag: 13,
  backOff: 14,
  armStrictness: 15,
  fireStrictness: 16,
  trigger: 17,
  leadUnit: 18,
  holdMeans: 19,
  holdFollowsScroll: 20,
  endWithContact: 21,
  placement: 22,
  shortContent: 23,
  emptyContent: 24,
  whenExhausted: 25,
  openingCurve: 26,
  closingCurve: 27,
  floor: 28,
  floorLeave: 29,
  floorMotion: 30,
  floorStrictness: 31,
  floorCurve: 32,
  dragRate: 33,
  dragLimit: 34,
  movesContent: 35,
  locksContent: 36,
};
const TRIGGER = {
  release: 0,
  reach: 1,
  tap: 2,
  none: 3,
  automatic: 4,
};
// The state of a floor, and how many times the distance of a run it arms at.
const FLOOR = {
  closed: 0,
  armed: 1,
  opening: 2,
  open: 3,
  closing: 4,
};
const FLOORS = ["closed", "armed", "opening", "open", "closing"];
const FLOOR_FACTOR = 1.9;
const WORDING = {
  standard: 0,
  ego: 1,
  cll: 2,
  mj: 3,
  mjTrailer: 4,
};
// English in the standard wording, by a text's number; languages are files of their own.
const ENGLISH = ["Pull down to refresh", "Release to refresh", "Loading…", "Updated", "Could not refresh", "Last updated: ", "Today", "Never updated", "Refresh", "Refreshing", "Updated", "Could not refresh", "Load more", "Load earlier", "Pull up to load more", "Release to load more", "Loading…", "Loaded", "Could not load", "Could not load. Tap to retry", "No more", "Loading more"];
// Those that follow, which the script of the floor brings.
const FLOOR_ENGLISH = ["Release for more", "Back"];
const LANGUAGES = ["en", "zh-Hans", "zh-Hant", "ja", "ko", "de", "fr", "es", "pt", "it", "ru", "uk", "pl", "tr", "ar", "he", "hi", "vi", "th", "id"];
// By number.
const RIGHT_TO_LEFT = [14, 15];
const SLOTS = ["accent", "foreground", "secondary", "track", "success", "failure"];
// The colors of most looks by slot, on light and on dark backgrounds.
const PALETTE = ["#1d5fd6,#7fb0ff", "#16181d,#f2f3f5", "#5b626d,#a0a7b2", "#dfe2e8,#3a404a", "#157a3c,#5fd38d", "#cf2f24,#ff8075"];
// Where a look has others: by its number, then by slot.
const PALETTES = [[], ["#7a3fd1,#be9bff"], ["#ad4e00,#f2b04e"], ["#7e8da2,#8e9db2", "#576c89,#a9b8cc", , "#ffffff,#000000"], ["#ad353c,#f0777e", "#000000,#ffffff", "#6e6e6e,#a8a8a8"], ["#5a5a5a,#b4b4b4", "#5a5a5a,#b4b4b4"], ["#0000ff,#8c9bff", "#000000,#ffffff"], ["#0bc1f0,#0bc1f0", , , "#aaaaaa,#5a5a5a"], ["#8e2a78,#f0a0dc"], ["#c2185b,#ff8ab5"], ["#00737d,#4fc7d0"], ["#3547b0,#a3b1ff"], ["#a21caf,#ee9bf5"], ["#3f5b7a,#a5bcd6"], ["#0369a1,#62c4f8"], ["#0a7a6c,#4fd1b8"], ["#8a5a2b,#ddb182"], ["#a64b07,#f5b860"], ["#7a2e5d,#e59cc8"], ["#c01f3f,#ff8fa3"], ["#334e80,#a9bee8"], ["#44607c,#a7c0d9"], ["#1b7a3d,#6fd892"], ["#5f6b00,#c3cf5e"], ["#4338ca,#aba4ff"], []];
// By a look's number: whose words; the standard ones for those that follow.
const WORDINGS = [0, 0, 0, 1, 2, 3];
// The fonts of title and detail of most looks, and by number where a look has others.
const FONTS = ["600 14px ", "400 12px "];
const LOOK_FONTS = [, , , ["700 13px ", "400 12px "], ["400 14px ", "400 11px "], ["700 14px ", "700 14px "]];
// By a wording's number, then of today, this year, another year: what is shown, and in which style of
// the reader's own form, or from which place of yyyy-MM-dd HH:mm on.
const DATES = [[[0, "medium"], [1, "medium"], [2, "medium"]], [[2, "short"], [2, "short"], [2, "short"]], [[1, 5], [1, 5], [1, 5]], [[0, 11], [1, 5], [2, 0]], [[0, 11], [1, 5], [2, 0]]];
const SEQUENCES = ["pull", "run"];
const CAPS = ["butt", "round", "square"];
const JOINS = ["miter", "round", "bevel"];
const PHASE = {
  idle: 0,
  pulling: 1,
  armed: 2,
  running: 3,
  exhausted: 4,
  finishing: 5,
};
// By a phase's code; from the first "finishing" on, one for each outcome.
const PHASES = ["idle", "pulling", "armed", "running", "exhausted", "finishing", "finishing", "finishing", "finishing"];
// By a role's number, then by an announcement's.
const ANNOUNCEMENTS = [[9, 10, 11, 10], [21, 17, 18, 20]];
// The fingerprint of these numbers; overscroll_layout returns that of the wasm.
const LAYOUT = 226_694_235;
// One refresh or load-more, as passed to its handler.


// The base name of handlers and events, by role number.
const ACTIONS = ["refresh", "loadmore"];

const makeRun = (signal, finish) => ({
  // Aborted when the run is cancelled, or its element is removed or disabled.
  signal,
  // Ends this run, never a later one; the default outcome is succeeded.
  end: (outcome = OUTCOMES[0]) => finish(numberOf(outcome, "outcome", OUTCOMES)),
});

// Logs a warning to the console.
const warn = (text, ...rest) => console.warn(`overscroll-view: ${text}`, ...rest);

// The outcome of a finishing phase's code, otherwise undefined.
const outcomeIn = (code) => OUTCOMES[code - 5 /* PHASE.finishing */];

// The index of a name in a list; an unknown one is reported and counts as the first.
function numberOf(name, what, names) {
  const number = names.indexOf(name);
  if (number < 0) warn(`unknown ${what} "${name}", using "${names[0]}"`);
  return Math.max(number, 0);
}
// What a page does for a run: its handler, and listeners of a cancelable event.


// Calls both and ends the run when all that they return or wait for has settled, with an outcome of theirs or else
// that of `shown`. Returns whether the run is left to the page by `isControlled`.
async function perform(element, type, edge, run, isControlled, shown) {
  const { tasks, isTaken } = dispatchRun(element, type, edge, run);
  const handler = !run.signal.aborted && `on${type}`;
  if (element[handler] || tasks.length) {
    try {
      const values = await Promise.all([element[handler]?.(run), ...tasks]);
      // A promise may have any value, such as a response.
      run.end(values.find((value) => typeof value === "string") ?? shown?.());
    } catch (error) {
      // Like any uncaught error.
      if (!run.signal.aborted) reportError(error);
      run.end("failed");
    }
  } else if (!isTaken && !isControlled) {
    warn(`${type} failed: no on${type}, and no listener called event.waitUntil`);
    run.end("failed");
  } else {
    return isControlled;
  }
}

// Returns the promises passed to `waitUntil`, and whether a listener takes care of the run: it read the run or
// prevented the default, which cancels the run.
function dispatchRun(element, type, edge, run) {
  const tasks = [];
  let isTaken = false;
  const detail = {
    edge,
    get run() {
      isTaken = true;
      return run;
    },
  };
  const event = new CustomEvent(type, { cancelable: true, detail });
  event.signal = run.signal;
  // As in a service worker, only while the event is dispatched.
  event.waitUntil = (task) => {
    if (!event.eventPhase) throw new DOMException("too late to wait", "InvalidStateError");
    tasks.push(task);
  };
  if (!element.dispatchEvent(event)) {
    isTaken = true;
    run.end("cancelled");
  }
  return { tasks, isTaken };
}
// The list without its engine: plain, with a button that refreshes it and one that loads more.


// The attribute is missing until the element has an engine.
const STYLE = `:host(:not([phase])) button:not([hidden]){position:static;margin:.5em auto;translate:none;opacity:1;pointer-events:auto}`;
// By text of the browser: Chromium and Safari name the directive that forbids it, Firefox the policy.
const FORBIDDEN = /unsafe-eval|\bCSP\b/;

let sheet;
const shown = new WeakSet();

// An error with a text of ours where a content security policy forbids wasm: browsers suggest 'unsafe-eval', which
// allows more than that.
function explain(error) {
  if (!FORBIDDEN.test(error.message)) return error;
  const text = "the content security policy of the page needs script-src 'wasm-unsafe-eval', and not 'unsafe-eval'";
  return new Error(text, { cause: error });
}

// Shows the buttons of an element.
function standIn(element, buttons, text) {
  const root = element.shadowRoot;
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  for (const [edge, button] of buttons.entries()) {
    const isUsed = element.edge === "both" || element.edge === EDGES[edge];
    const role = edge || element.chat ? 1 : 0;
    const title = text([8 /* TEXT.refresh */, 12 /* TEXT.loadMore */][role]);
    button.hidden = !isUsed;
    button.textContent = title;
    if (!shown.has(button)) button.addEventListener("click", () => start(element, edge, role, button, text));
    shown.add(button);
  }
}

async function start(element, edge, role, button, text) {
  if (element.hasAttribute("phase") || button.ariaDisabled) return;
  const title = button.textContent;
  const type = ACTIONS[role];
  // Not `disabled`, which would take the focus away.
  button.ariaDisabled = element.ariaBusy = true;
  button.textContent = text([2 /* TEXT.headerRunning */, 16 /* TEXT.loadRunning */][role]);
  const outcome = await new Promise((resolve) => {
    const run = makeRun(new AbortController().signal, (number) => resolve(OUTCOMES[number]));
    perform(element, type, EDGES[edge], run);
  });
  button.ariaDisabled = element.ariaBusy = null;
  button.textContent = outcome === "failed" ? text([4 /* TEXT.headerFailed */, 18 /* TEXT.loadFailed */][role]) : title;
  button.hidden = role > 0 && outcome === "exhausted";
  element.dispatchEvent(new CustomEvent(`${type}end`, { detail: { edge: EDGES[edge], outcome } }));
}
// Reports names of attributes, properties and events that are almost those of the element, once each.


const OWN_EVENTS = [
  "refresh", "refreshend", "loadmore", "loadmoreend", "phasechange", "floorchange", "milestone", "overscrollframe",
];
const HANDLERS = ["onrefresh", "onloadmore"];
// At most so many letters differ.
const MOST = 2;
const reported = new Set();

const plain = (name) => name.toLowerCase().replace(/[^a-z]/g, "");

// How many letters must be added, removed or replaced to make one word of another (Levenshtein 1966).
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + (a[i] === b[j] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length];
}

function nearest(name, known) {
  const [found] = known
    .map((each) => ({ each, far: distance(plain(name), plain(each)) }))
    .filter(({ far }) => far <= 2 /* MOST */)
    .sort((a, b) => a.far - b.far);
  return found?.each;
}

function report(text) {
  if (!reported.has(text)) warn(text);
  reported.add(text);
}

function check(kind, names, known) {
  for (const name of names) {
    const right = !known.includes(name) && plain(name).length > 2 /* MOST */ * 2 && nearest(name, known);
    if (right) report(`unknown ${kind} "${name}", did you mean "${right}"?`);
  }
}

// `heard` are the types of events with listeners.
function hint(element, heard) {
  const { constructor } = element;
  const attributes = [...constructor.observedAttributes, "error", "first-indicator", "phase"];
  const properties = [...Object.getOwnPropertyNames(constructor.prototype), ...HANDLERS];
  const names = element.getAttributeNames();
  const isNamed = (name, known) => known.map(plain).includes(plain(name));
  const misplaced = names.filter((name) => !isNamed(name, attributes) && isNamed(name, properties));
  for (const name of misplaced) {
    const right = properties.find((each) => plain(each) === plain(name));
    report(`"${name}" is no attribute, set the property "${right}"`);
  }
  check("attribute", names.filter((name) => !misplaced.includes(name)), attributes);
  check("property", Object.keys(element), properties);
  check("event", heard, OWN_EVENTS);
}
// The entry of overscroll-help.js, which is loaded when something is wrong: a name that is almost right, or an engine
// that cannot be loaded.


export const part = { layout: 226_694_235 /* LAYOUT */, explain, hint, standIn };
