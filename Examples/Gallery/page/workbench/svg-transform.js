// The `transform` attribute: CSS Transforms 1, section 8.

const FUNCTION = /[\s,]*([a-z]+)\s*\(([^()]*)\)[\s,]*/iy;
const NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?[\s,]*/i;

/** The whole list as one matrix; null if it is invalid. */
export function matrixOf(text) {
  let matrix = new DOMMatrix();
  FUNCTION.lastIndex = 0;
  while (FUNCTION.lastIndex < text.length) {
    const [, name, list] = FUNCTION.exec(text) ?? [];
    const own = name && one(name, numbersOf(list));
    if (!own) return null;
    matrix = matrix.multiply(own);
  }
  return matrix;
}

function numbersOf(list) {
  const found = [];
  let rest = list.trimStart();
  while (rest) {
    const match = NUMBER.exec(rest);
    if (!match) return [];
    found.push(Number.parseFloat(match[0]));
    rest = rest.slice(match[0].length);
  }
  return found;
}

function one(name, n) {
  const none = new DOMMatrix();
  switch (`${name} ${n.length}`) {
    case "matrix 6":
      return new DOMMatrix(n);
    case "translate 1":
    case "translate 2":
      return none.translate(...n);
    case "scale 1":
    case "scale 2":
      return none.scale(...n);
    case "rotate 1":
      return none.rotate(n[0]);
    case "rotate 3":
      return none.translate(n[1], n[2]).rotate(n[0]).translate(-n[1], -n[2]);
    case "skewX 1":
      return none.skewX(n[0]);
    case "skewY 1":
      return none.skewY(n[0]);
    default:
      return null;
  }
}
