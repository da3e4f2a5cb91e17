// The time of a page, given by its test: it stands still except for input and while a test waits.
//
// One step is a frame of a screen of 60 Hz: the timers that are due, then the callbacks of
// requestAnimationFrame. While a test waits, each step is taken in a frame that the browser really
// draws, so that layout, observers and scroll events come between two steps as they come between two
// frames of a screen; how long the browser takes for that frame makes no difference. Native scrolling,
// CSS transitions and the network stay in real time.
{
  const FRAME = 1000 / 60;
  // At noon, so that no test runs into another day.
  const START = new Date().setUTCHours(12, 0, 0, 0);
  const IDLE = 4;
  // A frame that takes longer than this is not waited for: a window may be drawn no more.
  const STALLED = 1000;

  const realNow = performance.now.bind(performance);
  const realFrame = requestAnimationFrame.bind(window);
  const realTimeout = setTimeout.bind(window);
  const stopTimeout = clearTimeout.bind(window);
  const RealDate = Date;

  let now = 1000;
  let lastId = 0;
  // What asked for the next frame, and what is called in this one.
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

  // An error in a callback is the page's, and the others still get their turn.
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

  // Goes on to a time, by all timers until then.
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
    // A map that is walked through leaves out what is deleted on the way.
    for (const call of due.values()) attempt(call, now);
  }

  // Takes one step in a real frame. Without a requested frame, time advances to the next timer at once;
  // without a timer too, it stands still while the browser works on its own.
  async function wait(end = Infinity) {
    if (isIdle() && end === Infinity) return pause(IDLE);
    await drawn();
    // What was waited for may have been taken back meanwhile.
    if (frames.size) step(Math.min(now + FRAME, end));
    else if (!isIdle() || end < Infinity) goTo(Math.max(now, Math.min(nextTimer()?.[1].due ?? end, end)));
  }

  // An input comes one frame after what was before it.
  const isInput = ({ type, pointerType, buttons }) =>
    !type.startsWith("pointer") || (pointerType !== "touch" && (type !== "pointermove" || buttons));
  for (const type of ["touchstart", "touchmove", "touchend", "pointerdown", "pointermove", "pointerup", "wheel"]) {
    addEventListener(type, (event) => isInput(event) && event.isTrusted && step(), { capture: true, passive: true });
  }

  window.clock = {
    // Lets time go on until the condition holds, and gives whether it did before so many milliseconds of
    // real time were over.
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
    // Advances time by this many frames, each of which the browser draws.
    async frames(count) {
      for (; count > 0; count--) {
        await drawn();
        step();
      }
    },
  };
}
