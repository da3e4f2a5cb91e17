import Foundation
package import Overscroll
package import OverscrollIndicators
package import OverscrollText

/// One edge of a list with a control: its style, settings, texts and current run.
///
/// Its host paints it. Everything else about a part is here, once for all toolkits.
@MainActor
package final class HostedPart {
  package let edge: Edge
  package let host: any PartHost
  package internal(set) var settings = PullControl.Settings()
  package internal(set) var callbacks = PullControl.Callbacks()
  /// A custom indicator; nil means the style's.
  package internal(set) var indicator: (any PullIndicator)?
  /// Stores the time of the last update across launches.
  var lastUpdatedStore: (any LastUpdatedStore)?
  var attempts = PullControl.Attempts()
  /// Whether it may run at the same time as the part at the other edge.
  var mayRunTogether = false
  /// Whether the app is loading outside of a run.
  var isBusy = false
  /// Seconds after which a list that appears is refreshed; nil means never.
  var maximumAge: Double?
  /// Whether the present gesture may start no run: the app refuses it, or two fingers zoom.
  var isPullRefused = false
  package internal(set) weak var list: HostedList?
  let styles: PartStyle
  private var defaults: PullControls.Defaults
  let action: RunAction?
  package private(set) var isHidden = false
  /// Whether it closes, and is hidden or removed when it is closed.
  package internal(set) var isClosing = false
  /// Whether the app has removed or replaced it.
  package internal(set) var isLeaving = false
  /// The state of the floor that was reported last.
  package private(set) var floor = FloorPhase.closed
  // Stored, because reading it allocates, and texts change often during a pull.
  private lazy var system = host.systemWords

  var exhaustion = Exhaustion()
  var silence = Silence.none
  var milestones = Milestones()
  /// Whether the list scrolls to the run once it is on the screen.
  var isShownLater = false
  /// Whether the phase that was reported last is ``PullControl/Phase/failed``.
  var hasReportedFailure = false
  /// The loads that began by themselves since the latest refresh that succeeded.
  var automaticLoads = 0
  /// Whether the present run is one of them.
  var countsLoad = false
  /// Cancels the run's task when it is released.
  var task: RunTask?
  /// What the last result says beyond its outcome.
  private(set) var detail: ResultDetail?
  /// The request that a pull has begun, or its answer that no run has shown.
  var request: RunRequest?

  /// Makes a part with a style, or (with nil) with that of the defaults for a role.
  ///
  /// `log` gets a message for each mistake of the app.
  @inline(never)  // saves 1 KB of an app
  package init(
    _ edge: Edge,
    _ style: PullStyle?,
    _ role: Role,
    _ defaults: PullControls.Defaults,
    _ host: any PartHost,
    _ action: RunAction?,
    log: @escaping (String) -> Void
  ) {
    self.edge = edge
    self.defaults = defaults
    self.host = host
    self.action = action
    styles = PartStyle(style, role, defaults, log: log)
  }

  // MARK: Style

  /// The style at present; its behavior is always valid.
  package var style: PullStyle { styles.present }

  package var role: Role { style.behavior.role }

  /// The edge at which it is seen, for texts and looks: the other one in a list upside down.
  package var seenEdge: Edge { list?.isReversed == true ? (edge == .start ? .end : .start) : edge }

  /// What the app sees of its state.
  package var phase: PullControl.Phase { seen(list?.engine.phase(edge) ?? .idle) }

  /// A phase of the engine as the app sees it.
  func seen(_ phase: Phase) -> PullControl.Phase {
    PullControl.Phase(phase, role, lastOutcome: list?.engine.progress(edge).lastOutcome)
  }

  /// Whether a pull starts its runs.
  package var isPulled: Bool {
    switch style.behavior.trigger {
    case .release, .reach: true
    case .automatic, .tap, .none: role == .refresh
    }
  }

  /// The style's behavior, as the settings and the host change it.
  package var behavior: Behavior {
    var behavior = settings.isAnimated ? style.behavior : style.behavior.withoutMotion
    behavior = limited(host.fitted(behavior))
    if action?.hasRequest != true { behavior.prefetch = .never }
    if detail != nil, behavior.resultHold == Behavior.usualResultHold {
      behavior.resultHold = style.texts == .none ? 0.4 : 0.8
    }
    return host.hasFloor ? behavior.withFloor : behavior.withoutFloor
  }

  /// Applies a change of its styles, if the style at present is another one.
  func restyle(isChanged: Bool) {
    if isChanged { list?.configure(self) }
  }

  /// Applies changes of the settings and the surroundings.
  package func restyle() {
    system = host.systemWords
    host.restyle()
  }

  /// Changes settings, and applies them.
  @inline(never)  // saves 1.1 KB of an app
  package func apply(_ change: () -> Void) {
    let behavior = behavior
    change()
    if self.behavior == behavior { restyle() } else { list?.configure(self) }
    list?.host?.setNeedsPicture()
  }

  /// Changes its settings, and applies them.
  package func set(_ change: (inout PullControl.Settings) -> Void) {
    let language = settings.language
    apply { change(&settings) }
    if settings.language != language { list?.host?.partsChanged() }
  }

  /// Applies the defaults around the list.
  package func inherit(_ defaults: PullControls.Defaults) {
    self.defaults = defaults
    restyle(isChanged: styles.inherit(defaults))
  }

  /// Handles that the list has content.
  package func contentAppeared() {
    guard let list else { return }
    let phase = list.engine.phase(edge)
    restyle(isChanged: styles.contentAppeared(in: phase, isShown: list.isShown))
  }

  /// Hides the part, which the engine then forgets, or shows it as it was.
  package func hide(_ hides: Bool) {
    let isExhausted = isExhausted
    isHidden = hides
    exhaustion.isKept = isExhausted
    if hides, list?.beginClosing(self) == true {
      list?.host?.partsChanged()
      return
    }
    if isClosing {
      isClosing = false
      sendIsBarred()
    }
    // First, because a load-more that is shown near its edge may load at once.
    if !hides, isExhausted { list?.send(.exhaustRequested(edge)) }
    list?.configure(self)
  }

  /// Whether the engine has it: it is not hidden, or still closing.
  package var isInEngine: Bool { !isHidden || isClosing }

  /// Whether its picture may be seen: it is in the engine, and does not wait for another part.
  package var isPainted: Bool { isInEngine && list?.part(edge) === self }

  /// Whether a load-more is hidden because there is no content.
  package var isHiddenWithoutContent: Bool {
    guard role == .loadMore, style.behavior.emptyContent == .hide, let list else { return false }
    return list.host?.isWithoutContent == true && currentRun == nil
  }

  /// Whether a run is seen although it may hold nothing open.
  package func needsNoRoom(in phase: Phase, hasContainer: Bool) -> Bool {
    style.behavior.needsNoRoom(in: phase, hasContainer: hasContainer)
  }

  // MARK: Words

  package var words: PartWords { PartWords(style, at: seenEdge, wordSettings, system, detail) }

  /// Sets what a result says beyond its outcome, before it is shown.
  func tell(_ detail: ResultDetail?) {
    guard detail != self.detail else { return }
    apply { self.detail = detail }
  }

  /// The language of its texts.
  package var language: Language { wordSettings.language ?? system.language }

  var wordSettings: WordSettings {
    var words = WordSettings(settings, defaults)
    words.lastUpdatedStore = lastUpdatedStore
    words.lastUpdated = attempts.lastUpdated
    return words
  }

  /// The localized name of refreshing.
  package var refreshName: String { language.text(.refresh).description }

  /// The localized name of closing the floor.
  package var floorBackName: String { language.text(.floorBack).description }

  /// Whether the part is a refresh that is not hidden.
  package var canBeRefreshed: Bool { role == .refresh && !isHidden && !isLeaving }

  func announce(_ announcement: Announcement) {
    guard let list else { return }
    let key = TextKey(saying: announcement, role: role)
    list.host?.say(words.detail(for: list.engine.phase(edge)) ?? language.text(key).description)
  }

  func storeLastUpdated(_ date: Date) {
    lastUpdatedStore?.lastUpdated = date.timeIntervalSince1970
    attempts.lastUpdated = date
    lastUpdatedStore?.lastUpdatedLine = words.lastUpdated(now: date)
    host.wordsChanged()
  }

  // MARK: The floor

  /// Replaces the page of the floor; an open one closes at once.
  ///
  /// - Parameter replace: Releases the host's page, and stores another.
  package func replaceFloor(_ replace: () -> Void) {
    if host.hasFloor {
      list?.configure(edge, nil)
      list?.drain()
    }
    replace()
    list?.configure(self)
  }

  /// Closes the floor; returns whether it was open.
  @discardableResult
  package func closeFloor() -> Bool {
    guard floor.isOpenOrOpening else { return false }
    send(.floorRequested(edge, isOpen: false))
    return true
  }

  func report(_ floor: FloorPhase) {
    self.floor = floor
    host.report(.floor(floor))
    host.wordsChanged()
    callbacks.onFloor?(floor)
  }

  /// Sends an event to the engine, if the part is in a list.
  @inline(never)
  package func send(_ kind: InputEvent.Kind) {
    list?.send(kind)
  }

  /// Releases everything that would outlive the part.
  func leave() {
    task = nil
    request = nil
    isClosing = false
    host.leave()
    floor = .closed
    list = nil
  }
}
