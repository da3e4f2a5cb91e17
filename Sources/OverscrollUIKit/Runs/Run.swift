#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll

/// One refresh or load-more, from its beginning to its end, for code that ends it by itself.
///
/// A run that is over stays over: ending it late or twice does nothing, and cannot hit the run
/// after it. It holds nothing of the scroll view.
///
/// ```swift
/// func pullControl(_ control: PullControl, didBegin run: Run) {
///   feed.reload { error in run.end(error == nil ? .succeeded : .failed) }
/// }
/// ```
@MainActor
public struct Run {
  weak var attachment: Attachment?
  /// The side it is at.
  public let edge: ScrollEdge
  /// Its token.
  public let token: RunToken

  /// Whether it has neither ended nor been cancelled.
  public var isCurrent: Bool {
    attachment?.session.currentRun(edge.edge) == token
  }

  /// Ends this run, never a later one.
  ///
  /// - Parameter outcome: How it ended.
  public func end(_ outcome: Outcome = .succeeded) {
    attachment?.session.send(.actionFinished(edge.edge, token, outcome))
  }

  /// Gives this run up: its handler's task is cancelled and the indicator closes.
  public func cancel() {
    guard isCurrent else { return }
    attachment?.session.send(.cancelRequested(edge.edge))
  }
}
#endif
