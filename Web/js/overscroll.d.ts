// Types of overscroll.js, the custom element <overscroll-view>.

/** The two ends of a list: top and bottom. So far only the start has a refresh. */
export type Edge = "start" | "end";

/**
 * Where a pull is. `armed`: letting go refreshes. `finishing`: the result is shown, or the
 * indicator closes.
 */
export type Phase = "idle" | "pulling" | "armed" | "running" | "finishing";

/** How a refresh ended. */
export type Outcome = "succeeded" | "failed" | "cancelled";

/** The looks. */
export type Indicator = "arrow" | "ring" | "path";

/** One refresh. A run that is over cannot be ended again, and never ends a later one. */
export interface Run {
  /** Aborted when the run is cancelled, or its element is removed or disabled. */
  readonly signal: AbortSignal;
  /** Ends the run; without an outcome it succeeded. */
  end(outcome?: Outcome): void;
}

/**
 * Reloads the list. What it returns is the outcome, nothing means succeeded; throwing or
 * rejecting means failed, and is reported as an uncaught error unless the run was aborted.
 */
export type RefreshHandler = (run: Run) => Outcome | void | Promise<Outcome | void>;

/** One order of the engine to the page, by its name in the documentation, with its one number. */
export interface Effect {
  readonly effect: string;
  readonly value: number;
}

export interface PhaseChange {
  readonly edge: Edge;
  readonly phase: Phase;
  readonly previous: Phase;
  /** How the latest refresh ended; nothing before the first end and during a refresh. */
  readonly outcome?: Outcome;
}

export interface RefreshStart {
  readonly edge: Edge;
  readonly run: Run;
}

export interface RefreshEnd {
  readonly edge: Edge;
  readonly run: Run;
  readonly outcome: Outcome;
}

export interface OverscrollFrame {
  readonly edge: Edge;
  readonly phase: Phase;
  /** 0 at rest, 1 where a pull arms, not capped. */
  readonly progress: number;
  /** Visible points past the edge. */
  readonly overscroll: number;
  /** What the engine ordered since the last frame. */
  readonly effects: readonly Effect[];
}

/** The events of an `<overscroll-view>`; none of them bubbles. */
export interface OverscrollViewEventMap extends HTMLElementEventMap {
  phasechange: CustomEvent<PhaseChange>;
  refreshstart: CustomEvent<RefreshStart>;
  refreshend: CustomEvent<RefreshEnd>;
  /** After every input and frame; costs nothing while nobody listens. */
  overscrollframe: CustomEvent<OverscrollFrame>;
  /** The engine could not be loaded; the list stays an ordinary scroller. */
  error: ErrorEvent;
}

/**
 * A native scroller with pull to refresh. Its children are its content, its height is the
 * page's to give.
 *
 * Attributes: `indicator`, `behavior`, `edge`, `disabled`, `lang`. Unknown names are warned of and
 * count as the default. Colors: the custom properties `--overscroll-accent`, `-foreground`,
 * `-secondary`, `-track`, `-success` and `-failure`. Parts to style: `scroller`, `refresh`.
 * Keyboard: the refresh control is the first tab stop; Alt+R refreshes from anywhere inside.
 */
export class OverscrollView extends HTMLElement {
  /** Reloads the list; may also be set before the element is defined. */
  onrefresh?: RefreshHandler | null;
  /** The look; `arrow` unless set. */
  indicator: Indicator;
  /** How a pull behaves. */
  behavior: "standard";
  /** The end of the list that is pulled. */
  edge: "start";
  /** Whether nothing can be pulled or begun; setting it aborts the run under way. */
  disabled: boolean;
  /** When the list was last refreshed, set by every success; dates and what makes one are taken. */
  get lastUpdated(): Date | null;
  set lastUpdated(date: Date | number | string | null);

  readonly phase: Phase;
  /** 0 at rest, 1 where a pull arms, not capped. */
  readonly progress: number;
  /** Visible points past the edge. */
  readonly overscroll: number;

  /**
   * Starts a refresh and gives its run, or the one under way. Null when disabled or not in a
   * document, and while the engine is loading: then the refresh starts once it is there.
   */
  begin(): Run | null;
  /** Ends the run under way, if there is one. */
  end(outcome?: Outcome): void;

  addEventListener<K extends keyof OverscrollViewEventMap>(
    type: K,
    listener: (this: OverscrollView, event: OverscrollViewEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "overscroll-view": OverscrollView;
  }
}
