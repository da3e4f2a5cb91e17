// A drawn finger that pulls a list once, then never again.
//
// Its touches are events like a real finger's, sent to the row under it: what moves is moved by the
// engine. Any input of the reader lifts the finger at once and for good.

const START_MILLISECONDS = 700;
const PULL_MILLISECONDS = 1600;
const REST_MILLISECONDS = 300;
const TRAVEL = 184; // pixels: past the point where letting go refreshes
const FIRST_Y = 0.16; // where the finger comes down, as a part of the view's height
const IDENTIFIER = -1; // no real finger has it
const READER_INPUT = ["pointerdown", "touchstart", "wheel", "keydown"];

/** Shows the pull; resolves when it is over or the reader took over. */
export async function pullOnce(view, finger) {
  const reader = new AbortController();
  const options = { capture: true, passive: true, signal: reader.signal };
  const takeOver = ({ isTrusted }) => isTrusted && reader.abort();
  for (const type of READER_INPUT) addEventListener(type, takeOver, options);
  await new Promise((resolve) => setTimeout(resolve, START_MILLISECONDS));
  if (!reader.signal.aborted && !document.hidden) await pull(view, finger, reader.signal);
  reader.abort();
}

async function pull(view, finger, signal) {
  const box = view.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height * FIRST_Y;
  const row = document.elementFromPoint(x, y);
  if (!view.contains(row)) return;

  let travel = 0;
  let isDown = true;
  const touch = (type) => {
    const point = { identifier: IDENTIFIER, target: row, clientX: x, clientY: y + travel };
    const event = new Event(type, { bubbles: true, cancelable: true, composed: true });
    const touches = isDown ? [point] : [];
    row.dispatchEvent(Object.assign(event, { touches, changedTouches: [point] }));
    finger.style.transform = `translateY(${travel}px)`;
    finger.classList.toggle("down", isDown);
  };
  const lift = (type) => {
    if (!isDown) return;
    isDown = false;
    touch(type);
  };
  // At once, before the reader's own finger reaches the view.
  signal.addEventListener("abort", () => lift("touchcancel"));

  finger.style.top = `${y - finger.parentElement.getBoundingClientRect().top}px`;
  touch("touchstart");
  const start = performance.now();
  for (let time = 0; isDown && time < PULL_MILLISECONDS + REST_MILLISECONDS; ) {
    travel = TRAVEL * eased(Math.min(1, time / PULL_MILLISECONDS));
    touch("touchmove");
    time = (await new Promise(requestAnimationFrame)) - start;
  }
  lift("touchend");
}

/** Slow at both ends: smoothstep. */
function eased(part) {
  return part * part * (3 - 2 * part);
}
