// The scroll axis of a list, with all differences between vertical, horizontal and RTL lists.

// Positions count from the start: the top, the left, or, in right-to-left pages, the right. Offsets
// are the engine's: they count from after the room at the start of the content.
export function makeAxis(element, { scroller, content }) {
  const { ownerDocument: document } = element;
  const isHorizontal = element.axis === "horizontal";
  const [side, size, letter, flow] = isHorizontal
    ? ["Left", "Width", "X", "Inline"]
    : ["Top", "Height", "Y", "Block"];
  const [start, name] = [side.toLowerCase(), size.toLowerCase()];
  // Room reserved for an indicator, by edge number.
  const rooms = [0, 0];
  let sign = 1;
  // The numbers of the scroller and the content while they stay as they were read, by their names there.
  let frozen;
  // The ancestor scroller that scrolls instead of the element, or null.
  let page;

  const numberOf = (node, name) => (node === scroller && frozen ? frozen : node)[name];

  // In right-to-left lists, scrollLeft is negative.
  const scrolled = (node) => sign * numberOf(node, `scroll${side}`);

  // The remaining scroll distance towards the start (plus) or the end (minus).
  const left = (node, towards) =>
    towards > 0
      ? scrolled(node)
      : numberOf(node, `scroll${size}`) - numberOf(node, `client${size}`) - Math.max(0, scrolled(node));

  const travel = () => left(scroller, 1) + left(scroller, -1);

  // The overflow of a node. That of the page is the root's, or, if that is visible, the body's.
  function overflowOf(node) {
    const { body, documentElement, scrollingElement } = node.ownerDocument;
    const read = (node) => getComputedStyle(node)[`overflow${letter}`];
    const isPassed = read(documentElement) === "visible" && body;
    if (node !== scrollingElement) return isPassed === node ? "visible" : read(node);
    return read(isPassed || documentElement).replace("visible", "auto");
  }

  // The visible length of the list.
  const ownLength = () => numberOf(scroller, `client${size}`);
  const viewport = () => Math.min(ownLength(), page?.clientHeight ?? Infinity);
  const contentLength = () => (frozen ?? content)[`offset${size}`];

  // How far the list has been scrolled past the top of that ancestor scroller.
  function passed() {
    const isRoot = page === document.scrollingElement;
    const top = isRoot ? 0 : page.getBoundingClientRect().top + page.clientTop;
    const distance = top - element.getBoundingClientRect().top;
    return Math.max(0, Math.min(distance, ownLength() - viewport()));
  }

  const offset = () => (page ? passed() : scrolled(scroller)) - rooms[0];

  return {
    isHorizontal,
    side: start,
    sign: () => sign,
    rooms,
    offset,
    viewport,
    ownLength,
    breadth: () => numberOf(scroller, isHorizontal ? "clientHeight" : "clientWidth"),
    spare: () => ownLength() - contentLength(),
    extent: () => contentLength() - rooms[0] - rooms[1],

    // Reads all numbers once; they count until something is written, or `thaw`.
    freeze() {
      const names = ["clientWidth", "clientHeight", `scroll${side}`, `scroll${size}`];
      frozen = { [`offset${size}`]: content[`offset${size}`] };
      for (const name of names) frozen[name] = scroller[name];
    },
    thaw() {
      frozen = null;
    },
    isFrozen: () => frozen,

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
      frozen = null;
      // If the ancestor has not scrolled to the list yet, no offset needs adjusting.
      if (page && !passed()) return;
      (page ?? scroller).scrollBy({ [start]: sign * (points - offset()), behavior: "instant" });
    },

    // Converts a point or a wheel's deltas to along the axis and across it.
    split: (x, y) => (isHorizontal ? [sign * x, y] : [y, x]),

    shift: (points) => `translate${letter}(${sign * points}px)`,

    // Reserves room at an end of the content.
    pad(edge, points) {
      if (rooms[edge] === points) return;
      frozen = null;
      rooms[edge] = points;
      content.style[`padding${flow}${edge ? "End" : "Start"}`] = `${points}px`;
    },

    stretch(node, points) {
      if (node.style[name] === `${points}px`) return;
      // Replaces the whole style, because the axis may have changed.
      node.style = `${name}:${points}px`;
    },

    overflow: `overflow${letter}`,
    canScroll: (node, towards) => left(node, towards) >= 1,
    // Whether a page that is zoomed shows a part of itself that can be panned in a direction.
    canPan(towards) {
      const { scale, [`offset${side}`]: before, [name]: length } = visualViewport;
      const after = document.documentElement[`client${size}`] - length - before;
      return scale > 1 && (sign * towards > 0 ? before : after) >= 1;
    },
    // How far the list itself can scroll, whether it can, and whether it is at neither end of such a way.
    travel,
    isLong: () => travel() >= 1,
    isBetween: (way) => scrolled(scroller) > 1 && scrolled(scroller) < way - 1,
    // Whether a page has locked a scroller, as it does behind a sheet.
    isLocked: (node) => /hidden|clip/.test(overflowOf(node)),
    // Whether a node scrolls sideways around a vertical list, as a deck of pages does.
    isDeck: (node) =>
      !isHorizontal && node.scrollWidth > node.clientWidth && /auto|scroll/.test(getComputedStyle(node).overflowX),
    isScroller: (node) => node[`scroll${size}`] > node[`client${size}`] && /auto|scroll/.test(overflowOf(node)),
    // Whether the touch-action of a node leaves a pan in a direction to the browser.
    pans(node, towards) {
      const [back, forth] = isHorizontal ? ["left", "right"] : ["up", "down"];
      const words = `auto|manipulation|pan-(${letter}|${sign * towards > 0 ? back : forth})`;
      return RegExp(words, "i").test(getComputedStyle(node).touchAction);
    },
  };
}
