// One touch that a script makes: its events are like a real finger's, so that what moves is moved by
// the engine.

/** Pixels that a finger goes before the element begins a contact. */
export const SLOP = 10;

const IDENTIFIER = -1; // no real finger has it

/**
 * A function that sends one touch event to a row, so far below `y`. After the touch has ended it
 * does nothing. Without a travel the finger stays where it is.
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
