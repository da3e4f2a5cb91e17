// The scroll axis of a list, with all differences between vertical, horizontal and RTL lists.

// Positions count from the start: the top, the left, or, in right-to-left pages, the right. Offsets
// are the engine's: they count from after the room at the start of the content.
export function makeAxis(element, { scroller, content }) {
  const isHorizontal = element.axis === "horizontal";
  const [side, size, letter, flow] = isHorizontal
    ? ["Left", "Width", "X", "Inline"]
    : ["Top", "Height", "Y", "Block"];
  // Room reserved for an indicator, by edge number.
  const rooms = [0, 0];
  let sign = 1;
  // The ancestor scroller that scrolls instead of the element, or null.
  let page;

  // In right-to-left lists, scrollLeft is negative.
  const scrolled = (node) => sign * node[`scroll${side}`];

  // The remaining scroll distance towards the start (plus) or the end (minus).
  const left = (node, towards) =>
    towards > 0
      ? scrolled(node)
      : node[`scroll${size}`] - node[`client${size}`] - Math.max(0, scrolled(node));

  const overflowOf = (node) => getComputedStyle(node)[`overflow${letter}`];

  // The visible length of the list.
  const viewport = () => Math.min(scroller[`client${size}`], page?.clientHeight ?? Infinity);

  // How far the list has been scrolled past the top of that ancestor scroller.
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

    // Reads offsets from an ancestor scroller, or (with null) from the list itself.
    follow(node) {
      page = isHorizontal || node?.ownerDocument !== document ? null : node;
    },

    // Whether wheel and touch events that cannot scroll the list scroll its ancestors.
    chain(flag) {
      scroller.style[`overscrollBehavior${letter}`] = flag ? "auto" : "";
    },

    scrollTo(points) {
      // If the ancestor has not scrolled to the list yet, no offset needs adjusting.
      const top = page && passed() && points - offset();
      if (page) page.scrollBy({ top, behavior: "instant" });
      else scroller[`scroll${side}`] = sign * (points + rooms[0]);
    },

    // Converts a point or a wheel's deltas to along the axis and across it.
    split: (x, y) => (isHorizontal ? [sign * x, y] : [y, x]),

    shift: (points) => `translate${letter}(${sign * points}px)`,

    // Reserves room at an end of the content.
    pad(edge, points) {
      rooms[edge] = points;
      content.style[`padding${flow}${edge ? "End" : "Start"}`] = `${points}px`;
    },

    stretch(node, points) {
      // Replaces the whole style, because the axis may have changed.
      node.style = `${size}:${points}px`;
    },

    overflow: `overflow${letter}`,
    canScroll: (node, towards) => left(node, towards) >= 1,
    // Whether the list itself can scroll.
    isLong: () => left(scroller, 1) + left(scroller, -1) >= 1,
    isScroller(node) {
      if (!(node[`scroll${size}`] > node[`client${size}`])) return false;
      const { body, documentElement, scrollingElement } = node.ownerDocument;
      // The root's overflow applies to the page; if it is visible, the body's does.
      const isPassed = overflowOf(documentElement) === "visible";
      if (node === scrollingElement) {
        return !/hidden|clip/.test(overflowOf((isPassed && body) || documentElement));
      }
      return !(isPassed && node === body) && /auto|scroll/.test(overflowOf(node));
    },
  };
}
