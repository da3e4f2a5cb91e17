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
  // The scroller around the element that scrolls in its place, or null.
  let page;

  // To the left of its start a scroller's own offset is below 0.
  const scrolled = (node) => sign * node[`scroll${side}`];

  // How far a scroller can still go towards its start (plus) or its end (minus).
  const left = (node, towards) =>
    towards > 0
      ? scrolled(node)
      : node[`scroll${size}`] - node[`client${size}`] - Math.max(0, scrolled(node));

  const overflowOf = (node) => getComputedStyle(node)[`overflow${letter}`];

  // How much of the list is visible at once.
  const viewport = () => Math.min(scroller[`client${size}`], page?.clientHeight ?? Infinity);

  // How far the list has been scrolled past the top of that page.
  function passed() {
    const isRoot = page === document.scrollingElement;
    const top = isRoot ? 0 : page.getBoundingClientRect().top + page.clientTop;
    const distance = top - element.getBoundingClientRect().top;
    return Math.max(0, Math.min(distance, scroller.clientHeight - viewport()));
  }

  const offset = () => (page ? passed() : scrolled(scroller)) - rooms[0];

  return {
    isHorizontal,
    rooms,
    offset,
    viewport,
    ownLength: () => scroller[`client${size}`],
    spare: () => scroller[`client${size}`] - content[`offset${size}`],
    extent: () => content[`offset${size}`] - rooms[0] - rooms[1],

    turn(direction) {
      sign = isHorizontal && direction === "rtl" ? -1 : 1;
    },

    // Takes offsets from a scroller around the element, or with null from the list's own.
    follow(node) {
      page = isHorizontal || node?.ownerDocument !== document ? null : node;
    },

    // Whether wheel and touch that cannot scroll the list scroll what is around it.
    chain(flag) {
      scroller.style[`overscrollBehavior${letter}`] = flag ? "auto" : "";
    },

    scrollTo(points) {
      // Above the list there is nothing to keep in its place.
      const top = page && passed() && points - offset();
      if (page) page.scrollBy({ top, behavior: "instant" });
      else scroller[`scroll${side}`] = sign * (points + rooms[0]);
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
    // Whether the list scrolls by itself.
    isLong: () => left(scroller, 1) + left(scroller, -1) >= 1,
    isScroller(node) {
      if (!(node[`scroll${size}`] > node[`client${size}`])) return false;
      const { body, documentElement, scrollingElement } = node.ownerDocument;
      // The root's overflow applies to the page; where that is visible, the body's does.
      const isPassed = overflowOf(documentElement) === "visible";
      if (node === scrollingElement) {
        return !/hidden|clip/.test(overflowOf((isPassed && body) || documentElement));
      }
      return !(isPassed && node === body) && /auto|scroll/.test(overflowOf(node));
    },
  };
}
