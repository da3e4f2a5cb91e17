#if GTK
import Overscroll
import OverscrollHosting
import OverscrollIndicators

/// A reference to a refresh or a load-more at one side of a scrolled window.
///
/// The scrolled window owns the control itself and releases it. Once the control is gone, all calls
/// are no-ops. A reference does not retain the scrolled window.
///
/// ```swift
/// PullControls(scrolled).refresh?.begin()
/// ```
public struct PullControl {
  /// Its side of the scrolled window.
  public let edge: ScrollEdge
  // Refers to this control, not to its side, so that a late call cannot affect a later control
  // there.
  private weak var hosted: HostedPart?

  init(_ part: HostedPart, _ edge: ScrollEdge) {
    self.edge = edge
    hosted = part
  }

  /// The control, while it is in its list.
  var part: HostedPart? { attachment == nil ? nil : hosted }

  private var attachment: Attachment? { hosted?.attachment }

  // MARK: Runs

  /// Starts a run, as a pull would.
  ///
  /// - Parameter callsAction: Whether the run calls the handler or ``onBegin``; if not, it shows what the
  ///   app does by itself, and the app ends it.
  /// - Returns: The new run, or the current one if there is one already; nil if nothing can begin
  ///   now.
  @discardableResult
  public func begin(callsAction: Bool = true) -> Run? {
    part?.begin(by: .program, callsAction: callsAction)
  }

  /// Starts a run after a delay, if one can begin then.
  ///
  /// A run that begins before, ``cancel()``, removal of the control and a list that leaves its window drop it;
  /// another delayed one takes its place.
  ///
  /// - Parameter delay: The delay, in seconds; 0 begins at once.
  public func begin(after delay: Double) {
    part?.begin(by: .program, after: delay)
  }

  /// The current run, or nil.
  public var run: Run? { part?.currentRun }

  /// Ends the current run, whichever it is.
  ///
  /// Prefer ``Run/end(_:)``: a late call to it cannot end another run.
  ///
  /// - Parameter outcome: How it ended.
  public func end(_ outcome: Outcome = .succeeded) {
    run?.end(outcome)
  }

  /// Cancels the current run, and one that would begin later.
  public func cancel() {
    attachment?.session.send(.cancelRequested(edge.edge))
  }

  /// Resets an exhausted load-more, so that it can load again.
  public func reset() {
    attachment?.session.send(.resetRequested(edge.edge))
  }

  /// Whether the app is loading outside of a run; while true, nothing begins a run.
  public var isExternallyLoading: Bool {
    get { part?.settings.allowance.isExternallyLoading ?? false }
    nonmutating set {
      guard let part else { return }
      part.settings.allowance.isExternallyLoading = newValue
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
  /// is in the future, the list is refreshed. For a refresh only; setting it while the list is visible counts as
  /// an appearance.
  public var maximumAge: Double? {
    get { part?.settings.allowance.maximumAge }
    nonmutating set {
      part?.settings.allowance.maximumAge = newValue
      if attachment?.isShown == true { part?.refreshIfOld() }
    }
  }

  // MARK: State

  /// The current phase.
  public var phase: Phase { attachment?.session.phase(edge.edge) ?? .idle }

  /// The current progress.
  public var progress: PullProgress? { attachment?.session.progress(edge.edge) }

  /// Whether the control is hidden: invisible, not pullable, and without room in the list.
  ///
  /// Hiding it cancels its run.
  public var isHidden: Bool {
    get { part?.isHidden ?? true }
    nonmutating set {
      guard let part, part.isHidden != newValue else { return }
      part.isHidden = newValue
      part.attachment?.configure(part)
    }
  }

  /// Its style: behavior, look, texts and colors.
  ///
  /// Setting nil uses that of the defaults. It is nil once the control is gone.
  public var style: PullStyle? {
    get { part?.styles.usual }
    nonmutating set { part?.restyle { $0.setOwn(newValue) } }
  }

  /// The style of a refresh while its list has had no content; nil uses the usual one.
  ///
  /// For example a look that covers the list until there are rows:
  ///
  /// ```swift
  /// control.firstLoadStyle = skeleton
  /// control.begin()
  /// ```
  ///
  /// The first load is over once a run succeeds or the list has content, which is then uncovered. What the
  /// style holds open stays open until the run ends. A run that fails leaves it for the next attempt.
  public var firstLoadStyle: PullStyle? {
    get { part?.styles.firstLoad }
    nonmutating set { part?.restyle { $0.setFirstLoad(newValue) } }
  }

  /// Removes the control: cancels its run and closes its indicator.
  public func remove() {
    attachment?.remove(edge.edge)
  }

  // MARK: Callbacks

  /// Called when a run has begun and its action must start.
  ///
  /// Where the control has no handler, this ends the run with ``Run/end(_:)``.
  public var onBegin: ((Run) -> Void)? {
    get { part?.settings.onBegin }
    nonmutating set { part?.settings.onBegin = newValue }
  }

  /// Called when the phase has changed.
  public var onPhase: ((Phase) -> Void)? {
    get { part?.settings.onPhase }
    nonmutating set { part?.settings.onPhase = newValue }
  }

  /// Called with the progress when it has changed, at most once for each movement and each frame.
  ///
  /// Not during layout or painting, so it may change widgets.
  public var onProgress: ((PullProgress) -> Void)? {
    get { part?.settings.onProgress }
    nonmutating set { part?.settings.onProgress = newValue }
  }

  /// Called when a run's indicator has opened, begun to close, or closed.
  public var onMilestone: ((Milestone) -> Void)? {
    get { part?.settings.onMilestone }
    nonmutating set { part?.settings.onMilestone = newValue }
  }

  /// Called when a handler has thrown; the run then ends as failed.
  public var onError: ((any Error) -> Void)? {
    get { part?.settings.onError }
    nonmutating set { part?.settings.onError = newValue }
  }
}
#endif
