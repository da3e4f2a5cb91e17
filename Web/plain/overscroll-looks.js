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
// The look of an element, which may have another one until its list has had content.


// By element, whether its first load is over.
const over = new WeakMap();

// The number of the look at present.
function lookOf(element) {
  const usual = LOOKS.indexOf(element.indicator);
  const name = element.getAttribute("first-indicator");
  if (name === null || over.get(element)) return usual;
  const first = LOOKS.indexOf(name);
  if (!over.has(element)) {
    if (first < 0) warn(`first-indicator "${name}" does not exist, using "${element.indicator}"`);
    // A list may still be empty after it.
    element.addEventListener("phasechange", ({ detail: { edge, outcome } }) => {
      if (edge === "start" && ["succeeded", "exhausted"].includes(outcome)) over.set(element, true);
    });
  }
  // Content is what has a length. That of the box around it is without the rooms for indicators.
  const { width, height } = getComputedStyle(element.shadowRoot.querySelector("#content"));
  over.set(element, parseFloat(width) * parseFloat(height) > 0);
  return over.get(element) || first < 0 ? usual : first;
}
// A page's own outline, measured with the browser's SVG path API instead of a parser.


// The figure's square, in points, minus half a line's thickness on each side.
const SIDE = 26;
// The minimum number of straight pieces, so that a wave is not mistaken for a line, and the
// maximum, one of which may cut a corner.
const LEAST = 64;
const MOST = 4096;
// The largest distance of a piece from the outline, as a fraction of the whole length: 0.05 points
// where a look fills 50 and its outline is twenty times as long, a tenth of a pixel on a 2x screen.
const PRECISION = 20_000;

// Returns the points of path data, scaled into the square, each with whether a subpath begins
// there. Empty, with a warning on the console, if the data is invalid or draws nothing.
function pointsOf(data) {
  if (data === null) return [];
  // A string in a style sheet cannot contain line breaks.
  const text = data.replace(/[\t\n\f\r]/g, " ");
  if (!CSS.supports("clip-path", `path(${JSON.stringify(text)})`)) {
    warn(`outline is no path data: "${data}"`);
    return [];
  }
  const pieces = cut(text);
  const whole = pieces.reduce((sum, { length }) => sum + length, 0);
  const places = pieces.flatMap((piece) => placesOn(piece, whole));
  const [left, right] = range(places.map(({ x }) => x));
  const [top, bottom] = range(places.map(({ y }) => y));
  const size = Math.max(right - left, bottom - top);
  if (!(size > 0 && size < Infinity)) {
    warn(`outline draws nothing: "${data}"`);
    return [];
  }
  const fitted = (value, from, to) => (26 /* SIDE */ / size) * (value - (from + to) / 2);
  return places.map(({ x, y, begins }) => [fitted(x, left, right), fitted(y, top, bottom), begins]);
}

// One path per subpath with a length and an end, which is much faster to measure than all of them.
// A relative move needs the end of the previous subpath.
function cut(text) {
  const pieces = [];
  let lead = "M0 0";
  for (const part of text.split(/(?=m)/i)) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", lead + part);
    const length = path.getTotalLength();
    lead += part;
    if (!(length > 0 && length < Infinity)) continue;
    pieces.push({ path, length });
    const { x, y } = path.getPointAtLength(length);
    lead = `M${x} ${y}`;
  }
  return pieces;
}

// The positions in a subpath between which it is nearly straight. At length 0 a browser still
// returns the position of the first move.
function placesOn({ path, length }, whole) {
  const placeAt = (at, begins = false) => {
    const { x, y } = path.getPointAtLength(at);
    return { x, y, at, begins };
  };
  const behind = (from, to) => {
    const middle = placeAt((from.at + to.at) / 2);
    const aside = Math.hypot((from.x + to.x) / 2 - middle.x, (from.y + to.y) / 2 - middle.y);
    const count = whole / (to.at - from.at);
    if (count > 4096 /* MOST */ || (count > 64 /* LEAST */ && aside * 20_000 /* PRECISION */ < whole)) return [to];
    return [...behind(from, middle), ...behind(middle, to)];
  };
  const first = placeAt(length * 1e-6, true);
  return [first, ...behind(first, placeAt(length))];
}

function range(values) {
  return [Math.min(...values), Math.max(...values)];
}
// Where an indicator is drawn: in its own place at the edge, or in a node of the content that the page names.


const MARK = "data-overscroll-indicator";
// The node keeps its width, whatever the list's is. Where it has none, it is as wide as there is room.
const STYLE =
  ":host{display:grid;place-content:center;overflow:hidden;contain:inline-size;contain-intrinsic-size:100vw;max-width:100%}";

let sheet;
// By node; null where there cannot be one.
const roots = new WeakMap();

// Moves the canvas of a refresh's indicator into the node, or back.
function put(element, canvas, holder) {
  if (!holder.matches(".start")) return;
  const node = [...element.querySelectorAll(`[${MARK}]`)].find((node) => node.closest(element.localName) === element);
  const home = (node && rootOf(node)) ?? holder;
  if (canvas.parentNode !== home) home.prepend(canvas);
}

// In a shadow tree, so that a framework finds no child that it has not made.
function rootOf(node) {
  if (!roots.has(node)) roots.set(node, makeRoot(node));
  return roots.get(node);
}

function makeRoot(node) {
  try {
    const root = node.attachShadow({ mode: "open" });
    sheet ??= new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    return root;
  } catch {
    warn(`no indicator can be drawn in <${node.localName}>, use a div`);
    return null;
  }
}
// The entry of overscroll-looks.js, which is loaded with overscroll-looks.wasm when a page names another look
// than the first.


export const part = {
  layout: 226_694_235 /* LAYOUT */,
  palettes: PALETTES,
  fonts: LOOK_FONTS,
  dates: DATES,

  // The number of a look, whose canvas is put where the page wants it.
  lookOf(element, canvas, holder) {
    put(element, canvas, holder);
    return lookOf(element);
  },

  // Draws a look from the numbers at an address of the engine's memory; returns the numbers of the list.
  drawList({ call, canvas }, memory, input, outline, look, isFading, frames) {
    const numbers = new Float64Array(call.memory.buffer, canvas);
    numbers.set(new Float64Array(memory, input, 22 /* INPUTS */));
    // The engine knows of no images.
    numbers[20 /* INPUT.pullFrames */] = frames?.pull?.length ?? 0;
    numbers[21 /* INPUT.runFrames */] = frames?.run?.length ?? 0;
    const address = call.overscroll_draw(canvas, look, isFading, outline?.address);
    return new Float32Array(call.memory.buffer, address);
  },

  // Scales an image to fit, centered; skips one that is not loaded or is broken.
  show(context, images, sequence, frame, x, y, width, height) {
    const image = images?.[SEQUENCES[sequence]]?.[frame];
    const w = image?.naturalWidth ?? image?.width;
    const h = image?.naturalHeight ?? image?.height;
    if (!w || !h) return;
    const scale = Math.min(width / w, height / h);
    const left = x + (width - w * scale) / 2;
    const top = y + (height - h * scale) / 2;
    context.drawImage(image, left, top, w * scale, h * scale);
  },

  // Makes an outline of path data, or none of null, and frees an earlier one of other data.
  makeOutline({ call }, old, data) {
    if (old?.data === data) return old;
    if (old?.address) call.overscroll_outline(old.address, NaN);
    let address = 0;
    for (const point of pointsOf(data)) address = call.overscroll_outline(address, ...point);
    return { data, address };
  },
};
