// Reads SVG path data: SVG 2, section 9.3.9. The element does not expose its engine's parser; both
// are tested with the lists in Tests/PathData.

export const SVG = "http://www.w3.org/2000/svg";

const COUNTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?/iy;
const FLAG = /[01]/y;
const SPACE = /[\t\n\f\r ]*/y;
const COMMA = /[\t\n\f\r ]*,?[\t\n\f\r ]*/y;

/**
 * The commands of path data as [letter, number, …], one for each set of numbers, and the offset of
 * the first invalid byte, or null. Bytes before it are plain ASCII, so it is also the offset of the
 * first invalid character.
 */
export function commandsOf(data) {
  const commands = [];
  let at = 0;

  const next = (pattern) => {
    pattern.lastIndex = at;
    const match = pattern.exec(data);
    if (match) at = pattern.lastIndex;
    return match?.[0];
  };
  /** A set of numbers, or null where one is missing. */
  const numbers = (kind, count) => {
    const values = [];
    while (values.length < count) {
      if (values.length) next(COMMA);
      const isFlag = kind === "A" && (values.length === 3 || values.length === 4);
      const start = at;
      const value = Number(next(isFlag ? FLAG : NUMBER));
      // No browser draws beyond single precision.
      if (!Number.isFinite(Math.fround(value))) {
        at = start;
        return null;
      }
      values.push(value);
    }
    return values;
  };

  next(SPACE);
  while (at < data.length) {
    let letter = data[at];
    const kind = letter.toUpperCase();
    const count = COUNTS[kind];
    if (count === undefined || (!commands.length && kind !== "M")) return { commands, mistake: at };
    at += 1;
    next(SPACE);
    if (!count) commands.push([letter]);
    for (let isMore = count > 0; isMore; ) {
      const values = numbers(kind, count);
      if (!values) return { commands, mistake: at };
      commands.push([letter, ...values]);
      // Pairs after a move are lines.
      letter = { M: "L", m: "l" }[letter] ?? letter;
      const separator = next(COMMA);
      NUMBER.lastIndex = at;
      isMore = NUMBER.test(data);
      if (!isMore && separator.includes(",")) return { commands, mistake: at };
    }
  }
  return { commands, mistake: null };
}

/** The same path data without line ends. */
export const oneLine = (data) => data.trim().replace(/\s+/g, " ");
