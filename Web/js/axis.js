// The axis a list scrolls along, and all that differs between down, right and left.

// Positions and offsets count from the start of the content: its top, its left, or, where reading
// goes from right to left, its right.
export function makeAxis(element, scroller) {
  const isHorizontal = element.axis === "horizontal";
  const [side, size, letter, flow] = isHorizontal
    ? ["Left", "Width", "X", "Inline"]
    : ["Top", "Height", "Y", "Block"];
  let sign = 1;

  // To the left of its start a scroller's own offset is below 0.
  const offset = (node) => sign * node[`scroll${side}`];

  // How far a scroller can still go towards its start (plus) or its end (minus).
  const left = (node, towards) =>
    towards > 0
      ? offset(node)
      : node[`scroll${size}`] - node[`client${size}`] - Math.max(0, offset(node));

  return {
    isHorizontal,
    offset: () => offset(scroller),
    viewport: () => scroller[`client${size}`],
    length: (node) => node[`offset${size}`],

    turn(direction) {
      sign = isHorizontal && direction === "rtl" ? -1 : 1;
    },

    scrollTo(points) {
      scroller[`scroll${side}`] = sign * points;
    },

    // A point, and a wheel's deltas, along the axis and across it.
    split: (x, y) => (isHorizontal ? [sign * x, y] : [y, x]),

    shift: (points) => `translate${letter}(${sign * points}px)`,

    // Keeps room at an end of the content.
    pad(node, edge, points) {
      node.style[`padding${flow}${edge ? "End" : "Start"}`] = points ? `${points}px` : "";
    },

    stretch(node, points) {
      node.style[size.toLowerCase()] = `${points}px`;
    },

    overflow: `overflow${letter}`,
    canScroll: (node, towards) => left(node, towards) >= 1,
    isScroller: (node) =>
      node[`scroll${size}`] > node[`client${size}`] &&
      /auto|scroll/.test(getComputedStyle(node)[`overflow${letter}`]),
  };
}
