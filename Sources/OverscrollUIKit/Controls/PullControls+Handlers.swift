#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollHosting

// The usual way to add a control: with an async handler. A run ends when its handler returns or
// throws. The handler of a load-more returns an outcome, to report whether there is more to load.
extension PullControls {
  /// Adds pull to refresh at an edge, with a handler that receives a weakly held owner.
  ///
  /// Returning ends the refresh as succeeded, throwing as failed. The task is cancelled with the
  /// run. Replaces a control that is already at the edge.
  ///
  /// - Parameters:
  ///   - style: Its behavior and look; nil uses that of the defaults.
  ///   - edge: The edge.
  ///   - owner: The handler's argument; once it is deallocated, runs end as cancelled.
  ///   - handler: The action of a run.
  /// - Returns: The control.
  @discardableResult
  public func onRefresh<Owner: AnyObject>(
    _ style: PullStyle? = nil,
    at edge: ScrollEdge = .top,
    for owner: Owner,
    _ handler: @escaping @MainActor (Owner) async throws -> Void
  ) -> PullControl {
    add(style, .refresh, at: edge) { [weak owner] in
      guard let owner else { return .cancelled }
      try await handler(owner)
      return .succeeded
    }
  }

  /// Adds pull to refresh at an edge, with a handler that has no owner.
  ///
  /// Runs end as with ``onRefresh(_:at:for:_:)``. The control retains the closure: to avoid a
  /// retain cycle, capture a view controller weakly.
  ///
  /// - Parameters:
  ///   - style: Its behavior and look; nil uses that of the defaults.
  ///   - edge: The edge.
  ///   - handler: The action of a run.
  /// - Returns: The control.
  @discardableResult
  public func onRefresh(
    _ style: PullStyle? = nil,
    at edge: ScrollEdge = .top,
    _ handler: @escaping @MainActor () async throws -> Void
  ) -> PullControl {
    add(style, .refresh, at: edge) {
      try await handler()
      return .succeeded
    }
  }

  /// Adds a load-more at an edge, with a handler that receives a weakly held owner.
  ///
  /// The outcome reports whether there is more to load; throwing ends the run as failed. The task
  /// is cancelled with the run. Replaces a control that is already at the edge.
  ///
  /// - Parameters:
  ///   - style: Its behavior and look; nil uses that of the defaults.
  ///   - edge: The edge.
  ///   - owner: The handler's argument; once it is deallocated, runs end as cancelled.
  ///   - handler: The action of a run.
  /// - Returns: The control.
  @discardableResult
  public func onLoadMore<Owner: AnyObject>(
    _ style: PullStyle? = nil,
    at edge: ScrollEdge = .bottom,
    for owner: Owner,
    _ handler: @escaping @MainActor (Owner) async throws -> Outcome
  ) -> PullControl {
    add(style, .loadMore, at: edge) { [weak owner] in
      guard let owner else { return .cancelled }
      return try await handler(owner)
    }
  }

  /// Adds a load-more at an edge, with a handler that has no owner.
  ///
  /// Runs end as with ``onLoadMore(_:at:for:_:)``. The control retains the closure: to avoid a
  /// retain cycle, capture a view controller weakly.
  ///
  /// - Parameters:
  ///   - style: Its behavior and look; nil uses that of the defaults.
  ///   - edge: The edge.
  ///   - handler: The action of a run.
  /// - Returns: The control.
  @discardableResult
  public func onLoadMore(
    _ style: PullStyle? = nil,
    at edge: ScrollEdge = .bottom,
    _ handler: @escaping @MainActor () async throws -> Outcome
  ) -> PullControl {
    add(style, .loadMore, at: edge, handler)
  }
}
#endif
