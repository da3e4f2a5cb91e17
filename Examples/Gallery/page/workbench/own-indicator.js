// An outline as the element's own indicator: a child in its slot, drawn by the pull.

const SVG = "http://www.w3.org/2000/svg";
const SIZE = 28; // points, with the line
const LINE = 2;

/**
 * Puts an outline into a view, or takes the last one out; gives the markup for it. Empty where the
 * outline draws nothing.
 */
export function showOutline(view, path) {
  view.querySelector(':scope > [slot="indicator"]')?.remove();
  if (!path) return "";
  const svg = document.createElementNS(SVG, "svg");
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", path);
  line.setAttribute("pathLength", "1");
  svg.setAttribute("class", "outline");
  svg.setAttribute("slot", "indicator");
  svg.setAttribute("aria-hidden", "true");
  svg.append(line);
  view.prepend(svg);
  const box = boxOf(line);
  if (!box) {
    svg.remove();
    return "";
  }
  svg.setAttribute("viewBox", box.view);
  svg.style.setProperty("--line", box.line);
  return svg.outerHTML;
}

/** The box that shows a line in its thickness, and that thickness in the outline's own units. */
function boxOf(line) {
  const { x, y, width, height } = line.getBBox();
  const length = Math.max(width, height);
  if (!(length > 0)) return null;
  const unit = length / (SIZE - LINE);
  const margin = (LINE * unit) / 2;
  const side = length + 2 * margin;
  const rounded = (value) => Number(value.toPrecision(6));
  // In the middle of a square.
  const [left, top] = [x + width / 2 - side / 2, y + height / 2 - side / 2];
  return { view: [left, top, side, side].map(rounded).join(" "), line: rounded(LINE * unit) };
}

/** What the outline looks like: part of the page, and of the code that is copied. */
export const OUTLINE_STYLE = `.outline { width: 28px; height: 28px; fill: none; stroke: var(--overscroll-accent, currentColor);
  stroke-width: var(--line); stroke-linecap: round; stroke-linejoin: round;
  stroke-dasharray: 1 1.1; stroke-dashoffset: calc(1px - 1px * min(1, var(--overscroll-progress, 0))) }
.outline:not([data-phase="running"]) { transition: opacity 0.2s }
.outline[data-phase="running"] { stroke-dasharray: 0.3 0.7; animation: travel 1.2s linear infinite }
.outline[data-phase="finishing"] { opacity: 0 }
@keyframes travel { from { stroke-dashoffset: 1 } to { stroke-dashoffset: 0 } }
@media (prefers-reduced-motion: reduce) { .outline[data-phase="running"] {
  stroke-dasharray: none; animation: breathe 2s ease-in-out infinite alternate } }
@keyframes breathe { to { opacity: 0.4 } }`;
