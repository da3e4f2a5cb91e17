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
// Converts between parameter names of a page and the engine's numbers.


// A motion's curve is a separate number; in a page it is a prefix: "easeInOut:0.3".
const CURVES = {
  opening: 26 /* PARAMETER.openingCurve */,
  closing: 27 /* PARAMETER.closingCurve */,
  floorMotion: 32 /* PARAMETER.floorCurve */,
};
// The others that have words are one of them.
const isQuantity = (name) => !WORDS[name] || name in CURVES;

const isGiven = (value) => (value ?? null) !== null;

// Those that the element follows and the engine does not know: whether they can have a value.
const OWN = {
  allowsPull: (value) => typeof value === "function",
  haptics: (value) => ["yes", "no"].includes(value),
  maximumAge: (value) => typeof value === "number" && value >= 0,
};

// The value of one of them at an edge; undefined if it has none.
function ownValue({ parameters, loadParameters }, edge, name) {
  const value = (edge ? loadParameters : parameters)?.[name];
  return OWN[name](value) ? value : undefined;
}

// Sets all valid values; the engine validates the resulting behavior. In the order of the numbers,
// because setting where a part arms also sets where it fires.
function change(changes, set) {
  const refuse = (name, reason) => warn(`parameter ${name} ${reason}`);
  for (const [name, value] of Object.entries(changes)) {
    if (!PARAMETERS.includes(name) && !OWN[name]) refuse(name, "does not exist");
    if (isGiven(value) && OWN[name]?.(value) === false) refuse(name, `cannot be "${value}"`);
  }
  PARAMETERS.forEach((name) => {
    const code = PARAMETER[name];
    const value = changes[name];
    if (!isGiven(value)) return;
    const words = WORDS[name];
    const parts = words ? `${value}`.split(":") : [value];
    const last = parts.pop();
    const choice = words?.indexOf(isQuantity(name) ? parts.join(":") : last);
    if (choice < 0) {
      const form = (word) => (isQuantity(name) ? `${word && `${word}:`}seconds` : word);
      refuse(name, `cannot be "${value}", only ${words.map(form).join(", ")}`);
      return;
    }
    if (words) set(CURVES[name] ?? code, choice);
    if (isQuantity(name)) set(code, last === "" ? NaN : Number(last));
  });
}

// Those from the first of the floor on, and these words of others, are of the full engine alone.
const isFull = (name) => PARAMETER[name] >= 28 /* PARAMETER.floor */;
const FULL_WORDS = ["growing", "fullViewport", "loadAgain"];

// Whether an element names a setting of the full engine; those of a floor count only where there is one.
const needsFull = ({ parameters, loadParameters }) =>
  [parameters, loadParameters]
    .flatMap((changes) => Object.entries(changes ?? {}))
    .some(
      ([name, value]) =>
        ((isFull(name) || name in OWN) && !name.startsWith("floor") && isGiven(value)) || FULL_WORDS.includes(value),
    );

// Reads all of them, in the form that `change` accepts.
function all(get) {
  const isThere = (name) => !isFull(name) || get(33 /* PARAMETER.dragRate */);
  const valueOf = (name) => {
    const [words, value] = [WORDS[name], get(PARAMETER[name])];
    if (!isQuantity(name)) return words[value];
    const curve = words?.[get(CURVES[name])];
    return curve ? `${curve}:${value}` : value;
  };
  return Object.fromEntries(PARAMETERS.filter(isThere).map((name) => [name, valueOf(name)]));
}

// What a distance must be beyond.
const ABOVE = { arm: ["startDistance"], floor: ["fire", "arm"], dragLimit: ["fire", "arm", "floor"] };

// What a page is told of a behavior that was refused, by the number of the parameter that was out of range.
function reasonFor(code, get, changes, edge) {
  const name = Object.keys(PARAMETER)[code];
  const values = all(get);
  const value = changes[name] ?? values[name];
  const highest = ABOVE[name]?.reduce((one, other) => (values[other] > values[one] ? other : one));
  const cannot = `cannot be "${value}"${name === "movesContent" ? " with a floor" : ""}`;
  const reason = highest ? `must be above ${values[highest]} (${highest}), not ${value}` : cannot;
  return `all of "${edge ? "loadParameters" : "parameters"}" is ignored: ${name} ${reason}`;
}
// Attributes that are set or not, at both edges or at one that they name: `disabled="end"`.


// Whether one is set at an edge, or without an edge at any. React 18 writes "false".
function isSet(element, name, edge) {
  const value = element.getAttribute(name);
  if (value === null || value === "false") return false;
  return edge === undefined || !/start|end/.test(value) || value.includes(EDGES[edge]);
}

// Sets or removes one; the name of an edge sets it there.
function put(element, name, value) {
  if (value) element.setAttribute(name, value === true ? "" : value);
  else element.removeAttribute(name);
}

// Sets or removes one at an edge, and leaves the other edge as it is, where it is named.
function putAt(element, name, edge, flag) {
  if (isSet(element, name, edge) === flag) return;
  const value = element.getAttribute(name) ?? "";
  put(element, name, EDGES.filter((each, number) => (number === edge ? flag : value.includes(each))).join(" "));
}
// What an element does for parameters that the engine does not know: whether a pull may begin, haptics, and the age at
// which a list that appears is refreshed. An adapter around the exports of its module.


const ENDS = [2 /* EVENT.contactEnded */, 3 /* EVENT.contactCancelled */];
const APPEARANCES = [9 /* EVENT.attached */, 10 /* EVENT.shown */];

function follow(module, element) {
  const { call } = module;
  // The session's address, and what sends it an event.
  let view;
  let send;
  // By edge: whether the page refuses runs by the present gesture.
  const isRefused = [false, false];

  const answer = (slot) => new Float64Array(call.memory.buffer)[view / 8 + slot];
  const value = (edge, name) => ownValue(element, edge, name);

  // Whether the page allows a pull; a function that throws allows it.
  function allows(edge) {
    try {
      return value(edge, "allowsPull")?.() ?? true;
    } catch (error) {
      reportError(error);
      return true;
    }
  }

  function begin() {
    for (const edge of EDGES.keys()) {
      // By release or by distance.
      const isPulled = call.overscroll_parameter(view, edge, 17 /* PARAMETER.trigger */) < 2;
      if (!isPulled || allows(edge)) continue;
      isRefused[edge] = true;
      refuse(edge);
    }
  }

  // Keeps an edge from arming.
  function refuse(edge) {
    if (isRefused[edge]) send(15 /* EVENT.externalLoadingChanged */, { edge, flag: true });
  }

  // After the event that ends the gesture, which must not start a run either.
  function end() {
    if (!isRefused.includes(true)) return;
    queueMicrotask(() => {
      isRefused.forEach((flag, edge) => {
        isRefused[edge] = false;
        if (flag) send(15 /* EVENT.externalLoadingChanged */, { edge, flag: isSet(element, "loading", edge) });
      });
    });
  }

  // The engine's rule decides where a wheel gesture begins and ends.
  function followWheel() {
    const wheel = answer(2 /* ANSWER.wheel */);
    if (wheel === 1 /* WHEEL.began */) begin();
    if (wheel === 4 /* WHEEL.ended */) end();
  }

  function refreshIfOld() {
    const limit = value(0, "maximumAge");
    if (limit === undefined || document.hidden || !element.isConnected) return;
    const age = (Date.now() - (element.lastUpdated ?? NaN)) / 1000;
    if (!(age >= 0 && age <= limit)) element.begin();
  }

  return {
    ...module,
    // Called while the element is attached.
    floor(engine, sendEvent, ...rest) {
      send = sendEvent;
      return module.floor?.(engine, sendEvent, ...rest);
    },
    call: {
      ...call,
      overscroll_open(...rest) {
        isRefused.fill(false);
        view = call.overscroll_open(...rest);
        return view;
      },
      overscroll_send(...rest) {
        const [, event, edge, , , isLoading] = rest;
        if (event === 0 /* EVENT.contactBegan */) begin();
        // The element says whether the page loads whenever it is set up, for example when its language changes.
        if (event === 15 /* EVENT.externalLoadingChanged */ && isRefused[edge] && !isLoading) {
          // For the recorded trace, which has this event, too.
          queueMicrotask(() => refuse(edge));
          return;
        }
        call.overscroll_send(...rest);
        followWheel();
        if (ENDS.includes(event)) end();
        // Once the element is set up.
        if (APPEARANCES.includes(event)) queueMicrotask(refreshIfOld);
      },
      overscroll_wheel(...rest) {
        const silentAt = call.overscroll_wheel(...rest);
        followWheel();
        return silentAt;
      },
      overscroll_take(...rest) {
        let effect;
        do effect = call.overscroll_take(...rest);
        while (effect === 8 /* EFFECT.playHaptic */ && value(answer(1 /* ANSWER.edge */), "haptics") === "no");
        return effect;
      },
    },
  };
}
// The moment at which an element may be attached to another engine.

const REST = ["idle", "exhausted"];

// Waits until no run of an element is in progress, and no pull.
async function atRest(element) {
  while (!["start", "end"].every((edge) => REST.includes(element.phaseOf(edge)))) {
    await new Promise((resolve) => element.addEventListener("phasechange", resolve, { once: true }));
  }
}
// What an element does for settings of the full engine: an adapter around the exports of its module.


// The place of the scroll bar stays empty. Important, because a pull sets the overflow, too.
const STYLE = `[data-overscroll-locked]{overflow:hidden!important}
[data-overscroll-locked=gutter]{scrollbar-gutter:stable!important}`;

let sheet;

// The engine's module for an element, once no run is in progress: the element may have had another engine.
async function adapt(module, element) {
  await atRest(element);
  const { call } = module;
  // The session's address.
  let view;
  // While the content is locked: its scroller, and the offset that it keeps.
  let locked;
  let kept;
  let last;

  const answer = (slot) => new Float64Array(call.memory.buffer)[view / 8 + slot];
  const offset = () => [locked.scrollLeft, locked.scrollTop];
  // What receives the scroll events of the scroller.
  const target = () => (locked === document.scrollingElement ? document : locked);
  const block = (event) => event.cancelable && event.preventDefault();

  function isLocking(edge) {
    call.overscroll_read(view, edge);
    return answer(3 /* ANSWER.phase */) === 3 /* PHASE.running */ && call.overscroll_parameter(view, edge, 36 /* PARAMETER.locksContent */) > 0;
  }

  // A script, the focus or a key may scroll what has no scroll bar.
  function restore() {
    const [left, top] = kept;
    locked.scrollTo({ left, top, behavior: "instant" });
  }

  function lock() {
    locked = element.scroller;
    kept = offset();
    const root = locked.getRootNode();
    sheet ??= new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    const hasBar = locked.offsetWidth > locked.clientWidth || locked === document.scrollingElement;
    locked.dataset.overscrollLocked = hasBar ? "gutter" : "";
    target().addEventListener("scroll", restore);
    element.addEventListener("wheel", block, { passive: false });
  }

  function unlock() {
    delete locked.dataset.overscrollLocked;
    target().removeEventListener("scroll", restore);
    element.removeEventListener("wheel", block);
    locked = null;
  }

  return {
    ...module,
    // As a number with one bit for each adapter: the other is that of floors.
    level: module.level | 2,
    call: {
      ...call,
      overscroll_open(...rest) {
        view = call.overscroll_open(...rest);
        return view;
      },
      overscroll_close() {
        if (locked) unlock();
        call.overscroll_close(view);
      },
      overscroll_take() {
        // The one before has been performed.
        if (locked && last === 4 /* EFFECT.scrollTo */) kept = offset();
        last = call.overscroll_take(view);
        if (last < 0) {
          const isLocked = EDGES.some((_, edge) => isLocking(edge));
          if (isLocked && !locked) lock();
          if (!isLocked && locked) unlock();
        }
        return last;
      },
    },
  };
}
// The entry of overscroll-parameters.js, which is loaded when a page changes or reads parameters of a behavior, or
// listens to a session's events and effects.


const settings = { adapt: async (module, element) => follow(await adapt(module, element), element) };
// For an element that names a setting of the full engine.
const settingsOf = (element) => needsFull(element) && settings;

// A behavior has another name where the fidelity makes a difference.
const nameOf = (fidelity, behavior) =>
  fidelity === "original" && TWOFOLD.includes(behavior) ? `${behavior}-original` : behavior;

// The engine's events of one step of a wheel.
function wheelEvents(meaning, { x, ...step }) {
  if (meaning === 4 /* WHEEL.ended */) return { ...step, event: "wheelEnded" };
  const move = { ...step, x, event: "wheelMoved", flag: meaning === 3 /* WHEEL.fading */ };
  return meaning === 1 /* WHEEL.began */ ? [{ ...step, event: "wheelBegan" }, move] : move;
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
export const part = { layout: 226_694_235 /* LAYOUT */, words: WORDS, describe, all, change, reasonFor, settingsOf };
