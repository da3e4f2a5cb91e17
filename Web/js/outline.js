// A page's own outline, as the browser measures it: no reader of path data is loaded.

import { warn } from "./run.js";

// The figure's square, in points, without half a line's thickness on each side.
const SIDE = 26;
// The whole length has at least so many stretches that become lines, so that a wave is not taken for
// one, and at most so many, by one of which a corner is cut.
const LEAST = 64;
const MOST = 4096;
// A line lies no farther from the outline than this part of the whole length: 0.05 points where a look
// fills 50 and its outline is twenty times as long, a tenth of a pixel on a screen with two for each.
const PRECISION = 20_000;

// The points of the outline that path data describes, fitted into the square: each with whether a
// piece begins there. None where it is no path data or draws nothing, which is said on the console.
export function pointsOf(data) {
  if (data === null) return [];
  // In a style sheet's string a line cannot end.
  const text = data.replace(/[\t\n\f\r]/g, " ");
  if (!CSS.supports("clip-path", `path(${JSON.stringify(text)})`)) {
    warn(`outline is no path data: "${data}"`);
    return [];
  }
  const pieces = cut(text);
  const whole = pieces.reduce((sum, { length }) => sum + length, 0);
  const places = pieces.flatMap((piece) => placesOn(piece, whole));
  const [left, right] = range(places.map(({ x }) => x));
  const [top, bottom] = range(places.map(({ y }) => y));
  const size = Math.max(right - left, bottom - top);
  if (!(size > 0 && size < Infinity)) {
    warn(`outline draws nothing: "${data}"`);
    return [];
  }
  const fitted = (value, from, to) => (SIDE / size) * (value - (from + to) / 2);
  return places.map(({ x, y, begins }) => [fitted(x, left, right), fitted(y, top, bottom), begins]);
}

// A path for each piece that has a length and an end: measuring one is much faster than all of them.
// A move that is relative needs the place where the piece before ended.
function cut(text) {
  const pieces = [];
  let lead = "M0 0";
  for (const part of text.split(/(?=m)/i)) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", lead + part);
    const length = path.getTotalLength();
    lead += part;
    if (!(length > 0 && length < Infinity)) continue;
    pieces.push({ path, length });
    const { x, y } = path.getPointAtLength(length);
    lead = `M${x} ${y}`;
  }
  return pieces;
}

// The places of a piece between which it is as good as straight. At length 0 a browser still stands
// where the first move went.
function placesOn({ path, length }, whole) {
  const placeAt = (at, begins = false) => {
    const { x, y } = path.getPointAtLength(at);
    return { x, y, at, begins };
  };
  const behind = (from, to) => {
    const middle = placeAt((from.at + to.at) / 2);
    const aside = Math.hypot((from.x + to.x) / 2 - middle.x, (from.y + to.y) / 2 - middle.y);
    const count = whole / (to.at - from.at);
    if (count > MOST || (count > LEAST && aside * PRECISION < whole)) return [to];
    return [...behind(from, middle), ...behind(middle, to)];
  };
  const first = placeAt(length * 1e-6, true);
  return [first, ...behind(first, placeAt(length))];
}

function range(values) {
  return [Math.min(...values), Math.max(...values)];
}
