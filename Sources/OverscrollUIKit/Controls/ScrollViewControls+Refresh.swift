#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
// Refreshing: with an owner or without. Each comes twice: one takes a handler whatever it returns, so
// that closures of many statements need no annotation; the other, which loses where both would do,
// gives a bare `.exhausted` its type.
extension ScrollViewControls {
  /// Refreshes by pulling at a side; the handler's end is the refresh's end.
  ///
  /// A control that is already at the side is replaced.
  ///
  /// - Parameters:
  ///   - style: How it behaves and looks.
  ///   - edge: The side.
  ///   - owner: Whom the handler is given; held weakly.
  ///   - handler: What a run does; it is cancelled with the run. An `Outcome` that it returns counts,
  ///     all else is a success.
  /// - Returns: The control.
  @discardableResult
  public func onRefresh<Owner: AnyObject, Answer>(
    _ style: PullStyle = .arrow,
    at edge: ScrollEdge = .top,
    for owner: Owner,
    _ handler: @escaping @MainActor (Owner) async throws -> Answer
  ) -> OverscrollControl {
    add(style, at: edge, RunAction(for: owner) { Outcome(answer: try await handler($0)) })
  }

  /// Refreshes by pulling at a side; the handler says how the refresh went.
  ///
  /// A control that is already at the side is replaced.
  ///
  /// - Parameters:
  ///   - style: How it behaves and looks.
  ///   - edge: The side.
  ///   - owner: Whom the handler is given; held weakly.
  ///   - handler: What a run does; it is cancelled with the run.
  /// - Returns: The control.
  @discardableResult
  @_disfavoredOverload
  public func onRefresh<Owner: AnyObject>(
    _ style: PullStyle = .arrow,
    at edge: ScrollEdge = .top,
    for owner: Owner,
    _ handler: @escaping @MainActor (Owner) async throws -> Outcome
  ) -> OverscrollControl {
    add(style, at: edge, RunAction(for: owner, handler))
  }

  /// Refreshes by pulling at a side, with a handler that has no owner.
  ///
  /// - Parameters:
  ///   - style: How it behaves and looks.
  ///   - edge: The side.
  ///   - handler: What a run does; it is cancelled with the run. An `Outcome` that it returns counts,
  ///     all else is a success.
  /// - Returns: The control.
  @discardableResult
  public func onRefresh<Answer>(
    _ style: PullStyle = .arrow,
    at edge: ScrollEdge = .top,
    _ handler: @escaping @MainActor () async throws -> Answer
  ) -> OverscrollControl {
    add(style, at: edge, RunAction { Outcome(answer: try await handler()) })
  }

  /// Refreshes by pulling at a side, with a handler without owner that says how it went.
  ///
  /// - Parameters:
  ///   - style: How it behaves and looks.
  ///   - edge: The side.
  ///   - handler: What a run does; it is cancelled with the run.
  /// - Returns: The control.
  @discardableResult
  @_disfavoredOverload
  public func onRefresh(
    _ style: PullStyle = .arrow,
    at edge: ScrollEdge = .top,
    _ handler: @escaping @MainActor () async throws -> Outcome
  ) -> OverscrollControl {
    add(style, at: edge, RunAction(handler))
  }

  /// Refreshes without a handler: a delegate hears of each run and ends it.
  ///
  /// - Parameters:
  ///   - style: How it behaves and looks.
  ///   - edge: The side.
  ///   - delegate: Who is told of a run and ends it; held weakly.
  /// - Returns: The control.
  @discardableResult
  public func onRefresh(
    _ style: PullStyle = .arrow,
    at edge: ScrollEdge = .top,
    delegate: any OverscrollDelegate
  ) -> OverscrollControl {
    let control = add(style, at: edge, nil)
    control.delegate = delegate
    return control
  }
}
#endif
