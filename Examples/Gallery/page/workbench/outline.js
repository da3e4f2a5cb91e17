// Outlines as absolute commands, so that they can be transformed and joined.

// An arc is drawn as curves of at most a quarter turn.
const QUARTER = Math.PI / 2;

/** Commands of an outline, as [letter, x, y, …] with M, L, Q, C and Z, all absolute. */
export function pieces(commands) {
  const found = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let isClosed = false; // a move without a segment yet
  let control = null; // the last control point, and the letter of its curve

  const add = (kind, ...points) => {
    // After a closed subpath the next one starts at the same point.
    if (isClosed && kind !== "M") found.push(["M", x, y]);
    isClosed = false;
    found.push([kind, ...points]);
    [x, y] = points.slice(-2);
  };
  const curve = (kind, points) => {
    // A smooth curve reflects the last control point of its kind.
    const isShort = points.length < (kind === "C" ? 6 : 4);
    const mirrored = control?.kind === kind ? [2 * x - control.x, 2 * y - control.y] : [x, y];
    const all = isShort ? [...mirrored, ...points] : points;
    add(kind, ...all);
    return { kind, x: all.at(-4), y: all.at(-3) };
  };

  for (const [letter, ...values] of commands) {
    const kind = letter.toUpperCase();
    const [dx, dy] = letter === kind ? [0, 0] : [x, y];
    const points = values.map((value, index) => value + (index % 2 ? dy : dx));
    let last = null;
    switch (kind) {
      case "M":
        add("M", ...points);
        [startX, startY] = points;
        break;
      case "L":
        add("L", ...points);
        break;
      case "H":
        add("L", points[0], y);
        break;
      case "V":
        add("L", x, values[0] + dy);
        break;
      case "C":
      case "S":
        last = curve("C", points);
        break;
      case "Q":
      case "T":
        last = curve("Q", points);
        break;
      case "A":
        for (const quarter of arc(x, y, values, values[5] + dx, values[6] + dy)) add(...quarter);
        break;
      default:
        if (!isClosed) found.push(["Z"]);
        isClosed = true;
        [x, y] = [startX, startY];
    }
    control = last;
  }
  return found;
}

/** Path data of commands transformed by a matrix. */
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

// Finer than visible.
const rounded = (value) => Number(value.toFixed(3));

/** An elliptical arc as curves: SVG 2, appendix B.2.4, then a curve for each quarter turn. */
function arc(x0, y0, [rx, ry, degrees, isLarge, isSweep], x1, y1) {
  [rx, ry] = [Math.abs(rx), Math.abs(ry)];
  if (!rx || !ry) return [["L", x1, y1]];
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
      "C",
      ...place(Math.cos(s) - pull * Math.sin(s), Math.sin(s) + pull * Math.cos(s)),
      ...place(Math.cos(e) + pull * Math.sin(e), Math.sin(e) - pull * Math.cos(e)),
      ...end,
    ];
  });
}
