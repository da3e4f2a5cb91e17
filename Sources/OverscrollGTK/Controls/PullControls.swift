#if GTK
import CGtk
import Overscroll
import OverscrollHosting
import OverscrollIndicators

/// The controls of one scrolled window: adds them and finds them.
///
/// ```swift
/// let controls = PullControls(scrolled)
/// controls.onRefresh { try await feed.reload() }
/// controls.onLoadMore { try await feed.next() ? .succeeded : .exhausted }
/// ```
///
/// Works for everything that a `GtkScrolledWindow` scrolls. A handler runs in a task of the control.
/// Returning ends the run, throwing fails it. The task is cancelled when the run is cancelled or
/// the list leaves its window.
///
/// The list is put into a widget of this library, which becomes the child of the scrolled window.
public struct PullControls {
  /// The viewport; nil once the scrolled window is gone.
  package private(set) weak var viewport: Viewport?
  private let makeClock: (Viewport) -> any FrameClock

  /// The controls of a scrolled window.
  ///
  /// - Parameter scrolled: A pointer to a `GtkScrolledWindow` that already has its child.
  /// - Precondition: It is a `GtkScrolledWindow`, not another widget.
  public init(_ scrolled: OpaquePointer) {
    precondition(
      isInstance(UnsafeMutableRawPointer(scrolled), of: gtk_scrolled_window_get_type()),
      "PullControls needs a pointer to a GtkScrolledWindow."
    )
    MainQueueSource.add()
    self.init(scrolled) { WidgetClock($0.widget) }
  }

  /// The controls of a scrolled window, on a clock of their own.
  package init(_ scrolled: OpaquePointer, _ makeClock: @escaping (Viewport) -> any FrameClock) {
    viewport = Viewport.make(in: scrolled)
    self.makeClock = makeClock
  }

  /// The control at a side, or nil.
  ///
  /// - Parameter edge: The side.
  public subscript(edge: ScrollEdge) -> PullControl? {
    viewport?.attachment(edge.axis)?.list.part(edge.edge).map { PullControl($0, edge) }
  }

  /// The control that refreshes, or nil.
  public var refresh: PullControl? { first(.refresh) }

  /// The control that loads more, or nil.
  public var loadMore: PullControl? { first(.loadMore) }

  /// Removes all controls.
  public func removeAll() {
    for edge in ScrollEdge.allCases { self[edge]?.remove() }
  }

  /// Whether a mouse pulls the list, too; false by default.
  ///
  /// Fingers and touchpads always do. A mouse that pulls cannot select text in the rows.
  public var isPulledByMouse: Bool {
    get { viewport?.isPulledByMouse ?? false }
    nonmutating set { viewport?.isPulledByMouse = newValue }
  }

  /// Passes every event of an axis to a closure, for a bug report as a trace.
  ///
  /// The first events describe the present state, so that a recording that begins while nothing is
  /// pulled or running replays completely. Only the last closure for an axis is called.
  ///
  /// - Parameters:
  ///   - axis: The axis, which already has a control.
  ///   - receive: Receives each event before the engine does, for example `Trace.record`.
  public func record(along axis: Axis = .vertical, _ receive: @escaping (InputEvent) -> Void) {
    viewport?.attachment(axis)?.record(receive)
  }

  private func first(_ role: Role) -> PullControl? {
    for edge in ScrollEdge.allCases {
      if let control = self[edge], control.style?.behavior.role == role { return control }
    }
    return nil
  }

  /// Adds a control without a handler, whose runs the app ends.
  ///
  /// ``PullControl/onBegin`` receives each run.
  /// Replaces a control that is already at the edge.
  ///
  /// - Parameters:
  ///   - style: Its behavior and look, and whether it refreshes or loads more.
  ///   - edge: The edge; nil is the top for a refresh and the bottom for a load-more.
  /// - Returns: The control.
  @discardableResult
  public func add(_ style: PullStyle, at edge: ScrollEdge? = nil) -> PullControl {
    let usual: ScrollEdge = style.behavior.role == .refresh ? .top : .bottom
    return add(style, style.behavior.role, at: edge ?? usual, nil)
  }

  /// Adds pull to refresh at an edge.
  ///
  /// Returning ends the refresh as succeeded, throwing as failed. The task is cancelled with the
  /// run. Replaces a control that is already at the edge. The control retains the closure.
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

  /// Adds a load-more at an edge.
  ///
  /// The outcome reports whether there is more to load; throwing ends the run as failed. The task
  /// is cancelled with the run. Replaces a control that is already at the edge. The control retains
  /// the closure.
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

  /// Adds a control with a style, or (with nil) with that of the defaults for a role.
  private func add(
    _ style: PullStyle?,
    _ role: Role,
    at edge: ScrollEdge,
    _ action: RunAction?
  ) -> PullControl {
    let defaults = viewport.map { PullDefaults(around: $0.widget) } ?? Self.defaults
    let part = WidgetPart.make(edge.edge, style, role, defaults, action)
    if let viewport {
      viewport.makeAttachment(edge.axis, clock: makeClock(viewport)).add(part)
    }
    return PullControl(part, edge)
  }
}
#endif
