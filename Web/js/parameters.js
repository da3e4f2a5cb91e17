// Converts between parameter names of a page and the engine's numbers.

import { PARAMETER, PARAMETER_NAMES, PARAMETERS, WORDS } from "./codes.ts";
import { warn } from "./run.js";

// A motion's curve is a separate number; in a page it is a prefix: "easeInOut:0.3".
const CURVES = {
  opening: PARAMETER.openingCurve,
  closing: PARAMETER.closingCurve,
  floorMotion: PARAMETER.floorCurve,
};
const codeOf = (name) => PARAMETER_NAMES.indexOf(name);
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
export function ownValue({ parameters, loadParameters }, edge, name) {
  const value = (edge ? loadParameters : parameters)?.[name];
  return OWN[name](value) ? value : undefined;
}

// Sets all valid values; the engine validates the resulting behavior. In the order of the numbers,
// because setting where a part arms also sets where it fires.
export function change(changes, set) {
  const refuse = (name, reason) => warn(`parameter ${name} ${reason}`);
  for (const [name, value] of Object.entries(changes)) {
    if (!PARAMETERS.includes(name) && !OWN[name]) refuse(name, "does not exist");
    if (isGiven(value) && OWN[name]?.(value) === false) refuse(name, `cannot be "${value}"`);
  }
  PARAMETERS.forEach((name) => {
    const code = codeOf(name);
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
const isFull = (name) => codeOf(name) >= PARAMETER.floor;
const FULL_WORDS = ["growing", "fullViewport", "loadAgain"];

// Whether an element names a setting of the full engine; those of a floor count only where there is one.
export const needsFull = ({ parameters, loadParameters }) =>
  [parameters, loadParameters]
    .flatMap((changes) => Object.entries(changes ?? {}))
    .some(
      ([name, value]) =>
        ((isFull(name) || name in OWN) && !name.startsWith("floor") && isGiven(value)) || FULL_WORDS.includes(value),
    );

// Reads all of them, in the form that `change` accepts.
export function all(get) {
  const isThere = (name) => !isFull(name) || get(PARAMETER.dragRate);
  const valueOf = (name) => {
    const [words, value] = [WORDS[name], get(codeOf(name))];
    if (!isQuantity(name)) return words[value];
    const curve = words?.[get(CURVES[name])];
    return curve ? `${curve}:${value}` : value;
  };
  return Object.fromEntries(PARAMETERS.filter(isThere).map((name) => [name, valueOf(name)]));
}
