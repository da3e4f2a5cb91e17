import Foundation
public import Overscroll
public import OverscrollIndicators

/// A reference to a refresh or a load-more at one side of a list.
///
/// The list owns the control itself and releases it. Once the control is gone, all calls are no-ops. A
/// reference does not retain the list.
///
/// ```swift
/// tableView.overscroll.refresh?.begin()
/// PullControls(scrolled).refresh?.isHidden = true
/// ```
@MainActor
public struct PullControl {
  /// Its side of the list.
  public let edge: ScrollEdge
  // Refers to this control, not to its side, so that a late call cannot affect a later control
  // there.
  weak var hosted: HostedPart?

  package init(_ part: HostedPart, _ edge: ScrollEdge) {
    self.edge = edge
    hosted = part
  }

  /// The control, while it is in its list.
  package var part: HostedPart? {
    @inline(never)  // saves 17 KB of an app
    get { hosted.flatMap { $0.list == nil || $0.isLeaving ? nil : $0 } }
  }

  // MARK: Runs

  /// Starts a run, as a pull would.
  ///
  /// - Parameters:
  ///   - scrollsToEdge: Whether a list that is scrolled elsewhere is scrolled to the indicator, also
  ///     during a current run; if not, the run is not seen there. A load-more that holds nothing
  ///     open is not scrolled to.
  ///   - callsAction: Whether the run calls the handler or what else starts the app's action; if not,
  ///     it shows what the app does by itself, and the app ends it.
  /// - Returns: The new run, or the current one if there is one already; nil if nothing can begin
  ///   now.
  @discardableResult
  public func begin(scrollsToEdge: Bool = true, callsAction: Bool = true) -> Run? {
    part?.begin(scrollsToEdge: scrollsToEdge, callsAction: callsAction)
  }

  /// Starts a run after a delay, unless another begins before.
  ///
  /// It does not scroll the list, and does nothing during a run: an error is reported before the run ends.
  /// Another delayed one takes its place; ``cancel()``, removing the control and a list that leaves its window
  /// drop it.
  ///
  /// - Parameter delay: Seconds; 0 or less starts it at once.
  public func begin(after delay: Double) {
    part?.begin(after: delay)
  }

  /// The current run, or nil.
  public var run: Run? { part?.currentRun }

  /// Whether a run is in progress.
  public var isRunning: Bool { run != nil }

  /// Ends the current run, whichever it is.
  ///
  /// Prefer ``Run/end(_:)``: a late call to it cannot end another run. Without a run, `.exhausted`
  /// sets ``isExhausted``, and any other outcome does nothing. From any thread, as the run's.
  ///
  /// - Parameter outcome: How it ended.
  nonisolated public func end(_ outcome: Outcome = .succeeded) {
    onMainQueue {
      if let run { return run.end(outcome) }
      if outcome == .exhausted { part?.exhaust() }
    }
  }

  /// Cancels the current run, or one that would begin after a delay.
  public func cancel() {
    part?.send(.cancelRequested(edge.edge))
  }

  /// Resets an exhausted load-more, so that it can load again.
  public func resetExhausted() {
    part?.reset()
  }

  /// Whether there is no more to load.
  ///
  /// To say that there is no more, a handler returns the outcome `.exhausted`. Without a handler ``Run/end(_:)`` with that
  /// outcome is the same, and so is setting this at any time, which ends a current run. A
  /// refresh that succeeds resets it, unless it was set during that refresh, for example by the
  /// handler that has loaded the only page. Hiding the control keeps it. Always false for a
  /// refresh.
  public var isExhausted: Bool {
    get { part?.isExhausted ?? false }
    nonmutating set {
      if newValue { end(.exhausted) } else { resetExhausted() }
    }
  }

  /// Whether the app is loading outside of a run; while true, nothing begins a run.
  public var isBusy: Bool {
    get { part?.settings.allowance.isBusy ?? false }
    nonmutating set {
      guard let part, part.settings.allowance.isBusy != newValue else { return }
      part.settings.allowance.isBusy = newValue
      part.sendIsBarred()
    }
  }

  /// Returns whether a gesture that begins may start a run; nil always allows it.
  ///
  /// Called at the beginning of each gesture, for a control that is pulled: false while an editor is open,
  /// for example. The pull is shown, but does not arm.
  public var allowsPull: (@MainActor () -> Bool)? {
    get { part?.settings.allowance.allowsPull }
    nonmutating set { part?.settings.allowance.allowsPull = newValue }
  }

  /// Seconds after which a list that appears is refreshed; nil, the default, never does that.
  ///
  /// The time of the last refresh is that of ``lastUpdatedStore``, or of this control. Without one, or if it
  /// is in the future, the list is refreshed, unless an attempt within these seconds has failed. For a refresh
  /// only; changing it while the list is visible counts as an appearance.
  public var maximumAge: Double? {
    get { part?.settings.allowance.maximumAge }
    nonmutating set {
      guard let part, part.settings.allowance.maximumAge != newValue else { return }
      part.settings.allowance.maximumAge = newValue
      if part.list?.isShown == true { part.refreshIfOld() }
    }
  }

  /// Whether it may run at the same time as the control at the other edge.
  ///
  /// False by default: a refresh cancels a load-more, and none begins during a refresh. It is enough
  /// if one of the two says true.
  public var mayRunTogether: Bool {
    get { part?.settings.mayRunTogether ?? false }
    nonmutating set {
      part?.settings.mayRunTogether = newValue
      part?.list?.updateConcurrency()
    }
  }

  /// How many loads begin by themselves until each one needs a tap; nil, the default, for no limit.
  ///
  /// So a reader reaches what is below the list. A load that fails does not count, and a refresh that succeeds
  /// begins anew. It matters for a load-more that would load by itself.
  public var automaticLoadLimit: Int? {
    get { part?.settings.automaticLoadLimit }
    nonmutating set { part?.apply { part?.settings.automaticLoadLimit = newValue } }
  }

  /// When the last attempts were, which a host may pass on to a control that follows another.
  package struct Attempts {
    var lastUpdated: Date?
    var lastFailure: Date?

    package init() {}
  }

  package var attempts: Attempts {
    get {
      var attempts = Attempts()
      attempts.lastUpdated = part?.settings.words.lastUpdated
      attempts.lastFailure = part?.settings.allowance.lastFailure
      return attempts
    }
    nonmutating set {
      part?.settings.words.lastUpdated = newValue.lastUpdated
      part?.settings.allowance.lastFailure = newValue.lastFailure
      part?.host.wordsChanged()
    }
  }

  // MARK: State

  /// The current phase.
  public var phase: Phase { part?.phase ?? .idle }

  /// The current progress.
  public var progress: PullProgress? { part?.list?.engine.progress(edge.edge) }

  /// Whether the control is hidden: invisible, not pullable, and without room in the list.
  ///
  /// Hiding it cancels its run, whose indicator closes first, and keeps ``isExhausted``.
  public var isHidden: Bool {
    get { part?.isHidden ?? true }
    nonmutating set {
      guard let part, part.isHidden != newValue else { return }
      part.hide(newValue)
    }
  }

  /// Its style: behavior, look, texts and colors.
  ///
  /// Setting nil uses that of the defaults. It is nil once the control is gone.
  public var style: PullStyle? {
    get { part?.styles.usual }
    nonmutating set { part?.restyle { $0.setOwn(newValue) } }
  }

  /// The style of a refresh while its list has had no content; nil by default.
  ///
  /// Nil uses ``style``. For example a look that covers the list until there are rows:
  ///
  /// ```swift
  /// control.firstLoadStyle = .ring
  /// control.begin()
  /// ```
  ///
  /// The first load is over once a run succeeds or the list has content, which is then uncovered. What the style
  /// holds open stays open until the run ends. A run that fails leaves it for the next attempt.
  public var firstLoadStyle: PullStyle? {
    get { part?.styles.firstLoad }
    nonmutating set { part?.restyle { $0.setFirstLoad(newValue) } }
  }

  /// Removes the control: cancels its run, closes its indicator and gives its room back.
  public func remove() {
    part?.list?.remove(edge.edge)
  }

  // MARK: Callbacks

  /// Called when a run has begun and its action must start.
  ///
  /// Where the control has no handler, this ends the run with ``Run/end(_:)``.
  public var onBegin: (@MainActor (Run) -> Void)? {
    get { part?.settings.onBegin }
    nonmutating set { part?.settings.onBegin = newValue }
  }

  /// Called when the phase has changed.
  public var onPhase: (@MainActor (Phase) -> Void)? {
    get { part?.settings.onPhase }
    nonmutating set { part?.settings.onPhase = newValue }
  }

  /// Called with the progress while something is to be seen of the control.
  ///
  /// UIKit's host calls it before every picture, GTK's after every movement and frame that changes it.
  public var onProgress: (@MainActor (PullProgress) -> Void)? {
    get { part?.settings.onProgress }
    nonmutating set { part?.settings.onProgress = newValue }
  }

  /// Called when a run's indicator has opened, begun to close, or closed.
  ///
  /// Each comes once for a run; a cancelled one need not have opened. A run that is out of view, or
  /// that holds nothing open, counts as open when its action starts.
  public var onMilestone: (@MainActor (Milestone) -> Void)? {
    get { part?.settings.onMilestone }
    nonmutating set { part?.settings.onMilestone = newValue }
  }

  /// Called when a handler has thrown; the run then ends as failed.
  public var onError: (@MainActor (any Error) -> Void)? {
    get { part?.settings.onError }
    nonmutating set { part?.settings.onError = newValue }
  }

  // MARK: Settings

  /// Changes several settings in one expression.
  ///
  /// ```swift
  /// tableView.overscroll.add(.ring).configure {
  ///   $0.delegate = self
  ///   $0.tintColor = .systemRed
  /// }
  /// ```
  ///
  /// - Parameter settings: Changes the settings; called immediately.
  /// - Returns: This control.
  @discardableResult
  public func configure(_ settings: (PullControl) -> Void) -> PullControl {
    settings(self)
    return self
  }
}
