// The scrollers around an element that cannot scroll by itself: wheel and touch are left to them.

import { warn } from "./run.js";

export function makeOuterScrollers(element, axis) {
  // The length at which the element was last tested.
  let testedLength;
  let hasWarned;

  // Innermost first, through shadow roots and frames of the same origin.
  function scrollersAround() {
    const found = [];
    let node = element;
    while ((node = node.assignedSlot ?? node.parentNode ?? node.host ?? node.defaultView?.frameElement)) {
      if (axis.isScroller(node)) found.push(node);
    }
    return found;
  }

  const outer = {
    // Empty while the list scrolls by itself.
    nodes: [],
    isOpenEnded: false,

    // Whether one of them has to scroll to its edge before a pull may begin. A short list of a fixed
    // length does not wait, as a long one does not.
    canScroll: (towards) =>
      outer.isOpenEnded && outer.nodes.some((node) => axis.canScroll(node, towards)),

    // Called before each gesture and whenever a size or an offset changes: pages and lists grow.
    survey() {
      const isLong = axis.isLong();
      outer.nodes = isLong ? [] : scrollersAround();
      outer.isOpenEnded = outer.nodes.length > 0 && isOpenEnded();
      axis.follow(outer.isOpenEnded ? outer.nodes[0] : null);
      // Whether a page of another origin around this frame scrolls cannot be found out.
      axis.chain(!isLong && (outer.nodes.length > 0 || window.parent !== window));
      if (outer.isOpenEnded && !hasWarned) {
        hasWarned = true;
        const size = axis.isHorizontal ? "width" : "height";
        warn(
          `this element has no ${size} of its own: the page scrolls instead of it, and it is pulled only ` +
            `where the page is at its edge. Give it a ${size}.`,
          element,
        );
      }
    },
  };

  // Whether the element has no length of its own: it is as long as its content and grows with it.
  // A fixed length may equal that of the content by chance. Only a layout with longer content tells
  // them apart, so each length is tested once.
  function isOpenEnded() {
    if (axis.spare() >= 1) return false;
    if (outer.isOpenEnded) return true;
    const length = axis.ownLength();
    if (testedLength === length) return false;
    testedLength = length;
    axis.pad(1, axis.rooms[1] + 1);
    const hasGrown = axis.ownLength() > length;
    axis.pad(1, axis.rooms[1] - 1);
    return hasGrown;
  }

  return outer;
}
