// A synthetic touch: it sends touch events like a real one, so the engine moves the list.

/** Pixels a touch moves before the element begins a contact. */
export const SLOP = 10;

const IDENTIFIER = -1; // no real touch has it

/**
 * Returns a function that sends one touch event to a row, at a distance below `y`. After the touch
 * has ended it does nothing. Without a distance the touch keeps its position.
 */
export function makeTouch(row, x, y, moved = () => {}) {
  let position = 0;
  let isDown = true;
  return (type, travel = position) => {
    if (!isDown) return;
    position = travel;
    isDown = type === "touchstart" || type === "touchmove";
    const point = { identifier: IDENTIFIER, target: row, clientX: x, clientY: y + travel };
    const event = new Event(type, { bubbles: true, cancelable: true, composed: true });
    const touches = isDown ? [point] : [];
    row.dispatchEvent(Object.assign(event, { touches, changedTouches: [point] }));
    moved(travel, isDown);
  };
}
