// Keyboard, focus and wheel of a floor.

// Whether nothing on a floor can scroll by a wheel, so that the page would.
export function blocksScrolling(event, slot) {
  const path = event.composedPath();
  return !path.slice(0, path.indexOf(slot) + 1).some((node) => canScroll(node, event.deltaX, event.deltaY));
}

function canScroll(node, x, y) {
  const [side, size] = x && !y ? ["Left", "Width"] : ["Top", "Height"];
  const offset = node[`scroll${side}`];
  return x + y > 0 ? offset < node[`scroll${size}`] - node[`client${size}`] - 1 : offset > 0;
}

// Moves the focus to a floor and back, and keeps it and assistive technologies out of what is behind. `close` is
// what a button does that is only seen while it has the focus.
export function makeFocus(element, slot, close) {
  const root = element.shadowRoot;
  const back = document.createElement("button");
  let before;

  function seal(isOpen) {
    slot.inert = !isOpen;
    back.hidden = !isOpen;
    for (const node of root.children) {
      if (![slot, back].includes(node) && node.role !== "status") node.inert = isOpen;
    }
  }

  // The last tab stop of the floor.
  back.addEventListener("click", close);
  slot.after(back);
  slot.tabIndex = -1;
  seal(false);

  return {
    name(text) {
      back.textContent = text;
    },

    // To the first tab stop, as far as its index tells: of others the call does nothing. Otherwise to the floor itself.
    // Without a ring if a pull has opened it, where the browser lets a script say so.
    enter(focusVisible) {
      before = root.activeElement ?? element.getRootNode().activeElement;
      seal(true);
      // So that the browser knows that the floor is seen now.
      slot.getBoundingClientRect();
      const inside = slot.assignedElements().flatMap((node) => [node, ...node.querySelectorAll("*")]);
      const isStop = (node) => node.tabIndex >= 0 || node.isContentEditable;
      for (const node of [...inside.filter((node) => node.autofocus), ...inside.filter(isStop), slot]) {
        if (!slot.matches(":focus-within")) node.focus({ preventScroll: true, focusVisible });
      }
    },

    // Unless the app has moved it elsewhere.
    leave() {
      const isInside = slot.matches(":focus-within") || root.activeElement === back;
      seal(false);
      if (isInside) before?.focus({ preventScroll: true });
    },
  };
}
