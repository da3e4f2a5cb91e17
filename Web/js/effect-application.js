// Performs the engine's effects for one edge.

import { ANNOUNCEMENTS, ANSWER, EDGES, EFFECT, EVENT, MILESTONES, OUTCOME, PHASE, PHASES } from "./codes.js";
import { ACTIONS, makeRun, outcomeIn, warn } from "./run.js";
import { dispatchRun } from "./run-event.js";

export function makeEffectApplication(engine, list, element, control, edge, status, indicator) {
  let phase = 0;
  let current;

  // The current run, or null.
  function currentRun() {
    const number = engine.read(edge, ANSWER.run);
    if (!number) return null;
    if (current?.number !== number) {
      const controller = new AbortController();
      const run = makeRun(controller.signal, (outcome) => {
        if (outcome === OUTCOME.cancelled) controller.abort();
        engine.send(EVENT.actionFinished, { edge, number, outcome });
      });
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
    const isControlled = action === ACTIONS[0] && control.refreshing !== undefined;
    // The page began the run by `refreshing`, and ends it.
    if (isControlled && control.refreshing) return;
    const { tasks, isTaken } = dispatchRun(element, action, EDGES[edge], run);
    const handler = !run.signal.aborted && `on${action}`;
    if (element[handler] || tasks.length) {
      try {
        const values = await Promise.all([element[handler]?.(run), ...tasks]);
        // A promise may have any value, such as a response.
        run.end(values.find((value) => typeof value === "string"));
      } catch (error) {
        // Like any uncaught error.
        if (!run.signal.aborted) reportError(error);
        run.end("failed");
      }
    } else if (!isTaken && !isControlled) {
      warn(`${action} failed: no on${action}, and no listener called event.waitUntil`);
      run.end("failed");
    }
  }

  function changePhase(next) {
    const previous = phase;
    phase = next;
    if (phase === PHASE.running) currentRun();
    const outcome = outcomeIn(phase);
    const isBusy = EDGES.some((_, edge) => engine.read(edge, ANSWER.phase) === PHASE.running);
    element.ariaBusy = isBusy;
    // The look of a first load is over with it.
    if (previous && previous !== PHASE.running) indicator.word();
    else list.restyle();
    const names = { phase: PHASES[phase], previous: PHASES[previous] };
    control.reflect(EDGES[edge], names);
    list.emit("phasechange", edge, { ...names, outcome });
    if (previous !== PHASE.running) return;
    if (current.action === ACTIONS[0]) control.refreshing &&= false;
    if (current.isStarted) list.emit(`${current.action}end`, edge, { run: current.run, outcome });
  }

  return {
    currentRun,
    perform(effect, value) {
      switch (effect) {
        case EFFECT.startAction:
          startAction();
          break;
        case EFFECT.cancelAction:
          current?.controller.abort();
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
          status.textContent = list.text(ANNOUNCEMENTS[engine.roles[edge]][value]);
          break;
        case EFFECT.reportMilestone:
          list.emit("milestone", edge, { milestone: MILESTONES[value] });
          break;
        case EFFECT.reportPhase:
          changePhase(value);
          break;
        case EFFECT.storeLastUpdated:
          element.lastUpdated = new Date();
          break;
      }
    },
  };
}
