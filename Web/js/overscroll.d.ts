// Types of overscroll.js, the custom element <overscroll-view>.

/** The two ends of a list: top and bottom, or start and end of a line. */
export type Edge = "start" | "end";

/**
 * The phase of a pull. `armed`: releasing begins a run. `finishing`: the result is shown, or the
 * indicator closes. `exhausted`: there is no more to load. `failed`: at rest after a load-more that failed, until the
 * next one.
 */
export type Phase = "idle" | "pulling" | "armed" | "running" | "finishing" | "exhausted" | "failed";

/** How a run ended. `exhausted`: it succeeded, and there is no more to load. */
export type Outcome = "succeeded" | "failed" | "cancelled" | "exhausted";

/**
 * The state of a floor. `armed`: releasing opens it. `opening`, `open`, `closing`: it covers the list, and nothing
 * else begins.
 */
export type FloorState = "closed" | "armed" | "opening" | "open" | "closing";

/** The looks. */
export type Indicator =
  | "arrow" | "ring" | "path" | "tick" | "petals" | "material" | "frames"
  | "drop" | "wave" | "segments" | "liquid" | "morph" | "field" | "cover"
  | "ego" | "cll" | "mj" | "mrefresh" | "yq";

/** The behavior of a refresh: the standard one, or that of a published control. */
export type Behavior = "standard" | "ego" | "cll" | "mj" | "mrefresh" | "yq";

/**
 * How a load-more begins: automatically before the end, by a pull past it, only by a tap, or as in
 * a published control.
 */
export type LoadBehavior = "standard" | "back" | "tap" | "cll" | "mj-back" | "mj-auto" | "mj-trailer";

/** How closely the original control is followed where it has oddities. */
export type Fidelity = "corrected" | "original";

/** Images for the looks `frames` and `mj`, which replace the latter's arrow and spinner. */
export interface Frames {
  /** From rest to the arm distance. */
  readonly pull?: readonly (HTMLImageElement | HTMLCanvasElement | ImageBitmap)[];
  /** For a run, repeating, ten per second. */
  readonly run?: readonly (HTMLImageElement | HTMLCanvasElement | ImageBitmap)[];
}

/** Whether a threshold includes its own distance. */
export type Strictness = "reached" | "exceeded";

/** Seconds: a spring's response, or after a curve's name its duration. 0 moves immediately. */
export type Motion = number | `${"linear" | "easeInOut" | "systemDefault"}:${number}`;

/** What a load-more does while its list is short or empty. */
export type ContentPolicy = "fill" | "show" | "hide" | "afterGesture";

/**
 * The parameters of a behavior. Distances are points past the edge, times are seconds; both are 0
 * or more, except where noted.
 */
export interface Parameters {
  /** Where progress begins. */
  startDistance: number;
  /** Where a pull arms; above `startDistance`. */
  arm: number;
  armStrictness: Strictness;
  /** Where releasing starts a run; above 0, the same as `arm` unless it is set. */
  fire: number;
  fireStrictness: Strictness;
  /** What starts a run: release, reaching `fire`, a tap, only the app, or scrolling near. */
  trigger: "release" | "reach" | "tap" | "none" | "automatic";
  /** How long before the edge an automatic load-more starts; any number. */
  lead: number;
  leadUnit: "points" | "viewports" | "items";
  /** How far the indicator is held open during a run. */
  hold: number;
  holdMeans: "inset" | "offset";
  holdFollowsScroll: "no" | "yes";
  /** From the start of a run to its handler. */
  actionDelay: number;
  /** Whether ending a run during a gesture takes effect immediately or after the gesture. */
  endWithContact: "fold" | "defer";
  /** The motion to `hold`. */
  opening: Motion;
  /** The motion back to the edge. */
  closing: Motion;
  /** Minimum duration of a run. */
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
    | "afterContent"
    /** As long as the gap; loads the full engine. */
    | "growing"
    /** Over the whole viewport; loads the full engine. */
    | "fullViewport";
  /** The indicator's length; above 0. */
  indicatorExtent: number;
  /** How far the indicator is moved away from the content. */
  ignoredInset: number;
  /** Room always reserved at the edge. */
  resting: number;
  shortContent: ContentPolicy;
  emptyContent: ContentPolicy;
  /**
   * Whether an exhausted load-more keeps its room. With `loadAgain`, which loads the full engine, a pull, a tap, a key
   * or the app may load again.
   */
  whenExhausted: "show" | "hide" | "loadAgain";
  /** Automatic runs that one drag may start; 0 for any number. */
  budgetPerDrag: number;
  /** Seconds after a failure without automatic runs; above 0, doubled with each in a row. */
  backOff: number;
  /** Where a longer pull opens the floor; above `fire`, 1.9 times as far unless it is set; 0 disables it. */
  floor?: number;
  floorStrictness?: Strictness;
  /** The share of its way that the content must be pushed back to close the floor; above 0, up to 1. */
  floorLeave?: number;
  /** The motion to the floor and back. */
  floorMotion?: Motion;
  /** How far a pull moves, for each point of the usual rubber band; above 0. This and the next three load the full engine. */
  dragRate?: number;
  /** The points that no pull reaches, beyond `hold`; above `arm`, `fire` and `floor`. 0 for the viewport's length. */
  dragLimit?: number;
  /** Whether a pull moves the content; otherwise the indicator moves in, in front of it. */
  movesContent?: "no" | "yes";
  /** Whether a run keeps the content from being scrolled. */
  locksContent?: "no" | "yes";
  /**
   * When a pull begins the request of `onfetch`, while the finger is still down: 1 when it arms, a smaller number at that
   * fraction of the distance; 0, the default, with the run.
   */
  prefetch?: number;
}

/** Parameters that the element follows, not the engine; those at one edge count there. */
export interface ElementParameters {
  /** Asked when a gesture begins, where a pull starts a run: with false the pull is shown and starts nothing. */
  allowsPull?: () => boolean;
  /** Whether a pull that arms is felt, where the browser can vibrate; by default yes. */
  haptics?: "no" | "yes";
  /** Seconds: a list that appears is refreshed if its last refresh is older, in the future or unknown. */
  maximumAge?: number;
}

/** One refresh or load-more. Ending it twice is a no-op, and it never ends a later run. */
export interface Run {
  /** Aborted when the run is cancelled, or its element is removed or disabled. */
  readonly signal: AbortSignal;
  /** Ends the run; the default outcome is succeeded. */
  end(outcome?: Outcome): void;
  /**
   * What `onfetch` returns for this run, requested once: by the pull where the parameter `prefetch` says so, otherwise
   * when this is read first. A promise of undefined without `onfetch`.
   */
  readonly fetched: Promise<unknown>;
  /**
   * How many items a refresh has brought, set before it ends: the result says "3 new", or "Nothing new" for 0, for
   * 0.8 s, and a place that is kept marks as many. Looks with an original's words keep them.
   */
  newItems?: number;
}

/** Where and for how long an answer is requested. */
export interface FetchRequest {
  readonly edge: Edge;
  /** Aborted when the pull is taken back, or with the run. */
  readonly signal: AbortSignal;
}

/**
 * Reloads the list. Its return value is the outcome; undefined means succeeded. Throwing or
 * rejecting means failed, and is reported as an uncaught error unless the run was aborted.
 */
export type RefreshHandler = (run: Run) => Outcome | void | Promise<Outcome | void>;

/** Adds to the list, with the same return values. */
export type LoadHandler = RefreshHandler;

/** One effect of the engine, with its name in the documentation and its number. */
export interface Effect {
  readonly effect: string;
  readonly edge: Edge;
  readonly value: number;
}

/**
 * An event that was sent to the engine, with its name in the documentation and its numbers: enough
 * to write a trace. Unused numbers are missing.
 */
export interface SentEvent {
  readonly event: string;
  readonly edge: Edge;
  /** Seconds, on the clock of `performance.now()`. */
  readonly time: number;
  /** A contact's id, a run's number, or 1 or true for right to left or a nested scroller. */
  readonly number?: number | boolean;
  /** The index of an outcome in succeeded, failed, cancelled, exhausted. */
  readonly outcome?: number;
  /** Own write, momentum, less motion. */
  readonly flag?: boolean;
  /** A position, a delta, an offset, an extent or a scale. */
  readonly x?: number;
  /** A viewport. */
  readonly y?: number;
  /** An extent. */
  readonly z?: number;
  /** For a configuration: 0 is a refresh, 1 a load-more, -1 nothing. */
  readonly role?: number;
  /** For a configuration: the name of the behavior. */
  readonly behavior?: string;
  /** For a configuration: all parameters of the part, null without one. */
  readonly parameters?: Parameters | null;
}

export interface PhaseChange {
  readonly edge: Edge;
  readonly phase: Phase;
  readonly previous: Phase;
  /** How the run ended, in `finishing`. */
  readonly outcome?: Outcome;
}

export interface FloorChange {
  readonly state: FloorState;
  readonly previous: FloorState;
}

export interface MilestoneReached {
  readonly edge: Edge;
  /** The content is at the hold distance; it begins to close; it is closed. */
  readonly milestone: "opened" | "closingBegan" | "closed";
}

/**
 * A run begins. A listener takes care of it by `waitUntil`, by reading `detail.run`, or by
 * `preventDefault`, which cancels it; otherwise a run without a handler fails.
 */
export interface RunEvent extends CustomEvent<{ readonly edge: Edge; readonly run: Run }> {
  /** That of the run. */
  readonly signal: AbortSignal;
  /**
   * Ends the run when the promise settles, as the promise of a handler does; with several, when all
   * have. A string is the outcome, any other value a success. Throws after the dispatch.
   */
  waitUntil(promise: Promise<unknown>): void;
}

export interface RefreshEnd {
  readonly edge: Edge;
  readonly run: Run;
  readonly outcome: Outcome;
}

export type LoadEnd = RefreshEnd;

export interface OverscrollFrame {
  readonly edge: Edge;
  /** The phase at the start. */
  readonly phase: Phase;
  /** 0 at rest, 1 when armed, not capped. */
  readonly progress: number;
  /** Visible points past the edge. */
  readonly overscroll: number;
  /** Effects since the last frame. */
  readonly effects: readonly Effect[];
  /** Events sent to the engine since the last frame. */
  readonly events: readonly SentEvent[];
}

/** The events of an `<overscroll-view>`; they do not bubble. */
export interface OverscrollViewEventMap extends HTMLElementEventMap {
  phasechange: CustomEvent<PhaseChange>;
  floorchange: CustomEvent<FloorChange>;
  milestone: CustomEvent<MilestoneReached>;
  refresh: RunEvent;
  refreshend: CustomEvent<RefreshEnd>;
  loadmore: RunEvent;
  loadmoreend: CustomEvent<LoadEnd>;
  /** After every input and frame; no cost without a listener. */
  overscrollframe: CustomEvent<OverscrollFrame>;
  /**
   * The engine could not be loaded; the list still scrolls, with a button that refreshes. A new element or `begin`
   * retries.
   */
  error: ErrorEvent;
}

/**
 * A native scroller with pull to refresh and load-more. Its children are its content; the page sets
 * its height.
 *
 * Attributes: `indicator`, `behavior`, `load-behavior`, `fidelity`, `edge`, `axis`, `chat`,
 * `disabled`, `error`, `fading`, `finished`, `loading`, `refreshing`, `inputs`, `scroller`, `name` (that of the scroller for a
 * screen reader), `lang`, `outline`.
 * screen reader), `lang`, `outline`.
 * Titles: `pull-text`, `release-text`, `refreshing-text`, `success-text`, `error-text`, `load-pull-text`, `load-release-text`,
 * `loading-text`, `load-success-text`, `finished-text`. The attribute `phase` and
 * the states `start-armed`, `end-running` and so on show the phases.
 * Unknown values are reported on the console and count as the default. `first-indicator` is a look until the list has
 * had content. Defaults of attributes, inherited: the custom properties `--overscroll-indicator`, `-behavior`,
 * `-load-behavior`, `-fidelity`, `-edge` and `-inputs`. Slots: `indicator` and
 * `load-indicator` for a custom element instead of a look; it receives `--overscroll-progress`,
 * `--overscroll-pull` and `data-phase`; `indicator-running` and so on for one phase alone.
 * `floor` for a page that a longer pull brings down; it receives the same, with `--overscroll-open`, and the states
 * `floor-armed`, `floor-open` and so on show its state. A descendant with the attribute `data-overscroll-indicator` is
 * where a refresh's look is drawn, instead of at the edge. Colors: the custom properties `--overscroll-accent`,
 * `-foreground`, `-secondary`, `-track`, `-success` and `-failure`. Parts to style: `scroller`,
 * `indicator`, with `start` or `end` for that at one edge, `refresh`, `load`.
 * Keyboard: the refresh control is the first tab stop; Alt+R refreshes from anywhere inside.
 */
export class OverscrollView extends HTMLElement {
  /**
   * Loads the file for parameters before an element names one, so that `parametersOf` has an answer.
   * In `words` are the values of the parameters that are not quantities, by parameter. For a motion, the
   * prefix before a colon and its seconds; the first, which is empty, has no colon. Undefined if it
   * cannot be loaded.
   */
  static load(
    name: "parameters",
  ): Promise<{ readonly words: Readonly<Partial<Record<keyof Parameters, readonly string[]>>> } | undefined>;
  /**
   * Loads the files of a name before an element uses it: a look as `looks/ring`, all looks, floors, or the texts of a
   * language of `choices.lang`. Without a name, it waits for all files that have been named.
   */
  static load(name?: "looks" | "floor" | (string & {})): Promise<unknown>;
  /** The values of each attribute, by attribute; the first is the default. */
  static readonly choices: Readonly<
    Record<
      "indicator" | "behavior" | "load-behavior" | "fidelity" | "edge" | "axis" | "inputs" | "lang",
      readonly string[]
    >
  >;
  /**
   * Where the engine comes from: the URL of `overscroll.wasm`, a response with it, or the compiled
   * module, or a promise of one of them. Null for the file in the folder of the others. Set it
   * before the first element is in the page.
   */
  static wasm: string | URL | Response | WebAssembly.Module | Promise<Response | WebAssembly.Module> | null;
  /** The folder of all files, ending in a slash; null for that of the script. Set it as `wasm`. */
  static base: string | URL | null;
  /** Reloads the list; may also be set before the element is defined. */
  onrefresh?: RefreshHandler | null;
  /**
   * Requests what the handler of the run then shows, as `run.fetched`; changes nothing that is seen. With the parameter
   * `prefetch` it begins while the finger still pulls, and may be for nothing.
   */
  onfetch?: ((request: FetchRequest) => unknown) | null;
  /** Adds to the list; may also be set before the element is defined. */
  onloadmore?: LoadHandler | null;
  /** The look; `arrow` unless set. */
  indicator: Indicator;
  /** The behavior of a refresh. */
  behavior: Behavior;
  /** The behavior of a load-more. */
  loadBehavior: LoadBehavior;
  /** How closely behavior and look follow the original control; `corrected` unless set. */
  fidelity: Fidelity;
  /** Images for the looks `frames` and `mj`; set a new object to change them. */
  frames: Frames | null;
  /**
   * An outline for the looks `path` and `mrefresh`, drawn by the pull instead of their own: path
   * data, the value of a path element's `d`. Reflects the attribute, null without one.
   */
  outline: string | null;
  /**
   * Custom titles: called with a phase, the edge, and in `finishing` the outcome; for null or
   * undefined the look's own title is shown.
   */
  titles: ((phase: Phase, edge: Edge, outcome?: Outcome) => string | null | undefined) | null;
  /** A custom text for the last refresh; the date is null before the first. */
  dateLine: ((date: Date | null) => string) | null;
  /** Whether a look's opacity follows the pull. */
  fading: boolean;
  /**
   * Whether the app loads: outside of a run nothing arms or fires meanwhile. An app that sets it controls each
   * load-more without a handler, which ends when it is removed, as `error` and `finished` then say.
   */
  get loading(): boolean;
  set loading(value: boolean | Edge);
  /** Whether a load-more has no more to load, at any edge or at the one that is set; a run sets it, too. */
  get finished(): boolean;
  set finished(value: boolean | Edge);
  /** Whether the last run failed; the next one resets it. Set before a run ends, it is its outcome. */
  get error(): boolean;
  set error(value: boolean | Edge);
  /**
   * Changes to the parameters of the named behavior at the start; null for none. On an element in use
   * they count once the file for parameters is loaded.
   */
  parameters: (Partial<Parameters> & ElementParameters) | null;
  /** The same for the behavior at the end. */
  loadParameters: (Partial<Parameters> & ElementParameters) | null;
  /**
   * All present parameters at an edge, by default the start; null without a part. Also null until
   * the file for parameters is loaded, which the first call begins.
   */
  parametersOf(edge?: Edge): Parameters | null;
  /** The edges in use: `start` refreshes, `end` loads more, `both` does both. */
  edge: Edge | "both";
  /** The direction the list scrolls in. */
  axis: "vertical" | "horizontal";
  /** Whether the start loads older content instead of refreshing, and visible rows stay in place.
   * */
  chat: boolean;
  /** What pulls: a finger, a mouse or pen unless it drags over text, a wheel or touchpad. */
  inputs: "touch mouse wheel" | "touch mouse" | "touch wheel" | "touch";
  /**
   * Whether a refresh is running. Setting it controls refreshes: true begins one without calling a
   * handler, or on an open floor once that has closed; false ends the current one as `error`
   * then says.
   */
  refreshing: boolean;
  /** What scrolls the content: the root of an IntersectionObserver, the element of a virtualizer. */
  readonly scroller: HTMLElement;
  /** Whether pulling and beginning are disabled, or at the edge that is set; it aborts current runs. */
  get disabled(): boolean;
  set disabled(value: boolean | Edge);
  /** The time of the last successful refresh; accepts a date or a value to construct one from. */
  get lastUpdated(): Date | null;
  set lastUpdated(date: Date | number | string | null);

  readonly phase: Phase;
  /** 0 at rest, 1 when armed, not capped. */
  readonly progress: number;
  /** Visible points past the start. */
  readonly overscroll: number;
  /** The phase at an edge, by default the start. */
  phaseOf(edge?: Edge): Phase;

  /**
   * Starts a refresh and returns its run, or the current one. Null when disabled, on an open
   * floor or not in a document, and while the engine is loading: the refresh then starts once it is loaded. After a
   * failed load it retries; a failure is an `error` event.
   */
  begin(): Run | null;
  /**
   * Starts a load-more at the end, or if there is none at the start. Returns its run as `begin`
   * does; null also during a refresh, and when the run ended immediately.
   */
  loadMore(edge?: Edge): Run | null;
  /**
   * Opens the floor, the child in the slot `floor`. Returns whether it is open or opening: false during a run,
   * under a finger, without a floor, and until its files are loaded, as after `await OverscrollView.load("floor")`.
   */
  openFloor(): boolean;
  /** Closes the floor. Returns false: it is closed or closing. */
  closeFloor(): boolean;
  /** Ends all current runs. */
  end(outcome?: Outcome): void;
  /** Resets exhausted parts, because there may be more to load again. */
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
