#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
// Loading more: with an owner or without. Each comes twice: one takes a handler whatever it returns, so
// that closures of many statements need no annotation; the other, which loses where both would do,
// gives a bare `.exhausted` its type.
extension ScrollViewControls {
  /// Loads more near a side; the handler's end is the load's end.
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
  public func onLoadMore<Owner: AnyObject, Answer>(
    _ style: PullStyle = PullStyle(.arrow, role: .loadMore),
    at edge: ScrollEdge = .bottom,
    for owner: Owner,
    _ handler: @escaping @MainActor (Owner) async throws -> Answer
  ) -> OverscrollControl {
    add(style, at: edge, RunAction(for: owner) { Outcome(answer: try await handler($0)) })
  }

  /// Loads more near a side; the handler says whether there is more.
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
  public func onLoadMore<Owner: AnyObject>(
    _ style: PullStyle = PullStyle(.arrow, role: .loadMore),
    at edge: ScrollEdge = .bottom,
    for owner: Owner,
    _ handler: @escaping @MainActor (Owner) async throws -> Outcome
  ) -> OverscrollControl {
    add(style, at: edge, RunAction(for: owner, handler))
  }

  /// Loads more near a side, with a handler that has no owner.
  ///
  /// - Parameters:
  ///   - style: How it behaves and looks.
  ///   - edge: The side.
  ///   - handler: What a run does; it is cancelled with the run. An `Outcome` that it returns counts,
  ///     all else is a success.
  /// - Returns: The control.
  @discardableResult
  public func onLoadMore<Answer>(
    _ style: PullStyle = PullStyle(.arrow, role: .loadMore),
    at edge: ScrollEdge = .bottom,
    _ handler: @escaping @MainActor () async throws -> Answer
  ) -> OverscrollControl {
    add(style, at: edge, RunAction { Outcome(answer: try await handler()) })
  }

  /// Loads more near a side, with a handler without owner that says whether there is more.
  ///
  /// - Parameters:
  ///   - style: How it behaves and looks.
  ///   - edge: The side.
  ///   - handler: What a run does; it is cancelled with the run.
  /// - Returns: The control.
  @discardableResult
  @_disfavoredOverload
  public func onLoadMore(
    _ style: PullStyle = PullStyle(.arrow, role: .loadMore),
    at edge: ScrollEdge = .bottom,
    _ handler: @escaping @MainActor () async throws -> Outcome
  ) -> OverscrollControl {
    add(style, at: edge, RunAction(handler))
  }

  /// Loads more without a handler: a delegate hears of each run and ends it.
  ///
  /// - Parameters:
  ///   - style: How it behaves and looks.
  ///   - edge: The side.
  ///   - delegate: Who is told of a run and ends it; held weakly.
  /// - Returns: The control.
  @discardableResult
  public func onLoadMore(
    _ style: PullStyle = PullStyle(.arrow, role: .loadMore),
    at edge: ScrollEdge = .bottom,
    delegate: any OverscrollDelegate
  ) -> OverscrollControl {
    let control = add(style, at: edge, nil)
    control.delegate = delegate
    return control
  }
}
#endif
