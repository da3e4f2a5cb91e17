// The nodes of a list that are fixed or in front of it: they move with no pull, and a pull that begins on one is theirs.

const isFixed = (node) => getComputedStyle(node).position === "fixed";

// Whether a node is in front of what scrolls: fixed, or in the top layer.
export const isInFront = (node) => node.matches(":is(:modal,:popover-open)") || isFixed(node);

// Searches for something fixed in a list, at any depth, but not in what is in one of its slots by name, such as a floor:
// a node a step, at last whether there is. What is fixed has no offset parent, in Firefox the body; asking for the style of
// all nodes would take longer, and for what the browser skips it would have to lay that out.
export function* searchForFixed(nodes, isList) {
  for (const node of nodes) {
    if (isList && node.slot) continue;
    const isSeen = node.checkVisibility({ contentVisibilityAuto: true });
    if (isSeen && [null, node.ownerDocument.body].includes(node.offsetParent) && isFixed(node)) return true;
    yield;
    if (yield* searchForFixed(node.children)) return true;
    if (node.shadowRoot && (yield* searchForFixed(node.shadowRoot.children))) return true;
  }
  return false;
}
