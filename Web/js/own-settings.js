// What an element does for parameters that the engine does not know: whether a pull may begin, haptics, and the age at
// which a list that appears is refreshed. An adapter around the exports of its module.

import { isSet } from "./attributes.js";
import { ANSWER, EDGES, EFFECT, EVENT, PARAMETER, WHEEL } from "./codes.ts";
import { ownValue } from "./parameters.js";
import { makeRequests } from "./prefetch.js";

const ENDS = [EVENT.contactEnded, EVENT.contactCancelled];
const APPEARANCES = [EVENT.attached, EVENT.shown];

export function follow(module, element) {
  const { call } = module;
  // The session's address, and what sends it an event.
  let view;
  let send;
  const requests = makeRequests(
    element,
    (edge) => ownValue(element, edge, "maximumAge") ?? 1,
    (...event) => send(...event),
  );
  // By edge: whether the page refuses runs by the present gesture.
  const isRefused = [false, false];

  const answer = (slot) => new Float64Array(call.memory.buffer)[view / 8 + slot];
  const value = (edge, name) => ownValue(element, edge, name);

  // Whether the page allows a pull; a function that throws allows it.
  function allows(edge) {
    try {
      return value(edge, "allowsPull")?.() ?? true;
    } catch (error) {
      reportError(error);
      return true;
    }
  }

  function begin() {
    for (const edge of EDGES.keys()) {
      // By release or by distance.
      const isPulled = call.overscroll_parameter(view, edge, PARAMETER.trigger) < 2;
      if (!isPulled || allows(edge)) continue;
      isRefused[edge] = true;
      refuse(edge);
    }
  }

  // Keeps an edge from arming.
  function refuse(edge) {
    if (isRefused[edge]) send(EVENT.externalLoadingChanged, { edge, flag: true });
  }

  // After the event that ends the gesture, which must not start a run either.
  function end() {
    if (!isRefused.includes(true)) return;
    queueMicrotask(() => {
      isRefused.forEach((flag, edge) => {
        isRefused[edge] = false;
        if (flag) send(EVENT.externalLoadingChanged, { edge, flag: isSet(element, "loading", edge) });
      });
    });
  }

  // The engine's rule decides where a wheel gesture begins and ends.
  function followWheel() {
    const wheel = answer(ANSWER.wheel);
    if (wheel === WHEEL.began) begin();
    if (wheel === WHEEL.ended) end();
  }

  function refreshIfOld() {
    const limit = value(0, "maximumAge");
    if (limit === undefined || document.hidden || !element.isConnected) return;
    const age = (Date.now() - (element.lastUpdated ?? NaN)) / 1000;
    if (!(age >= 0 && age <= limit)) element.begin();
  }

  function followRequest(effect) {
    const numbers = () => [answer(ANSWER.edge), answer(ANSWER.value)];
    if (effect === EFFECT.prefetch) requests.begin(...numbers());
    if (effect === EFFECT.startAction) requests.run(...numbers());
    if (effect === EFFECT.cancelAction) requests.drop(...numbers());
  }

  return {
    ...module,
    fetch: requests.take,
    // Called while the element is attached.
    floor(page) {
      ({ send } = page.engine);
      return module.floor?.(page);
    },
    call: {
      ...call,
      overscroll_open(...rest) {
        isRefused.fill(false);
        view = call.overscroll_open(...rest);
        return view;
      },
      overscroll_send(...rest) {
        const [, event, edge, number, , isLoading] = rest;
        if (event === EVENT.actionFinished) requests.end(edge, number);
        if (event === EVENT.contactBegan) begin();
        // The element says whether the page loads whenever it is set up, for example when its language changes.
        if (event === EVENT.externalLoadingChanged && isRefused[edge] && !isLoading) {
          // For the recorded trace, which has this event, too.
          queueMicrotask(() => refuse(edge));
          return;
        }
        call.overscroll_send(...rest);
        followWheel();
        if (ENDS.includes(event)) end();
        // Once the element is set up.
        if (APPEARANCES.includes(event)) queueMicrotask(refreshIfOld);
      },
      overscroll_wheel(...rest) {
        const silentAt = call.overscroll_wheel(...rest);
        followWheel();
        return silentAt;
      },
      overscroll_take(...rest) {
        let effect;
        do effect = call.overscroll_take(...rest);
        while (effect === EFFECT.playHaptic && value(answer(ANSWER.edge), "haptics") === "no");
        followRequest(effect);
        return effect;
      },
    },
  };
}
