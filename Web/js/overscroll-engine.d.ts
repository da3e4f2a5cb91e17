// Types of overscroll-engine.js, the engine for pages that draw and move everything themselves.

import type { Behavior, Edge, Fidelity, LoadBehavior, Outcome, Phase } from "./overscroll.js";

interface At {
  /** Milliseconds, on the clock of `performance.now()`, which is the default. */
  time?: number;
}

/** What happened, with its name and numbers in the engine's documentation: points along the axis. */
export type SessionEvent = At &
  (
    | { event: "contactBegan" | "contactMoved"; id?: number; position: number }
    | { event: "contactEnded" | "contactCancelled"; id?: number }
    | { event: "wheelBegan" | "wheelEnded" }
    | { event: "wheelMoved"; delta: number; isMomentum?: boolean }
    | {
        event: "scrolled";
        offset: number;
        viewport: number;
        extent: number;
        /** Whether the page itself scrolled, as an effect asked for. */
        isOwnWrite?: boolean;
        /** Whether a nested scroller goes first. */
        innerCanScroll?: boolean;
      }
    | { event: "contentChanged"; extent: number; insertedBefore?: number }
    | { event: "attached" | "shown" | "hidden" | "detached" | "frame" | "woke" }
    | { event: "environmentChanged"; lessMotion: boolean; scale: number; isRightToLeft?: boolean }
    | { event: "beginRequested" | "cancelRequested" | "resetRequested" | "exhaustRequested"; edge?: Edge }
    | { event: "externalLoadingChanged"; edge?: Edge; isLoading: boolean }
    | { event: "actionFinished"; edge?: Edge; run: number; outcome?: Outcome }
  );

/** What the page is to do, with its name in the engine's documentation. */
export interface SessionEffect {
  readonly effect:
    | "startAction"
    | "cancelAction"
    /** Reserve `value` points at the edge, as padding of the content. */
    | "setContribution"
    /** Show the content `value` points from where it is. */
    | "setDisplacement"
    /** Scroll to the offset `value`. */
    | "scrollTo"
    /** Send `frame` at each frame until `stopFrames`. */
    | "requestFrames"
    | "stopFrames"
    /** Send `woke` at `value` seconds. */
    | "wake"
    | "playHaptic"
    | "announce"
    | "reportMilestone"
    /** `progress` has the new phase. */
    | "reportPhase"
    | "storeLastUpdated";
  readonly edge: Edge;
  readonly value: number;
}

/** What to draw from. */
export interface Progress {
  /** What has failed is `idle` here. */
  readonly phase: Exclude<Phase, "failed">;
  /** How the run ended, in `finishing`. */
  readonly outcome?: Outcome;
  /** 0 at rest, 1 when armed, not capped. */
  readonly fraction: number;
  /** Visible points past the edge. */
  readonly overscroll: number;
  /** Where the indicator is, in points from the edge of the viewport. */
  readonly position: number;
  /** The indicator's length. */
  readonly extent: number;
  /** The number of the current run, 0 without one. */
  readonly run: number;
  /** Whether the finger moves the pull, so that nothing else may scroll. */
  readonly holdsGesture: boolean;
}

/** What an edge is for; without a behavior it has no part. */
export type Part = At & { fidelity?: Fidelity; parameters?: Readonly<Record<string, number>> } & (
    | { role?: "refresh"; behavior?: Behavior }
    | { role: "loadMore"; behavior?: LoadBehavior }
  );

export interface Session {
  /** Throws a RangeError that names what is unknown or out of range. */
  configure(edge: Edge, part?: Part): void;
  /** Sends an event; the effects are then to be performed. */
  send(event: SessionEvent): void;
  /** One step of a wheel. Returns when to send `woke` at the latest, in milliseconds; 0 for never. */
  wheel(step: At & { delta: number; isAtEdge: boolean; isMomentum?: boolean }): number;
  /** Takes the effects out one by one; performing one may send an event. */
  effects(): IterableIterator<SessionEffect>;
  progress(edge?: Edge): Progress;
  /** Cancels runs and frees memory; the session cannot be used any more. */
  close(): void;
}

/**
 * Makes a session for one scroll axis. `wasm` is a response, bytes or a compiled module instead of
 * `overscroll-engine.wasm` beside the script; the first one counts.
 */
export function session(options?: {
  axis?: "vertical" | "horizontal";
  wasm?: Response | BufferSource | WebAssembly.Module | Promise<Response | BufferSource | WebAssembly.Module>;
}): Promise<Session>;
