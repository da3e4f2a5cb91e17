#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollHosting

/// One refresh or load-more, for code that ends it explicitly.
///
/// Ending a run late or twice is a no-op and cannot end a later run. It does not retain the scroll
/// view.
///
/// ```swift
/// func pullControl(_ control: PullControl, didBegin run: Run) {
///   feed.reload { error in run.end(error == nil ? .succeeded : .failed) }
/// }
/// ```
@MainActor
public struct Run {
  weak var attachment: Attachment?
  /// Its side of the scroll view.
  public let edge: ScrollEdge
  /// Its token.
  public let token: RunToken

  /// Whether the run has neither ended nor been cancelled.
  public var isCurrent: Bool {
    attachment?.session.currentRun(edge.edge) == token
  }

  /// Ends this run, never a later one.
  ///
  /// - Parameter outcome: How it ended.
  public func end(_ outcome: Outcome = .succeeded) {
    guard let attachment else { return }
    let outcome = attachment.part(edge.edge)?.outcome(outcome, of: token) ?? outcome
    attachment.session.send(.actionFinished(edge.edge, token, outcome))
  }

  /// Cancels this run: cancels its handler's task and closes the indicator.
  public func cancel() {
    guard isCurrent else { return }
    attachment?.session.send(.cancelRequested(edge.edge))
  }
}
#endif
