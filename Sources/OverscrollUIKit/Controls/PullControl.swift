#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
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
public struct PullControl {
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

  /// Whether the app is loading by itself; while it is, no pull and no scrolling begins a run.
  public var isExternallyLoading: Bool {
    get { part?.settings.isExternallyLoading ?? false }
    nonmutating set {
      guard let part else { return }
      part.settings.isExternallyLoading = newValue
      attachment?.session.send(.externalLoadingChanged(edge.edge, isLoading: newValue))
    }
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
  public var delegate: (any PullControlDelegate)? {
    get { part?.delegate }
    nonmutating set { part?.delegate = newValue }
  }

  /// Called with the progress before every picture.
  public var onProgress: (@MainActor (PullProgress) -> Void)? {
    get { part?.settings.onProgress }
    nonmutating set { part?.settings.onProgress = newValue }
  }

  /// Called when a run's indicator has opened, begun to close, or closed.
  public var onMilestone: (@MainActor (Milestone) -> Void)? {
    get { part?.settings.onMilestone }
    nonmutating set { part?.settings.onMilestone = newValue }
  }

  /// Calls a method when a run begins, which has to end the run.
  ///
  /// It ends it by ``end(_:)``. The target takes the place of an earlier target.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called; held weakly. Once it is gone, a run is cancelled.
  ///   - action: The method; its argument is the scroll view.
  public func addTarget(_ target: NSObject, action: Selector) {
    part?.settings.onBegin = { [weak target, weak scrollView] run in
      guard let target else { return run.cancel() }
      _ = target.perform(action, with: scrollView)
    }
  }

  // MARK: Settings

  /// Makes several settings in one expression.
  ///
  /// ```swift
  /// tableView.overscroll.add(.ring).configure {
  ///   $0.delegate = self
  ///   $0.tintColor = .systemRed
  /// }
  /// ```
  ///
  /// - Parameter settings: What sets them; called at once.
  /// - Returns: This control.
  @discardableResult
  public func configure(_ settings: (PullControl) -> Void) -> PullControl {
    settings(self)
    return self
  }
}
#endif
