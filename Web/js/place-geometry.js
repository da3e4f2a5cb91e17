// Where the items of a list are, for place.js. Positions count from the start of the content, after the room for an
// indicator; offsets count what is scrolled, less what a pull displaces.

export function geometryOf(view) {
  let isHorizontal;
  let sign = 1;
  let content;
  // As last read: where the visible part begins, and its distance from the content's start.
  let visible = 0;
  let start = 0;
  let room = 0;
  let padding = 0;
  let offset = 0;

  // Along the axis, from the left or the top, or in a list from right to left from the right.
  const before = ({ left, right, top }) => (isHorizontal ? (sign < 0 ? -right : left) : top);
  const after = ({ left, right, bottom }) => (isHorizontal ? (sign < 0 ? -left : right) : bottom);
  const number = (text) => parseFloat(text) || 0;

  // Where the list is scrolled to its start, below what is in front of the page's.
  const first = () => Math.max(start - padding, 0);

  const geometry = {
    get content() {
      // Without its script it has no scroller.
      if (view.scroller) content ??= view.shadowRoot.querySelector("#content");
      return content;
    },

    // What scrolls; and where the events arrive. Until the element has its engine, what its attribute names.
    scroller() {
      const name = !view.hasAttribute("phase") && view.axis !== "horizontal" && view.getAttribute("scroller");
      const named = name === "page" ? document.scrollingElement : name && view.getRootNode().getElementById(name);
      const node = named || view.scroller;
      const isPage = node === document.scrollingElement;
      return { node, target: isPage ? document : node, style: isPage ? document.documentElement.style : node.style };
    },

    // Whether the list is on the screen and has a size; it may be empty.
    isReady: () => Boolean(geometry.content && view.getClientRects().length && geometry.scroller().node.clientHeight),

    // Reads what the numbers below belong to.
    read() {
      if (!geometry.content) return { offset, isAtStart: true };
      const { node } = geometry.scroller();
      isHorizontal = view.axis === "horizontal";
      const style = getComputedStyle(node);
      sign = isHorizontal && getComputedStyle(content).direction === "rtl" ? -1 : 1;
      const [size, side] = isHorizontal ? ["Width", "Left"] : ["Height", "Top"];
      const [length, breadth] = [node[`client${size}`], isHorizontal ? node.clientHeight : node.clientWidth];
      const scrolled = sign * node[`scroll${side}`];
      const isOwn = node.contains(content);
      const isPage = node === document.scrollingElement;
      padding = number(style[isHorizontal ? "scrollPaddingInlineStart" : "scrollPaddingTop"]);
      room = number(content.style[isHorizontal ? "paddingInlineStart" : "paddingBlockStart"]);
      const box = before(view.getBoundingClientRect());
      const top = before(content.getBoundingClientRect());
      // In a scroller around the view, the view moves.
      visible = isOwn ? box : isPage ? 0 : before(node.getBoundingClientRect()) + node[`client${side}`];
      start = isOwn ? 0 : box - visible + scrolled;
      offset = (isOwn ? 0 : scrolled) + box - top;
      return {
        offset,
        pull: offset - scrolled,
        isAtStart: offset - room <= first() + 1,
        isAtEnd: scrolled >= node[`scroll${size}`] - length - 1,
        length: length - padding,
        breadth: isPage && breadth,
      };
    },

    padding: () => padding,
    // The visible edge as a position, at an offset.
    edge: (offset) => offset - room + padding,
    position: (row) => geometry.begin(row) + geometry.edge(offset),
    // From the visible edge to the start and to the end of an item.
    begin: (row) => before(row.getBoundingClientRect()) - visible - padding,
    end: (row) => after(row.getBoundingClientRect()) - visible - padding,

    // Not to an offset: a throw goes on, in Firefox only after a relative one.
    scrollBy(points) {
      geometry.scroller().node.scrollBy({ [isHorizontal ? "left" : "top"]: sign * points, behavior: "instant" });
    },

    scrollToStart() {
      const { matches } = matchMedia("(prefers-reduced-motion: reduce)");
      geometry.scroller().node.scrollTo({
        [isHorizontal ? "left" : "top"]: sign * first(),
        behavior: matches ? "instant" : "smooth",
      });
    },
  };
  return geometry;
}
