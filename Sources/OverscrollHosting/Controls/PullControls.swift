public import Overscroll
public import OverscrollIndicators

/// The controls of one list: adds them and finds them.
///
/// A handler runs in a task of the control. Returning ends the run, throwing fails it. The task is
/// cancelled when the run is cancelled or the list is gone; in UIKit also when its view controller, or one around it,
/// is popped or dismissed. The owner is held weakly between runs.
///
/// ```swift
/// tableView.overscroll.onRefresh(.arrow, for: self) { vc in
///   try await vc.feed.reload()
/// }
/// tableView.overscroll.onLoadMore(for: self) { vc in
///   try await vc.feed.next() ? .succeeded : .exhausted
/// }
/// ```
///
/// In UIKit, `scrollView.overscroll` gets it, in GTK `PullControls(scrolled)`.
@MainActor
public struct PullControls {
  package let host: any ControlsHost

  package init(_ host: any ControlsHost) {
    self.host = host
  }

  /// The control at a side, or nil.
  ///
  /// - Parameter edge: The side.
  public subscript(edge: ScrollEdge) -> PullControl? {
    host.list(edge.axis)?.controlled(edge.edge).map { PullControl($0, edge) }
  }

  /// The control that refreshes, or nil.
  public var refresh: PullControl? { first(.refresh) }

  /// The control that loads more, or nil.
  public var loadMore: PullControl? { first(.loadMore) }

  private func first(_ role: Role) -> PullControl? {
    for edge in ScrollEdge.allCases {
      if let control = self[edge], control.style?.behavior.role == role { return control }
    }
    return nil
  }

  /// Removes all controls.
  public func removeAll() {
    for edge in ScrollEdge.allCases { self[edge]?.remove() }
  }

  /// Passes every event of an axis to a closure, for a bug report as a trace.
  ///
  /// The first events describe the present state, so that a recording that begins while nothing is
  /// pulled or running replays completely. Only the last closure for an axis is called.
  ///
  /// - Parameters:
  ///   - axis: The axis, which already has a control.
  ///   - receive: Receives each event before the engine does, for example `Trace.record`.
  public func record(
    along axis: Axis = .vertical,
    _ receive: @escaping @MainActor (InputEvent) -> Void
  ) {
    host.list(axis)?.record(receive)
  }

  // MARK: Adding controls

  /// Adds a control without a handler, whose runs the app ends.
  ///
  /// ``PullControl/Callbacks/onBegin`` receives each run. Replaces a control that is already at the edge.
  ///
  /// - Parameters:
  ///   - style: Its behavior and look, and whether it refreshes or loads more.
  ///   - edge: The edge; nil is the top for a refresh and the bottom for a load-more.
  /// - Returns: The control.
  @discardableResult
  public func add(_ style: PullStyle, at edge: ScrollEdge? = nil) -> PullControl {
    let usual: ScrollEdge = style.behavior.role == .refresh ? .top : .bottom
    return host.add(style, style.behavior.role, at: edge ?? usual, nil)
  }

  /// Adds pull to refresh at an edge, with a handler that receives a weakly held owner.
  ///
  /// Returning ends the refresh as succeeded, throwing as failed. The task is cancelled with the
  /// run. A ``RefreshResult`` that it returns says what is new; any other value says nothing. Replaces a control that is
  /// already at the edge.
  ///
  /// - Parameters:
  ///   - style: Its behavior and look; nil uses that of the defaults.
  ///   - edge: The edge.
  ///   - owner: The handler's argument; once it is deallocated, runs end as cancelled.
  ///   - handler: The action of a run.
  /// - Returns: The control.
  @discardableResult
  public func onRefresh<Owner: AnyObject, Result>(
    _ style: PullStyle? = nil,
    at edge: ScrollEdge = .top,
    for owner: Owner,
    _ handler: @escaping @MainActor (Owner) async throws -> Result
  ) -> PullControl {
    let step: RunAction.Step = { [weak owner] in
      guard let owner else { return RunResult(.cancelled) }
      return RunResult(.succeeded, try await handler(owner) as? RefreshResult)
    }
    return host.add(style, .refresh, at: edge, .oneStep(step))
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
  public func onRefresh<Result>(
    _ style: PullStyle? = nil,
    at edge: ScrollEdge = .top,
    _ handler: @escaping @MainActor () async throws -> Result
  ) -> PullControl {
    let step: RunAction.Step = {
      RunResult(.succeeded, try await handler() as? RefreshResult)
    }
    return host.add(style, .refresh, at: edge, .oneStep(step))
  }

  /// Adds pull to refresh at an edge, with a handler in two steps, of which the first may begin early.
  ///
  /// With `prefetch` of its behavior the request begins while the finger still pulls, and the rows are shown when it lets go:
  ///
  /// ```swift
  /// tableView.overscroll.onRefresh(for: self) { vc in
  ///   try await vc.api.latest()
  /// } show: { vc, articles in
  ///   vc.insert(articles)
  /// }.style?.behavior.prefetch = .whenArmed
  /// ```
  ///
  /// `fetch` changes nothing that is seen. A pull that is taken back, cancelled or opens a floor cancels its task; an
  /// answer that had come is kept for a pull within ``PullControl/maximumAge``, or a second. A gesture requests once at
  /// most, and after three requests for nothing in a row none begins early for ten seconds. Otherwise as
  /// ``onRefresh(_:at:for:_:)``.
  ///
  /// - Parameters:
  ///   - style: Its behavior and look; nil uses that of the defaults.
  ///   - edge: The edge.
  ///   - owner: The argument of both steps; once it is deallocated, runs end as cancelled.
  ///   - fetch: Requests what is new; may run for nothing.
  ///   - show: Shows the answer, never under a finger.
  /// - Returns: The control.
  @discardableResult
  public func onRefresh<Owner: AnyObject, Answer, Result>(
    _ style: PullStyle? = nil,
    at edge: ScrollEdge = .top,
    for owner: Owner,
    fetch: @escaping @MainActor (Owner) async throws -> Answer,
    show: @escaping @MainActor (Owner, Answer) async throws -> Result
  ) -> PullControl {
    let action = RunAction.twoSteps(for: owner, fetch) {
      RunResult(.succeeded, try await show($0, $1) as? RefreshResult)
    }
    return host.add(style, .refresh, at: edge, action)
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
    _ handler: @escaping @MainActor (Owner) async throws -> LoadOutcome
  ) -> PullControl {
    let step: RunAction.Step = { [weak owner] in
      guard let owner else { return RunResult(.cancelled) }
      return RunResult(Outcome(try await handler(owner)))
    }
    return host.add(style, .loadMore, at: edge, .oneStep(step))
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
    _ handler: @escaping @MainActor () async throws -> LoadOutcome
  ) -> PullControl {
    host.add(style, .loadMore, at: edge, .oneStep { RunResult(Outcome(try await handler())) })
  }

  /// Adds a load-more at an edge, with a handler in two steps, of which the first may begin early.
  ///
  /// For one that is pulled, as ``onRefresh(_:at:for:fetch:show:)``; one that loads by itself begins early anyway.
  ///
  /// - Parameters:
  ///   - style: Its behavior and look; nil uses that of the defaults.
  ///   - edge: The edge.
  ///   - owner: The argument of both steps; once it is deallocated, runs end as cancelled.
  ///   - fetch: Requests what follows; may run for nothing.
  ///   - show: Shows the answer, never under a finger; its outcome says whether there is more to load.
  /// - Returns: The control.
  @discardableResult
  public func onLoadMore<Owner: AnyObject, Answer>(
    _ style: PullStyle? = nil,
    at edge: ScrollEdge = .bottom,
    for owner: Owner,
    fetch: @escaping @MainActor (Owner) async throws -> Answer,
    show: @escaping @MainActor (Owner, Answer) async throws -> LoadOutcome
  ) -> PullControl {
    let action = RunAction.twoSteps(for: owner, fetch) {
      RunResult(Outcome(try await show($0, $1)))
    }
    return host.add(style, .loadMore, at: edge, action)
  }
}

/// What a toolkit does to have the controls of a list.
@MainActor
package protocol ControlsHost {
  /// The list along an axis, if it has had controls.
  func list(_ axis: Axis) -> HostedList?
  /// Adds a control with a style, or (with nil) with that of the defaults for a role.
  func add(
    _ style: PullStyle?,
    _ role: Role,
    at edge: ScrollEdge,
    _ action: RunAction?
  ) -> PullControl
}
