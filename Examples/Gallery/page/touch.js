// A synthetic touch: it sends touch events like a real one, so the engine moves the list.

/** Pixels a touch moves before the element begins a contact. */
export const SLOP = 10;

const IDENTIFIER = -1; // no real touch has it
// The rubber band's slope at the edge; see Sources/Overscroll/Metrics/Resistance.swift.
const BAND = 0.55;

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

/** Starts a touch on a list's first row, at its top; null while the list is open or moving. */
export function touchList(view) {
  const row = view.querySelector(":scope > :not([slot])");
  if (!row || !view.isConnected || view.overscroll > 0) return null;
  view.shadowRoot.querySelector("[part=scroller]").scrollTop = 0;
  const { left, top, width, height } = view.getBoundingClientRect();
  const touch = makeTouch(row, left + width / 2, top + height / 4);
  touch("touchstart", 0);
  return touch;
}

/** The distance of a touch that pulls a list to a progress: the inverse of the rubber band. */
export function travelTo(view, progress) {
  const { arm = 64, startDistance = 0 } = view.parametersOf?.("start") ?? {};
  const room = view.clientHeight;
  const visible = startDistance + progress * (arm - startDistance);
  return SLOP + ((1 / (1 - Math.min(visible / room, 0.9)) - 1) * room) / BAND;
}
