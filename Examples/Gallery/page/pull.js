// A pull that plays itself.

import { touchList, travelTo } from "./touch.js";

const PULL_MILLISECONDS = 1600;
const REST_MILLISECONDS = 500;

/** Moves a touch as a finger does that pulls, rests and lets go, unless the signal aborts it. */
export async function movePull(touch, travel, signal) {
  const cancel = () => touch("touchcancel");
  signal.addEventListener("abort", cancel);
  const start = performance.now();
  for (let time = 0; !signal.aborted && time < PULL_MILLISECONDS + REST_MILLISECONDS; ) {
    touch("touchmove", travel(eased(Math.min(1, time / PULL_MILLISECONDS))));
    time = (await new Promise(requestAnimationFrame)) - start;
  }
  signal.removeEventListener("abort", cancel);
  touch("touchend");
}

/** Pulls a list to a progress and lets it go. */
export async function pullList(view, progress, signal) {
  const touch = touchList(view);
  if (touch) await movePull(touch, (part) => travelTo(view, progress * part), signal);
}

/** Waits until a list has its engine. */
export async function engineOf(view) {
  if (view.parametersOf?.("start") ?? view.parametersOf?.("end")) return;
  await new Promise((resolve) => view.addEventListener("overscrollframe", resolve, { once: true }));
}

/** Waits, unless the signal aborts it. */
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

/** Slow at both ends: smoothstep. */
function eased(part) {
  return part * part * (3 - 2 * part);
}
