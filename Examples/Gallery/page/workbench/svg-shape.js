// The basic shapes as their equivalent path data: SVG 2, section 10.

const NUMBER = /[\t\n\f\r ]*([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)[\t\n\f\r ]*,?/iy;
const LENGTH = /^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)\s*$/i;
// CSS Values 4, section 6.2: an inch is 96 pixels. Units relative to fonts are not read.
const UNITS = { "": 1, px: 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, q: 96 / 101.6, pt: 96 / 72, pc: 16 };

/** The lengths of an element, in user units. */
export class Lengths {
  bad = null; // the first text that is no length
  #node;
  #size;
  #sized;

  /** Percentages are of `size`; width and height are those of `sized`, where it states them. */
  constructor(node, size, sized = node) {
    this.#node = node;
    this.#size = size;
    this.#sized = sized;
  }

  /** A length; null if it is missing or `auto`. */
  given(name, side) {
    const isSize = name === "width" || name === "height";
    const text = (isSize ? this.#sized.getAttribute(name) : null) ?? this.#node.getAttribute(name);
    return text === null || text === "auto" ? null : this.#read(text, side);
  }

  /** A length, with the text that counts if it is missing. */
  length(name, side, otherwise = "0") {
    return this.given(name, side) ?? (this.bad === null ? this.#read(otherwise, side) : 0) ?? 0;
  }

  #read(text, side) {
    const [, number, unit] = LENGTH.exec(text) ?? [];
    if (unit === "%" && this.#size) return (number / 100) * this.#whole(side);
    const pixels = Object.hasOwn(UNITS, unit?.toLowerCase()) ? UNITS[unit.toLowerCase()] : null;
    if (pixels !== null && Number.isFinite(Number(number))) return number * pixels;
    this.bad ??= text;
    return null;
  }

  #whole(side) {
    const { width, height } = this.#size;
    return side === "both" ? Math.sqrt((width * width + height * height) / 2) : this.#size[side];
  }
}

/** The path data of a shape, empty if it has no extent; undefined for any other element. */
export function shapeOf(node, name, lengths) {
  const length = (key, side) => lengths.length(key, side);
  const [wide, high] = ["width", "height"];
  switch (name) {
    case "path":
      return node.getAttribute("d") ?? "";
    case "line": {
      const start = `M${length("x1", wide)} ${length("y1", high)}`;
      return `${start}L${length("x2", wide)} ${length("y2", high)}`;
    }
    case "polyline":
      return linesOf(node);
    case "polygon":
      return linesOf(node) && `${linesOf(node)}Z`;
    case "circle": {
      const radius = length("r", "both");
      return ellipse(length("cx", wide), length("cy", high), radius, radius);
    }
    case "ellipse": {
      const [rx, ry] = radii(lengths);
      return ellipse(length("cx", wide), length("cy", high), rx, ry);
    }
    case "rect":
      return rectangle(
        length("x", wide),
        length("y", high),
        length("width", wide),
        length("height", high),
        ...radii(lengths),
      );
  }
}

/** Both radii: a missing or negative one equals the other. */
function radii(lengths) {
  const [rx, ry] = ["width", "height"].map((side, index) => {
    const radius = lengths.given(["rx", "ry"][index], side);
    return radius !== null && radius < 0 ? null : radius;
  });
  return [rx ?? ry ?? 0, ry ?? rx ?? 0];
}

/** Lines through all complete points before the first mistake. */
function linesOf(node) {
  const points = node.getAttribute("points") ?? "";
  const numbers = [];
  NUMBER.lastIndex = 0;
  for (let match = NUMBER.exec(points); match; match = NUMBER.exec(points)) numbers.push(match[1]);
  const pairs = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) pairs.push(`${numbers[at]} ${numbers[at + 1]}`);
  return pairs.length ? `M${pairs.join("L")}` : "";
}

/** From its rightmost point, clockwise. */
function ellipse(x, y, rx, ry) {
  if (!(rx > 0 && ry > 0)) return "";
  const to = (endX, endY) => `A${rx} ${ry} 0 0 1 ${endX} ${endY}`;
  return `M${x + rx} ${y}${to(x, y + ry)}${to(x - rx, y)}${to(x, y - ry)}${to(x + rx, y)}Z`;
}

function rectangle(x, y, width, height, givenX, givenY) {
  if (!(width > 0 && height > 0)) return "";
  const [rx, ry] = [Math.min(givenX, width / 2), Math.min(givenY, height / 2)];
  const [right, bottom] = [x + width, y + height];
  if (!rx || !ry) return `M${x} ${y}H${right}V${bottom}H${x}Z`;
  const to = (endX, endY) => `A${rx} ${ry} 0 0 1 ${endX} ${endY}`;
  return (
    `M${x + rx} ${y}H${right - rx}${to(right, y + ry)}V${bottom - ry}${to(right - rx, bottom)}` +
    `H${x + rx}${to(x, bottom - ry)}V${y + ry}${to(x + rx, y)}Z`
  );
}
