#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollHosting
import UIKit

extension UIScrollView {
  /// The pull-to-refresh and load-more of this scroll view.
  public var overscroll: PullControls { PullControls(self) }
}

/// The controls of one scroll view: adds them and finds them.
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
/// Works for every `UIScrollView`: table views, collection views, text views, the scroll view of a
/// web view. A handler runs in a task of the control. Returning ends the run, throwing fails it.
/// The task is cancelled when the run is cancelled or the scroll view is deallocated. The owner is
/// held weakly between runs.
@MainActor
public struct PullControls {
  private let scrollView: UIScrollView

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  /// The control at a side, or nil.
  ///
  /// - Parameter edge: The side.
  public subscript(edge: ScrollEdge) -> PullControl? {
    let part = Attachment.find(edge.axis, in: scrollView)?.list.part(edge.edge)
    return part.map { PullControl($0, edge) }
  }

  /// The control that refreshes, or nil.
  public var refresh: PullControl? { first(.refresh) }

  /// The control that loads more, or nil.
  public var loadMore: PullControl? { first(.loadMore) }

  /// Removes all controls.
  public func removeAll() {
    for edge in ScrollEdge.allCases { self[edge]?.remove() }
  }

  /// Inserts content before what is being read, and keeps visible rows in place.
  ///
  /// For histories that grow at the top without a load-more; a load-more does it automatically.
  ///
  /// - Parameters:
  ///   - axis: The axis the content grows along.
  ///   - change: Inserts the content; all growth that it causes counts as before the reader.
  public func insertBeforeReader(along axis: Axis = .vertical, _ change: () -> Void) {
    guard let attachment = Attachment.find(axis, in: scrollView) else { return change() }
    attachment.session.insertBeforeReader(change)
  }

  /// Passes every event of an axis to a closure, for a bug report as a trace.
  ///
  /// The first events describe the present state, so that a recording that begins while nothing is
  /// pulled or running replays completely. Only the last closure for an axis is called. While it is
  /// set, an event costs more.
  ///
  /// - Parameters:
  ///   - axis: The axis, which already has a control.
  ///   - receive: Receives each event before the engine does, for example `Trace.record`.
  public func record(
    along axis: Axis = .vertical,
    _ receive: @escaping @MainActor (InputEvent) -> Void
  ) {
    Attachment.find(axis, in: scrollView)?.record(receive)
  }

  private func first(_ role: Role) -> PullControl? {
    for edge in ScrollEdge.allCases {
      if let control = self[edge], control.style?.behavior.role == role { return control }
    }
    return nil
  }

  /// Adds a control without a handler: its delegate or its target ends each run.
  ///
  /// ```swift
  /// let control = tableView.overscroll.add(.arrow)
  /// control.addTarget(self, action: #selector(reload))
  /// ```
  ///
  /// Replaces a control that is already at the edge.
  ///
  /// - Parameters:
  ///   - style: Its behavior and look, and whether it refreshes or loads more.
  ///   - edge: The edge; nil is the top for a refresh and the bottom for a load-more.
  ///   - delegate: Receives each run; held weakly.
  /// - Returns: The control.
  @discardableResult
  public func add(
    _ style: PullStyle,
    at edge: ScrollEdge? = nil,
    delegate: (any PullControlDelegate)? = nil
  ) -> PullControl {
    let usual: ScrollEdge = style.behavior.role == .refresh ? .top : .bottom
    let control = add(style, style.behavior.role, at: edge ?? usual, nil)
    control.delegate = delegate
    return control
  }

  /// Adds a control with a style, or (with nil) with that of the defaults for a role.
  func add(
    _ style: PullStyle?,
    _ role: Role,
    at edge: ScrollEdge,
    _ action: RunAction?
  ) -> PullControl {
    let attachment = Attachment.make(edge.axis, in: scrollView)
    let part = ViewPart.make(edge.edge, style, role, Defaults(around: scrollView), action)
    attachment.add(part)
    let control = PullControl(part, edge)
    Self.onAdd?(control)
    return control
  }
}
#endif
