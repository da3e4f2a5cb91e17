// A page's own outline, measured with the browser's SVG path API instead of a parser.

import { warn } from "./run.js";

// The figure's square, in points, minus half a line's thickness on each side.
const SIDE = 26;
// The minimum number of straight pieces, so that a wave is not mistaken for a line, and the
// maximum, one of which may cut a corner.
const LEAST = 64;
const MOST = 4096;
// The largest distance of a piece from the outline, as a fraction of the whole length: 0.05 points
// where a look fills 50 and its outline is twenty times as long, a tenth of a pixel on a 2x screen.
const PRECISION = 20_000;

// Returns the points of path data, scaled into the square, each with whether a subpath begins
// there. Empty, with a warning on the console, if the data is invalid or draws nothing.
export function pointsOf(data) {
  if (data === null) return [];
  // A string in a style sheet cannot contain line breaks.
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

// One path per subpath with a length and an end, which is much faster to measure than all of them.
// A relative move needs the end of the previous subpath.
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

// The positions in a subpath between which it is nearly straight. At length 0 a browser still
// returns the position of the first move.
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
