// Frames and timers, only while the engine requests them.

import { EVENT } from "./codes.ts";

// The engine requests wakes in seconds, timers and events have milliseconds. With this factor a wake's time, rounded
// twice, is not before the time that the engine has requested, which would be requested again: two units in the last
// place.
export const ROUNDED_UP = 1 + 2 ** -51;

export function makeFrameTicker(send) {
  let frame = 0;
  const timers = {};

  // Requests the next frame first: the engine may stop frames while it handles this one.
  function tick(time) {
    frame = requestAnimationFrame(tick);
    send(EVENT.frame, { time });
  }

  function stop() {
    cancelAnimationFrame(frame);
    frame = 0;
  }

  return {
    start() {
      frame ||= requestAnimationFrame(tick);
    },
    stop,
    isRunning: () => frame > 0,
    // Hidden tabs have no frames, so a wake is a timer, one per caller. A browser may fire it early
    // by a fraction of a millisecond; the event then has the requested time.
    wakeAt(seconds, who) {
      const due = seconds * 1000 * ROUNDED_UP;
      const wake = () => send(EVENT.woke, { time: Math.max(due, performance.now()) });
      clearTimeout(timers[who]);
      timers[who] = setTimeout(wake, due - performance.now());
    },
    detach() {
      stop();
      for (const who in timers) clearTimeout(timers[who]);
    },
  };
}
