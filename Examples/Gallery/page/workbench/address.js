// The workbench's state in the URL fragment: only the values that differ from the defaults. A state
// is { look, behavior, loadBehavior, fidelity, lang, path, start: {…}, end: {…} }; the last two
// hold the parameters changed at each edge. With a path, a custom outline, the look is one that
// draws it.

import { PARAMETERS, splitMotion } from "./parameters.js";

export const BEGINNING = {
  look: "arrow",
  behavior: "standard",
  loadBehavior: "standard",
  fidelity: "corrected",
  lang: "",
  path: "",
};
/** Values that are a name, and the attribute that lists the names. */
export const CHOICES = {
  look: "indicator",
  behavior: "behavior",
  loadBehavior: "load-behavior",
  fidelity: "fidelity",
  lang: "lang",
};
/** The looks that draw a custom outline. */
export const OUTLINE_LOOKS = ["path", "mrefresh"];
const NAMES = Object.keys(BEGINNING);
// The prefix of the parameters of each edge.
const PREFIXES = { start: "", end: "load." };
// Longer path data is not stored in the address: some browsers and chats do not accept more.
const LONGEST_PATH = 4000;

/** The URL fragment for a state, without the #; empty for the defaults. */
export function written(state) {
  const words = new URLSearchParams();
  for (const name of NAMES) {
    const value = state[name];
    const isTooLong = name === "path" && value.length > LONGEST_PATH;
    if (value !== BEGINNING[name] && !isTooLong) words.set(name, value);
  }
  for (const edge in PREFIXES) {
    for (const name in PARAMETERS) {
      const value = state[edge][name];
      if (value !== undefined) words.set(PREFIXES[edge] + name, value);
    }
  }
  return words.toString();
}

/** The state of a URL fragment; unknown values are ignored, the path is unchecked. `choices`: the element's. */
export function read(address, choices) {
  const words = new URLSearchParams(address.replace(/^#/, ""));
  const state = { ...BEGINNING, start: {}, end: {} };
  for (const name of NAMES) {
    const value = words.get(name);
    const list = choices[CHOICES[name]];
    if (value !== null && (!list || list.includes(value))) state[name] = value;
  }
  for (const edge in PREFIXES) {
    for (const name in PARAMETERS) {
      const value = understood(name, words.get(PREFIXES[edge] + name));
      if (value !== null && (PARAMETERS[name].edge ?? edge) === edge) state[edge][name] = value;
    }
  }
  return state;
}

/** The look for an outline that is closest to the present one. */
export function lookFor(path, look) {
  return path && !OUTLINE_LOOKS.includes(look) ? "path" : look;
}

/** A parameter's value as the element takes it, or null. */
function understood(name, value) {
  if (value === null || value === "") return null;
  const { words, unit } = PARAMETERS[name];
  if (words && unit === undefined) return words.includes(value) ? value : null;
  const { curve, seconds } = splitMotion(value);
  if (!Number.isFinite(seconds)) return null;
  if (!words) return Number(value);
  return words.includes(curve) ? (curve === "spring" ? seconds : value) : null;
}
