#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

extension UIScrollView {
  /// The pull-to-refresh and load-more of this scroll view.
  public var overscroll: PullControls { PullControls(self) }
}

/// The controls of one scroll view: put one at a side, find one that is there.
///
/// ```swift
/// tableView.overscroll.onRefresh(.arrow, for: self) { vc in try await vc.feed.reload() }
/// tableView.overscroll.onLoadMore(for: self) { vc in try await vc.feed.next() ? .succeeded : .exhausted }
/// ```
///
/// Works for every `UIScrollView`: tables, collections, text views, the scroll view of a web view.
/// A handler runs as a task of the control. Returning ends the run, throwing fails it, and the task
/// is cancelled when the run is, or the scroll view goes. The owner is held weakly between runs.
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
    guard let part = Attachment.find(edge.axis, in: scrollView)?.part(edge.edge) else { return nil }
    return PullControl(part, in: scrollView, edge)
  }

  /// The control that refreshes, or nil.
  public var refresh: PullControl? { first(.refresh) }

  /// The control that loads more, or nil.
  public var loadMore: PullControl? { first(.loadMore) }

  /// Takes all controls away.
  public func removeAll() {
    for edge in ScrollEdge.allCases { self[edge]?.remove() }
  }

  /// Puts content in before what is being read, and keeps that where it is.
  ///
  /// For histories that grow at the top other than by a load-more, which sees to it by itself.
  ///
  /// - Parameters:
  ///   - axis: The axis the content grows along.
  ///   - change: What inserts; all the growth it makes counts as before the reader.
  public func insertBeforeReader(along axis: Axis = .vertical, _ change: () -> Void) {
    guard let attachment = Attachment.find(axis, in: scrollView) else { return change() }
    attachment.session.insertBeforeReader(change)
  }

  private func first(_ role: Role) -> PullControl? {
    for edge in ScrollEdge.allCases {
      if let control = self[edge], control.style?.behavior.role == role { return control }
    }
    return nil
  }

  /// Adds a control without a handler: its delegate or its targets are told of each run, and end it.
  ///
  /// ```swift
  /// let control = tableView.overscroll.add(.arrow)
  /// control.addTarget(self, action: #selector(reload))
  /// ```
  ///
  /// A control that is already at the edge is replaced.
  ///
  /// - Parameters:
  ///   - style: How it behaves and looks, and whether it refreshes or loads more.
  ///   - edge: The edge; nil is the top for a refresh and the bottom for a load-more.
  ///   - delegate: Told of each run; held weakly.
  /// - Returns: The control.
  @discardableResult
  public func add(
    _ style: PullStyle,
    at edge: ScrollEdge? = nil,
    delegate: (any PullControlDelegate)? = nil
  ) -> PullControl {
    let usual: ScrollEdge = style.behavior.role == .refresh ? .top : .bottom
    let control = add(style, at: edge ?? usual, nil)
    control.delegate = delegate
    return control
  }

  func add(_ style: PullStyle, at edge: ScrollEdge, _ action: RunAction?) -> PullControl {
    let attachment = Attachment.make(edge.axis, in: scrollView)
    let part = HostedPart(edge.edge, style, action)
    attachment.add(part)
    return PullControl(part, in: scrollView, edge)
  }
}
#endif
