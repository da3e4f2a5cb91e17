#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// A refresh or a load-more at one side of a scroll view, as the app sees it.
///
/// A handle, not the control itself: that lives inside its scroll view and goes with it. A handle
/// whose control is gone does nothing. It does not keep the scroll view.
///
/// ```swift
/// tableView.overscroll.refresh?.begin()
/// tableView.overscroll.refresh?.isHidden = true
/// ```
@MainActor
public struct OverscrollControl {
  /// The scroll view it is in.
  public private(set) weak var scrollView: UIScrollView?
  /// The side it is at.
  public let edge: ScrollEdge
  // The control itself and not whatever is at its side: a late call must not hit the next one there.
  private weak var hosted: HostedPart?

  init(_ part: HostedPart, in scrollView: UIScrollView, _ edge: ScrollEdge) {
    self.scrollView = scrollView
    self.edge = edge
    hosted = part
  }

  /// The control, as long as it is in its scroll view.
  var part: HostedPart? { attachment == nil ? nil : hosted }

  private var attachment: Attachment? { hosted?.attachment }

  // MARK: Runs

  /// Starts a run, as a pull would.
  ///
  /// - Returns: The run under way, which is the present one where there was one already; nil where
  ///   nothing may begin now.
  @discardableResult
  public func begin() -> Run? {
    part?.begin(by: .program)
  }

  /// The run under way, or nil.
  public var run: Run? { part?.currentRun }

  /// Ends the run under way, whichever it is.
  ///
  /// Better is to end a ``Run``: one that came too late then ends nothing.
  ///
  /// - Parameter outcome: How it ended.
  public func end(_ outcome: Outcome = .succeeded) {
    run?.end(outcome)
  }

  /// Gives up the run under way.
  public func cancel() {
    run?.cancel()
  }

  /// Says that there may be more to load again, after a load-more had come to its end.
  public func reset() {
    attachment?.session.send(.resetRequested(edge.edge))
  }

  /// Says that the app itself is loading; while it does, nothing here begins.
  ///
  /// - Parameter isLoading: Whether it is.
  public func setLoadingElsewhere(_ isLoading: Bool) {
    attachment?.session.send(.externalLoadingChanged(edge.edge, isLoading: isLoading))
  }

  // MARK: State

  /// The present phase.
  public var phase: Phase { attachment?.session.phase(edge.edge) ?? .idle }

  /// How far it has come.
  public var progress: PullProgress? { attachment?.session.progress(edge.edge) }

  /// Whether the control is out of the way: not seen, not pulled, its room given back.
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
  public var style: PullStyle? {
    get { part?.style }
    nonmutating set {
      guard let part, let newValue, part.style != newValue else { return }
      part.style = newValue
      part.attachment?.configure(part)
    }
  }

  /// Takes the control away; its run is cancelled, and the insets are the app's own again.
  public func remove() {
    attachment?.remove(edge.edge)
  }

  // MARK: Who is told

  /// Hears what the control does; held weakly.
  public var delegate: (any OverscrollDelegate)? {
    get { part?.delegate }
    nonmutating set { part?.delegate = newValue }
  }

  /// Calls a closure with the progress before every picture.
  ///
  /// It takes the place of an earlier closure.
  ///
  /// - Parameter body: What is called; nil for nothing.
  /// - Returns: This control, for more settings.
  @discardableResult
  public func onProgress(_ body: (@MainActor (PullProgress) -> Void)?) -> OverscrollControl {
    part?.settings.onProgress = body
    return self
  }

  /// Calls a closure when a run's indicator has opened, begun to close, or closed.
  ///
  /// It takes the place of an earlier closure.
  ///
  /// - Parameter body: What is called; nil for nothing.
  /// - Returns: This control, for more settings.
  @discardableResult
  public func onMilestone(_ body: (@MainActor (Milestone) -> Void)?) -> OverscrollControl {
    part?.settings.onMilestone = body
    return self
  }
}
#endif
