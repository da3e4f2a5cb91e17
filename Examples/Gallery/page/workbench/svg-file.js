// Everything that an SVG file draws, as path data of one outline.
//
// The file is only parsed and never inserted into the page, so its scripts and styles have no
// effect. Shapes become paths and transforms are applied; invisible elements, style sheets, <use>,
// and nested <svg> with a view box are ignored.

import { moved, pieces } from "./outline.js";
import { commandsOf, SVG } from "./path-data.js";

const SHAPES = "path,rect,circle,ellipse,line,polyline,polygon";
const DEFAULTS = { display: "inline", fill: "black", stroke: "none" };
const NUMBERS = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
const NOT_DRAWN = "defs,clipPath,mask,marker,pattern,symbol";

/**
 * The path data of each shape in a file, with its transform, in order. Throws an error whose
 * message is the key of a text.
 */
export function shapesOf(source) {
  // Renamed attributes are plain text: the page's security policy does not report them.
  const text = source.replace(/(<\/?|\s)style(?=[\s>=/])/gi, "$1data-style");
  const svg = new DOMParser().parseFromString(text, "image/svg+xml");
  if (svg.querySelector("parsererror") || svg.documentElement.localName !== "svg") {
    throw new Error("noSVG");
  }
  const shapes = [...svg.querySelectorAll(SHAPES)]
    .filter((shape) => !shape.closest(NOT_DRAWN) && isPainted(shape))
    .map((shape) => ({ data: dataOf(shape), matrix: matrixOf(shape) }))
    .filter(({ data }) => data.trim());
  if (!shapes.length) throw new Error("emptySVG");
  return shapes;
}

/** One outline of several shapes; null with the first error and its data. */
export function joined(shapes) {
  let path = "";
  for (const { data, matrix } of shapes) {
    const { commands, mistake } = commandsOf(data);
    if (mistake !== null) return { path: null, data, mistake };
    path += moved(pieces(commands), matrix);
  }
  return { path };
}

/** Whether a shape is filled or stroked. Icons often contain an empty frame that is neither. */
function isPainted(shape) {
  const paint = (name) => {
    for (let node = shape; node?.getAttribute; node = node.parentNode) {
      const style = node.getAttribute("data-style") ?? "";
      const value = style.match(new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`))?.[1].trim();
      if (value ?? node.getAttribute(name)) return value ?? node.getAttribute(name);
    }
    return DEFAULTS[name];
  };
  return paint("display") !== "none" && (paint("fill") !== "none" || paint("stroke") !== "none");
}

/** A shape's transform, including those of its ancestors. */
function matrixOf(shape) {
  let matrix = new DOMMatrix();
  for (let node = shape; node?.getAttribute; node = node.parentNode) {
    const text = node.getAttribute("transform");
    if (!text) continue;
    // An SVG element of the page parses the list.
    const reader = document.createElementNS(SVG, "g");
    reader.setAttribute("transform", text);
    const own = reader.transform.baseVal.consolidate()?.matrix;
    if (own) matrix = DOMMatrix.fromMatrix(own).multiply(matrix);
  }
  return matrix;
}

function dataOf(shape) {
  const number = (name) => Number.parseFloat(shape.getAttribute(name)) || 0;
  switch (shape.localName) {
    case "path":
      return shape.getAttribute("d") ?? "";
    case "line":
      return `M${number("x1")} ${number("y1")}L${number("x2")} ${number("y2")}`;
    case "polyline":
      return linesOf(shape);
    case "polygon":
      return linesOf(shape, "Z");
    case "circle":
      return ellipse(number("cx"), number("cy"), number("r"), number("r"));
    case "ellipse":
      return ellipse(number("cx"), number("cy"), number("rx"), number("ry"));
    default:
      return rectangle(shape, number);
  }
}

function linesOf(shape, end = "") {
  const numbers = (shape.getAttribute("points") ?? "").match(NUMBERS) ?? [];
  const pairs = numbers.slice(0, numbers.length & ~1);
  return pairs.length > 2 ? `M${pairs.join(" ")}${end}` : "";
}

function ellipse(x, y, rx, ry) {
  if (rx <= 0 || ry <= 0) return "";
  const half = (sign) => `a${rx} ${ry} 0 0 1 ${sign * 2 * rx} 0`;
  return `M${x - rx} ${y}${half(1)}${half(-1)}Z`;
}

function rectangle(shape, number) {
  const [x, y, width, height] = ["x", "y", "width", "height"].map(number);
  if (width <= 0 || height <= 0) return "";
  // A missing radius equals the other.
  const [given, other] = [number("rx") || number("ry"), number("ry") || number("rx")];
  const [rx, ry] = [Math.min(given, width / 2), Math.min(other, height / 2)];
  if (!rx || !ry) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (dx, dy) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}` +
    `h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}Z`
  );
}
