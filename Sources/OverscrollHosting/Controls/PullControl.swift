package import Foundation
public import Overscroll
public import OverscrollIndicators
public import OverscrollText

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
@dynamicMemberLookup
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
    part?.list?.request(.cancelRequested(edge.edge))
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
    get { part?.isBusy ?? false }
    nonmutating set {
      guard let part, part.isBusy != newValue else { return }
      part.isBusy = newValue
      part.sendIsBarred()
    }
  }

  /// Seconds after which a list that appears is refreshed; nil, the default, never does that.
  ///
  /// The time of the last refresh is that of ``lastUpdatedStore``, or of this control. Without one, or if it
  /// is in the future, the list is refreshed, unless an attempt within these seconds has failed. For a refresh
  /// only; changing it while the list is visible counts as an appearance.
  public var maximumAge: Double? {
    get { part?.maximumAge }
    nonmutating set {
      guard let part, part.maximumAge != newValue else { return }
      part.maximumAge = newValue
      if part.list?.isShown == true { part.refreshIfOld() }
    }
  }

  /// Whether it may run at the same time as the control at the other edge.
  ///
  /// False by default: a refresh cancels a load-more, and none begins during a refresh. It is enough
  /// if one of the two says true.
  public var mayRunTogether: Bool {
    get { part?.mayRunTogether ?? false }
    nonmutating set {
      part?.mayRunTogether = newValue
      part?.list?.updateConcurrency()
    }
  }

  /// When the last attempts were, which a host may pass on to a control that follows another.
  package struct Attempts {
    package var lastUpdated: Date?
    /// When the last run failed; nil if it did not.
    package var lastFailure: Date?

    package init() {}
  }

  package var attempts: Attempts {
    get { part?.attempts ?? Attempts() }
    nonmutating set {
      part?.attempts = newValue
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
    nonmutating set { part.map { $0.restyle(isChanged: $0.styles.setOwn(newValue)) } }
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
    get { part?.styles.first }
    nonmutating set { part.map { $0.restyle(isChanged: $0.styles.setFirstLoad(newValue)) } }
  }

  /// Removes the control: cancels its run, closes its indicator and gives its room back.
  public func remove() {
    part?.list?.remove(edge.edge)
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

// Types of other modules that an app names now and then. Nested, so that the import of a host brings few
// names, and none that an app or another package has as well.
extension PullControl {
  /// How a run ended.
  public typealias Outcome = Overscroll.Outcome
  /// What the handler of a load-more says.
  public typealias LoadOutcome = Overscroll.LoadOutcome
  /// A point in the life of a run.
  public typealias Milestone = Overscroll.Milestone
  /// The state of a floor.
  public typealias FloorPhase = Overscroll.FloorPhase
  /// Stores the time of the last refresh.
  public typealias LastUpdatedStore = Overscroll.LastUpdatedStore
  /// The language of texts.
  public typealias Language = OverscrollText.Language
}

extension PullControl: Equatable {
  /// Whether two references are to the same control; once it is gone, to the same side of a list.
  nonisolated public static func == (one: PullControl, other: PullControl) -> Bool {
    one.hosted === other.hosted && one.edge == other.edge
  }
}
