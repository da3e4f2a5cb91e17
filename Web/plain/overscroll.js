// The scroll axis of a list, with all differences between vertical, horizontal and RTL lists.

// Positions count from the start: the top, the left, or, in right-to-left pages, the right. Offsets
// are the engine's: they count from after the room at the start of the content.
function makeAxis(element, { scroller, content }) {
  const isHorizontal = element.axis === "horizontal";
  const [side, size, letter, flow] = isHorizontal
    ? ["Left", "Width", "X", "Inline"]
    : ["Top", "Height", "Y", "Block"];
  const name = size.toLowerCase();
  // Room reserved for an indicator, by edge number.
  const rooms = [0, 0];
  let sign = 1;
  // The numbers of the scroller and the content while they stay as they were read, by their names there.
  let frozen;
  // The ancestor scroller that scrolls instead of the element, or null.
  let page;

  const numberOf = (node, name) => (node === scroller && frozen ? frozen : node)[name];

  // In right-to-left lists, scrollLeft is negative.
  const scrolled = (node) => sign * numberOf(node, `scroll${side}`);

  // The remaining scroll distance towards the start (plus) or the end (minus).
  const left = (node, towards) =>
    towards > 0
      ? scrolled(node)
      : numberOf(node, `scroll${size}`) - numberOf(node, `client${size}`) - Math.max(0, scrolled(node));

  // The overflow of a node. That of the page is the root's, or, if that is visible, the body's.
  function overflowOf(node) {
    const { body, documentElement, scrollingElement } = node.ownerDocument;
    const read = (node) => getComputedStyle(node)[`overflow${letter}`];
    const isPassed = read(documentElement) === "visible" && body;
    if (node !== scrollingElement) return isPassed === node ? "visible" : read(node);
    return read(isPassed || documentElement).replace("visible", "auto");
  }

  // The visible length of the list.
  const ownLength = () => numberOf(scroller, `client${size}`);
  const viewport = () => Math.min(ownLength(), page?.clientHeight ?? Infinity);
  const contentLength = () => (frozen ?? content)[`offset${size}`];

  // How far the list has been scrolled past the top of that ancestor scroller.
  function passed() {
    const isRoot = page === document.scrollingElement;
    const top = isRoot ? 0 : page.getBoundingClientRect().top + page.clientTop;
    const distance = top - element.getBoundingClientRect().top;
    return Math.max(0, Math.min(distance, ownLength() - viewport()));
  }

  const offset = () => (page ? passed() : scrolled(scroller)) - rooms[0];

  return {
    isHorizontal,
    side: side.toLowerCase(),
    sign: () => sign,
    rooms,
    offset,
    viewport,
    ownLength,
    breadth: () => numberOf(scroller, isHorizontal ? "clientHeight" : "clientWidth"),
    spare: () => ownLength() - contentLength(),
    extent: () => contentLength() - rooms[0] - rooms[1],

    // Reads all numbers once; they count until something is written, or `thaw`.
    freeze() {
      const names = ["clientWidth", "clientHeight", `scroll${side}`, `scroll${size}`];
      frozen = { [`offset${size}`]: content[`offset${size}`] };
      for (const name of names) frozen[name] = scroller[name];
    },
    thaw() {
      frozen = null;
    },
    isFrozen: () => frozen,

    turn(direction) {
      sign = isHorizontal && direction === "rtl" ? -1 : 1;
    },

    // Reads offsets from an ancestor scroller, or (with null) from the list itself.
    follow(node) {
      page = isHorizontal || node?.ownerDocument !== document ? null : node;
    },

    // Whether wheel and touch events that cannot scroll the list scroll its ancestors.
    chain(flag) {
      scroller.style[`overscrollBehavior${letter}`] = flag ? "auto" : "";
    },

    scrollTo(points) {
      frozen = null;
      // If the ancestor has not scrolled to the list yet, no offset needs adjusting.
      const top = page && passed() && points - offset();
      if (page) page.scrollBy({ top, behavior: "instant" });
      else scroller[`scroll${side}`] = sign * (points + rooms[0]);
    },

    // Converts a point or a wheel's deltas to along the axis and across it.
    split: (x, y) => (isHorizontal ? [sign * x, y] : [y, x]),

    shift: (points) => `translate${letter}(${sign * points}px)`,

    // Reserves room at an end of the content.
    pad(edge, points) {
      if (rooms[edge] === points) return;
      frozen = null;
      rooms[edge] = points;
      content.style[`padding${flow}${edge ? "End" : "Start"}`] = `${points}px`;
    },

    stretch(node, points) {
      if (node.style[name] === `${points}px`) return;
      // Replaces the whole style, because the axis may have changed.
      node.style = `${name}:${points}px`;
    },

    overflow: `overflow${letter}`,
    canScroll: (node, towards) => left(node, towards) >= 1,
    // Whether the list itself can scroll.
    isLong: () => left(scroller, 1) + left(scroller, -1) >= 1,
    // Whether a page has locked a scroller, as it does behind a sheet.
    isLocked: (node) => /hidden|clip/.test(overflowOf(node)),
    isScroller: (node) => node[`scroll${size}`] > node[`client${size}`] && /auto|scroll/.test(overflowOf(node)),
    // Whether the touch-action of a node leaves a pan in a direction to the browser.
    pans(node, towards) {
      const [back, forth] = isHorizontal ? ["left", "right"] : ["up", "down"];
      const words = `auto|manipulation|pan-(${letter}|${sign * towards > 0 ? back : forth})`;
      return RegExp(words, "i").test(getComputedStyle(node).touchAction);
    },
  };
}
// What the nodes in a list say about its gestures, as they say it to the browser for native scrolling.

const isFixed = (node) => getComputedStyle(node).position === "fixed";

// Whether a node is in front of what scrolls: fixed, or in the top layer.
const isInFront = (node) => node.matches(":is(:modal,:popover-open)") || isFixed(node);

// Of an element: not what is in one of its slots by name, such as a floor.
const ROWS = ":scope>:not([slot]),:scope>:not([slot]) *";

// Whether something fixed is in a list, at any depth. It has no offset parent, in Firefox the body; asking for the
// style of all nodes would take longer, and for what the browser skips it would have to lay that out.
function holdsFixed(tree, selector = ROWS) {
  return [...tree.querySelectorAll(selector)].some((node) => {
    if (!node.checkVisibility({ contentVisibilityAuto: true })) return false;
    const { offsetParent, shadowRoot } = node;
    const isCandidate = offsetParent === null || offsetParent === document.body;
    return (isCandidate && isFixed(node)) || (shadowRoot && holdsFixed(shadowRoot, "*"));
  });
}
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
// The behaviors at the two edges, from an element's attributes and properties.


function configure(element, engine, trace, isStill) {
  const role = (edge, role) => (isSet(element, "disabled", edge) || element.edge === EDGES[1 - edge] ? -1 : role);
  engine.roles = [role(0, +element.chat), role(1, 1)];
  for (const edge of EDGES.keys()) configureEdge(element, engine, trace, isStill, edge);
}

function configureEdge(element, engine, trace, isStill, edge) {
  const { fidelity } = element;
  const role = engine.roles[edge];
  const names = role ? LOAD_BEHAVIORS : BEHAVIORS;
  const name = role ? element.loadBehavior : element.behavior;
  let changes = role < 0 ? null : edge ? element.loadParameters : element.parameters;
  const behavior = role < 0 ? role : names.indexOf(name);
  const seconds = performance.now() / 1000;
  const choose = () => engine.configure(edge, behavior, FIDELITIES.indexOf(fidelity), isStill, changes, seconds);
  const reason = choose();
  if (reason) {
    warn(reason);
    changes = null;
    choose();
  }
  trace.note("configured", seconds, { edge, role, behavior: name, fidelity, parameters: engine.parameters(edge) });
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
// Performs the engine's effects for one edge.


function makeEffectApplication(engine, list, element, control, edge, status, indicator) {
  let phase = 0;
  let current;

  // The current run, or null.
  function currentRun() {
    const number = engine.read(edge, 9 /* ANSWER.run */);
    if (!number) return null;
    if (current?.number !== number) {
      const controller = new AbortController();
      const run = makeRun(controller.signal, (outcome) => {
        if (outcome === 2 /* OUTCOME.cancelled */) controller.abort();
        engine.send(16 /* EVENT.actionFinished */, { edge, number, outcome });
      });
      current = { number, controller, run, action: ACTIONS[engine.roles[edge]] };
    }
    return current.run;
  }

  async function startAction() {
    const run = currentRun();
    // A listener may have ended the run.
    if (!run) return;
    const { action } = current;
    current.isStarted = true;
    const isRefresh = action === ACTIONS[0];
    const isControlled = isRefresh ? control.refreshing !== undefined : control.setsLoading;
    // The page began the run by `refreshing`, and ends it.
    if (isRefresh && control.refreshing) return;
    const started = current;
    const isLeft = await perform(element, action, EDGES[edge], run, isControlled, shownOutcome);
    started.isOpen = isLeft && !isRefresh;
  }

  // What the attributes of the element say; undefined for a success.
  function shownOutcome() {
    if (isSet(element, "error", edge)) return "failed";
    if (engine.roles[edge] && isSet(element, "finished", edge)) return "exhausted";
  }

  function changePhase(next) {
    const previous = phase;
    phase = next;
    if (phase === 3 /* PHASE.running */) currentRun();
    const outcome = outcomeIn(phase);
    const isBusy = EDGES.some((_, edge) => engine.read(edge, 3 /* ANSWER.phase */) === 3 /* PHASE.running */);
    element.ariaBusy = isBusy;
    // The look of a first load is over with it.
    if (previous && previous !== 3 /* PHASE.running */) indicator.word();
    else list.restyle();
    const names = { phase: PHASES[phase], previous: PHASES[previous] };
    control.reflect(EDGES[edge], names);
    if (phase === 3 /* PHASE.running */ || outcome === "failed") putAt(element, "error", edge, phase !== 3 /* PHASE.running */);
    if ([phase, previous].includes(4 /* PHASE.exhausted */)) putAt(element, "finished", edge, phase === 4 /* PHASE.exhausted */);
    list.emit("phasechange", edge, { ...names, outcome });
    if (previous !== 3 /* PHASE.running */) return;
    if (current.action === ACTIONS[0]) control.refreshing &&= false;
    if (current.isStarted) list.emit(`${current.action}end`, edge, { run: current.run, outcome });
  }

  return {
    currentRun,

    // Ends a load-more that the page controls by `loading`, once that has been set and removed.
    settle() {
      if (!current?.isOpen) return;
      const isLoading = isSet(element, "loading", edge);
      if (current.wasLoading && !isLoading) current.run.end(shownOutcome());
      current.wasLoading = isLoading;
    },

    perform(effect, value) {
      switch (effect) {
        case 0 /* EFFECT.startAction */:
          startAction();
          break;
        case 1 /* EFFECT.cancelAction */:
          current?.controller.abort();
          break;
        case 2 /* EFFECT.setContribution */:
          list.keepRoom(edge, value);
          break;
        case 3 /* EFFECT.setDisplacement */:
          list.displace(value);
          break;
        case 4 /* EFFECT.scrollTo */:
          list.scrollTo(value);
          break;
        case 5 /* EFFECT.requestFrames */:
          engine.ticker.start();
          break;
        case 6 /* EFFECT.stopFrames */:
          engine.isMoving = false;
          engine.ticker.stop();
          break;
        case 7 /* EFFECT.wake */:
          engine.ticker.wakeAt(value, "engine");
          break;
        case 8 /* EFFECT.playHaptic */:
          // Before a user gesture, browsers block vibration and log a message to the console.
          if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(8);
          break;
        case 9 /* EFFECT.announce */:
          status.textContent = list.text(ANNOUNCEMENTS[engine.roles[edge]][value]);
          break;
        case 10 /* EFFECT.reportMilestone */:
          list.emit("milestone", edge, { milestone: MILESTONES[value] });
          break;
        case 11 /* EFFECT.reportPhase */:
          changePhase(value);
          break;
        case 12 /* EFFECT.storeLastUpdated */:
          element.lastUpdated = new Date();
          break;
      }
    },
  };
}
// Frames and timers, only while the engine requests them.


function makeFrameTicker(send) {
  let frame = 0;
  const timers = {};

  // Requests the next frame first: the engine may stop frames while it handles this one.
  function tick(time) {
    frame = requestAnimationFrame(tick);
    send(20 /* EVENT.frame */, { time });
  }

  function stop() {
    cancelAnimationFrame(frame);
    frame = 0;
  }

  return {
    start() {
      frame ||= requestAnimationFrame(tick);
    },
    stop,
    isRunning: () => frame > 0,
    // Hidden tabs have no frames, so a wake is a timer, one per caller. A browser may fire it early
    // by a fraction of a millisecond; the event then has the requested time.
    wakeAt(seconds, who) {
      const due = seconds * 1000;
      const wake = () => send(21 /* EVENT.woke */, { time: Math.max(due, performance.now()) });
      clearTimeout(timers[who]);
      timers[who] = setTimeout(wake, due - performance.now());
    },
    detach() {
      stop();
      for (const who in timers) clearTimeout(timers[who]);
    },
  };
}
// Loads the files that only some pages need, once an element names what is in them.


// What a page sets: the folder of all files instead of the script's own, and for the engine instead of a file
// a URL, a Response, a WebAssembly.Module, or a promise of one of them.
const sources = { base: null, wasm: null };

// Written out, so that a bundler finds the files and copies them.
const WASM = {
  "overscroll.wasm": () => new URL("overscroll.wasm", import.meta.url),
  "overscroll-looks.wasm": () => new URL("overscroll-looks.wasm", import.meta.url),
  "overscroll-full.wasm": () => new URL("overscroll-full.wasm", import.meta.url),
};
const SCRIPTS = {
  "overscroll-looks.js": () => import("./overscroll-looks.js"),
  "overscroll-floor.js": () => import("./overscroll-floor.js"),
  "overscroll-parameters.js": () => import("./overscroll-parameters.js"),
  "overscroll-help.js": () => import("./overscroll-help.js"),
};

// A bundler that writes a classic script leaves no address.
const isPlaced = () => sources.base || import.meta.url;

// Without a base, a file that no bundler finds is beside the wasm.
function addressOf(name) {
  const { base } = sources;
  if (!isPlaced()) throw new Error("set OverscrollView.base to the folder of overscroll.wasm");
  const folder = base ? new URL(base, document.baseURI) : WASM["overscroll.wasm"]();
  return (base || !WASM[name] ? new URL(name, folder) : WASM[name]()).href;
}

// What has been loaded, by name: "looks", "full", "floor", "parameters", "help" or the tag of a language.
const parts = {};
const promises = {};
// Called when a part arrives.
const arrivals = new Set();

// Refuses a file of another version, such as an older one from a cache.
function fitting(part) {
  if (part.layout !== 226_694_235 /* LAYOUT */) throw new Error("another version");
  return part;
}

const scriptFrom = async (name) => fitting((await (sources.base ? import(addressOf(name)) : SCRIPTS[name]())).part);
const textsOf = async (tag) => (await fileFrom(`languages/${tag}.json`)).json();
const LOADERS = {
  async looks() {
    const [wasm, script] = await Promise.all([wasmFrom("overscroll-looks.wasm"), scriptFrom("overscroll-looks.js")]);
    return { ...script, wasm };
  },
  full: () => wasmFrom("overscroll-full.wasm"),
  floor() {
    load("full");
    return scriptFrom("overscroll-floor.js");
  },
  parameters: () => scriptFrom("overscroll-parameters.js"),
  help: () => scriptFrom("overscroll-help.js"),
};

// The part, as the same promise for all elements; nothing if it cannot be loaded, which is logged once, and the
// next call retries. Without a name, all that have been named so far.
function load(name) {
  if (!name) return Promise.all(Object.values(promises));
  const hasFailed = promises[name] === null;
  promises[name] ??= (LOADERS[name] ?? textsOf)(name).then(
    (part) => {
      parts[name] = part;
      for (const act of arrivals) act();
      return part;
    },
    (error) => {
      promises[name] = null;
      if (!hasFailed) console.error(`overscroll-view cannot load ${name}: ${error.message}`);
    },
  );
  return promises[name];
}

const namesParameters = ({ parameters, loadParameters }) => parameters || loadParameters;

// Starts to load what an element names.
function loadNamed(element) {
  const { indicator, fading } = element;
  const isOther = !["arrow", "cover"].includes(indicator) || fading || element.matches("[outline],[first-indicator]");
  if (isOther || element.querySelector("[data-overscroll-indicator]")) load("looks");
  if (namesParameters(element)) load("parameters");
}

// The response for a name, or for what a page gives instead of it.
async function fileFrom(name, given) {
  const response = given instanceof Response ? given : await fetch(given ?? addressOf(name));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response;
}

// The exports of a wasm file, with a canvas of its own.
async function wasmFrom(name, given) {
  const source =
    // Streaming would require the type application/wasm, which not every server sends.
    given instanceof WebAssembly.Module ? given : await (await fileFrom(name, given)).arrayBuffer();
  const made = await WebAssembly.instantiate(source);
  // Of a compiled module it is the instance itself.
  const { exports } = made.instance ?? made;
  return fitting({ call: exports, layout: exports.overscroll_layout?.(), canvas: exports.overscroll_canvas?.() });
}
// The engine's session of one element: events in, effects out, in order.


// Callers set `perform`, which performs an effect, and `present`, which is called after the last
// one.
function makeEngine(module, isHorizontal, trace) {
  const { call } = module;
  // 0 after close.
  let view = call.overscroll_open(isHorizontal);
  // The page's own outline, as the part with all looks makes it.
  let outline;
  let isDraining = false;
  const ticker = makeFrameTicker(send);
  const parameter = (edge) => (code) => call.overscroll_parameter(view, edge, code);

  const engine = {
    ticker,
    // Whether the latest frame moved the content.
    isMoving: false,
    // By edge number: 0 is a refresh, 1 a load-more, -1 nothing.
    roles: [-1, -1],
    send,

    // One step of a wheel, in points.
    wheel({ timeStamp, momentum = 2 }, delta, isAtEdge) {
      const seconds = timeStamp / 1000;
      const silentAt = call.overscroll_wheel(view, seconds, delta, isAtEdge, momentum);
      if (silentAt) ticker.wakeAt(silentAt, "wheel");
      noteWheel(seconds, delta);
      drain();
    },

    // Requests a run; returns whether one is running. Does nothing if the edge has another role.
    begin(edge, role) {
      if (engine.roles[edge] !== role) return false;
      send(14 /* EVENT.beginRequested */, { edge });
      return engine.read(edge, 9 /* ANSWER.run */) > 0;
    },

    // Sets whether a load-more has no more to load.
    exhaust(edge, flag) {
      if (engine.roles[edge] < 1 || flag === (engine.read(edge, 3 /* ANSWER.phase */) === 4 /* PHASE.exhausted */)) return;
      if (!flag) return send(18 /* EVENT.resetRequested */, { edge });
      call.overscroll_exhaust(view, edge, performance.now() / 1000);
      drain();
    },

    // Sets the behavior of an edge, with changes to its parameters or null, which count once these have been
    // loaded. Returns why it was refused, if it was.
    configure(edge, behavior, fidelity, isStill, changes, seconds) {
      const set = (code, value) => call.overscroll_change(view, edge, code, value);
      call.overscroll_choose(view, edge, engine.roles[edge], behavior, fidelity);
      // Where less motion is preferred, nothing slides when a run ends.
      if (isStill) for (const code of [7 /* PARAMETER.closing */, 27 /* PARAMETER.closingCurve */]) set(code, 0);
      if (changes) parts.parameters?.change(changes, set);
      const refused = call.overscroll_configure(view, edge, seconds);
      return refused >= 0 && parts.parameters?.reasonFor(refused, parameter(edge), changes, edge);
    },

    // Sets the outline to path data, or to none of null.
    trace(data) {
      outline = parts.looks?.makeOutline(parts.looks.wasm, outline, data);
    },

    // Null without a part, and until parameters have been loaded.
    parameters: (edge) => (engine.roles[edge] < 0 ? null : (parts.parameters?.all(parameter(edge)) ?? null)),
    // Whether a pull starts a run, on release or on reaching the distance.
    isPulled: (edge) => parameter(edge)(17 /* PARAMETER.trigger */) < 2,
    // Whether a tap loads where there was no more to load.
    loadsAgain: (edge) => parameter(edge)(25 /* PARAMETER.whenExhausted */) > 1,
    title: (edge) => call.overscroll_title(view, edge),
    draw: (edge, sizes, ...look) => module.draw(view, edge, [performance.now() / 1000, ...sizes], outline, ...look),

    // A number of the last answer; read makes a new one first.
    answer: (slot) => module.answer(view, slot),
    read(edge, slot) {
      if (!view) return 0;
      call.overscroll_read(view, edge);
      return engine.answer(slot);
    },

    // Cancels runs, stops frames and timers, and frees memory.
    close() {
      // Also if a listener removes the element while effects are being performed.
      isDraining = false;
      send(12 /* EVENT.detached */);
      ticker.detach();
      engine.trace(null);
      call.overscroll_close(view);
      view = 0;
    },
  };

  // Times are milliseconds, as in browser events; missing values are 0.
  function send(code, values = {}) {
    // Events after removal, such as the end of an aborted task, are ignored.
    if (!view) return;
    const { time = performance.now(), edge, number, outcome, flag, x = 0, y = 0, z = 0 } = values;
    const seconds = time / 1000;
    call.overscroll_send(view, code, edge, number, outcome, flag, seconds, x, y, z);
    noteWheel(seconds);
    trace.note(code, seconds, values);
    drain(code === 20 /* EVENT.frame */);
  }

  // The engine's rule decides where a wheel gesture begins and ends.
  function noteWheel(time, x) {
    const wheel = engine.answer(2 /* ANSWER.wheel */);
    if (wheel) trace.note("wheel", time, { wheel, x });
  }

  // Performing an effect may send an event; only the outermost call drains effects, so that they
  // are performed in order.
  function drain(isFrame) {
    if (isDraining) return;
    isDraining = true;
    if (isFrame) engine.isMoving = false;
    let code;
    while (view && (code = call.overscroll_take(view)) >= 0) {
      const value = engine.answer(0 /* ANSWER.value */);
      const edge = engine.answer(1 /* ANSWER.edge */);
      trace.order(code, edge, value);
      engine.perform(edge, code, value);
    }
    isDraining = false;
    if (view) engine.present(isFrame);
    trace.report();
  }

  return engine;
}
// Draws a display list on a canvas.


// A canvas needs plain colors, but a custom property may contain var() or light-dark(). So each
// slot of the palette sets an invisible color of the canvas element, and the browser resolves it.
const SIDES = ["top", "right", "bottom", "left"];
const CARRIERS = ["color", "outline-color", ...SIDES.map((side) => `border-${side}-color`)];
const ALIGNMENTS = ["left", "center", "right"];

// A vertical list's indicator has the size of its text, within these limits.
const SMALLEST = 0.75;
const LARGEST = 2;
// The text size for which the looks are made.
const TEXT_SIZE = 16;

function makePainter(canvas, isHorizontal) {
  // Made when first needed: most views of a page are never pulled.
  let context;
  let look;
  let fonts;
  // As the page's style sheets have them, or else the look; read when first needed.
  let colors;
  let family;
  // The picture follows the page's direction, each line of text its language's.
  let isMirrored;
  let direction;
  // Of texts, by font and text.
  let widths = {};
  let zoom;
  let scale;
  let isClear = true;
  // The numbers of the picture.
  const painted = [];

  function readStyle() {
    if (colors) return;
    context ??= canvas.getContext("2d");
    const own = parts.looks;
    fonts = own?.fonts[look] ?? FONTS;
    SLOTS.forEach((slot, i) => {
      const color = `var(--overscroll-${slot},light-dark(${own?.palettes[look][i] ?? PALETTE[i]}))`;
      canvas.style.setProperty(CARRIERS[i], color);
    });
    const style = getComputedStyle(canvas);
    colors = CARRIERS.map((name) => style.getPropertyValue(name));
    family = style.fontFamily;
    isMirrored = style.direction === "rtl";
    context.direction = direction;
    context.textBaseline = "middle";
    zoom = isHorizontal ? 1 : Math.min(Math.max(parseFloat(style.fontSize) / 16 /* TEXT_SIZE */, 0.75 /* SMALLEST */), 2 /* LARGEST */);
  }

  function measure(text, role) {
    readStyle();
    context.font = fonts[role] + family;
    return (widths[context.font + text] ??= context.measureText(text).width);
  }

  // Alignments are numbered from start to end, so half the number is the fraction of the box.
  function write(text, role, x, y, width, height, alignment, color) {
    const place = isMirrored ? 2 - alignment : alignment;
    context.font = fonts[role] + family;
    context.fillStyle = color;
    context.textAlign = ALIGNMENTS[place];
    context.fillText(text, x + (width * place) / 2, y + height / 2, width);
  }

  const painter = {
    // The width of a text before the zoom.
    measure,

    // How much larger the picture is painted than it is drawn.
    zoom() {
      readStyle();
      return zoom;
    },

    // Sets the size in points, which clears the canvas.
    resize(width, height) {
      if (canvas.style.width === `${width}px` && canvas.style.height === `${height}px` && scale === devicePixelRatio) return;
      isClear = true;
      // The context loses its settings.
      colors = null;
      scale = devicePixelRatio;
      canvas.width = width * scale;
      canvas.height = height * scale;
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
    },

    // Sets the text direction of a language, also for the picture if the page has none.
    direct(value, isForAll) {
      direction = value;
      canvas.dir = isForAll ? value : "";
    },

    // Sets the look. Colors and font may have changed, too. Returns the resulting direction.
    restyle(number) {
      look = number;
      colors = null;
      widths = {};
      return getComputedStyle(canvas).direction;
    },

    clear() {
      if (!isClear) {
        // Larger than any canvas, because the transform may scale it down.
        context.clearRect(0, 0, 1e5, 1e5);
      }
      isClear = true;
    },

    // Paints a list of numbers that ends with 0; texts by role, images by sequence and frame. A picture that is
    // already there is painted again only if `isStale`, or if images may have been loaded meanwhile.
    paint(list, texts, images, isStale) {
      let at = 0;
      const next = () => (painted[at] = list[at++]);
      if (!isStale && !isClear && !images && painted.every((number, i) => number === list[i])) return;
      readStyle();
      painter.clear();
      context.setTransform(scale * zoom, 0, 0, scale * zoom, 0, 0);
      isClear = false;
      for (;;) {
        switch (next()) {
          case 0:
            painted.length = at;
            return;
          case 1 /* DRAW.beginPath */:
            context.beginPath();
            break;
          case 2 /* DRAW.move */:
            context.moveTo(next(), next());
            break;
          case 3 /* DRAW.line */:
            context.lineTo(next(), next());
            break;
          case 4 /* DRAW.quadratic */:
            context.quadraticCurveTo(next(), next(), next(), next());
            break;
          case 5 /* DRAW.cubic */:
            context.bezierCurveTo(next(), next(), next(), next(), next(), next());
            break;
          case 6 /* DRAW.close */:
            context.closePath();
            break;
          case 7 /* DRAW.fill */:
            context.fillStyle = colors[next()];
            context.fill();
            break;
          case 8 /* DRAW.stroke */:
            context.strokeStyle = colors[next()];
            context.lineWidth = next();
            context.lineCap = CAPS[next()];
            context.lineJoin = JOINS[next()];
            context.stroke();
            break;
          case 9 /* DRAW.save */:
            context.save();
            break;
          case 10 /* DRAW.restore */:
            context.restore();
            break;
          case 11 /* DRAW.transform */:
            context.transform(next(), next(), next(), next(), next(), next());
            break;
          case 12 /* DRAW.opacity */:
            context.globalAlpha *= next();
            break;
          case 13 /* DRAW.text */: {
            const role = next();
            const box = [next(), next(), next(), next()];
            write(texts[role], role, ...box, next(), colors[next()]);
            break;
          }
          case 14 /* DRAW.image */:
            parts.looks.show(context, images, next(), next(), next(), next(), next(), next());
            break;
        }
      }
    },
  };
  return painter;
}
// The language of an element, if texts exist in it.


// The element and its ancestors, through shadow roots.
function* lineOf(element) {
  for (let node = element; node; node = node.parentNode ?? node.host) yield node;
}

// The nearest of them that matches a selector, if any.
const closest = (element, selector) => [...lineOf(element)].find((node) => node.matches?.(selector));

function makeLanguage(element) {
  let number;
  let locale;
  // The last unknown language that was reported.
  let refused;

  return {
    english: ENGLISH,
    // In the standard wording unless another is given. English until the language has been loaded.
    text(key, wording = 0) {
      const texts = parts[LANGUAGES[number]] ?? [];
      return texts[wording]?.[key] || texts[0]?.[key] || ENGLISH[key];
    },
    date: (date, style) => date.toLocaleString(locale, style),

    // Reads the lang attribute and loads the texts, except those that the script has: English in the standard
    // wording. Returns the direction of the language in use.
    listen() {
      const lang = closest(element, "[lang]")?.lang ?? LANGUAGES[0];
      // A malformed tag throws; an unknown one falls back to the first language.
      number = -1;
      try {
        locale = new Intl.Locale(lang);
        const { language, script, region } = locale;
        const isTraditional = script ? script === "Hant" : /TW|HK|MO/.test(region);
        const tag = language === "zh" ? `zh-${isTraditional ? "Hant" : "Hans"}` : language;
        number = LANGUAGES.indexOf(tag);
      } catch {
        if (lang !== refused) warn(`lang "${lang}" is no language, using "${LANGUAGES[0]}"`);
        refused = lang;
      }
      if (number < 0) [locale, number] = [LANGUAGES[0], 0];
      const isOther = WORDINGS[LOOKS.indexOf(element.indicator)] || element.loadBehavior === "mj-trailer";
      if (number || isOther) load(LANGUAGES[number]);
      return RIGHT_TO_LEFT.includes(number) ? "rtl" : "ltr";
    },
  };
}
// The titles that a page sets by attributes, such as `pull-text` and `finished-text`.

// By role and a phase's code, what stands before "-text"; nothing where there is no such attribute.
const NAMES = [
  ["pull", "pull", "release", "refreshing", "", "success", "error"],
  ["load-pull", "load-pull", "load-release", "loading", "finished", "load-success", "error", "", "finished"],
];

const TITLES = [...new Set(NAMES.flat().filter(Boolean))].map((name) => `${name}-text`);

// Null without one.
const titleOf = (element, role, code) => element.getAttribute(`${NAMES[+role][code]}-text`);
// The indicator at one edge: a look on a canvas or a custom element, with its texts.


// A date as yyyy-MM-dd HH:mm, in local time.
function numbersOf(date) {
  const local = new Date(date - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16).replace("T", " ");
}

function makeIndicator(engine, language, element, edge, nodes, axis) {
  const { root, content, scroller } = nodes;
  const { holder, canvas, slot, button } = nodes.edges[edge];
  const painter = makePainter(canvas, axis.isHorizontal);
  let name;
  let look;
  let isFading;
  let frames;
  let wording;
  let texts;
  let widths;
  let breadth;
  let extent;
  let isStale;
  let seen = 0;

  const role = () => engine.roles[edge];
  const isLoad = () => role() > 0;

  const title = (key) => language.text(key, wording);
  const widest = (titles) => Math.max(...titles.map((title) => painter.measure(title, 0)));

  // What a function of the page returns; undefined if there is none or it throws.
  function ask(name, ...values) {
    try {
      return element[name]?.(...values);
    } catch (error) {
      reportError(error);
    }
  }

  // The page's own title of a phase, if any.
  const ownTitle = (code) =>
    ask("titles", PHASES[code], EDGES[edge], outcomeIn(code)) ?? titleOf(element, isLoad(), code);

  function lastUpdatedText() {
    const date = element.lastUpdated;
    if (!date) return title(7 /* TEXT.neverUpdated */);
    const [written, today] = [date, new Date()].map(numbersOf);
    const isSame = (length) => written.slice(0, length) === today.slice(0, length);
    const unit = isSame(10) ? 0 : isSame(4) ? 1 : 2;
    // In the reader's form, unless a look has its own.
    const [shown, form] = parts.looks?.dates[wording][unit] ?? [unit, "medium"];
    const day = shown ? "" : `${title(6 /* TEXT.today */)} `;
    const style = { timeStyle: "short", dateStyle: shown ? form : undefined };
    const rest = form >= 0 ? written.slice(form) : language.date(date, style);
    return title(5 /* TEXT.lastUpdated */) + day + rest;
  }

  // The widths of both lines, measured when first needed. That of the title is the widest of all phases, so that
  // nothing moves sideways when the text changes; a load-more that is not pulled has one title at a time.
  function measureTexts() {
    const titles = [texts[0]];
    if (!isLoad() || engine.isPulled(edge)) {
      const [first, last] = isLoad()
        ? [14 /* TEXT.loadPulling */, 20 /* TEXT.loadExhausted */]
        : [0 /* TEXT.headerIdle */, 4 /* TEXT.headerFailed */];
      for (let key = first; key <= last; key++) titles.push(title(key));
      titles.push(...PHASES.map((_, code) => ownTitle(code) ?? ""));
    }
    // Beside a horizontal list, only the look made for it has texts.
    const hasTitle = !axis.isHorizontal || wording >= 3 /* WORDING.mj */;
    const hasDetail = texts[1] && !axis.isHorizontal;
    return [hasTitle ? widest(titles) : 0, hasDetail ? painter.measure(texts[1], 1) : 0];
  }

  function paint() {
    // A page that names this one alone never loads the looks.
    if (name === "cover" && !look) return painter.clear();
    widths ??= measureTexts();
    const list = engine.draw(edge, [breadth, ...widths, painter.zoom()], look, isFading, frames);
    painter.paint(list, texts, frames, isStale);
  }

  const indicator = {
    // Sets the text direction of the language, for the whole look if the page has none.
    direct(direction) {
      painter.direct(direction, !axis.isHorizontal && !closest(element, '[dir]:not([dir=""])'));
    },

    // Reads what the picture depends on.
    restyle() {
      // A style sheet may name another look.
      if (name !== element.indicator) loadNamed(element);
      ({ fading: isFading, frames, indicator: name } = element);
      look = parts.looks?.lookOf(element, canvas, holder) ?? 0;
      const isTrailer = isLoad() && element.loadBehavior === "mj-trailer";
      wording = isTrailer ? 4 /* WORDING.mjTrailer */ : (WORDINGS[look] ?? 0);
      button.part = isLoad() ? "load" : "refresh";
      widths = null;
      return painter.restyle(look);
    },

    // Updates the texts for the present phase.
    word() {
      const key = engine.title(edge);
      const code = engine.read(edge, 3 /* ANSWER.phase */);
      // A child for this phase alone, or else for all.
      const forAll = isLoad() ? "load-indicator" : "indicator";
      const forPhase = `${forAll}-${PHASES[code]}`;
      slot.name = element.querySelector(`:scope>[slot=${forPhase}]`) ? forPhase : forAll;
      const detail = isLoad() ? "" : (ask("dateLine", element.lastUpdated) ?? lastUpdatedText());
      texts = [ownTitle(code) ?? title(key), detail];
      widths = null;
      // Do not hide the control while it has the keyboard focus: the focus would leave the list.
      const isUsed = button.matches(":focus-visible");
      const isDone = isLoad() && (code === 3 /* PHASE.running */ || (code === 4 /* PHASE.exhausted */ && !engine.loadsAgain(edge)));
      button.hidden = role() < 0 || (isDone && !isUsed);
      const load = key === 14 /* TEXT.loadPulling */ ? 12 /* TEXT.loadMore */ : key;
      button.textContent = language.text(isLoad() ? load : 8 /* TEXT.refresh */);
      isStale = true;
    },

    resize() {
      extent = engine.read(edge, 7 /* ANSWER.extent */);
      axis.stretch(holder, extent);
      breadth = axis.breadth();
      painter.resize(...(axis.isHorizontal ? [extent, breadth] : [breadth, extent]));
      isStale = true;
    },

    // Reserves room in the content: an indicator there scrolls with it, and a tap there is a click
    // on the control.
    keep(points) {
      axis.pad(edge, points);
      if (points) {
        // Moving a node in the document removes its focus.
        if (!content.contains(button)) {
          content[edge ? "append" : "prepend"](holder);
          holder.append(button);
        }
      } else {
        scroller.before(holder);
        if (edge) scroller.after(button);
        else root.prepend(button);
      }
      isStale = true;
    },

    paint,

    // Draws the present state. Styles are written after the text, and only if something has moved.
    present(isFrame) {
      const overscroll = engine.read(edge, 5 /* ANSWER.overscroll */);
      // Not before the first one, which reads the layout together with other elements.
      if (breadth && engine.answer(7 /* ANSWER.extent */) !== extent) indicator.resize();
      const room = axis.rooms[edge];
      const isSeen = overscroll > 0 || room > 0;
      const hasMoved = isStale || overscroll !== seen;
      if (!hasMoved && !(isFrame && isSeen)) return;
      const [own] = slot.assignedElements();
      if (isSeen && !own) paint();
      else painter.clear();
      isStale = false;
      seen = overscroll;
      if (!hasMoved) return;
      const position = engine.answer(6 /* ANSWER.position */);
      if (own) {
        own.dataset.phase = PHASES[engine.answer(3 /* ANSWER.phase */)];
        own.style.setProperty("--overscroll-progress", engine.answer(4 /* ANSWER.progress */));
        own.style.setProperty("--overscroll-pull", `${overscroll}px`);
      }
      holder.style.zIndex = engine.answer(10 /* ANSWER.isInFront */) || "";
      holder.style.visibility = isSeen ? "visible" : "";
      // The room is part of the content and moves with it.
      holder.style.transform = room ? "" : axis.shift(edge ? -position : position);
    },
  };
  return indicator;
}
// Translates browser events to the engine's events.
//
// Fingers use touch events, because the first touchmove decides between a pull and native
// scrolling, and one gesture may change between them. Mouse and pen use pointer events.


// A drag is a pull when it has moved more than this many points, mostly along the axis.
const SLOP = 10;
// By key, in viewports.
const KEYS = { Home: -1e6, PageUp: -0.9, ArrowUp: -0.1, ArrowDown: 0.1, PageDown: 0.9, End: 1e6 };
const TOUCHES = ["touchmove", "touchend", "touchcancel"];
const TEXT_FIELDS = "input,textarea,select,[contenteditable]";
// Events with which an element pulls; another one around it ignores them.
const claimed = new WeakSet();
const INTERACTIVE = `${TEXT_FIELDS},a,button,label,summary,audio,video,iframe,[draggable=true]`;

// `source` receives the gestures: the element, or what its scroller receives them by. The part for floors sets
// `engine.isOnFloor` while a floor covers the list; then either direction is a pull.
function makeInputTranslation(engine, element, nodes, axis, outer, source, signal, prepare) {
  const { scroller } = nodes;
  // The one finger or pressed pointer that is tracked; others are ignored.
  let contact;
  let viewport = 0;
  let extent = 0;
  // Whether the list rests at its start and at its end, with a part there that can be pulled.
  let isAtEdge = [];
  let isPassive;
  let lastEvent;
  let swallowsClick;

  const isHeld = () => engine.answer(8 /* ANSWER.holdsGesture */) > 0;
  const send = (code, event, x) => engine.send(code, { time: event.timeStamp, number: 1, x });

  function listen(target, types, options) {
    for (const type of types) target.addEventListener(type, handle, { signal, ...options });
  }

  // Away from the edges listeners are passive, so that the browser does not wait for them; at an
  // edge a non-passive listener must be added before the finger comes down.
  function look() {
    outer.survey();
    // So that the keyboard reaches a list without a tab stop of its own.
    if (scroller.hasAttribute("tabindex") !== axis.isLong()) {
      if (axis.isLong()) scroller.tabIndex = 0;
      else scroller.removeAttribute("tabindex");
    }
    isAtEdge = engine.roles.map((role, edge) => {
      const towards = edge ? -1 : 1;
      return engine.isOnFloor || (role >= 0 && !axis.canScroll(scroller, towards) && !outer.canScroll(towards));
    });
    if (outer.isOpenEnded) {
      for (const node of outer.nodes) {
        const { ownerDocument } = node;
        listen(node === ownerDocument.scrollingElement ? ownerDocument : node, ["scroll"]);
      }
    }
    // A wheel over a closing gap, and a finger that began in it, still scroll the list.
    const isBusy = scroller.style.transform || scroller.style[axis.side] || contact?.isBeside;
    const isFree = !isAtEdge.some(Boolean) && !isBusy;
    if (isPassive !== isFree) {
      isPassive = isFree;
      for (const type of ["touchmove", "wheel"]) source.removeEventListener(type, handle);
      listen(source, ["touchmove", "wheel"], { passive: isPassive });
    }
  }

  function scrolled(flag) {
    const wasOpenEnded = outer.isOpenEnded;
    look();
    if (outer.isOpenEnded !== wasOpenEnded) viewport = axis.viewport();
    report(flag);
  }

  function report(flag) {
    const number = contact?.inner.some((node) => axis.canScroll(node, contact.towards));
    const x = axis.offset();
    engine.send(7 /* EVENT.scrolled */, { x, y: viewport, z: extent, number, flag });
  }

  const edgeAt = (towards) => (towards > 0 ? 0 : 1);

  // Whether a movement pulls at an edge: plus is past the start, minus past the end.
  const leadsPast = (towards, inner) =>
    isAtEdge[edgeAt(towards)] && !inner.some((node) => axis.canScroll(node, towards));

  // Whether a pull with nothing to load is left to the page around, as the style of the list says.
  const isPassedOn = (towards) =>
    getComputedStyle(scroller).overscrollBehavior === "auto" &&
    engine.read(edgeAt(towards), 3 /* ANSWER.phase */) === 4 /* PHASE.exhausted */;

  // Reserves the event for this element, unless one inside it did.
  function claim(event) {
    if (claimed.has(event)) return false;
    claimed.add(event);
    return true;
  }

  // The nested scrollers that the event reaches before this one.
  const innerScrollers = (event) =>
    nodesAt(event).filter((node) => node !== scroller && !outer.nodes.includes(node) && axis.isScroller(node));

  // Whether an event is none of the list's: a node has prevented it, something in front of the list has it, or the
  // page has locked what scrolls. On a floor a wheel is prevented by the floor itself.
  const isOthers = (event) =>
    (event.defaultPrevented && !engine.isOnFloor) || outer.isLocked() || nodesAt(event).some(isInFront);

  // The elements from the target of an event to the source.
  function nodesAt(event) {
    const path = event.composedPath();
    return path.slice(0, path.indexOf(source)).filter((node) => node.matches);
  }

  // Whether an event is outside the scroller, as in the gap that a run holds open. There the
  // browser would scroll the page, so the host scrolls the list, if it can scroll.
  const isBeside = (event) =>
    !engine.isOnFloor && axis.isLong() && !event.composedPath().includes(scroller);

  function begin(event, id, { clientX, clientY }, rest) {
    const [origin, across] = axis.split(clientX, clientY);
    const inner = innerScrollers(event);
    // Whether the nodes allow a pull at each edge.
    const allows = [1, -1].map((towards) => nodesAt(event).every((node) => axis.pans(node, towards)));
    if (!allows.some(Boolean)) return;
    contact = { id, origin, across, last: origin, towards: 1, inner, allows, isBeside: isBeside(event), ...rest };
    scrolled();
    if (isAtEdge.some(Boolean)) setTimeout(prepareFor, 0, contact);
    // A touch stops moving content immediately. If the content rests open, as during a run, the
    // finger may instead scroll something horizontally, or a mouse select text.
    if (engine.isMoving && claim(event)) lock(event, origin);
  }

  function prepareFor(earlier) {
    if (contact !== earlier) return;
    prepare(isAtEdge);
    contact.isPrepared = true;
  }

  function lock(event, position) {
    contact.isLocked = true;
    if (contact.isPointer) {
      // The movement so far may have started a text selection.
      getSelection().removeAllRanges();
      scroller.style.userSelect = "none";
      scroller.setPointerCapture(contact.id);
    }
    send(0 /* EVENT.contactBegan */, event, position);
  }

  function move(event, { clientX, clientY }) {
    if (claimed.has(event) || event.defaultPrevented) {
      end(event, 3 /* EVENT.contactCancelled */);
      return;
    }
    const [position, across] = axis.split(clientX, clientY);
    const travel = position - contact.origin;
    const strayed = Math.abs(across - contact.across);
    // A touch that scrolls the page continues to do so until it is lifted.
    if (outer.nodes.length && !event.cancelable) {
      end(event, 2 /* EVENT.contactEnded */);
      return;
    }
    if (!contact.isLocked) {
      const isPull = leadsPast(travel, contact.inner);
      // Not past an edge a mouse selects text, and the page or a floor scrolls.
      const isKept = isPull ? isPassedOn(travel) : contact.isPointer || engine.isOnFloor || outer.nodes.length;
      const isLeft = isKept || !contact.allows[edgeAt(travel)] || strayed > Math.abs(travel);
      if (strayed <= 10 /* SLOP */ && Math.abs(travel) <= 10 /* SLOP */) {
        // Where a browser reports moves this small, the first one already decides.
        if (!isLeft && (isPull || contact.isBeside)) {
          claim(event);
          if (event.cancelable) event.preventDefault();
        }
        return;
      }
      if (isLeft) {
        release();
        return;
      }
      // A node that has captured a mouse drags by its own means.
      if (contact.isPointer && nodesAt(event).some((node) => node.hasPointerCapture(contact.id))) {
        release();
        return;
      }
      // Begins where the slop ends, so that nothing jumps.
      lock(event, contact.origin + Math.sign(travel) * 10 /* SLOP */);
    }
    turn(Math.sign(position - contact.last));
    send(1 /* EVENT.contactMoved */, event, position);
    const isTaken = isHeld();
    if (isTaken) claim(event);
    contact.wasHeld ||= isTaken;
    if (!event.cancelable) {
      take(isTaken);
    } else {
      contact.freed = isTaken ? 0 : contact.freed + 1;
      if (isTaken || carries(position)) event.preventDefault();
    }
    contact.last = position;
    // While content moves, the browser would have to compute a layout.
    if (!isTaken) contact.offset = axis.offset();
  }

  // Chromium scrolls again once a touch is no longer prevented; Firefox never does after one was.
  // If the content has not moved for some steps (NaN before the first), the host moves it.
  function carries(position) {
    const { freed, isBeside, last, offset, target } = contact;
    if (isBeside && target) {
      axis.scrollTo(axis.offset() + last - position);
      return true;
    }
    const isLeft = freed > 3 && target && axis.offset() === offset;
    if (isLeft) axis.scrollTo(offset + last - position);
    return isLeft;
  }

  // A nested scroller at one end can still scroll towards the other.
  function turn(towards) {
    if (!towards || towards === contact.towards || isHeld()) return;
    contact.towards = towards;
    if (contact.inner.length) scrolled();
  }

  // After its first move, a touch that scrolls can no longer be prevented. But if nothing can
  // scroll, the engine gets the touch, and can return it in the same gesture.
  function take(isTaken) {
    if (isTaken) {
      contact.taken ??= [scroller, ...contact.inner].map(({ style }) => [style, style[axis.overflow]]);
    }
    for (const [style, overflow] of contact.taken ?? []) {
      style[axis.overflow] = isTaken ? "hidden" : overflow;
    }
    if (!isTaken) contact.taken = null;
  }

  function end(event, code) {
    const { isLocked, wasHeld } = contact;
    release();
    swallowsClick = wasHeld;
    // A click follows at once, or not at all.
    setTimeout(() => (swallowsClick = false));
    if (isLocked) send(code, event);
  }

  function release() {
    if (!contact) return;
    take(false);
    const { target } = contact;
    if (target !== source) for (const type of TOUCHES) target?.removeEventListener(type, handle);
    scroller.style.userSelect = "";
    contact = null;
  }

  // The part of an event that belongs to the tracked contact, if any.
  function ours(event) {
    if (!contact) return null;
    const name = contact.isPointer ? "pointerId" : "identifier";
    return [...(event.changedTouches ?? [event])].find((each) => each[name] === contact.id);
  }

  const finish = (code) => (event) => ours(event) && end(event, code);

  const handlers = {
    touchstart(event) {
      if ((contact && event.touches.length > 1) || isOthers(event)) return;
      // The browser did not report the end of the last contact.
      if (contact) end(event, 3 /* EVENT.contactCancelled */);
      const [touch] = event.changedTouches;
      // Touch events go to the element where the touch began. If a new list removes it, they no
      // longer bubble to this element, so listen there too.
      const [target] = event.composedPath();
      begin(event, touch.identifier, touch, { target });
      if (contact) listen(target, TOUCHES, { passive: isPassive });
    },
    touchmove(event) {
      const touch = ours(event);
      if (touch) move(event, touch);
      // Prevents zooming with a second finger during a pull.
      else if (isHeld() && event.cancelable) event.preventDefault();
    },
    touchend: finish(2 /* EVENT.contactEnded */),
    touchcancel: finish(3 /* EVENT.contactCancelled */),

    pointerdown(event) {
      if (event.pointerType === "touch" || event.button || contact || isOthers(event)) return;
      // Beside the list, a mouse selects the page's text.
      if (element.mouse !== "pull" || !event.composedPath().includes(element) || !isAtEdge.some(Boolean)) return;
      const selection = getSelection();
      const isSelected = !selection.isCollapsed && selection.containsNode(event.composedPath()[0], true);
      if (isSelected || nodesAt(event).some((node) => node.matches(INTERACTIVE))) return;
      listen(source, ["pointermove", "pointerup", "pointercancel"]);
      begin(event, event.pointerId, event, { isPointer: true });
    },
    pointermove(event) {
      if (!ours(event)) return;
      if (event.buttons) move(event, event);
      else end(event, 3 /* EVENT.contactCancelled */);
    },
    pointerup: finish(2 /* EVENT.contactEnded */),
    pointercancel: finish(3 /* EVENT.contactCancelled */),

    // As does one that has prevented what a mouse does by itself.
    mousedown(event) {
      if (event.defaultPrevented && contact?.isPointer) end(event, 3 /* EVENT.contactCancelled */);
    },

    // The click that ends a mouse drag; one with a count of 0 is from a key or a script.
    click(event) {
      if (!swallowsClick || !event.detail) return;
      event.preventDefault();
      event.stopPropagation();
    },

    // They do not leave the shadow tree by themselves.
    scroll({ target, type }) {
      if (type === "scroll") scrolled();
      if (target === scroller) element.dispatchEvent(new Event(type));
    },

    // Zooming and scrolling across the axis are ignored. Deltas are in pixels as long as deltaMode
    // is not read: Firefox otherwise reports lines (Mozilla bug 1392460).
    wheel(event) {
      const [delta, across] = axis.split(-event.deltaX, -event.deltaY);
      if (event.ctrlKey || Math.abs(across) > Math.abs(delta) || isOthers(event)) return;
      if (outer.nodes.length) look();
      const isPull = (isHeld() || leadsPast(delta, innerScrollers(event))) && claim(event);
      engine.wheel(event, delta, isPull);
      if (!event.cancelable) return;
      if (isHeld()) {
        event.preventDefault();
      } else if (isBeside(event)) {
        event.preventDefault();
        axis.scrollTo(axis.offset() - delta);
      }
    },

    keydown(event) {
      if (event.defaultPrevented) return;
      // A key that scrolls: the controls are outside the scroller, which takes the focus.
      const step = KEYS[event.key];
      if (step && nodes.edges.some(({ button }) => button === event.composedPath()[0])) {
        scroller.focus({ preventScroll: true });
        axis.scrollTo(axis.offset() + step * viewport);
        event.preventDefault();
      }
      if (event.code !== "KeyR" || !event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.composedPath()[0].matches(TEXT_FIELDS)) return;
      if (engine.begin(0, 0)) event.preventDefault();
    },
  };

  // Whether a move of a touch, heard where it began, will be heard at the source, after nodes that may prevent it.
  function isEarly(event) {
    if (event.type !== "touchmove" || event.currentTarget === source || event.cancelBubble || !contact) return false;
    // A node between the two has kept the move before.
    contact.isCut ||= contact.isAwaited;
    contact.isAwaited = !contact.isCut && event.composedPath().includes(source);
    return contact.isAwaited;
  }

  function handle(event) {
    if (isEarly(event)) return;
    if (contact) contact.isAwaited = false;
    // Touch events are listened to in two places; see touchstart.
    if (event !== lastEvent) (handlers[event.type] ?? handlers.scroll)(event);
    lastEvent = event;
  }

  listen(source, ["touchstart"], { passive: true });
  listen(source, ["pointerdown", "mousedown", "keydown"]);
  listen(source, ["click"], { capture: true });
  listen(scroller, ["scroll", "scrollend"], { capture: true });

  return {
    // Reads the sizes from a resize observer. The offset belongs to the same length.
    resize() {
      look();
      const [length, newExtent] = [axis.viewport(), axis.extent()];
      if (viewport && newExtent !== extent) {
        report();
        extent = newExtent;
        engine.send(8 /* EVENT.contentChanged */, { x: extent });
      }
      viewport = length;
      extent = newExtent;
      report();
    },
    scrolled,
    release,
    isPrepared: () => contact?.isPrepared,
    // Ends the contact without a release: a page that comes back from the cache gets no end of it.
    cancel(event) {
      if (contact) end(event, 3 /* EVENT.contactCancelled */);
    },
  };
}
// The scrollers around an element that cannot scroll by itself, or that uses one of them.


// `chosen` is the scroller that the element uses instead of its own, if any.
function makeOuterScrollers(element, axis, chosen) {
  // The length at which the element was last tested.
  let testedLength;
  let hasWarned;
  // Whether that was done with the numbers that are frozen.
  let isSurveyed;

  // Innermost first, through shadow roots and frames of the same origin.
  function scrollersAround() {
    const found = [];
    let node = element;
    while ((node = node.assignedSlot ?? node.parentNode ?? node.host ?? node.defaultView?.frameElement)) {
      if (axis.isScroller(node)) found.push(node);
    }
    return found;
  }

  const outer = {
    // Empty while the list itself can scroll.
    nodes: chosen ? [chosen] : [],
    isOpenEnded: Boolean(chosen),

    // Whether an ancestor must scroll to its edge before a pull can begin. Not for a list with a
    // fixed length, short or long.
    canScroll: (towards) =>
      outer.isOpenEnded && outer.nodes.some((node) => axis.canScroll(node, towards)),

    // Whether the page has locked the scroller that the element uses instead of its own.
    isLocked: () => chosen && axis.isLocked(chosen),

    // Called before each gesture and whenever a size or an offset changes, because pages and lists
    // grow.
    survey() {
      if (chosen || (axis.isFrozen() && isSurveyed)) return;
      isSurveyed = axis.isFrozen();
      const isLong = axis.isLong();
      outer.nodes = isLong ? [] : scrollersAround();
      outer.isOpenEnded = outer.nodes.length > 0 && isOpenEnded();
      axis.follow(outer.isOpenEnded ? outer.nodes[0] : null);
      // Inside a frame of another origin it is unknown whether the outer page scrolls.
      axis.chain(!isLong && (outer.nodes.length || window.parent !== window));
      if (outer.isOpenEnded && !hasWarned) {
        hasWarned = true;
        const remedy = axis.isHorizontal ? "a width" : 'a height or scroller="page"';
        warn(`this element cannot scroll and is pulled only at the page's edge. Give it ${remedy}.`, element);
      }
    },
  };

  // Whether the element has no length of its own and grows with its content. A fixed length may
  // equal that of the content by coincidence. Only a layout with longer content distinguishes them,
  // so each length is tested once.
  function isOpenEnded() {
    if (axis.spare() >= 1) return false;
    if (outer.isOpenEnded) return true;
    const length = axis.ownLength();
    if (testedLength === length) return false;
    testedLength = length;
    axis.pad(1, axis.rooms[1] + 1);
    const hasGrown = axis.ownLength() > length;
    axis.pad(1, axis.rooms[1] - 1);
    return hasGrown;
  }

  axis.follow(chosen ?? null);
  return outer;
}
// The scroller that the attribute `scroller` names instead of the element's own: the page's, or one by its id.


// By scroller, the element that uses it.
const users = new WeakMap();

// Returns the scroller and reserves it until `release`; null without one.
function findScroller(element) {
  const name = element.getAttribute("scroller");
  if (!name) return null;
  const node = name === "page" ? document.scrollingElement : element.getRootNode().getElementById(name);
  if (!node || element.axis === "horizontal") {
    warn(`no scroller "${name}" for this axis`, element);
    return null;
  }
  if (users.has(node)) {
    warn(`another element uses the scroller "${name}"`, element);
    return null;
  }
  users.set(node, element);
  // Otherwise the browser's own pull to refresh begins, too.
  const style = name === "page" ? document.documentElement.style : node.style;
  const before = style.overscrollBehaviorY;
  style.overscrollBehaviorY = "contain";
  return {
    node,
    // What receives the events of gestures.
    target: name === "page" ? document : node,
    release() {
      users.delete(node);
      style.overscrollBehaviorY = before;
    },
  };
}
// Records a session's events and effects for listeners.


const TRACE = "overscrollframe";
// What waits for the names at most, if they cannot be loaded.
const MOST = 9999;

function makeTrace(element, isHeard, emit) {
  // Since the last report, by number.
  let sent = [];
  let ordered = [];

  return {
    note(event, time, values) {
      if (isHeard(TRACE) && sent.length < 9999 /* MOST */) sent.push({ event, ...values, edge: EDGES[values?.edge ?? 0], time });
    },
    order(effect, edge, value) {
      if (isHeard(TRACE) && ordered.length < 9999 /* MOST */) ordered.push({ effect, edge: EDGES[edge], value });
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
// Connects the modules of an element while it is in a document.


// `control` is the part of the element that modules use: which events have listeners, the value of
// `refreshing`, what to call once it is attached, how phases are reflected.
function attach(element, nodes, control, language, module) {
  const { edges, scroller, content, status } = nodes;
  const leaving = new AbortController();
  const { signal } = leaving;
  const listen = (target, type, handler) => target.addEventListener(type, handler, { signal });
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  // The text direction, as read from the page.
  let reading;
  // In points, and whether it began with something fixed in the content.
  let displacement = 0;
  let hasFixed;
  let isStarted = false;

  const axis = makeAxis(element, nodes);
  const trace = makeTrace(element, control.isHeard, emit);
  const engine = makeEngine(module, axis.isHorizontal, trace);
  const indicators = EDGES.map((_, edge) => makeIndicator(engine, language, element, edge, nodes, axis));
  const chosen = findScroller(element);
  scroller.toggleAttribute("page", chosen !== null);
  const outer = makeOuterScrollers(element, axis, chosen?.node);
  const input = makeInputTranslation(engine, element, nodes, axis, outer, chosen?.target ?? element, signal, prepare);
  // Effects that concern more than their own edge.
  const list = {
    emit,
    // Colors and fonts may have changed since the last pull.
    restyle: () => (input.isPrepared() ? applyReading() : restyle()),
    text: language.text,

    displace(points) {
      if (!displacement && !input.isPrepared()) lookForFixed();
      displacement = points;
      engine.isMoving = points !== 0;
    },

    // Padding at the start moves the content; scrolling by as much keeps visible rows in place.
    keepRoom(edge, points) {
      const offset = axis.offset();
      indicators[edge].keep(points);
      if (!edge) list.scrollTo(offset);
    },

    scrollTo(offset) {
      axis.scrollTo(offset);
      input.scrolled(true);
    },
  };
  const effects = indicators.map((indicator, edge) =>
    makeEffectApplication(engine, list, element, control, edge, status, indicator),
  );
  const sizes = new ResizeObserver(measure);
  const languages = new MutationObserver((changes) => {
    const line = new Set(lineOf(element));
    if (changes.some(({ target }) => line.has(target))) translate();
  });
  engine.perform = (edge, effect, value) => effects[edge].perform(effect, value);
  engine.present = present;

  const attachment = {
    engine,
    level: module.level,
    scroller: chosen?.node ?? scroller,
    run: (edge) => effects[edge].currentRun(),
    // Requests a run; returns the current one, or null.
    begin: (edge, role) => (engine.begin(edge, role) ? attachment.run(edge) : null),

    configure() {
      setUp();
      translate();
      input.scrolled();
      // Once the page has set all that belongs to a change.
      queueMicrotask(() => effects.forEach((each) => each.settle()));
    },

    // Reads all that the first picture depends on, and writes nothing.
    read() {
      readStyles();
      axis.freeze();
      outer.survey();
    },

    // Writes, and reads nothing more.
    finish() {
      if (leaving.signal.aborted) return;
      start();
      axis.thaw();
      control.started();
    },

    // After a move within the document, which changes what is around the element.
    move() {
      languages.disconnect();
      listenToLanguages();
      translate();
      measure();
    },

    word() {
      for (const indicator of indicators) indicator.word();
      present();
    },

    // Cancels runs; removes all listeners, observers, frames and timers, and frees memory.
    detach() {
      arrivals.delete(arrive);
      input.release();
      chosen?.release();
      engine.close();
      leaving.abort();
      sizes.disconnect();
      languages.disconnect();
    },
  };

  function lookForFixed() {
    hasFixed = holdsFixed(element);
  }

  function emit(type, edge, values) {
    const detail = { edge: EDGES[edge], ...values };
    element.dispatchEvent(new CustomEvent(type, { detail }));
  }

  // While frames run, the next one shows the last of several events. Text is painted before styles are written,
  // because to set a font the browser computes them.
  function present(isFrame) {
    if (!isFrame && engine.ticker.isRunning()) return;
    for (const indicator of indicators) indicator.present(isFrame);
    // A transform is no layout, but the containing block of what is fixed inside the content: none at
    // rest, and none at all where something is fixed.
    scroller.style.transform = displacement && !hasFixed ? axis.shift(displacement) : "";
    scroller.style[axis.side] = displacement && hasFixed ? `${axis.sign() * displacement}px` : "";
  }

  function setUp() {
    configure(element, engine, trace, lessMotion.matches);
    engine.trace(element.outline);
    for (const edge of EDGES.keys()) {
      // While the app loads outside of a run, nothing arms or fires.
      engine.send(15 /* EVENT.externalLoadingChanged */, { edge, flag: isSet(element, "loading", edge) });
      engine.exhaust(edge, isSet(element, "finished", edge));
    }
  }

  function measure() {
    for (const indicator of indicators) indicator.resize();
    input.resize();
    // The observer calls after the frame.
    present(true);
  }

  function readStyles() {
    [reading] = indicators.map((indicator) => indicator.restyle());
  }

  // Applies changes of style sheets and settings.
  function restyle() {
    readStyles();
    applyReading();
  }

  // Updates the texts, too, because fonts change their width.
  function applyReading() {
    for (const indicator of indicators) indicator.word();
    axis.turn(reading);
    const flag = lessMotion.matches;
    const number = reading === "rtl";
    engine.send(13 /* EVENT.environmentChanged */, { number, flag, x: devicePixelRatio });
  }

  function translate() {
    listenForLanguage();
    restyle();
  }

  // A part that was loading has arrived.
  function arrive() {
    setUp();
    if (!isStarted) return;
    restyle();
    measure();
  }

  function listenForLanguage() {
    const direction = language.listen();
    for (const indicator of indicators) indicator.direct(direction);
  }

  function listenToLanguages() {
    for (const root of lineOf(element)) {
      if (root instanceof Document || root instanceof ShadowRoot) {
        languages.observe(root, { subtree: true, attributeFilter: ["lang", "dir"] });
      }
    }
  }

  // Does what takes long at the beginning of a pull, between the touch and the first frame. The pictures are still
  // hidden, but the browser looks up fonts and compiles.
  function prepare(isAtEdge) {
    readStyles();
    isAtEdge.forEach((flag, edge) => flag && indicators[edge].paint());
    lookForFixed();
  }

  function see() {
    engine.send(document.hidden ? 11 /* EVENT.hidden */ : 10 /* EVENT.shown */);
  }

  // The first configuration, in steps; see together.js.
  function start() {
    isStarted = true;
    applyReading();
    measure();
    engine.send(9 /* EVENT.attached */);
    see();
  }

  // Functions by position: the names of their properties are not the same in both scripts.
  attachment.floor = module.floor?.(
    engine, engine.send, control.reflect, input.scrolled, attachment.configure, attachment.word, language, control.started,
  );
  setUp();
  listenForLanguage();
  for (const edge of EDGES) control.reflect(edge, { phase: PHASES[0] });
  edges.forEach(({ button }, edge) => {
    listen(button, "click", () => engine.begin(edge, engine.roles[edge]));
    listen(button, "blur", indicators[edge].word);
  });
  listen(document, "visibilitychange", see);
  listen(lessMotion, "change", attachment.configure);
  listen(window, "pagehide", input.cancel);
  listen(matchMedia("(prefers-color-scheme: dark)"), "change", restyle);
  // Zooming a page does not resize a list of fixed size, but changes the device pixel ratio.
  listen(window, "resize", measure);
  sizes.observe(scroller);
  if (chosen) sizes.observe(chosen.node);
  sizes.observe(content);
  listenToLanguages();
  arrivals.add(arrive);
  return attachment;
}
// Builds the shadow tree of an element.


// The content is below the scroller's focus ring, which would be clipped outside. A refresh control that has the
// focus takes its own line above a vertical list, so that it covers no title.
const STYLE = `:host{display:flex;flex-direction:column;position:relative;overflow:hidden}
:host([hidden]){display:none}
#scroller{position:relative;z-index:0;flex:1;outline-offset:-2px;overflow:hidden auto;overscroll-behavior-y:none}
#content{position:relative;z-index:-1;display:flow-root}
:host([scroller]){overflow:clip}
#scroller[page]{overflow:visible}
.indicator{position:absolute;inset:auto 0;display:grid;place-items:center;visibility:hidden;pointer-events:none}
.start{top:0}
.end{bottom:0}
canvas,.indicator ::slotted(*){grid-area:1/1}
:where(button){position:absolute;z-index:1;left:50%;margin:.25em 0;height:2em;translate:-50%;font:inherit;pointer-events:none}
:where(:host(:not([axis=horizontal])) .start:focus-visible){position:relative;left:0;margin:0;translate:none;outline-offset:-2px}
:host(:not([axis=horizontal])) .start:focus-visible~.start{top:2em}
.indicator button{margin:0;width:100%;height:100%}
button:focus-visible,.indicator button{pointer-events:auto}
button:not(:focus-visible){opacity:0}
:host([chat]) #scroller{overflow-anchor:none}
:host([axis=horizontal]) #scroller{overflow:auto hidden;overscroll-behavior:none auto}
:host([axis=horizontal]) #content{display:flex;width:max-content;min-height:100%}
:host([axis=horizontal]) .indicator{inset:0 auto}
:host([axis=horizontal]) .indicator.start{inset-inline-start:0}
:host([axis=horizontal]) .indicator.end{inset-inline-end:0}
#status{position:absolute;clip-path:inset(50%)}
@media print{:host{display:block!important;height:auto!important;max-height:none!important;overflow:visible!important}
#scroller{overflow:visible!important;transform:none!important}.indicator,button,[name=floor]{display:none!important}}`;

// Shared by all elements.
let sheet;

// Builds the shadow tree: for each edge a control and an indicator, in front of them the scroller,
// a live region. Node by node, because a page's content security policy may forbid markup and style
// from text.
function buildParts(element) {
  // What lazy.js has made stays: the scroller keeps its offset, and the control the focus.
  const early = element.shadowRoot;
  const root = early ?? element.attachShadow({ mode: "open" });
  const made = (selector) => early?.querySelector(selector);
  const before = made("#scroller");
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  root.adoptedStyleSheets = [sheet];
  const add = (parent, tag, attributes) => {
    const node = document.createElement(tag);
    parent.insertBefore(node, parent === root ? before : null);
    for (const name in attributes) node.setAttribute(name, attributes[name]);
    return node;
  };
  // Not shown, and an element with a child in it loads the files for floors.
  const floor = add(root, "slot", { name: "floor", hidden: "" });
  const edges = EDGES.map((name) => {
    const button = made(`button.${name}`) ?? add(root, "button", { class: name, hidden: "" });
    const holder = add(root, "div", { class: `indicator ${name}`, part: `indicator ${name}` });
    const canvas = add(holder, "canvas", { "aria-hidden": "true" });
    return { button, holder, canvas, slot: add(holder, "slot", { name }) };
  });
  const scroller = before ?? add(root, "div", { id: "scroller" });
  scroller.part = "scroller";
  const content = made("#content") ?? add(scroller, "div", { id: "content" });
  if (!early) add(content, "slot");
  const status = add(root, "div", { id: "status", role: "status" });
  scroller.after(edges[1].button);
  return { root, edges, scroller, content, status, floor };
}
// Attaches all elements that a page adds at once in steps: a read of the layout after each write would lay the
// page out once for each of them.

const waiting = [];

// Calls `read`, then `finish` of an attachment, after the `read` of all others in the queue.
function finishTogether(attachment) {
  if (waiting.push(attachment) > 1) return;
  queueMicrotask(() => {
    const attachments = waiting.splice(0);
    for (const each of attachments) each.read();
    for (const each of attachments) each.finish();
  });
}
// The wasm module with the engine, which all elements of a page share; those with a floor or with settings that
// most pages do not need share another one.


let loading;
let source;

// The module for an element; the basic one if the files for the full one cannot be loaded.
async function moduleFor(element, slot) {
  const floor = slot.assignedElements()[0] && (await load("floor"));
  const settings = namesParameters(element) && (await load("parameters"))?.settingsOf(element);
  let module = (floor || settings) && (await load("full"));
  if (!module) return loadModule();
  for (const part of [floor, settings]) if (part) module = await part.adapt(module, element);
  return makeModule(module);
}

// The basic module, as the same promise for all elements. A failure is logged once, in one line, and the
// next call retries, as does one after the page has named another source.
function loadModule() {
  if (source !== sources.wasm) loading = null;
  source = sources.wasm;
  loading ??= instantiate().catch(async (cause) => {
    loading = null;
    const error = (isPlaced() && (await load("help"))?.explain(cause)) || cause;
    console.error(`overscroll-view cannot load its engine: ${error.message}`);
    throw error;
  });
  return loading;
}

async function instantiate() {
  return makeModule(await wasmFrom("overscroll.wasm", await source));
}

// The exports, with functions that read their results from memory. Growing memory replaces the
// buffer, so every read uses the current one, after the call it belongs to.
function makeModule({ call, canvas, floor, level = 0 }) {
  let numbers;
  return {
    call,
    floor,
    level,

    // A number of a view's answer, by index.
    answer(view, slot) {
      const { buffer } = call.memory;
      if (numbers?.buffer !== buffer) numbers = new Float64Array(buffer);
      return numbers[view / 8 + slot];
    },

    // Draws a view; returns the numbers of the list, which ends with 0. The engine's module has one look, which is
    // drawn until the one with all of them is there.
    draw(view, edge, input, outline, look, isFading, frames) {
      const looks = (look || isFading) && parts.looks;
      const address = call.overscroll_draw(canvas, view, edge, Boolean(looks), ...input);
      if (!looks) return new Float32Array(call.memory.buffer, address);
      return looks.drawList(looks.wasm, call.memory.buffer, canvas, outline, look, isFading, frames);
    },
  };
}
/*! Overscroll, MIT License, copyright the Overscroll authors */
// The custom element: attributes, properties and lifecycle.


// Attributes with a fixed set of values; the first is the default. Without an attribute, a custom property says it,
// which an element inherits.
const CHOICES = {
  indicator: LOOKS,
  behavior: BEHAVIORS,
  "load-behavior": LOAD_BEHAVIORS,
  fidelity: FIDELITIES,
  edge: [...EDGES, "both"],
  axis: ["vertical", "horizontal"],
  // Whether a drag by mouse or pen pulls.
  mouse: ["pull", "none"],
};
const NAME = "overscroll-view";
// Attributes that are not observed, and what else the script knows by name.
const ATTRIBUTES = ["error", "first-indicator", "phase", "title"];
const HANDLER = /^on(refresh|loadmore)$/;
const EVENT_TYPE = /^((refresh|loadmore)(end)?|(phase|floor)change)$/;
// What a name that is almost right is like.
const LIKE = /load.|refr|indi|beha|fide|phas|text|fini|disa|axis|para|titl/i;
// Members of the scroller that the element has, too.
const OFFSETS = ["scrollTop", "scrollLeft", "scrollHeight", "scrollWidth"];
const SCROLLS = ["scroll", "scrollTo", "scrollBy"];
const SWITCHES = ["chat", "disabled", "error", "fading", "finished"];
const OBSERVED = [
  ...Object.keys(CHOICES),
  ...SWITCHES.filter((name) => name !== "error"),
  ...TITLES,
  "lang",
  "loading",
  "outline",
  "refreshing",
  "scroller",
];
// Properties without an attribute. Null resets them.
const SETTINGS = ["frames", "parameters", "loadParameters", "titles", "dateLine"];

// Members for the code below the class, which cannot use private ones. A static block could, but in what
// esbuild 0.17 makes of it the class is still undefined.
const READ = Symbol();
const WRITE = Symbol();

// In Node or in a worker, which have no elements, importing this only defines an unused class.
class View extends (globalThis.HTMLElement ?? Object) {
  static observedAttributes = OBSERVED;
  // For pages that offer these values as a choice.
  static choices = { ...CHOICES, lang: LANGUAGES };
  // Loads a part before an element names it: "looks", "floor", "parameters" or a language.
  static load = load;

  #parts = buildParts(this);
  #attachment = null;
  #language = makeLanguage(this);
  #listened = new Set();
  #internals = this.attachInternals();
  #control = {
    isHeard: (type) => this.#listened.has(type),
    // Whether the page has ever set `loading`.
    setsLoading: false,
    // What the page set; undefined until it does. A refresh that ends resets it to false.
    refreshing: undefined,
    // Once attached: what has waited for it begins.
    started: () => {
      this.#beginsOnLoad?.();
      this.#beginsOnLoad = null;
      if (this.#control.refreshing) this.begin();
    },
    // Shows the phases to style sheets: as states, and that of the start as an attribute.
    reflect: (edge, { phase, previous }) => {
      const { states } = this.#internals;
      states?.delete(`${edge}-${previous}`);
      states?.add(`${edge}-${phase}`);
      if (edge === EDGES[0]) this.setAttribute("phase", phase);
    },
  };
  // A begin that waits for the engine, if any.
  #beginsOnLoad = null;
  #isFailed = false;
  // Only the last counts: the element may have needed something else before.
  #loading = null;
  #lastUpdated = null;
  // Property values, by the name in SETTINGS.
  #settings = {};

  connectedCallback() {
    // Properties may have been set before the element was defined.
    for (const name of Object.keys(this).filter((name) => name in View.prototype)) {
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    // A floor that is added later needs another engine.
    this.#parts.floor.onslotchange = () => this.#load();
    // The scroller that it names may be free now.
    if (this.scroller === this.#parts.scroller && this.hasAttribute("scroller")) this.#detach();
    this.#attachment?.move();
    this.#load();
  }

  async #load() {
    if (!this.isConnected) return;
    let module;
    this.#isFailed = false;
    const loading = (this.#loading = moduleFor(this, this.#parts.floor));
    this.#name();
    try {
      module = await loading;
      // Not with other parameters first, which may begin a run that these do not.
      if (namesParameters(this) || this.#listened.has(TRACE)) await load("parameters");
    } catch (error) {
      // If it was connected twice meanwhile, the element reports the error once.
      if (this.#isFailed) return;
      this.#isFailed = true;
      this.#beginsOnLoad = null;
      this.dispatchEvent(new ErrorEvent("error", { error, message: error.message }));
      const buttons = this.#parts.edges.map(({ button }) => button);
      parts.help?.standIn(this, buttons, this.#language.text);
      return;
    }
    const { level } = this.#attachment ?? {};
    // What needs a floor or settings stays attached to them.
    if (!this.isConnected || loading !== this.#loading || (level | module.level) === level) return;
    this.#attachment?.detach();
    this.#attachment = attach(this, this.#parts, this.#control, this.#language, module);
    finishTogether(this.#attachment);
    // Once the page has set up the element.
    setTimeout(() => this.#hint());
  }

  // Loads what reports names that are almost right, if there may be one.
  async #hint() {
    const heard = [...this.#listened];
    const attributes = [...OBSERVED, ...ATTRIBUTES];
    const unknown = [
      ...this.getAttributeNames().filter((name) => !attributes.includes(name)),
      ...Object.keys(this).filter((name) => !(name in View.prototype || HANDLER.test(name))),
      ...heard.filter((type) => !EVENT_TYPE.test(type)),
    ];
    if (unknown.some((name) => LIKE.test(name))) (await load("help"))?.hint(this, heard);
  }

  // Loads what is named, as soon as the element is in a page.
  #name() {
    if (!this.isConnected) return;
    loadNamed(this);
    this.#language.listen();
  }

  // Moved by moveBefore: a run continues.
  connectedMoveCallback() {
    this.#attachment?.move();
  }

  // What is put back at once, as by `append` to another parent, has only been moved: a run continues.
  disconnectedCallback() {
    queueMicrotask(() => this.isConnected || this.#detach());
  }

  #detach() {
    this.#beginsOnLoad = null;
    this.#attachment?.detach();
    this.#attachment = null;
  }

  attributeChangedCallback(name, _, value) {
    if (value !== null && CHOICES[name]) numberOf(value, name, CHOICES[name]);
    // React 18 writes "false".
    if (name === "refreshing") this.refreshing = isSet(this, name);
    if (name === "loading") this.#control.setsLoading = true;
    this.#name();
    if (!this.#attachment) return;
    if (name === "axis" || name === "scroller") {
      this.#detach();
      this.connectedCallback();
    } else {
      this.#attachment.configure();
    }
  }

  // Records which listeners exist: a trace is expensive, and a refresh needs a listener or a
  // handler.
  addEventListener(type, ...rest) {
    this.#listened.add(type);
    // A trace has all of them.
    if (type === TRACE) load("parameters");
    super.addEventListener(type, ...rest);
  }

  // What scrolls the content: the root of an IntersectionObserver, the scroll element of a virtualizer.
  get scroller() {
    return this.#attachment?.scroller ?? this.#parts.scroller;
  }

  // Starts a refresh. Returns its run, or the current one, or null if there cannot be one.
  begin() {
    return this.#begin(0, 0);
  }

  // Starts a load-more at the end, or if there is none at the start.
  loadMore(edge = this.edge === "start" ? "start" : "end") {
    return this.#begin(EDGES.indexOf(edge), 1);
  }

  #begin(edge, role) {
    if (isSet(this, "disabled", edge)) return null;
    if (this.#attachment) return this.#attachment.begin(edge, role);
    if (this.isConnected) {
      this.#beginsOnLoad = () => this.#begin(edge, role);
      if (this.#isFailed) this.#load();
    }
    return null;
  }

  // Whether a refresh is running. A page that sets it controls refreshes: true begins one without calling a
  // handler, and false ends the current one as succeeded.
  get refreshing() {
    return !this.chat && this.phase === PHASES[3 /* PHASE.running */];
  }

  set refreshing(value) {
    this.#control.refreshing = Boolean(value);
    if (value) this.begin();
    else if (this.refreshing) this.#attachment.run(0)?.end();
  }

  // Whether the app loads: outside of a run nothing arms or fires meanwhile. A page that sets it controls each
  // load-more without a handler, which ends when it is removed.
  get loading() {
    return isSet(this, "loading");
  }

  set loading(value) {
    this.#control.setsLoading = true;
    put(this, "loading", value);
  }

  // Opens the floor, the child in the slot "floor"; not during a run or under a finger, and not before its
  // files are loaded. Returns whether it is open now, or on its way.
  openFloor() {
    return this.#attachment?.floor?.(true) ?? false;
  }

  // Closes it; returns the same.
  closeFloor() {
    return this.#attachment?.floor?.(false) ?? false;
  }

  // Ends all current runs.
  end(outcome) {
    for (const edge of EDGES.keys()) this.#attachment?.run(edge)?.end(outcome);
  }

  // Resets exhausted parts, because there may be more to load again.
  reset() {
    for (const edge of EDGES.keys()) this.#attachment?.engine.send(18 /* EVENT.resetRequested */, { edge });
  }

  // The time of the last successful refresh, a Date or null; a refresh that succeeds sets it.
  get lastUpdated() {
    return this.#lastUpdated;
  }

  set lastUpdated(value) {
    const date = value === null ? null : new Date(value);
    if (Number.isNaN(+date)) {
      warn(`lastUpdated is not a date: ${value}`);
      return;
    }
    this.#lastUpdated = date;
    this.#attachment?.word();
  }

  // The page's own outline as path data, or null.
  get outline() {
    return this.getAttribute("outline");
  }

  set outline(value) {
    if (value === null) this.removeAttribute("outline");
    else this.setAttribute("outline", value);
  }

  // All parameters of the behavior at an edge; null if it has none, and until "parameters" have been loaded.
  parametersOf(edge = EDGES[0]) {
    load("parameters");
    return this.#attachment?.engine.parameters(EDGES.indexOf(edge)) ?? null;
  }

  get phase() {
    return this.phaseOf();
  }

  phaseOf(edge = EDGES[0]) {
    return PHASES[this.#number(3 /* ANSWER.phase */, EDGES.indexOf(edge))];
  }

  // 0 at rest, 1 when armed.
  get progress() {
    return this.#number(4 /* ANSWER.progress */);
  }

  // Visible points past the edge.
  get overscroll() {
    return this.#number(5 /* ANSWER.overscroll */);
  }

  #number(slot, edge = 0) {
    return this.#attachment?.engine.read(edge, slot) ?? 0;
  }

  [READ](name) {
    return this.#settings[name] ?? null;
  }

  // A copy, so that later changes to the object have no partial effect.
  [WRITE](name, value) {
    this.#settings[name] = typeof value === "object" ? value && { ...value } : value;
    this.#attachment?.configure();
    // Parameters may need another engine.
    this.#load();
  }
}

function define(name, get, set, target = View.prototype) {
  Object.defineProperty(target, name, {
    get() {
      return get(this);
    },
    set(value) {
      set(this, value);
    },
  });
}

for (const name in CHOICES) {
  const names = CHOICES[name];
  define(
    // By property name.
    name.replace("-b", "B"),
    (view) => {
      // Style sheets know the axis by its attribute.
      const read = () => name !== "axis" && getComputedStyle(view).getPropertyValue(`--overscroll-${name}`);
      return names[Math.max(names.indexOf(view.getAttribute(name) ?? read()), 0)];
    },
    (view, value) => view.setAttribute(name, value),
  );
}
for (const name of SWITCHES) {
  define(
    name,
    (view) => isSet(view, name),
    (view, value) => put(view, name, value),
  );
}
for (const name of OFFSETS) {
  define(
    name,
    (view) => view.scroller[name],
    (view, value) => (view.scroller[name] = value),
  );
}
for (const name of SCROLLS) {
  View.prototype[name] = function (...rest) {
    this.scroller[name](...rest);
  };
}
for (const name of SETTINGS) {
  define(
    name,
    (view) => view[READ](name),
    (view, value) => view[WRITE](name, value),
  );
}
for (const name in sources) {
  define(
    name,
    () => sources[name],
    (_, value) => (sources[name] = value),
    View,
  );
}

const registry = globalThis.customElements;
const first = registry?.get(NAME);
if (!first) registry?.define(NAME, View);
else if (`${first}` !== `${View}`) warn("another version of the script is in use");

// The registered class, even if another copy of this script was loaded first.
export const OverscrollView = first ?? View;
