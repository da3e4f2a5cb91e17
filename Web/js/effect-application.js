// Performs the engine's effects for one edge.

import { isSet, phaseName, putAt } from "./attributes.js";
import { ANSWER, EDGES, EFFECT, EVENT, MILESTONES, OUTCOME, PHASE, PHASES } from "./codes.ts";
import { ACTIONS, makeRun, outcomeIn, perform } from "./run.js";

export function makeEffectApplication(engine, list, element, control, edge, indicator) {
  let phase = 0;
  let name = PHASES[0];
  let current;

  const fetchNow = async (request) => element.onfetch?.(request);

  // The current run, or null.
  function currentRun() {
    const number = engine.read(edge, ANSWER.run);
    if (!number) return null;
    if (current?.number !== number) {
      const controller = new AbortController();
      const { signal } = controller;
      let answer;
      let isOver = false;
      const run = makeRun(
        signal,
        (outcome) => {
          // The first outcome counts.
          if (isOver || engine.read(edge, ANSWER.run) !== number) return;
          isOver = true;
          if (outcome === OUTCOME.cancelled) controller.abort();
          // Older rows are there: they are this run's, and not those of a run that begins before the next frame.
          list.measureHistory();
          const isRefresh = !engine.roles[edge];
          list.hold(edge, indicator.brought(outcome, isRefresh ? run.newItems : undefined));
          engine.send(EVENT.actionFinished, { edge, number, outcome });
        },
        // A promise also of what a handler returns or throws at once.
        () => (answer ??= engine.fetch?.(edge, number, signal) ?? fetchNow({ edge: EDGES[edge], signal })),
      );
      current = { number, controller, run, action: ACTIONS[engine.roles[edge]] };
    }
    return current.run;
  }

  async function startAction() {
    const run = currentRun();
    // A listener may have ended the run.
    if (!run) return;
    const { action } = current;
    current.isStarted = true;
    const isRefresh = action === ACTIONS[0];
    // A listener may be the first that sets `refreshing` or `loading`.
    const isControlled = () => (isRefresh ? control.refreshing !== undefined : control.setsLoading);
    // The page began the run by `refreshing`, and ends it.
    if (isRefresh && control.refreshing) return;
    const started = current;
    const isLeft = await perform(element, action, EDGES[edge], run, isControlled, shownOutcome);
    started.isOpen = isLeft && !isRefresh;
    started.wasLoading = isSet(element, "loading", edge);
  }

  // What the attributes of the element say; undefined for a success.
  function shownOutcome() {
    if (isSet(element, "error", edge)) return "failed";
    if (engine.roles[edge] && isSet(element, "finished", edge)) return "exhausted";
  }

  // Shows the name of the phase, and returns it with the one before.
  function rename() {
    const names = { phase: phaseName(element, engine, edge, phase), previous: name };
    name = names.phase;
    control.reflect(EDGES[edge], names);
    return names;
  }

  function changePhase(next) {
    const previous = phase;
    phase = next;
    if (phase === PHASE.running) {
      currentRun();
      // What an earlier run has brought is over.
      indicator.brought(OUTCOME.cancelled);
    }
    const outcome = outcomeIn(phase);
    element.ariaBusy = EDGES.some((_, edge) => engine.read(edge, ANSWER.phase) === PHASE.running);
    // The look of a first load is over with it.
    if (previous && previous !== PHASE.running) indicator.word();
    else list.restyle();
    if (phase === PHASE.running || outcome === "failed") putAt(element, "error", edge, phase !== PHASE.running);
    const names = rename();
    if (phase === PHASE.exhausted || previous === PHASE.exhausted) putAt(element, "finished", edge, phase === PHASE.exhausted);
    list.emit("phasechange", edge, { ...names, outcome });
    if (previous !== PHASE.running) return;
    if (current.action === ACTIONS[0]) control.refreshing &&= false;
    if (current.isStarted) list.emit(`${current.action}end`, edge, { run: current.run, outcome });
  }

  return {
    currentRun,

    // Ends the run as the page says, once it has set all that belongs to a change.
    endRefresh() {
      const run = currentRun();
      queueMicrotask(() => control.refreshing || run.end(shownOutcome()));
    },

    // Ends a load-more that the page controls by `loading`, once that has been set and removed.
    settle() {
      // The page may set or remove `error`.
      if (name !== phaseName(element, engine, edge, phase)) list.emit("phasechange", edge, rename());
      if (!current?.isOpen) return;
      const isLoading = isSet(element, "loading", edge);
      if (current.wasLoading && !isLoading) current.run.end(shownOutcome());
      current.wasLoading = isLoading;
    },

    perform(effect, value) {
      switch (effect) {
        case EFFECT.startAction:
          startAction();
          break;
        case EFFECT.cancelAction:
          // It may be that of a pull whose request is given up.
          if (current?.number === value) current.controller.abort();
          break;
        case EFFECT.setContribution:
          list.keepRoom(edge, value);
          break;
        case EFFECT.setDisplacement:
          list.displace(value);
          break;
        case EFFECT.scrollTo:
          list.scrollTo(value);
          break;
        case EFFECT.requestFrames:
          engine.ticker.start();
          break;
        case EFFECT.stopFrames:
          engine.isMoving = false;
          engine.ticker.stop();
          break;
        case EFFECT.wake:
          engine.ticker.wakeAt(value, "engine");
          break;
        case EFFECT.playHaptic:
          // Before a user gesture, browsers block vibration and log a message to the console.
          if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(8);
          break;
        case EFFECT.announce:
          indicator.say(value);
          break;
        case EFFECT.reportMilestone:
          list.emit("milestone", edge, { milestone: MILESTONES[value] });
          break;
        case EFFECT.reportPhase:
          changePhase(value);
          break;
        case EFFECT.storeLastUpdated:
          element.lastUpdated = new Date();
          // It has reset the load-more. Not while other effects of the same event wait: this configures again.
          queueMicrotask(() => putAt(element, "error", 1, false));
          break;
      }
    },
  };
}
