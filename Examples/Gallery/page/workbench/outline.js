// Path data in absolute pieces, so that it can be moved, turned and joined with others. Only for data
// that makes sense: the element is asked first.

const COUNTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const FLAG = /[01]/y;
const SPACE = /[\s,]*/y;
// An arc is drawn by curves of at most a quarter turn.
const QUARTER = Math.PI / 2;

/** Pieces of an outline, as [letter, x, y, …] with M, L, Q, C and Z, all absolute. */
export function pieces(data) {
  const found = [];
  let at = 0;
  let letter = "";
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let control = null; // the last control point, and the letter of its curve

  const next = (pattern) => {
    SPACE.lastIndex = at;
    SPACE.test(data);
    pattern.lastIndex = at = SPACE.lastIndex;
    const match = pattern.exec(data)?.[0];
    at = match === undefined ? at : pattern.lastIndex;
    return match;
  };
  const add = (kind, ...points) => {
    found.push([kind, ...points]);
    [x, y] = points.slice(-2);
  };
  const mirrored = (kind) => (control?.kind === kind ? [2 * x - control.x, 2 * y - control.y] : [x, y]);

  for (;;) {
    const given = next(/[a-z]/iy);
    if (given === undefined && (at >= data.length || !letter)) return found;
    // Pairs behind a move are lines.
    letter = given ?? { M: "L", m: "l" }[letter] ?? letter;
    const kind = letter.toUpperCase();
    const isRelative = letter !== kind;
    const v = Array.from({ length: COUNTS[kind] }, (_, index) =>
      Number(next(kind === "A" && (index === 3 || index === 4) ? FLAG : NUMBER)),
    );
    const [dx, dy] = isRelative ? [x, y] : [0, 0];
    const points = v.map((value, index) => value + (index % 2 ? dy : dx));
    let after = null;
    if (kind === "Z") {
      found.push(["Z"]);
      [x, y] = [startX, startY];
    } else if (kind === "M") {
      add("M", ...points);
      [startX, startY] = points;
    } else if (kind === "H") {
      add("L", v[0] + dx, y);
    } else if (kind === "V") {
      add("L", x, v[0] + dy);
    } else if (kind === "A") {
      for (const curve of arc(x, y, v, v[5] + dx, v[6] + dy)) add("C", ...curve);
    } else if (kind === "S" || kind === "C") {
      const curve = kind === "S" ? [...mirrored("C"), ...points] : points;
      after = { kind: "C", x: curve[2], y: curve[3] };
      add("C", ...curve);
    } else if (kind === "T" || kind === "Q") {
      const curve = kind === "T" ? [...mirrored("Q"), ...points] : points;
      after = { kind: "Q", x: curve[0], y: curve[1] };
      add("Q", ...curve);
    } else {
      add("L", ...points);
    }
    control = after;
  }
}

/** Path data of pieces that went through a matrix. */
export function moved(outline, matrix) {
  return outline
    .map(([kind, ...values]) => {
      const points = [];
      for (let index = 0; index < values.length; index += 2) {
        const { x, y } = matrix.transformPoint({ x: values[index], y: values[index + 1] });
        points.push(rounded(x), rounded(y));
      }
      return kind + points.join(" ");
    })
    .join("");
}

// Finer than a look can show.
const rounded = (value) => Number(value.toFixed(3));

/** An elliptical arc as curves: SVG 2, appendix B.2.4, then a curve for each quarter turn. */
function arc(x0, y0, [rx, ry, degrees, isLarge, isSweep], x1, y1) {
  [rx, ry] = [Math.abs(rx), Math.abs(ry)];
  if (!rx || !ry) return [[x0, y0, x1, y1, x1, y1]];
  if (x0 === x1 && y0 === y1) return [];
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [hx, hy] = [(x0 - x1) / 2, (y0 - y1) / 2];
  const [px, py] = [cos * hx + sin * hy, cos * hy - sin * hx];
  const reach = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2);
  if (reach > 1) [rx, ry] = [rx * reach, ry * reach];
  const [a, b] = [(rx * py) ** 2 + (ry * px) ** 2, (rx * ry) ** 2];
  const size = Math.sqrt(Math.max(0, (b - a) / a)) * (isLarge === isSweep ? -1 : 1);
  const [qx, qy] = [(size * rx * py) / ry, (-size * ry * px) / rx];
  const [cx, cy] = [cos * qx - sin * qy + (x0 + x1) / 2, sin * qx + cos * qy + (y0 + y1) / 2];
  const from = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let sweep = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - from;
  if (isSweep && sweep < 0) sweep += 2 * Math.PI;
  if (!isSweep && sweep > 0) sweep -= 2 * Math.PI;

  const count = Math.ceil(Math.abs(sweep) / QUARTER - 1e-9);
  const step = sweep / count;
  const pull = (4 / 3) * Math.tan(step / 4);
  const place = (u, v) => [cx + cos * rx * u - sin * ry * v, cy + sin * rx * u + cos * ry * v];
  return Array.from({ length: count }, (_, index) => {
    const [s, e] = [from + index * step, from + (index + 1) * step];
    const end = index === count - 1 ? [x1, y1] : place(Math.cos(e), Math.sin(e));
    return [
      ...place(Math.cos(s) - pull * Math.sin(s), Math.sin(s) + pull * Math.cos(s)),
      ...place(Math.cos(e) + pull * Math.sin(e), Math.sin(e) - pull * Math.cos(e)),
      ...end,
    ];
  });
}
