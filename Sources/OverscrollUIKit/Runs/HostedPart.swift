#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollHosting
import OverscrollIndicators
import OverscrollText
import UIKit

/// What a load-more keeps of being exhausted, where the engine does not.
private struct Exhaustion {
  /// Whether it is exhausted while hidden.
  var isKept = false
  /// The refresh during which the app has said so; the success of that one does not reset it.
  var refresh: RunToken?
}

/// One edge of a scroll view with a control: its style, callbacks, current run and view.
@MainActor
final class HostedPart {
  let edge: Edge
  /// The style at present; its behavior is always valid.
  var style: PullStyle { styles.present }
  private(set) var styles: PartStyle
  private var defaults: PullDefaults
  /// The style's behavior, as the settings change it.
  var behavior: Behavior {
    var behavior = settings.isAnimated ? style.behavior : style.behavior.withoutMotion
    // The engine knows of the content's length only, and a table without rows may have a header.
    if attachment?.isWithoutItems == true { behavior.shortContent = behavior.emptyContent }
    if style.indicator == .mj, settings.indicator == nil {
      behavior = behavior.asHigh(as: Double(settings.images.height))
    }
    return floor == nil ? behavior.withoutFloor : behavior.withFloor
  }
  /// The page of the floor, if there is one.
  private(set) var floor: HostedFloor?
  /// Whether a load-more is hidden because there is no content.
  var isHiddenWithoutContent: Bool {
    guard let attachment, style.behavior.emptyContent == .hide else { return false }
    return style.behavior.role == .loadMore && attachment.isWithoutContent && currentRun == nil
  }

  /// The color of what a pull shows beyond the content; nil for the list's own background.
  var gapColor: UIColor? {
    if let own = settings.background { return own }
    return style.indicator == .ego && style.fidelity == .original ? Self.gapOfEGO : nil
  }
  /// EGO's view is as high as the table and opaque.
  private static let gapOfEGO = UIColor(rgb: 0xE2E7ED)
  var action: RunAction?
  weak var attachment: Attachment?
  weak var delegate: (any PullControlDelegate)?
  private(set) var isHidden = false
  private var exhaustion = Exhaustion()
  private var silence = Silence.none
  /// Whether the list scrolls to the run once it is on the screen.
  private var scrollsWhenShown = false
  /// Whether the app knows that the run is open.
  private var hasOpened = false
  private var isCancelled = false
  var settings = PartSettings()
  let view = IndicatorView()
  // Stored, because reading it allocates, and texts change often during a pull.
  private lazy var system = SystemWords.present
  var words: PartWords { PartWords(style, at: edge, wordSettings, system) }
  /// The language of its texts.
  var language: Language { wordSettings.language ?? system.language }
  private var wordSettings: WordSettings { settings.words.filled(from: defaults) }
  /// The date that the clock of the scroll view shows.
  var now: Date { attachment?.session.clock.date ?? Date() }

  /// Cancels the run's task when it is released.
  private var task: RunTask?
  var environment = Environment()
  private lazy var haptics = Haptics()

  /// Makes a part with a style, or (with nil) with that of the defaults for a role.
  init(
    _ edge: Edge,
    _ style: PullStyle?,
    _ role: Role,
    _ defaults: PullDefaults,
    _ action: RunAction?
  ) {
    self.edge = edge
    self.defaults = defaults
    self.action = action
    styles = PartStyle(style, role, defaults) { NSLog($0) }
    view.part = self
  }

  /// The control that the app receives.
  var control: PullControl? {
    guard let attachment, let scrollView = attachment.session.scrollView else { return nil }
    return PullControl(self, in: scrollView, ScrollEdge(edge, of: attachment.session.axis))
  }

  /// Requests a run; returns the current one.
  func begin(
    by source: BeginSource = .program,
    scrollsToEdge: Bool = false,
    callsAction: Bool = true
  ) -> Run? {
    guard let session = attachment?.session else { return nil }
    let (present, silence) = (currentRun?.token, silence)
    // The action may start before the new run is known, or later.
    if !callsAction { self.silence = .runAfter(present) }
    liftRefusal()
    session.report(isOwnWrite: false)
    session.send(.beginRequested(edge, by: source))
    let run = currentRun
    if !callsAction {
      self.silence = run == nil || run?.token == present ? silence : .run(run?.token)
    }
    if scrollsToEdge, run != nil { scrollToRun() }
    return run
  }

  /// The current run.
  var currentRun: Run? {
    guard let attachment, let token = attachment.session.currentRun(edge) else { return nil }
    let side = ScrollEdge(edge, of: attachment.session.axis)
    return Run(attachment: attachment, edge: side, token: token)
  }

  // MARK: No more to load

  /// Whether there is no more to load.
  var isExhausted: Bool {
    guard let attachment, style.behavior.role == .loadMore else { return false }
    if isHidden { return exhaustion.isKept }
    switch attachment.session.phase(edge) {
    case .exhausted, .finishing(.exhausted): return true
    case .idle, .pulling, .armed, .running, .finishing: return false
    }
  }

  /// Records that there is no more to load, which outlasts the current refresh.
  func exhaust() {
    guard let attachment, style.behavior.role == .loadMore else { return }
    exhaustion.refresh = attachment.refresh?.currentRun?.token
    exhaustion.isKept = isHidden
    if !isHidden { attachment.session.exhaust(edge) }
  }

  /// Records that there may be more to load again.
  func reset() {
    exhaustion = Exhaustion()
    attachment?.session.send(.resetRequested(edge))
  }

  /// Hides the part, which the engine then forgets, or shows it as it was.
  func hide(_ hides: Bool) {
    let isExhausted = isExhausted
    isHidden = hides
    exhaustion.isKept = hides && isExhausted
    // First, because a load-more that is shown near its edge may load at once.
    if !hides, isExhausted { attachment?.session.exhaust(edge) }
    attachment?.configure(self)
  }

  /// The outcome of a run for the engine: a refresh that succeeds would reset its load-more.
  func outcome(_ outcome: Outcome, of run: RunToken) -> Outcome {
    guard outcome == .succeeded, style.behavior.role == .refresh, let attachment else {
      return outcome
    }
    return attachment.parts.contains { $0.exhaustion.refresh == run } ? .exhausted : outcome
  }

  // MARK: Style

  /// Changes the style, and applies it.
  func restyle(_ change: (inout PartStyle) -> Void) {
    let previous = style
    change(&styles)
    if style != previous { attachment?.configure(self) }
  }

  /// Sets the defaults around the list.
  func inherit(_ defaults: PullDefaults) {
    self.defaults = defaults
    restyle { $0.inherit(defaults) }
  }

  /// Handles that the list has content.
  func contentAppeared() {
    guard let attachment else { return }
    let phase = attachment.session.phase(edge)
    restyle { $0.contentAppeared(in: phase, isShown: attachment.isShown) }
  }

  // MARK: The engine's effects

  func startAction(_ token: RunToken) {
    guard let run = currentRun, run.token == token, let control else { return }
    defer { openUnlessMoving() }
    if silence.covers(token) { return }
    delegate?.pullControl(control, didBegin: run)
    settings.onBegin?(run)
    // A callback may have removed the control.
    guard run.isCurrent else { return }
    guard let action else {
      // Without a delegate or a target, nothing would end the run.
      if delegate == nil, settings.onBegin == nil { run.end(.failed) }
      return
    }
    task = RunTask(
      token,
      action.perform,
      fail: { [weak self] in self?.fail($0) },
      end: { run.end($0) }
    )
  }

  private func fail(_ error: any Error) {
    guard let control else { return }
    delegate?.pullControl(control, didFailWith: error)
  }

  func cancelAction(_ token: RunToken) {
    guard task?.token == token else { return }
    task = nil
  }

  /// Scrolls to the run, now or as soon as the list is on the screen.
  private func scrollToRun() {
    guard let attachment else { return }
    if attachment.isShown {
      attachment.session.scroll(to: edge, behavior)
    } else {
      scrollsWhenShown = true
    }
  }

  /// Handles that the list is coming on the screen: a run is in view in the first frame.
  func appear() {
    if scrollsWhenShown, currentRun != nil { attachment?.session.bring(edge) }
    scrollsWhenShown = false
  }

  /// Reports a run as open if nothing will open it: it is out of view, or holds nothing open.
  func openUnlessMoving() {
    guard let attachment, attachment.isShown, currentRun != nil else { return }
    if !attachment.session.isMovingContent(at: edge) { report(.opened) }
  }

  /// Reports a milestone; the first of a run, unless cancelled, is that it is open.
  func report(_ milestone: Milestone) {
    if milestone == .opened {
      guard !hasOpened else { return }
      hasOpened = true
    } else if !isCancelled {
      report(.opened)
    }
    guard let control else { return }
    delegate?.pullControl(control, didReach: milestone)
    settings.onMilestone?(milestone)
  }

  func report(_ phase: Phase) {
    switch phase {
    case .pulling: if settings.playsHaptics { haptics.prepare() }
    case .running: (hasOpened, isCancelled) = (false, false)
    case .finishing(let outcome): isCancelled = outcome == .cancelled
    case .idle, .armed, .exhausted: break
    }
    // If the app ends the run before the handler returns, the handler's result is stale.
    if case .finishing(let outcome) = phase {
      task = nil
      if style.behavior.role == .refresh { attachment?.refreshEnded(outcome) }
    }
    restyle { $0.phaseChanged(to: phase) }
    view.phaseChanged(to: phase)
    guard let control else { return }
    delegate?.pullControl(control, didChangeTo: phase)
  }

  func report(_ floor: FloorPhase) {
    self.floor?.floorChanged(to: floor)
    view.word()
    settings.onFloor?(floor)
  }

  /// Sets the page of the floor; an open one closes at once.
  func setFloor(_ floor: HostedFloor?) {
    if let present = self.floor {
      attachment?.session.configure(edge, nil)
      attachment?.session.drain()
      present.leave()
    }
    self.floor = floor
    attachment?.configure(self)
  }

  func playHaptic() {
    if settings.playsHaptics { haptics.play() }
  }

  func announce(_ announcement: Announcement) {
    Announcements.post(
      TextKey(saying: announcement, role: style.behavior.role),
      language
    )
  }

  func storeLastUpdated(_ date: Date) {
    settings.words.lastUpdatedStore?.lastUpdated = date.timeIntervalSince1970
    settings.words.lastUpdated = date
    settings.words.lastUpdatedStore?.lastUpdatedLine = words.lastUpdated(now: now)
    view.word()
  }

  /// Handles the end of a refresh: the engine has no part here while it is hidden.
  func refreshEnded(_ outcome: Outcome) {
    exhaustion.refresh = nil
    guard isHidden else { return }
    switch outcome {
    case .succeeded: exhaustion.isKept = false
    case .exhausted: exhaustion.isKept = style.behavior.role == .loadMore
    case .failed, .cancelled: break
    }
  }

  // MARK: Drawing

  func restyle() {
    system = .present
    view.restyle()
  }

  /// Releases everything that would outlive the part.
  func leave() {
    task = nil
    floor?.leave()
    view.removeFromSuperview()
    attachment = nil
  }
}

extension HostedPart: AllowingPart {
  var allowance: Allowance {
    get { settings.allowance }
    set { settings.allowance = newValue }
  }

  func send(_ kind: InputEvent.Kind) {
    attachment?.session.send(kind)
  }

  func beginByProgram() {
    _ = begin(by: .program)
  }

  func isOlder(than age: Double) -> Bool {
    guard let attachment else { return false }
    return settings.words.isOlder(than: age, now: attachment.session.clock.date)
  }
}
#endif
