// The coordinates inside of `svg` and `symbol` elements: SVG 2, section 8.

import { Lengths } from "./svg-shape.js";

/** What percentages in a root element refer to; null if it states neither a box nor a size. */
export function outermost(root) {
  const box = boxOf(root);
  if (box) return box;
  const lengths = new Lengths(root, null);
  const [width, height] = [lengths.given("width", "width"), lengths.given("height", "height")];
  return width === null || height === null ? null : { width, height };
}

/** The matrix and the size in an inner element; null if it has no area, and so draws nothing. */
export function inside(node, lengths) {
  const [x, y] = [lengths.length("x", "width"), lengths.length("y", "height")];
  const width = lengths.length("width", "width", "100%");
  const height = lengths.length("height", "height", "100%");
  if (!(width > 0 && height > 0)) return null;
  const matrix = new DOMMatrix().translate(x, y);
  const box = boxOf(node);
  if (!box) return { matrix, size: { width, height } };
  if (!(box.width > 0 && box.height > 0)) return null;
  const ratio = node.getAttribute("preserveAspectRatio") ?? "";
  return { matrix: matrix.multiply(fit(box, width, height, ratio)), size: box };
}

/** The `viewBox`; null if it is missing or invalid. */
function boxOf(node) {
  const words = (node.getAttribute("viewBox") ?? "").split(/[\s,]+/).filter(Boolean);
  const [x, y, width, height] = words.map(Number);
  return words.length === 4 && width >= 0 && height >= 0 ? { x, y, width, height } : null;
}

/** The matrix from a box to a size, by `preserveAspectRatio`. */
function fit(box, width, height, ratio) {
  const words = ratio.split(/\s+/).filter((word) => word && word !== "defer");
  const align = words[0] ?? "xMidYMid";
  let [across, down] = [width / box.width, height / box.height];
  if (align !== "none") {
    across = words.includes("slice") ? Math.max(across, down) : Math.min(across, down);
    down = across;
  }
  const share = (axis) => {
    if (align.includes(`${axis}Min`)) return 0;
    return align.includes(`${axis}Max`) ? 1 : 0.5;
  };
  return new DOMMatrix([
    across,
    0,
    0,
    down,
    share("x") * (width - box.width * across) - box.x * across,
    share("Y") * (height - box.height * down) - box.y * down,
  ]);
}
