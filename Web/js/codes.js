// Written by Scripts/codes.sh from the enums in Swift; make test checks that it is fresh.
export const EVENT = {
  configured: 0,
  removed: 1,
  contactBegan: 2,
  contactMoved: 3,
  contactEnded: 4,
  contactCancelled: 5,
  scrolled: 6,
  attached: 7,
  shown: 8,
  hidden: 9,
  detached: 10,
  environmentChanged: 11,
  beginRequested: 12,
  actionFinished: 13,
  cancelRequested: 14,
  frame: 15,
  woke: 16,
};
export const EFFECT = {
  startAction: 1,
  cancelAction: 2,
  setContribution: 3,
  setDisplacement: 4,
  scrollTo: 5,
  requestFrames: 6,
  stopFrames: 7,
  wake: 8,
  playHaptic: 9,
  announce: 10,
  reportMilestone: 11,
  reportPhase: 12,
  storeLastUpdated: 13,
};
export const ANSWER = {
  edge: 0,
  value: 1,
  phase: 2,
  outcome: 3,
  progress: 4,
  overscroll: 5,
  position: 6,
  extent: 7,
  holdsGesture: 8,
  token: 9,
};
export const SOURCE = {
  program: 0,
  key: 1,
  accessibility: 2,
  tap: 3,
};
export const DRAW = {
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
};
export const TEXT = {
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
};
export const EFFECTS = ["", "startAction", "cancelAction", "setContribution", "setDisplacement", "scrollTo", "requestFrames", "stopFrames", "wake", "playHaptic", "announce", "reportMilestone", "reportPhase", "storeLastUpdated"];
export const EDGES = ["start", "end"];
export const PHASES = ["idle", "pulling", "armed", "running", "finishing"];
export const OUTCOMES = ["succeeded", "failed", "cancelled"];
export const LOOKS = ["arrow", "ring", "path"];
export const BEHAVIORS = ["standard"];
export const LANGUAGES = ["en", "zhHans"];
export const SLOTS = ["accent", "foreground", "secondary", "track", "success", "failure"];
export const CAPS = ["butt", "round", "square"];
export const JOINS = ["miter", "round", "bevel"];
export const ALIGNMENTS = ["start", "center", "end"];
