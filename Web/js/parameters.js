// The parameters of a behavior: as a page names them, and as the engine numbers them.

import { PARAMETER, PARAMETERS, WORDS } from "./codes.js";
import { warn } from "./run.js";

// A motion's curve has a number of its own; on a page it comes before the seconds: "easeInOut:0.3".
const CURVE = PARAMETER.openingCurve - PARAMETER.opening;
// Those behind it are one of several words.
const isQuantity = (code) => code <= PARAMETER.backOff;

// Sets what can be understood; the engine says whether it makes a behavior. In the order of the
// numbers, because where a part fires follows where it arms unless it is set after that.
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

// All of them, as `change` takes them.
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
