// A page's own outline, as the browser measures it: no reader of path data is loaded.

import { warn } from "./run.js";

// The figure's square, in points, without half a line's thickness on each side.
const SIDE = 26;
// How far a line may lie from the outline it stands for, as a share of the outline's size: 0.05 points
// where a look fills 50, a tenth of a pixel on a screen with two for each point.
const TOLERANCE = 1 / 1000;
// Into how many stretches the whole length is cut at least, so that a wave is not taken for a line,
// and how often one is halved at most: a corner is cut by less than an 8000th of the length.
const STRETCHES = 64;
const DEPTH = 6;

// The points of the outline that path data describes, fitted into the square: each with whether a
// piece begins there. None where it is no path data or draws nothing, which is said on the console.
export function pointsOf(data) {
  // In a style sheet's string a line cannot end.
  const text = data.replace(/[\t\n\f\r]/g, " ");
  if (!CSS.supports("clip-path", `path(${JSON.stringify(text)})`)) {
    warn(`outline is no path data: "${data}"`);
    return [];
  }
  const paths = cut(text);
  const whole = paths.reduce((sum, path) => sum + path.getTotalLength(), 0);
  const pieces = paths.map((path) => placesOn(path, whole));
  const rough = box(pieces.flat());
  if (!(rough.size > 0 && rough.size < Infinity)) {
    warn(`outline draws nothing: "${data}"`);
    return [];
  }
  const fine = pieces.map((piece, index) => refined(paths[index], piece, rough.size * TOLERANCE));
  const { x, y, size } = box(fine.flat());
  const fitted = (value) => (SIDE / size) * value;
  return fine.flatMap((piece) =>
    piece.map((place, index) => [fitted(place.x - x), fitted(place.y - y), !index]),
  );
}

// A path for each piece that has a length and an end: measuring one is much faster than all of them.
// A move that is relative needs the place where the piece before ended.
function cut(text) {
  const paths = [];
  let lead = "M0 0";
  for (const part of text.split(/(?=m)/i)) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", lead + part);
    const length = path.getTotalLength();
    lead += part;
    if (!(length > 0 && length < Infinity)) continue;
    paths.push(path);
    const { x, y } = path.getPointAtLength(length);
    lead = `M${x} ${y}`;
  }
  return paths;
}

// A place on a path, with its length along it.
function placeAt(path, length) {
  const { x, y } = path.getPointAtLength(length);
  return { x, y, length };
}

// The ends of a piece's stretches. At length 0 a browser still stands where the first move went.
function placesOn(path, whole) {
  const length = path.getTotalLength();
  const count = Math.ceil((length / whole) * STRETCHES);
  const lengthAt = (step) => (length * (step || 1e-6)) / count;
  return Array.from({ length: count + 1 }, (_, step) => placeAt(path, lengthAt(step)));
}

// The places of a piece and as many more as its curves and corners need.
function refined(path, places, tolerance) {
  const between = (from, to, depth) => {
    const middle = placeAt(path, (from.length + to.length) / 2);
    const aside = Math.hypot((from.x + to.x) / 2 - middle.x, (from.y + to.y) / 2 - middle.y);
    if (!depth || aside < tolerance) return [to];
    return [...between(from, middle, depth - 1), ...between(middle, to, depth - 1)];
  };
  return places.flatMap((place, index) =>
    index ? between(places[index - 1], place, DEPTH) : [place],
  );
}

// The middle of a box around places, and its longer side.
function box(places) {
  const [left, right] = range(places.map(({ x }) => x));
  const [top, bottom] = range(places.map(({ y }) => y));
  const size = Math.max(right - left, bottom - top);
  return { x: (left + right) / 2, y: (top + bottom) / 2, size };
}

function range(values) {
  return [Math.min(...values), Math.max(...values)];
}
