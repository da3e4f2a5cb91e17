// The axis a list scrolls along, and all that differs between down, right and left.

// Positions count from the start: the top, the left, or, where reading goes from right to left, the
// right. Offsets are the engine's: they count from behind the room at the start of the content.
export function makeAxis(element, { scroller, content }) {
  const isHorizontal = element.axis === "horizontal";
  const [side, size, letter, flow] = isHorizontal
    ? ["Left", "Width", "X", "Inline"]
    : ["Top", "Height", "Y", "Block"];
  // By an edge's number: what is kept there for an indicator.
  const rooms = [0, 0];
  let sign = 1;

  // To the left of its start a scroller's own offset is below 0.
  const scrolled = (node) => sign * node[`scroll${side}`];

  // How far a scroller can still go towards its start (plus) or its end (minus).
  const left = (node, towards) =>
    towards > 0
      ? scrolled(node)
      : node[`scroll${size}`] - node[`client${size}`] - Math.max(0, scrolled(node));

  return {
    isHorizontal,
    rooms,
    offset: () => scrolled(scroller) - rooms[0],
    viewport: () => scroller[`client${size}`],
    extent: () => content[`offset${size}`] - rooms[0] - rooms[1],

    turn(direction) {
      sign = isHorizontal && direction === "rtl" ? -1 : 1;
    },

    scrollTo(points) {
      scroller[`scroll${side}`] = sign * (points + rooms[0]);
    },

    // A point, and a wheel's deltas, along the axis and across it.
    split: (x, y) => (isHorizontal ? [sign * x, y] : [y, x]),

    shift: (points) => `translate${letter}(${sign * points}px)`,

    // Keeps room at an end of the content.
    pad(edge, points) {
      rooms[edge] = points;
      content.style[`padding${flow}${edge ? "End" : "Start"}`] = `${points}px`;
    },

    stretch(node, points) {
      // Anew, because what was there before may have been along the other axis.
      node.style = `${size}:${points}px`;
    },

    overflow: `overflow${letter}`,
    canScroll: (node, towards) => left(node, towards) >= 1,
    isScroller: (node) =>
      node[`scroll${size}`] > node[`client${size}`] &&
      /auto|scroll/.test(getComputedStyle(node)[`overflow${letter}`]),
  };
}
