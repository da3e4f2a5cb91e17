// The requests that pulls begin, while the finger is still down: until a run takes one over, it is given up, or its
// answer is too old.

import { EVENT } from "./codes.ts";

// `maximumAge` returns for how many seconds the answer at an edge is kept for the pull that follows.
export function makeRequests(element, maximumAge, send) {
  // By edge.
  const requests = [];

  function start(edge) {
    const request = { controller: new AbortController() };
    requests[edge] = request;
    // Also what a handler throws at once.
    request.answer = (async () => element.onfetch?.({ edge: edge ? "end" : "start", signal: request.controller.signal }))();
    const settle = () => send(EVENT.prefetchFinished, { edge, number: request.number });
    request.answer.then(
      () => {
        request.at = performance.now();
        settle();
      },
      // A run that takes the request over handles the error. Without a run the error has no effect.
      settle,
    );
    return request;
  }

  function abandon(edge) {
    requests[edge]?.controller.abort();
    delete requests[edge];
  }

  return {
    // Begins a request, unless an earlier answer is still good.
    begin(edge, number) {
      const kept = requests[edge];
      const isGood = performance.now() - kept?.at <= 1000 * maximumAge(edge);
      const request = isGood ? kept : start(edge);
      request.number = number;
      if (isGood) queueMicrotask(() => send(EVENT.prefetchFinished, { edge, number }));
    },

    // Gives a request up, or keeps its answer.
    drop(edge, number) {
      const request = requests[edge];
      if (request?.number === number && (request.isOfRun || !request.at)) abandon(edge);
    },

    // A run begins: what came before a request of its own is not shown after it.
    run(edge, number) {
      if (requests[edge]?.number === number) requests[edge].isOfRun = true;
      else abandon(edge);
    },

    // A run has ended, maybe without its answer.
    end(edge, number) {
      if (requests[edge]?.number === number) abandon(edge);
    },

    // The answer for a run, if a pull has begun its request.
    take(edge, number, signal) {
      const request = requests[edge];
      if (request?.number !== number) return undefined;
      delete requests[edge];
      signal.addEventListener("abort", () => request.controller.abort());
      return request.answer;
    },
  };
}
