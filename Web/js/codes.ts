// Written by Scripts/codes.sh from the enums in Swift; make test checks that it is fresh.
export const enum EVENT {
  contactBegan = 0,
  contactMoved = 1,
  contactEnded = 2,
  contactCancelled = 3,
  wheelBegan = 4,
  wheelMoved = 5,
  wheelEnded = 6,
  scrolled = 7,
  contentChanged = 8,
  attached = 9,
  shown = 10,
  hidden = 11,
  detached = 12,
  environmentChanged = 13,
  beginRequested = 14,
  externalLoadingChanged = 15,
  actionFinished = 16,
  cancelRequested = 17,
  resetRequested = 18,
  floorRequested = 19,
  frame = 20,
  woke = 21,
  exhaustRequested = 22,
  uncoverRequested = 23,
  concurrencyChanged = 24,
  prefetchFinished = 25,
}
export const enum EFFECT {
  startAction = 0,
  cancelAction = 1,
  setContribution = 2,
  setDisplacement = 3,
  scrollTo = 4,
  requestFrames = 5,
  stopFrames = 6,
  wake = 7,
  playHaptic = 8,
  announce = 9,
  reportMilestone = 10,
  reportPhase = 11,
  storeLastUpdated = 12,
  reportFloor = 13,
  prefetch = 14,
}
export const enum ANSWER {
  value = 0,
  edge = 1,
  wheel = 2,
  phase = 3,
  progress = 4,
  overscroll = 5,
  position = 6,
  extent = 7,
  holdsGesture = 8,
  run = 9,
  isInFront = 10,
}
export const enum WHEEL {
  scroll = 0,
  began = 1,
  moved = 2,
  fading = 3,
  ended = 4,
}
export const enum DRAW {
  beginPath = 1,
  move = 2,
  line = 3,
  quadratic = 4,
  cubic = 5,
  close = 6,
  fill = 7,
  stroke = 8,
  save = 9,
  restore = 10,
  transform = 11,
  opacity = 12,
  text = 13,
  image = 14,
}
export const enum OUTCOME {
  succeeded = 0,
  failed = 1,
  cancelled = 2,
  exhausted = 3,
}
export const enum TEXT {
  headerIdle = 0,
  headerArmed = 1,
  headerRunning = 2,
  headerSucceeded = 3,
  headerFailed = 4,
  lastUpdated = 5,
  today = 6,
  neverUpdated = 7,
  refresh = 8,
  announceBegan = 9,
  announceSucceeded = 10,
  announceFailed = 11,
  loadMore = 12,
  loadEarlier = 13,
  loadPulling = 14,
  loadArmed = 15,
  loadRunning = 16,
  loadSucceeded = 17,
  loadFailed = 18,
  loadRetry = 19,
  loadExhausted = 20,
  announceLoading = 21,
  newItems = 22,
  nothingNew = 23,
  noConnection = 24,
  floorArmed = 25,
  floorBack = 26,
}
export const EDGES = ["start", "end"];
export const EVENTS = ["contactBegan", "contactMoved", "contactEnded", "contactCancelled", "wheelBegan", "wheelMoved", "wheelEnded", "scrolled", "contentChanged", "attached", "shown", "hidden", "detached", "environmentChanged", "beginRequested", "externalLoadingChanged", "actionFinished", "cancelRequested", "resetRequested", "floorRequested", "frame", "woke", "exhaustRequested", "uncoverRequested", "concurrencyChanged", "prefetchFinished"];
export const EFFECTS = ["startAction", "cancelAction", "setContribution", "setDisplacement", "scrollTo", "requestFrames", "stopFrames", "wake", "playHaptic", "announce", "reportMilestone", "reportPhase", "storeLastUpdated", "reportFloor", "prefetch"];
export const OUTCOMES = ["succeeded", "failed", "cancelled", "exhausted"];
export const MILESTONES = ["opened", "closingBegan", "closed"];
export const LOOKS = ["arrow", "ring", "path", "ego", "cll", "mj", "mrefresh", "yq", "tick", "petals", "material", "frames", "drop", "wave", "segments", "liquid", "morph", "field", "cover"];
export const BEHAVIORS = ["standard", "ego", "cll", "mj", "mrefresh", "yq"];
export const LOAD_BEHAVIORS = ["standard", "back", "tap", "cll", "mj-back", "mj-auto", "mj-trailer"];
// Those of both lists that the fidelity makes a difference to.
export const TWOFOLD = ["ego", "mrefresh", "yq", "mj-auto"];
export const FIDELITIES = ["corrected", "original"];
// The names of a behavior's parameters in a page, and the words that some have for values.
export const PARAMETERS = ["startDistance", "arm", "armStrictness", "fire", "fireStrictness", "trigger", "lead", "leadUnit", "hold", "holdMeans", "holdFollowsScroll", "actionDelay", "endWithContact", "opening", "closing", "minimumRunning", "resultHold", "placement", "indicatorExtent", "ignoredInset", "resting", "shortContent", "emptyContent", "whenExhausted", "budgetPerDrag", "backOff", "floor", "floorStrictness", "floorLeave", "floorMotion", "dragRate", "dragLimit", "movesContent", "locksContent", "prefetch"];
export const WORDS = {
  armStrictness: ["reached", "exceeded"],
  fireStrictness: ["reached", "exceeded"],
  trigger: ["release", "reach", "tap", "none", "automatic"],
  leadUnit: ["points", "viewports", "items"],
  holdMeans: ["inset", "offset"],
  holdFollowsScroll: ["no", "yes"],
  endWithContact: ["fold", "defer"],
  opening: ["", "linear", "easeInOut", "systemDefault"],
  closing: ["", "linear", "easeInOut", "systemDefault"],
  placement: ["withContent", "fixedBehind", "fixedInFront", "gapCentered", "superviewLayer", "overlay", "afterContent", "growing", "fullViewport"],
  shortContent: ["fill", "show", "hide", "afterGesture"],
  emptyContent: ["fill", "show", "hide", "afterGesture"],
  whenExhausted: ["show", "hide", "loadAgain"],
  floorStrictness: ["reached", "exceeded"],
  floorMotion: ["", "linear", "easeInOut", "systemDefault"],
  movesContent: ["no", "yes"],
  locksContent: ["no", "yes"],
};
export const enum PARAMETER {
  startDistance = 0,
  arm = 1,
  armStrictness = 2,
  fire = 3,
  fireStrictness = 4,
  trigger = 5,
  lead = 6,
  leadUnit = 7,
  hold = 8,
  holdMeans = 9,
  holdFollowsScroll = 10,
  actionDelay = 11,
  endWithContact = 12,
  opening = 13,
  openingCurve = 14,
  closing = 15,
  closingCurve = 16,
  minimumRunning = 17,
  resultHold = 18,
  placement = 19,
  indicatorExtent = 20,
  ignoredInset = 21,
  resting = 22,
  shortContent = 23,
  emptyContent = 24,
  whenExhausted = 25,
  budgetPerDrag = 26,
  backOff = 27,
  floor = 28,
  floorStrictness = 29,
  floorLeave = 30,
  floorMotion = 31,
  floorCurve = 32,
  dragRate = 33,
  dragLimit = 34,
  movesContent = 35,
  locksContent = 36,
  prefetch = 37,
}
export const PARAMETER_NAMES = ["startDistance", "arm", "armStrictness", "fire", "fireStrictness", "trigger", "lead", "leadUnit", "hold", "holdMeans", "holdFollowsScroll", "actionDelay", "endWithContact", "opening", "openingCurve", "closing", "closingCurve", "minimumRunning", "resultHold", "placement", "indicatorExtent", "ignoredInset", "resting", "shortContent", "emptyContent", "whenExhausted", "budgetPerDrag", "backOff", "floor", "floorStrictness", "floorLeave", "floorMotion", "floorCurve", "dragRate", "dragLimit", "movesContent", "locksContent", "prefetch"];
export const enum TRIGGER {
  release = 0,
  reach = 1,
  tap = 2,
  none = 3,
  automatic = 4,
}
// For how many seconds a result is shown, where nothing else is said.
export const RESULT_HOLD = 0.5;
// The state of a floor, and how many times the distance of a run it arms at.
export const enum FLOOR {
  closed = 0,
  armed = 1,
  opening = 2,
  open = 3,
  closing = 4,
}
export const FLOORS = ["closed", "armed", "opening", "open", "closing"];
export const FLOOR_FACTOR = 1.9;
// The wording with titles beside a horizontal list, and that of the load-more below.
export const enum WORDING {
  besideList = 3,
  ofLoad = 4,
}
export const WORDED_LOAD = "mj-trailer";
// Looks with an outline.
export const OUTLINED = ["path", "mrefresh"];
// English in the standard wording, by a text's number; languages are files of their own.
export const ENGLISH = ["Pull down to refresh", "Release to refresh", "Loading…", "Updated", "Could not refresh", "Last updated: ", "Today", "Never updated", "Refresh", "Refreshing", "Updated", "Could not refresh", "Load more", "Load earlier", "Pull up to load more", "Release to load more", "Loading…", "Loaded", "Could not load", "Could not load. Tap to retry", "No more", "Loading more", "# new", "Nothing new", "No connection"];
// Those that follow, which the script of the floor brings.
export const FLOOR_ENGLISH = ["Release for more", "Back"];
export const LANGUAGES = ["en", "zh-Hans", "zh-Hant", "ja", "ko", "de", "fr", "es", "pt", "it", "ru", "uk", "pl", "tr", "ar", "he", "hi", "vi", "th", "id"];
// By number.
export const RIGHT_TO_LEFT = [14, 15];
export const SLOTS = ["accent", "foreground", "secondary", "track", "success", "failure"];
// The colors of most looks by slot, on light and on dark backgrounds.
export const PALETTE = ["#1d5fd6,#7fb0ff", "#16181d,#f2f3f5", "#5b626d,#a0a7b2", "#dfe2e8,#3a404a", "#157a3c,#5fd38d", "#cf2f24,#ff8075"];
// Where a look has others: by its number, then by slot.
export const PALETTES = [[], [], [], ["#7e8da2,#8e9db2", "#576c89,#a9b8cc", , "#ffffff,#000000"], ["#ad353c,#f0777e", "#000000,#ffffff", "#6e6e6e,#a8a8a8"], ["#5a5a5a,#b4b4b4", "#5a5a5a,#b4b4b4"], ["#0000ff,#8c9bff", "#000000,#ffffff"], ["#0bc1f0,#0bc1f0", , , "#aaaaaa,#5a5a5a"], [], [], [, , , "#ffffff,#3a404a"], [], [], [], [], [], [], [], []];
// By a look's number: whose words; the standard ones for those that follow.
export const WORDINGS = [0, 0, 0, 1, 2, 3];
// The fonts of title and detail of most looks, and by number where a look has others.
export const FONTS = ["600 14px ", "400 12px "];
export const LOOK_FONTS = [, , , ["700 13px ", "400 12px "], ["400 14px ", "400 11px "], ["700 14px ", "700 14px "]];
// By a wording's number, then of today, this year, another year: what is shown, and in which style of
// the reader's own form, or from which place of yyyy-MM-dd HH:mm on.
export const DATES = [[[0, "medium"], [1, "medium"], [2, "medium"]], [[2, "short"], [2, "short"], [2, "short"]], [[1, 5], [1, 5], [1, 5]], [[0, 11], [1, 5], [2, 0]], [[0, 11], [1, 5], [2, 0]]];
export const SEQUENCES = ["pull", "run"];
export const CAPS = ["butt", "round", "square"];
export const JOINS = ["miter", "round", "bevel"];
export const enum PHASE {
  idle = 0,
  pulling = 1,
  armed = 2,
  running = 3,
  exhausted = 4,
  finishing = 5,
}
// By a phase's code; from the first "finishing" on, one for each outcome.
export const PHASES = ["idle", "pulling", "armed", "running", "exhausted", "finishing", "finishing", "finishing", "finishing"];
// By a role's number, then by an announcement's.
export const ANNOUNCEMENTS = [[9, 10, 11, 10], [21, 17, 18, 20]];
// The fingerprint of these numbers; overscroll_layout returns that of the wasm.
export const LAYOUT = 169_535_422;
