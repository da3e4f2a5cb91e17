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
// The moment at which an element may be attached to another engine.

const REST = ["idle", "exhausted"];

// Waits until no run of an element is in progress, and no pull.
async function atRest(element) {
  while (!["start", "end"].every((edge) => REST.includes(element.phaseOf(edge)))) {
    await new Promise((resolve) => element.addEventListener("phasechange", resolve, { once: true }));
  }
}
// Keyboard, focus and wheel of a floor.

// Whether nothing on a floor can scroll by a wheel, so that the page would.
function blocksScrolling(event, slot) {
  const path = event.composedPath();
  return !path.slice(0, path.indexOf(slot) + 1).some((node) => canScroll(node, event.deltaX, event.deltaY));
}

function canScroll(node, x, y) {
  const [side, size] = x && !y ? ["Left", "Width"] : ["Top", "Height"];
  const offset = node[`scroll${side}`];
  return x + y > 0 ? offset < node[`scroll${size}`] - node[`client${size}`] - 1 : offset > 0;
}

// Moves the focus to a floor and back, and keeps it and assistive technologies out of what is behind. `close` is
// what a button does that is only seen while it has the focus.
function makeFocus(element, slot, close) {
  const root = element.shadowRoot;
  const back = document.createElement("button");
  let before;

  function seal(isOpen) {
    slot.inert = !isOpen;
    back.hidden = !isOpen;
    for (const node of root.children) {
      if (![slot, back].includes(node) && node.role !== "status") node.inert = isOpen;
    }
  }

  // The last tab stop of the floor.
  back.addEventListener("click", close);
  slot.after(back);
  slot.tabIndex = -1;
  seal(false);

  return {
    name(text) {
      back.textContent = text;
    },

    // To the first tab stop, as far as its index tells: of others the call does nothing. Otherwise to the floor itself.
    // Without a ring if a pull has opened it, where the browser lets a script say so.
    enter(focusVisible) {
      before = root.activeElement ?? element.getRootNode().activeElement;
      seal(true);
      // So that the browser knows that the floor is seen now.
      slot.getBoundingClientRect();
      const inside = slot.assignedElements().flatMap((node) => [node, ...node.querySelectorAll("*")]);
      const isStop = (node) => node.tabIndex >= 0 || node.isContentEditable;
      for (const node of [...inside.filter((node) => node.autofocus), ...inside.filter(isStop), slot]) {
        if (!slot.matches(":focus-within")) node.focus({ preventScroll: true, focusVisible });
      }
    },

    // Unless the app has moved it elsewhere.
    leave() {
      const isInside = slot.matches(":focus-within") || root.activeElement === back;
      seal(false);
      if (isInside) before?.focus({ preventScroll: true });
    },
  };
}
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
// The floor of one element: the child in its slot "floor", which a longer pull brings down.
//
// An adapter around the exports of the engine's module, so that the script of pages without a floor needs none
// of it: it sees every call of the element's session, and which effects it answers with.


// The slot is a box in the place of the content: its end is attached to the content's start. While nothing of it is
// seen, it costs no layout. No margin of what is on it is outside the child.
const STYLE = `[name=floor]{display:block;position:absolute;inset:0 0 auto;overflow:auto;overscroll-behavior:contain;outline:none}
:host([axis=horizontal]) [name=floor]{inset:0 auto;inset-inline-start:0}
[name=floor]::slotted(:not([hidden])){display:flow-root}
[name=floor]:not([shown])::slotted(*){visibility:hidden;content-visibility:hidden}
.indicator{transition:opacity .2s}
[name=floor][entered]~.indicator{opacity:0}
[name=floor][entered]~#scroller[page]{overflow:clip}`;

const isUp = (state) => state === 2 /* FLOOR.opening */ || state === 3 /* FLOOR.open */;
let sheet;
// By element.
const adapted = new WeakMap();

// The engine's module for an element, once no run is in progress: the element may have been without a floor.
async function adapt(wasm, element) {
  await atRest(element);
  if (!adapted.has(element)) adapted.set(element, makeFloor(wasm, element));
  return adapted.get(element);
}

function makeFloor({ call, canvas }, element) {
  const root = element.shadowRoot;
  const slot = root.querySelector("[name=floor]");
  const picture = root.querySelector(".start canvas") ?? slot;
  const focus = makeFocus(element, slot, close);
  // The child, if it has not been removed.
  const child = () => slot.assignedElements()[0];
  // The session's address; 0 while the element is in no page.
  let view = 0;
  let state;
  let viewport = 0;
  // Of the floor.
  let length = 0;
  // How far the page is scrolled back to show the floor.
  let away = 0;
  // What is shown: the pull, and the length it belongs to.
  let shown;
  let watcher;
  let configured;
  let news = null;
  // What the element's script passes in.
  let page = {};

  // Before the session is configured: its behavior has no floor by itself.
  function raise() {
    configured = child();
    const get = (code) => call.overscroll_parameter(view, 0, code);
    const set = (code, value) => call.overscroll_change(view, 0, code, value);
    const changes = element.parameters;
    if (configured && element.edge === "end") warn('no floor with edge="end"');
    if (!configured) {
      set(28 /* PARAMETER.floor */, 0);
    } else if (!get(28 /* PARAMETER.floor */) && Number(changes?.floor ?? 1) && get(17 /* PARAMETER.trigger */) !== 1 /* TRIGGER.reach */) {
      set(28 /* PARAMETER.floor */, Math.max(get(1 /* PARAMETER.arm */), get(2 /* PARAMETER.fire */)) * 1.9 /* FLOOR_FACTOR */);
    }
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isStill && !changes?.floorMotion) set(30 /* PARAMETER.floorMotion */, 0);
  }

  // Measures the floor where it is shown: at the top of what the list scrolls with, or where the list begins if that is
  // in the lower half. Returns how far away that is.
  function measure() {
    const { scroller } = element;
    length = viewport;
    if (root.contains(scroller)) return 0;
    const { scrollTop, clientHeight } = scroller;
    // The page's own box moves.
    const top = Math.max(0, scroller.getBoundingClientRect().top);
    const start = element.getBoundingClientRect().top - top + scrollTop;
    const shownAt = start < clientHeight / 2 ? 0 : start;
    length = Math.min(viewport, clientHeight - start + shownAt);
    return scrollTop - shownAt;
  }

  // Scrolls the page, and keeps the rows in their place on the screen.
  function scrollPage(points) {
    if (!points) return;
    away -= points;
    element.scroller.scrollBy({ top: points, behavior: "instant" });
    root.querySelector("#content").style.translate = away ? `0 ${-away}px` : "";
  }

  function request(flag) {
    page.send(19 /* EVENT.floorRequested */, { flag });
    return isUp(state);
  }

  function close() {
    request(false);
  }

  function change(next) {
    const previous = state;
    state = next;
    slot.toggleAttribute("entered", next > 1 /* FLOOR.armed */);
    page.engine.isOnFloor = next > 1 /* FLOOR.armed */;
    if (next === 2 /* FLOOR.opening */) scrollPage(-measure());
    if (next === 0 /* FLOOR.closed */) scrollPage(away);
    place();
    if (isUp(next) && !isUp(previous)) enter(previous !== 1 /* FLOOR.armed */);
    if (isUp(previous) && !isUp(next)) leave();
    const detail = { state: FLOORS[next], previous: FLOORS[previous] };
    page.reflect("floor", { ...detail, phase: detail.state });
    // Other gestures belong to the list now, and another title.
    if (element.isConnected) {
      page.look();
      // A refresh that the page has set meanwhile.
      if (next === 0 /* FLOOR.closed */) page.started();
    }
    page.word();
    element.dispatchEvent(new CustomEvent("floorchange", { detail }));
  }

  function enter(isByProgram) {
    focus.enter(isByProgram);
    if (!globalThis.CloseWatcher) return;
    watcher = new CloseWatcher();
    watcher.onclose = close;
  }

  function leave() {
    watcher?.destroy();
    watcher = null;
    focus.leave();
  }

  // Moves the slot with the content, and tells the child.
  function place() {
    const pull = element.overscroll;
    const next = `${pull} ${length} ${state}`;
    if (next === shown) return;
    shown = next;
    const isSeen = pull > 0 || state > 1 /* FLOOR.armed */;
    slot.toggleAttribute("shown", isSeen);
    const isHorizontal = element.axis === "horizontal";
    const sign = isHorizontal && element.matches(":dir(rtl)") ? -1 : 1;
    const distance = Math.min(pull - length, 0) * sign;
    slot.style[isHorizontal ? "width" : "height"] = `${length}px`;
    slot.style.transform = distance ? `translate${isHorizontal ? "X" : "Y"}(${distance}px)` : "";
    const own = child();
    if (!own) return;
    own.dataset.phase = FLOORS[state];
    const armsAt = call.overscroll_parameter(view, 0, 28 /* PARAMETER.floor */);
    const tell = (name, value) => own.style.setProperty(`--overscroll-${name}`, value);
    tell("progress", armsAt && pull / armsAt);
    tell("pull", `${pull}px`);
    tell("open", length && Math.min(pull / length, 1));
  }

  // After the app has removed the child or added another one.
  slot.addEventListener("slotchange", () => {
    if (view && child() !== configured) page.configure();
  });
  slot.addEventListener("wheel", (event) => blocksScrolling(event, slot) && event.preventDefault(), { passive: false });
  root.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !watcher && isUp(state) && !event.defaultPrevented) close();
  });
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets.push(sheet);

  return {
    canvas,
    level: 1,
    call: {
      ...call,
      overscroll_open(...rest) {
        view = call.overscroll_open(...rest);
        return view;
      },
      overscroll_close() {
        call.overscroll_close(view);
        view = 0;
      },
      overscroll_configure(...rest) {
        if (!rest[1]) raise();
        return call.overscroll_configure(...rest);
      },
      overscroll_send(...rest) {
        if (rest[1] === 7 /* EVENT.scrolled */) {
          viewport = rest[8];
          measure();
        }
        call.overscroll_send(...rest);
      },
      // The app is told of a new state before the next effect is taken, and may then do anything, such as remove
      // the element.
      overscroll_take() {
        const told = news;
        news = null;
        if (told !== null) change(told);
        if (!view) return -1;
        const effect = call.overscroll_take(view);
        if (effect === 13 /* EFFECT.reportFloor */) news = new Float64Array(call.memory.buffer)[view / 8 + 0 /* ANSWER.value */];
        if (effect < 0) place();
        return effect;
      },
      // Called for every new text, as in another language.
      overscroll_title(...rest) {
        focus.name(page.text(23 /* TEXT.floorBack */));
        // Over a floor a look has the colors of its scheme.
        const below = picture.closest(".indicator") && child();
        picture.style.colorScheme = below ? getComputedStyle(below).colorScheme : "";
        return !rest[1] && state === 1 /* FLOOR.armed */ ? 22 /* TEXT.floorArmed */ : call.overscroll_title(...rest);
      },
    },

    // Called while the element is attached, with what only its script can do. Returns what opens or closes it.
    floor(engine, send, reflect, look, configure, word, { english, text }, started) {
      page = { engine, send, reflect, look, configure, word, text, started };
      [english[22 /* TEXT.floorArmed */], english[23 /* TEXT.floorBack */]] = FLOOR_ENGLISH;
      state = 0 /* FLOOR.closed */;
      reflect("floor", { phase: FLOORS[state] });
      slot.hidden = false;
      return request;
    },
  };
}
// The entry of overscroll-floor.js, which is loaded with overscroll-full.wasm when an element has a floor.


export const part = { layout: 226_694_235 /* LAYOUT */, adapt };
