// Types of overscroll.js, the custom element <overscroll-view>.

/** The two ends of a list: top and bottom, or where a line begins and ends. */
export type Edge = "start" | "end";

/**
 * Where a pull is. `armed`: letting go begins a run. `finishing`: the result is shown, or the
 * indicator closes. `exhausted`: there is no more to load.
 */
export type Phase = "idle" | "pulling" | "armed" | "running" | "finishing" | "exhausted";

/** How a run ended. `exhausted`: it went well, and there is no more to load. */
export type Outcome = "succeeded" | "failed" | "cancelled" | "exhausted";

/** The looks. */
export type Indicator =
  | "arrow" | "ring" | "path" | "tick" | "petals" | "disc" | "material" | "balls" | "frames"
  | "drop" | "wave" | "segments"
  | "ego" | "cll" | "mj" | "mrefresh" | "yq";

/** How a pull refreshes: as usual here, or as an old control did. */
export type Behavior = "standard" | "ego" | "cll" | "mj" | "mrefresh" | "yq";

/**
 * How a load-more begins: before the end is reached, by a pull past it, by a tap alone, or as an old
 * control did.
 */
export type LoadBehavior = "standard" | "back" | "tap" | "cll" | "mj-back" | "mj-auto" | "mj-trailer";

/** How closely an old control is followed where it can be improved. */
export type Fidelity = "corrected" | "original";

/** Images for the looks `frames` and `mj`, there instead of its arrow and its spinner. */
export interface Frames {
  /** From rest to where the pull arms. */
  readonly pull?: readonly (HTMLImageElement | HTMLCanvasElement | ImageBitmap)[];
  /** Of a run, over and over, ten a second. */
  readonly run?: readonly (HTMLImageElement | HTMLCanvasElement | ImageBitmap)[];
}

/** Whether a threshold includes its own distance. */
export type Strictness = "reached" | "exceeded";

/** Seconds: the response of a spring, or after the name of a curve its duration. 0 moves at once. */
export type Motion = number | `${"linear" | "easeInOut" | "systemDefault"}:${number}`;

/** What a load-more does while its list is short or empty. */
export type ContentPolicy = "fill" | "show" | "hide" | "afterGesture";

/**
 * The parameters of a behavior. Distances are points past the edge, times are seconds; unless a line
 * says otherwise, both are 0 or more.
 */
export interface Parameters {
  /** Where progress begins. */
  startDistance: number;
  /** Where a pull arms; above `startDistance`. */
  arm: number;
  armStrictness: Strictness;
  /** Where letting go starts a run; above 0, and as `arm` unless it is set. */
  fire: number;
  fireStrictness: Strictness;
  /** What starts a run: letting go, coming to `fire`, a tap, nothing but the app, scrolling near. */
  trigger: "release" | "reach" | "tap" | "none" | "automatic";
  /** How long before the edge an automatic load-more starts; any number. */
  lead: number;
  leadUnit: "points" | "viewports" | "items";
  /** How far the indicator is held open during a run. */
  hold: number;
  holdMeans: "inset" | "offset" | "insetAndOffset";
  holdFollowsScroll: "no" | "yes";
  /** From the start of a run to its handler. */
  actionDelay: number;
  /** Whether an end under the finger is at once or waits for it. */
  endWithContact: "fold" | "defer";
  /** The motion to `hold`. */
  opening: Motion;
  /** The motion back. */
  closing: Motion;
  /** How long a run lasts at least. */
  minimumRunning: number;
  /** How long the result is shown. */
  resultHold: number;
  /** Where the indicator sits in the gap. */
  placement:
    | "withContent"
    | "fixedBehind"
    | "fixedInFront"
    | "gapCentered"
    | "superviewLayer"
    | "overlay"
    | "afterContent";
  /** The indicator's length; above 0. */
  indicatorExtent: number;
  /** How far the indicator is moved away from the content. */
  ignoredInset: number;
  /** Room always kept at the edge. */
  resting: number;
  shortContent: ContentPolicy;
  emptyContent: ContentPolicy;
  /** Whether a load-more that has no more to load keeps its room. */
  whenExhausted: "show" | "hide";
  /** Automatic runs that one drag may start; 0 for any number. */
  budgetPerDrag: number;
  /** How long after a failure none starts by itself; above 0, doubled with each in a row. */
  backOff: number;
}

/** One refresh or load-more. A run that is over cannot be ended again, and never ends a later one. */
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

/** Adds to the list, with the same answers. */
export type LoadHandler = RefreshHandler;

/** One order of the engine to the page, by its name in the documentation, with its one number. */
export interface Effect {
  readonly effect: string;
  readonly edge: Edge;
  readonly value: number;
}

/**
 * What the engine was sent, by its name in the documentation, with its numbers: enough to write it
 * down as a trace. What a name does not need is missing.
 */
export interface SentEvent {
  readonly event: string;
  readonly edge: Edge;
  /** Seconds, on the clock of `performance.now()`. */
  readonly time: number;
  /** A contact's id, a run's number, 1 or true for right to left or for an inner scroller. */
  readonly number?: number | boolean;
  /** The place of an outcome among succeeded, failed, cancelled, exhausted. */
  readonly outcome?: number;
  /** Own write, momentum, less motion. */
  readonly flag?: boolean;
  /** A position, a delta, an offset, an extent or a scale. */
  readonly x?: number;
  /** A viewport. */
  readonly y?: number;
  /** An extent. */
  readonly z?: number;
  /** Of a configuration: 0 refreshes, 1 loads more, -1 nothing. */
  readonly role?: number;
  /** Of a configuration: the name of the behavior. */
  readonly behavior?: string;
  /** Of a configuration in which parameters were changed: all of them. */
  readonly parameters?: Parameters | null;
}

export interface PhaseChange {
  readonly edge: Edge;
  readonly phase: Phase;
  readonly previous: Phase;
  /** How the run ended, in `finishing`. */
  readonly outcome?: Outcome;
}

export interface MilestoneReached {
  readonly edge: Edge;
  /** The content is where a run holds it; it begins to close; it is closed. */
  readonly milestone: "opened" | "closingBegan" | "closed";
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

export type LoadStart = RefreshStart;
export type LoadEnd = RefreshEnd;

export interface OverscrollFrame {
  readonly edge: Edge;
  /** The phase at the start. */
  readonly phase: Phase;
  /** 0 at rest, 1 where a pull arms, not capped. */
  readonly progress: number;
  /** Visible points past the edge. */
  readonly overscroll: number;
  /** What the engine ordered since the last frame. */
  readonly effects: readonly Effect[];
  /** What the engine was sent since the last frame. */
  readonly events: readonly SentEvent[];
}

/** The events of an `<overscroll-view>`; none of them bubbles. */
export interface OverscrollViewEventMap extends HTMLElementEventMap {
  phasechange: CustomEvent<PhaseChange>;
  milestone: CustomEvent<MilestoneReached>;
  refreshstart: CustomEvent<RefreshStart>;
  refreshend: CustomEvent<RefreshEnd>;
  loadmorestart: CustomEvent<LoadStart>;
  loadmoreend: CustomEvent<LoadEnd>;
  /** After every input and frame; costs nothing while nobody listens. */
  overscrollframe: CustomEvent<OverscrollFrame>;
  /** The engine could not be loaded; the list stays an ordinary scroller until it is tried again. */
  error: ErrorEvent;
}

/**
 * A native scroller with pull to refresh and load-more. Its children are its content, its height is
 * the page's to give.
 *
 * Attributes: `indicator`, `behavior`, `load-behavior`, `fidelity`, `edge`, `axis`, `chat`,
 * `disabled`, `fading`, `loading`, `lang`, `outline`.
 * Unknown names are warned of and count as the default. Slots: `indicator` and `load-indicator` for
 * an element of your own instead of a look; it gets `--overscroll-progress`, `--overscroll-pull` and
 * `data-phase`. Colors: the custom properties `--overscroll-accent`, `-foreground`, `-secondary`,
 * `-track`, `-success` and `-failure`. Parts to style: `scroller`, `indicator`, `refresh`, `load`.
 * Keyboard: the refresh control is the first tab stop; Alt+R refreshes from anywhere inside.
 */
export class OverscrollView extends HTMLElement {
  /**
   * The words of the parameters that are no quantities, by the parameter. Of a motion what may stand
   * before a colon and its seconds; with the first, which is empty, there is no colon.
   */
  static readonly words: Readonly<Partial<Record<keyof Parameters, readonly string[]>>>;
  /** The names that each attribute takes, by the attribute; the first is the default. */
  static readonly choices: Readonly<
    Record<
      "indicator" | "behavior" | "load-behavior" | "fidelity" | "edge" | "axis" | "lang",
      readonly string[]
    >
  >;
  /** Reloads the list; may also be set before the element is defined. */
  onrefresh?: RefreshHandler | null;
  /** Adds to the list; may also be set before the element is defined. */
  onloadmore?: LoadHandler | null;
  /** The look; `arrow` unless set. */
  indicator: Indicator;
  /** How a pull behaves. */
  behavior: Behavior;
  /** How a load-more begins. */
  loadBehavior: LoadBehavior;
  /** How closely behavior and look follow an old control; `corrected` unless set. */
  fidelity: Fidelity;
  /** Images for the looks `frames` and `mj`; set anew to change them. */
  frames: Frames | null;
  /**
   * An outline for the looks `path` and `mrefresh`, drawn by the pull instead of their own: path data,
   * the text of a path element's `d`. The property is that attribute, null without one.
   */
  outline: string | null;
  /**
   * Titles of the page's own: called with a phase, the edge, and in `finishing` the outcome; without an
   * answer the look's own title is shown.
   */
  titles: ((phase: Phase, edge: Edge, outcome?: Outcome) => string | null | undefined) | null;
  /** The line for the last refresh in the page's own words; the date is null before the first. */
  dateLine: ((date: Date | null) => string) | null;
  /** Whether a look is as visible as it is pulled. */
  fading: boolean;
  /** Whether the app loads by itself: until it is over nothing arms or fires. A run goes on. */
  loading: boolean;
  /** What the behavior at the start differs in from the one that is named; null for nothing. */
  parameters: Partial<Parameters> | null;
  /** The same of the behavior at the end. */
  loadParameters: Partial<Parameters> | null;
  /** All parameters in force at an edge, the start unless given; null where it has no part. */
  parametersOf(edge?: Edge): Parameters | null;
  /** What is in use: `start` refreshes, `end` loads more, `both` does both. */
  edge: Edge | "both";
  /** The direction the list scrolls in. */
  axis: "vertical" | "horizontal";
  /** Whether the start loads older content instead of refreshing, and keeps what is read in place. */
  chat: boolean;
  /** Whether nothing can be pulled or begun; setting it aborts the run under way. */
  disabled: boolean;
  /** When the list was last refreshed, set by every success; dates and what makes one are taken. */
  get lastUpdated(): Date | null;
  set lastUpdated(date: Date | number | string | null);

  readonly phase: Phase;
  /** 0 at rest, 1 where a pull arms, not capped. */
  readonly progress: number;
  /** Visible points past the start. */
  readonly overscroll: number;
  /** The phase at an edge; the start unless given. */
  phaseOf(edge?: Edge): Phase;

  /**
   * Starts a refresh and gives its run, or the one under way. Null when disabled or not in a
   * document, and while the engine is loading: then the refresh starts once it is there. After a
   * load that failed, this loads again; a failure is an `error` event.
   */
  begin(): Run | null;
  /**
   * Starts a load-more: the one at the end, or where there is none the one at the start. Gives its
   * run as `begin` does; null also during a refresh, and when the run was over at once.
   */
  loadMore(edge?: Edge): Run | null;
  /** Ends every run under way. */
  end(outcome?: Outcome): void;
  /** There may be more to load again. */
  reset(): void;

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
