/// Defines how a part behaves: all distances, times and policies of a pull, as one value.
///
/// A behavior does not describe looks. Every parameter has a default.
///
/// ```swift
/// var behavior = Behavior.standard
/// behavior.arm = Threshold(80)
/// behavior.fire = behavior.arm
/// behavior.closing = .spring(response: 0.6)
/// ```
///
/// A session rejects a behavior with a parameter out of its range, and keeps its present one; see
/// ``validated()``.
public struct Behavior: Equatable, Sendable {
  /// What the part is for.
  public var role: Role = .refresh
  /// Visible overscroll at which progress begins, in points, 0 or more.
  public var startDistance = 0.0
  /// Visible overscroll at which the part arms.
  ///
  /// Setting it leaves ``fire`` as it is.
  public var arm = Threshold(64)
  /// Visible overscroll at which a run starts, on release or on reaching the distance.
  ///
  /// The trigger decides which; see ``Trigger/reach`` for the latter.
  public var fire = Threshold(64)
  /// What starts a run.
  public var trigger: Trigger = .release
  /// How long before the edge an automatic run starts.
  public var lead = Lead.points(0)
  /// How far and by what means the indicator is held open during a run.
  public var hold = Hold(56)
  /// Seconds from the start of a run to the start of its action, 0 or more.
  public var actionDelay = 0.0
  /// What happens when a run ends while a gesture is live.
  public var endWithContact: EndWithContact = .fold
  /// How the content moves to the hold distance.
  public var opening = MotionTiming.spring(response: 0.35)
  /// How the content moves back to its edge.
  public var closing = MotionTiming.spring(response: 0.35)
  /// Minimum duration of a run in seconds, even if its action returns sooner, 0 or more.
  ///
  /// It counts from when a pull has begun the request, see ``prefetch``. Where the answer is there before the finger
  /// lets go, one of 0.3 s or less does not apply.
  public var minimumRunning = usualMinimum
  /// Seconds the result is shown before the indicator closes, 0 or more.
  public var resultHold = usualResultHold
  /// Where the indicator sits.
  public var placement: Placement = .withContent
  /// The indicator's length along the axis, in points, above 0.
  public var indicatorExtent = 56.0
  /// Points the indicator is moved away from the content, 0 or more.
  public var ignoredInset = 0.0
  /// Points always reserved at the edge for the indicator, with or without a run, 0 or more.
  public var resting = 0.0
  /// What a load-more does while the content is shorter than the viewport.
  public var shortContent: ContentPolicy = .fill
  /// What a load-more does while there is no content.
  public var emptyContent: ContentPolicy = .hide
  /// Whether an exhausted load-more keeps its resting room.
  public var whenExhausted: ExhaustedPolicy = .show
  /// Automatic runs one drag may start; 0 means any number.
  public var budgetPerDrag = 0
  /// Seconds after a failed automatic run in which no other starts automatically, above 0.
  ///
  /// Doubles with each failure in a row, up to 32 times.
  public var backOff = 2.0
  #if OVERSCROLL_BASIC
  // As in `StoredFloorPhase`.
  var floor: Floor {
    get { Floor(Threshold(0)) }
    set {}
  }
  var drag: Drag {
    get { Drag() }
    set {}
  }
  var locksContent: Bool {
    get { false }
    set {}
  }
  var prefetch: Prefetch {
    get { .never }
    set {}
  }
  #else
  /// Where a longer pull opens a page of the app, and how it is left.
  public var floor = Floor(Threshold(0))
  /// How a finger's travel moves the content; by default by the usual rubber band.
  public var drag = Drag()
  /// Whether the content can neither be scrolled nor pulled during a run.
  public var locksContent = false
  /// When a pull begins the request of its run, while the finger is still down; by default it does not.
  ///
  /// It needs a handler in two steps, of which the first may run for nothing, and the trigger ``Trigger/release``.
  public var prefetch = Prefetch.never
  #endif

  /// The plain pull to refresh: arm and fire at 64 visible points, hold 56.
  ///
  /// Springs of response 0.35 s, at least 0.3 s of running, the result shown for 0.5 s.
  public static var standard: Behavior { plain(.refresh, .release, resting: 0) }

  /// The plain load-more: 44 points of room, automatic half a viewport before the end.
  public static var loadMore: Behavior { plain(.loadMore, .automatic, resting: 44) }

  /// The load-more that waits for a tap: 44 points of room, no automatic runs.
  public static var tapLoadMore: Behavior { plain(.loadMore, .tap, resting: 44) }

  /// The load-more of a back footer: pull past the end and let go.
  public static var backLoadMore: Behavior { plain(.loadMore, .release, resting: 0) }

  /// The minimum duration of a run, in seconds, for which an indicator does not seem to flash.
  static var usualMinimum: Double { 0.3 }

  /// How long a result is shown, in seconds, unless it says more than its outcome.
  package static var usualResultHold: Double { 0.5 }

  // One function for both kinds: setting that many fields is large in wasm.
  @inline(never)  // saves 1952 bytes
  private static func plain(_ role: Role, _ trigger: Trigger, resting: Double) -> Behavior {
    Behavior(plain: role, trigger, resting: resting)
  }

  private init(plain role: Role, _ trigger: Trigger, resting: Double) {
    self.role = role
    self.trigger = trigger
    self.resting = resting
    guard resting > 0 else { return }
    lead = .viewports(0.5)
    hold.distance = 0
    minimumRunning = 0
    resultHold = 0
    indicatorExtent = resting
  }
}
