// A pull that plays itself: a synthetic touch sends touch events like a real one, so the engine moves the list.

/** Pixels a touch moves before the element begins a contact. */
export const SLOP = 10;
export const READER_INPUT = ["pointerdown", "touchstart", "wheel", "keydown"];

let latest = 0; // no real touch has a negative one
// The rubber band's slope at the edge; see Sources/Overscroll/World/Displacement.swift.
const BAND = 0.55;
const PULL_MILLISECONDS = 1600;
const REST_MILLISECONDS = 500;

/**
 * Returns a function that sends one touch event to a row, at a distance below `y`. After the touch
 * has ended it does nothing. Without a distance the touch keeps its position.
 */
export function makeTouch(row, x, y, moved = () => {}) {
  const identifier = (latest -= 1);
  let position = 0;
  let isDown = true;
  return (type, travel = position) => {
    if (!isDown) return;
    position = travel;
    isDown = type === "touchstart" || type === "touchmove";
    const point = { identifier, target: row, clientX: x, clientY: y + travel };
    const event = new Event(type, { bubbles: true, cancelable: true, composed: true });
    const touches = isDown ? [point] : [];
    // A pull that plays by itself does not vibrate.
    Object.defineProperty(navigator, "vibrate", { value: null, configurable: true });
    // It has no default action, and a passive listener may not prevent one.
    row.dispatchEvent(Object.assign(event, { touches, changedTouches: [point], preventDefault() {} }));
    delete navigator.vibrate;
    moved(travel, isDown);
  };
}

/** Starts a touch on a list's rows, scrolled to an edge; null while the list is open or moving. */
export function touchList(view, edge = "start") {
  const row = view.querySelector(":scope > :not([slot])");
  if (!row || !view.isConnected || view.overscroll > 0) return null;
  view.scrollTop = edge === "start" ? 0 : view.scrollHeight;
  const { left, top, width, height } = view.getBoundingClientRect();
  const touch = makeTouch(row, left + width / 2, top + height / 4);
  touch("touchstart", 0);
  return touch;
}

/** The distance of a touch that pulls a list to a progress: the inverse of the rubber band. */
export function travelTo(view, progress, edge = "start") {
  const { arm = 64, startDistance = 0, dragRate = 1 } = view.parametersOf?.(edge) ?? {};
  const room = view.clientHeight;
  const visible = startDistance + progress * (arm - startDistance);
  const travel = SLOP + ((1 / (1 - Math.min(visible / room, 0.9)) - 1) * room) / BAND / dragRate;
  return edge === "start" ? travel : -travel;
}

/** Moves a touch as a finger does that pulls, rests and lets go, unless the signal aborts it. */
export async function movePull(touch, travel, signal) {
  const cancel = () => touch("touchcancel");
  signal.addEventListener("abort", cancel);
  const isStill = prefersStill();
  const start = performance.now();
  for (let time = 0; !signal.aborted && time < PULL_MILLISECONDS + REST_MILLISECONDS; ) {
    touch("touchmove", travel(isStill ? 1 : eased(Math.min(1, time / PULL_MILLISECONDS))));
    time = (await new Promise(requestAnimationFrame)) - start;
  }
  signal.removeEventListener("abort", cancel);
  touch("touchend");
}

/** Pulls a list at an edge to a progress and lets it go. */
export async function pullList(view, progress, signal, edge) {
  const touch = touchList(view, edge);
  if (touch) await movePull(touch, (part) => travelTo(view, progress * part, edge), signal);
}

/** Waits until a list has its engine. */
export async function engineOf(view) {
  if (view.parametersOf?.("start") ?? view.parametersOf?.("end")) return;
  await new Promise((resolve) => view.addEventListener("overscrollframe", resolve, { once: true }));
}

export function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(end, milliseconds);
    function end() {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    }
    signal.addEventListener("abort", end);
  });
}

export const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function eased(part) {
  return part * part * (3 - 2 * part);
}
