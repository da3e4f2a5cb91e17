// A page's clock, controlled by its test: it only advances with input and while a test waits.
//
// One step is a frame of a 60 Hz screen: the timers that are due, then the callbacks of
// requestAnimationFrame. While a test waits, each step runs in a real frame of the browser, so that
// layout, observers and scroll events occur between two steps, as between two frames of a screen;
// the real duration of that frame is irrelevant. Native scrolling, CSS transitions and the network
// run in real time.
{
  const FRAME = 1000 / 60;
  // At noon, so that no test crosses midnight.
  const START = new Date().setUTCHours(12, 0, 0, 0);
  const IDLE = 4;
  // Longer frames are not awaited: the window may have stopped drawing.
  const STALLED = 1000;

  const realNow = performance.now.bind(performance);
  const realFrame = requestAnimationFrame.bind(window);
  const realTimeout = setTimeout.bind(window);
  const stopTimeout = clearTimeout.bind(window);
  const RealDate = Date;

  let now = 1000;
  let lastId = 0;
  // The pending frame callbacks, and those of the current frame.
  let frames = new Map();
  let due = new Map();
  const timers = new Map();
  const stamps = new WeakMap();

  performance.now = () => now;
  Object.defineProperty(Event.prototype, "timeStamp", {
    configurable: true,
    get() {
      if (!stamps.has(this)) stamps.set(this, now);
      return stamps.get(this);
    },
  });
  window.Date = class Date extends RealDate {
    constructor(...parts) {
      if (parts.length) super(...parts);
      else super(Date.now());
    }
    static now = () => START + now;
  };
  window.requestAnimationFrame = (call) => {
    frames.set(++lastId, call);
    return lastId;
  };
  window.cancelAnimationFrame = (id) => {
    frames.delete(id);
    due.delete(id);
  };
  window.setTimeout = (call, delay, ...rest) => {
    timers.set(++lastId, { due: now + Math.max(Number(delay) || 0, 0), call: () => call(...rest) });
    return lastId;
  };
  window.clearTimeout = (id) => void timers.delete(id);

  // An error in a callback is reported as the page's, and the other callbacks still run.
  function attempt(call, ...rest) {
    try {
      call(...rest);
    } catch (error) {
      reportError(error);
    }
  }

  const isIdle = () => !frames.size && !timers.size;
  const pause = (milliseconds) => new Promise((done) => realTimeout(done, milliseconds));
  const drawn = () =>
    new Promise((done) => {
      const stalled = realTimeout(done, STALLED);
      realFrame(() => {
        stopTimeout(stalled);
        done();
      });
    });
  const nextTimer = () => [...timers].sort(([, a], [, b]) => a.due - b.due)[0];

  // Advances to a time, running all timers that are due.
  function goTo(time) {
    for (let next = nextTimer(); next && next[1].due <= time; next = nextTimer()) {
      const [id, timer] = next;
      timers.delete(id);
      now = Math.max(now, timer.due);
      attempt(timer.call);
    }
    now = time;
  }

  function step(time = now + FRAME) {
    goTo(time);
    [due, frames] = [frames, new Map()];
    // Iterating over a Map skips entries deleted meanwhile.
    for (const call of due.values()) attempt(call, now);
    attempt(window.clock.drawn);
  }

  // Takes one step in a real frame. Without a requested frame, time advances to the next timer
  // immediately; without a timer either, time does not advance while the browser works.
  async function wait(end = Infinity) {
    if (isIdle() && end === Infinity) return pause(IDLE);
    await drawn();
    // The request may have been cancelled meanwhile.
    if (frames.size) step(Math.min(now + FRAME, end));
    else if (!isIdle() || end < Infinity) goTo(Math.max(now, Math.min(nextTimer()?.[1].due ?? end, end)));
  }

  // An input comes one frame after the previous step.
  const isInput = ({ type, pointerType, buttons }) =>
    !type.startsWith("pointer") || (pointerType !== "touch" && (type !== "pointermove" || buttons));
  for (const type of ["touchstart", "touchmove", "touchend", "pointerdown", "pointermove", "pointerup", "wheel"]) {
    addEventListener(type, (event) => isInput(event) && event.isTrusted && step(), { capture: true, passive: true });
  }

  window.clock = {
    // A test's own, called at the end of each frame.
    drawn() {},
    // Advances time until the condition is true; returns whether it was before this many
    // milliseconds of real time.
    async until(condition, patience) {
      for (const end = realNow() + patience; !(await condition()); await wait()) {
        if (realNow() > end) return false;
      }
      return true;
    },
    // Advances time by this many milliseconds.
    async pass(milliseconds) {
      for (const end = now + milliseconds; now < end; ) await wait(end);
    },
    // Advances time by this many frames, each drawn by the browser.
    async frames(count) {
      for (; count > 0; count--) {
        await drawn();
        step();
      }
    },
  };
}
