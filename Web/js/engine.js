// The engine's session of one element: events in, effects out, in order.

import { ANSWER, EVENT, PARAMETER, PHASE, RESULT_HOLD } from "./codes.ts";
import { makeFrameTicker } from "./frame-ticker.js";
import { parts } from "./parts.js";

// Callers set `perform`, which performs an effect, and `present`, which is called after the last
// one.
export function makeEngine(module, isHorizontal, trace) {
  const { call } = module;
  // 0 after close.
  let view = call.overscroll_open(isHorizontal);
  // The page's own outline, as the part with pictures makes it.
  let outline;
  let isDraining = false;
  const ticker = makeFrameTicker(send);
  const parameter = (edge) => (code) => call.overscroll_parameter(view, edge, code);

  const engine = {
    ticker,
    // Whether the latest frame moved the content.
    isMoving: false,
    // By edge number: 0 is a refresh, 1 a load-more, -1 nothing.
    roles: [-1, -1],
    // By edge number: for how many seconds a result is held that says more than its outcome.
    holds: [],
    send,
    // The answer to the request that a pull has begun for a run, where the settings of the element begin one.
    fetch: module.fetch,

    // One step of a wheel, in points.
    wheel({ timeStamp, momentum = 2 }, delta, isAtEdge) {
      const seconds = timeStamp / 1000;
      const silentAt = call.overscroll_wheel(view, seconds, delta, isAtEdge, momentum);
      if (silentAt) ticker.wakeAt(silentAt, "wheel");
      noteWheel(seconds, delta);
      drain();
    },

    // Requests a run; returns whether one is running. Does nothing if the edge has another role.
    begin(edge, role) {
      if (engine.roles[edge] !== role) return false;
      send(EVENT.beginRequested, { edge });
      return engine.read(edge, ANSWER.run) > 0;
    },

    // Sets whether a load-more has no more to load.
    exhaust(edge, flag) {
      if (engine.roles[edge] < 1 || flag === (engine.read(edge, ANSWER.phase) === PHASE.exhausted)) return;
      send(flag ? EVENT.exhaustRequested : EVENT.resetRequested, { edge });
    },

    // Sets the behavior of an edge, with changes to its parameters or null, which count once these have been
    // loaded. Returns what there is to say of a refusal, if it was refused.
    configure(edge, behavior, fidelity, isStill, changes, seconds) {
      const set = (code, value) => call.overscroll_change(view, edge, code, value);
      call.overscroll_choose(view, edge, engine.roles[edge], behavior, fidelity);
      // Where less motion is preferred, nothing slides when a run begins or ends.
      const motions = [PARAMETER.opening, PARAMETER.closing, PARAMETER.openingCurve, PARAMETER.closingCurve];
      if (isStill) for (const code of motions) set(code, 0);
      if (changes) parts.parameters?.change(changes, set);
      // A behavior that has a time of its own keeps it.
      const held = engine.holds[edge];
      if (held && parameter(edge)(PARAMETER.resultHold) === RESULT_HOLD) set(PARAMETER.resultHold, held);
      const refused = call.overscroll_configure(view, edge, seconds);
      return refused >= 0 && parts.parameters && [refused, engine.parameters(edge), changes, edge];
    },

    // Sets the outline to path data, or to none of null, once a look that draws it is there.
    trace(data) {
      outline = parts.pictures?.makeOutline(module.drawer, outline, data);
    },

    // Null without a part, and until parameters have been loaded.
    parameters: (edge) => (engine.roles[edge] < 0 ? null : (parts.parameters?.all(parameter(edge)) ?? null)),
    // Whether a pull starts a run, on release or on reaching the distance.
    isPulled: (edge) => parameter(edge)(PARAMETER.trigger) < 2,
    // Whether a tap loads where there was no more to load.
    loadsAgain: (edge) => parameter(edge)(PARAMETER.whenExhausted) > 1,
    title: (edge) => call.overscroll_title(view, edge),
    draw: (edge, sizes, ...look) => module.draw(view, edge, [performance.now() / 1000, ...sizes], outline, ...look),

    // A number of the last answer; read makes a new one first.
    answer: (slot) => module.answer(view, slot),
    read(edge, slot) {
      if (!view) return 0;
      call.overscroll_read(view, edge);
      return engine.answer(slot);
    },

    // Cancels runs, stops frames and timers, and frees memory.
    close() {
      // Also if a listener removes the element while effects are being performed.
      isDraining = false;
      send(EVENT.detached);
      ticker.detach();
      engine.trace(null);
      call.overscroll_close(view);
      view = 0;
    },
  };

  // Times are milliseconds, as in browser events; missing values are 0.
  function send(code, values = {}) {
    // Events after removal, such as the end of an aborted task, are ignored.
    if (!view) return;
    const { time = performance.now(), edge, number, outcome, flag, x = 0, y = 0, z = 0 } = values;
    const seconds = time / 1000;
    call.overscroll_send(view, code, edge, number, outcome, flag, seconds, x, y, z);
    noteWheel(seconds);
    trace.note(code, seconds, values);
    drain(code === EVENT.frame);
  }

  // The engine's rule decides where a wheel gesture begins and ends.
  function noteWheel(time, x) {
    const wheel = engine.answer(ANSWER.wheel);
    if (wheel) trace.note("wheel", time, { wheel, x });
  }

  // Performing an effect may send an event; only the outermost call drains effects, so that they
  // are performed in order.
  function drain(isFrame) {
    if (isDraining) return;
    isDraining = true;
    if (isFrame) engine.isMoving = false;
    let code;
    try {
      while (view && (code = call.overscroll_take(view)) >= 0) {
        const value = engine.answer(ANSWER.value);
        const edge = engine.answer(ANSWER.edge);
        trace.order(code, edge, value);
        engine.perform(edge, code, value);
      }
    } finally {
      // What fails once stops nothing that follows.
      isDraining = false;
    }
    if (view) engine.present(isFrame);
    trace.report();
  }

  return engine;
}
