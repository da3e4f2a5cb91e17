// What the nodes in a list say about its gestures, as they say it to the browser for native scrolling.

const isFixed = (node) => getComputedStyle(node).position === "fixed";

// Whether a node is in front of what scrolls: fixed, or in the top layer.
export const isInFront = (node) => node.matches(":is(:modal,:popover-open)") || isFixed(node);

// Whether a node with something fixed in it is in a tree, at any depth. What is fixed has no offset parent, in
// Firefox the body; asking for the style of all nodes would take longer.
export function holdsFixed(tree) {
  return [...tree.querySelectorAll("*")].some((node) => {
    const { offsetParent, shadowRoot } = node;
    const isCandidate = offsetParent === null || offsetParent === document.body;
    return (isCandidate && node.checkVisibility() && isFixed(node)) || (shadowRoot && holdsFixed(shadowRoot));
  });
}
