// What the nodes in a list say about its gestures, as they say it to the browser for native scrolling.

const isFixed = (node) => getComputedStyle(node).position === "fixed";

// Whether a node is in front of what scrolls: fixed, or in the top layer.
export const isInFront = (node) => node.matches(":is(:modal,:popover-open)") || isFixed(node);

// Of an element: not what is in one of its slots by name, such as a floor.
const ROWS = ":scope>:not([slot]),:scope>:not([slot]) *";

// Whether something fixed is in a list, at any depth. It has no offset parent, in Firefox the body; asking for the
// style of all nodes would take longer, and for what the browser skips it would have to lay that out.
export function holdsFixed(tree, selector = ROWS) {
  return [...tree.querySelectorAll(selector)].some((node) => {
    if (!node.checkVisibility({ contentVisibilityAuto: true })) return false;
    const { offsetParent, shadowRoot } = node;
    const isCandidate = offsetParent === null || offsetParent === document.body;
    return (isCandidate && isFixed(node)) || (shadowRoot && holdsFixed(shadowRoot, "*"));
  });
}
