// The engine alone, for pages that draw and move everything themselves: events in, effects out, progress to draw from.

import {
  ANSWER,
  BEHAVIORS,
  EDGES,
  EFFECTS,
  EVENTS,
  FIDELITIES,
  LOAD_BEHAVIORS,
  OUTCOMES,
  PARAMETER_NAMES,
  PHASE,
  PHASES,
} from "./codes.ts";
import { ROUNDED_UP } from "./frame-ticker.js";

// What an event has, by the name of the number that the engine takes it as.
const NUMBERS = {
  number: ["id", "run", "innerCanScroll", "isRightToLeft"],
  flag: ["isMomentum", "isOwnWrite", "isLoading", "lessMotion"],
  x: ["position", "delta", "offset", "scale"],
  y: ["viewport", "insertedBefore"],
  z: ["extent"],
};

let loading;

// Written out, so that a bundler finds the file and copies it.
const address = () => new URL("overscroll-engine.wasm", import.meta.url);

// One instance for all sessions, of the file beside this script or of what the first caller gives instead.
function load(given) {
  loading ??= instantiate(given).catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function instantiate(given) {
  const source = (await given) ?? (await fetch(address()));
  const bytes = source instanceof Response ? await source.arrayBuffer() : source;
  const made = await WebAssembly.instantiate(bytes);
  // Of a compiled module it is the instance itself.
  return (made.instance ?? made).exports;
}

function numberOf(name, names) {
  const number = names.indexOf(name);
  if (number < 0) throw new RangeError(`"${name}" is none of ${names.join(", ")}`);
  return number;
}

// Makes a session for one scroll axis.
export async function session({ axis = "vertical", wasm } = {}) {
  const call = await load(wasm);
  let view = call.overscroll_open(axis === "horizontal");
  const answer = (slot) => new Float64Array(call.memory.buffer)[view / 8 + slot];
  const seconds = (time = performance.now()) => time / 1000;

  function* effects() {
    let code;
    while (view && (code = call.overscroll_take(view)) >= 0) {
      yield { effect: EFFECTS[code], edge: EDGES[answer(ANSWER.edge)], value: answer(ANSWER.value) };
    }
  }

  return {
    // Sets what an edge is for; without a behavior it has no part.
    configure(edge, { role = "refresh", behavior, fidelity = FIDELITIES[0], parameters = {}, time } = {}) {
      const number = numberOf(edge, EDGES);
      const isLoad = role === "loadMore";
      const code = behavior ? numberOf(behavior, isLoad ? LOAD_BEHAVIORS : BEHAVIORS) : -1;
      call.overscroll_choose(view, number, +isLoad, code, numberOf(fidelity, FIDELITIES));
      const names = PARAMETER_NAMES;
      // In the order of the numbers, because setting where a part arms also sets where it fires.
      const given = Object.entries(parameters).map(([name, value]) => [numberOf(name, names), value]);
      for (const [parameter, value] of given.sort(([a], [b]) => a - b)) {
        call.overscroll_change(view, number, parameter, value);
      }
      const refused = call.overscroll_configure(view, number, seconds(time));
      if (refused >= 0) throw new RangeError(`${names[refused]} is out of range`);
    },

    // Sends an event; `effects` are then to be performed.
    send({ event, edge = EDGES[0], time, outcome = OUTCOMES[0], ...values }) {
      const code = numberOf(event, EVENTS);
      const of = (name) => Number(values[NUMBERS[name].find((each) => each in values)] ?? 0);
      const isContent = event === "contentChanged";
      const flag = isContent ? "insertedBefore" in values : of("flag");
      const x = isContent ? of("z") : of("x");
      const at = seconds(time) * (event === "woke" ? ROUNDED_UP : 1);
      const numbers = [numberOf(outcome, OUTCOMES), flag, at, x, of("y"), of("z")];
      call.overscroll_send(view, code, numberOf(edge, EDGES), of("number"), ...numbers);
    },

    // One step of a wheel, of which it is unknown whether it is a pull. Returns when to send `woke` at the latest.
    wheel({ delta, isAtEdge, isMomentum, time }) {
      const momentum = isMomentum === undefined ? 2 : +isMomentum;
      return call.overscroll_wheel(view, seconds(time), delta, isAtEdge, momentum) * 1000;
    },

    // Takes them out one by one; performing one may send an event.
    effects,

    progress(edge = EDGES[0]) {
      call.overscroll_read(view, numberOf(edge, EDGES));
      return {
        phase: PHASES[answer(ANSWER.phase)],
        outcome: OUTCOMES[answer(ANSWER.phase) - PHASE.finishing],
        fraction: answer(ANSWER.progress),
        overscroll: answer(ANSWER.overscroll),
        position: answer(ANSWER.position),
        extent: answer(ANSWER.extent),
        // 0 without one.
        run: answer(ANSWER.run),
        holdsGesture: answer(ANSWER.holdsGesture) > 0,
      };
    },

    // Cancels runs and frees memory; the session cannot be used any more.
    close() {
      call.overscroll_close(view);
      view = 0;
    },
  };
}
