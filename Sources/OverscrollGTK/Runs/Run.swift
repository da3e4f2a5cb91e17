#if GTK
import Overscroll
import OverscrollHosting

/// One refresh or load-more, for code that ends it explicitly.
///
/// Ending a run late or twice is a no-op and cannot end a later run. It does not retain the list.
public struct Run {
  weak var attachment: Attachment?
  /// Its side of the scrolled window.
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
    attachment?.session.send(.actionFinished(edge.edge, token, outcome))
  }

  /// Cancels this run: cancels its handler's task and closes the indicator.
  public func cancel() {
    guard isCurrent else { return }
    attachment?.session.send(.cancelRequested(edge.edge))
  }
}
#endif
