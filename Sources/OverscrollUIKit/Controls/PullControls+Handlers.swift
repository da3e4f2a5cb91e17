#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
// The usual way to add a control: with an async handler whose end is the run's end. A load-more has to say
// whether there is more, so its handler returns an outcome; a refresh returns or throws.
extension PullControls {
  /// Refreshes by pulling at an edge, for an owner that the control holds weakly.
  ///
  /// Returning ends the refresh as succeeded, throwing as failed. The task is cancelled with the run. A
  /// control that is already at the edge is replaced.
  ///
  /// - Parameters:
  ///   - style: How it behaves and looks.
  ///   - edge: The edge.
  ///   - owner: What the handler is given; once it is gone, a run ends as cancelled.
  ///   - handler: What a run does.
  /// - Returns: The control.
  @discardableResult
  public func onRefresh<Owner: AnyObject>(
    _ style: PullStyle = .arrow,
    at edge: ScrollEdge = .top,
    for owner: Owner,
    _ handler: @escaping @MainActor (Owner) async throws -> Void
  ) -> PullControl {
    add(style, at: edge, RunAction(for: owner, handler))
  }

  /// Refreshes by pulling at an edge, with a handler that has no owner.
  ///
  /// It ends as ``onRefresh(_:at:for:_:)`` does. The control keeps what the closure captures: capture a
  /// view controller weakly.
  ///
  /// - Parameters:
  ///   - style: How it behaves and looks.
  ///   - edge: The edge.
  ///   - handler: What a run does.
  /// - Returns: The control.
  @discardableResult
  public func onRefresh(
    _ style: PullStyle = .arrow,
    at edge: ScrollEdge = .top,
    _ handler: @escaping @MainActor () async throws -> Void
  ) -> PullControl {
    add(style, at: edge, RunAction(handler))
  }

  /// Loads more near an edge, for an owner that the control holds weakly.
  ///
  /// The outcome says whether there is more; throwing ends the run as failed. The task is cancelled with
  /// the run. A control that is already at the edge is replaced.
  ///
  /// - Parameters:
  ///   - style: How it behaves and looks.
  ///   - edge: The edge.
  ///   - owner: What the handler is given; once it is gone, a run ends as cancelled.
  ///   - handler: What a run does.
  /// - Returns: The control.
  @discardableResult
  public func onLoadMore<Owner: AnyObject>(
    _ style: PullStyle = PullStyle(.arrow, role: .loadMore),
    at edge: ScrollEdge = .bottom,
    for owner: Owner,
    _ handler: @escaping @MainActor (Owner) async throws -> Outcome
  ) -> PullControl {
    add(style, at: edge, RunAction(for: owner, handler))
  }

  /// Loads more near an edge, with a handler that has no owner.
  ///
  /// It ends as ``onLoadMore(_:at:for:_:)`` does. The control keeps what the closure captures: capture a
  /// view controller weakly.
  ///
  /// - Parameters:
  ///   - style: How it behaves and looks.
  ///   - edge: The edge.
  ///   - handler: What a run does.
  /// - Returns: The control.
  @discardableResult
  public func onLoadMore(
    _ style: PullStyle = PullStyle(.arrow, role: .loadMore),
    at edge: ScrollEdge = .bottom,
    _ handler: @escaping @MainActor () async throws -> Outcome
  ) -> PullControl {
    add(style, at: edge, RunAction(handler))
  }
}
#endif
