// Converts between parameter names of a page and the engine's numbers.

import { PARAMETER, PARAMETERS, WORDS } from "./codes.js";
import { warn } from "./run.js";

// A motion's curve is a separate number; in a page it is a prefix: "easeInOut:0.3".
const CURVE = PARAMETER.openingCurve - PARAMETER.opening;
// Later ones have one of several values.
const isQuantity = (code) => code <= PARAMETER.backOff;

// Sets all valid values; the engine validates the resulting behavior. In the order of the numbers,
// because setting where a part arms also sets where it fires.
export function change(changes, set) {
  const refuse = (name, reason) => warn(`parameter ${name} ${reason}`);
  for (const name of Object.keys(changes)) {
    if (!PARAMETERS.includes(name)) refuse(name, "does not exist");
  }
  PARAMETERS.forEach((name, code) => {
    const value = changes[name];
    if (value === undefined || value === null) return;
    const words = WORDS[name];
    const parts = words ? `${value}`.split(":") : [value];
    const last = parts.pop();
    const choice = words?.indexOf(isQuantity(code) ? parts.join(":") : last);
    if (choice < 0) {
      const form = (word) => (isQuantity(code) ? `${word && `${word}:`}seconds` : word);
      refuse(name, `cannot be "${value}", only ${words.map(form).join(", ")}`);
      return;
    }
    if (words) set(isQuantity(code) ? code + CURVE : code, choice);
    if (isQuantity(code)) set(code, last === "" ? NaN : Number(last));
  });
}

// Reads all of them, in the form that `change` accepts.
export function all(get) {
  const valueOf = (name, code) => {
    const words = WORDS[name];
    if (!isQuantity(code)) return words[get(code)];
    const curve = words?.[get(code + CURVE)];
    return curve ? `${curve}:${get(code)}` : get(code);
  };
  const values = {};
  PARAMETERS.forEach((name, code) => {
    values[name] = valueOf(name, code);
  });
  return values;
}

// Why a behavior was refused, by the number of the parameter that was out of range.
export function reasonFor(code, get) {
  const { [PARAMETERS[code]]: value, startDistance } = all(get);
  const least = code === PARAMETER.arm ? `, startDistance is ${startDistance}` : "";
  return `${PARAMETERS[code]} cannot be ${value}${least}`;
}
