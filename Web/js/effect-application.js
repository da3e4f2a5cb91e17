// Performs what the engine orders.

import { ANNOUNCEMENTS, ANSWER, EFFECT, EVENT, OUTCOMES, PHASES } from "./codes.js";
import { Run, outcomeOf } from "./run.js";

const RUNNING = PHASES.indexOf("running");
const FINISHING = PHASES.indexOf("finishing");

export function makeEffectApplication(attachment, element, { scroller, status }, ticker) {
  let phase = 0;
  let current;

  // The run under way, or null.
  function currentRun() {
    const number = attachment.read(ANSWER.run);
    if (!number) return null;
    if (current?.number !== number) {
      const controller = new AbortController();
      const run = new Run(controller.signal, (outcome) => {
        if (OUTCOMES[outcome] === "cancelled") controller.abort();
        attachment.send(EVENT.actionFinished, { number, outcome });
      });
      current = { number, controller, run };
    }
    return current.run;
  }

  async function startAction() {
    const run = currentRun();
    // A listener may have ended it since.
    if (!run) return;
    current.isStarted = true;
    attachment.emit("refreshstart", { run });
    if (element.onrefresh) {
      run.end(await outcomeOf(element, run));
    } else if (!attachment.isHeard("refreshstart")) {
      console.warn("overscroll-view: no onrefresh, no refreshstart listener: refresh failed");
      run.end("failed");
    }
  }

  function changePhase(next) {
    const previous = phase;
    phase = next;
    if (phase === RUNNING) currentRun();
    const outcome = OUTCOMES[phase - FINISHING];
    element.ariaBusy = `${phase === RUNNING}`;
    if (!previous) attachment.restyle();
    attachment.word();
    attachment.emit("phasechange", { phase: PHASES[phase], previous: PHASES[previous], outcome });
    if (previous === RUNNING && current.isStarted) {
      attachment.emit("refreshend", { run: current.run, outcome });
    }
  }

  const effects = {
    // Whether the latest frame moved the content.
    isMoving: false,
    currentRun,
    // A session with engine bounce never orders setContribution or scrollTo; milestones are for
    // those who trace.
    perform(effect, value) {
      switch (effect) {
        case EFFECT.startAction:
          startAction();
          break;
        case EFFECT.cancelAction:
          current?.controller.abort();
          break;
        case EFFECT.setDisplacement:
          effects.isMoving = true;
          // No transform at rest: it would hold fixed elements inside the content.
          scroller.style.transform = value ? `translateY(${value}px)` : "";
          break;
        case EFFECT.requestFrames:
          ticker.start();
          break;
        case EFFECT.stopFrames:
          effects.isMoving = false;
          ticker.stop();
          break;
        case EFFECT.wake:
          ticker.wakeAt(value, "engine");
          break;
        case EFFECT.playHaptic:
          // Before a page was first touched, a browser refuses and complains on the console.
          if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(8);
          break;
        case EFFECT.announce:
          status.textContent = attachment.text(ANNOUNCEMENTS[value]);
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
  return effects;
}
