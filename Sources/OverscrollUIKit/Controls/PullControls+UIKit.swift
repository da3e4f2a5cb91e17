#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
public import OverscrollHosting
import OverscrollIndicators
public import UIKit

extension UIScrollView {
  /// The pull-to-refresh and load-more of this scroll view.
  ///
  /// Works for every `UIScrollView`: table views, collection views, text views, the scroll view of a
  /// web view.
  public var overscroll: PullControls { PullControls(ScrollViewControls(scrollView: self)) }
}

extension PullControls {
  /// Adds a control without a handler: its delegate or its target ends each run.
  ///
  /// ```swift
  /// let control = tableView.overscroll.add(.arrow, delegate: self)
  /// control.setTarget(self, action: #selector(reload))
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
    delegate: (any PullControlDelegate)?
  ) -> PullControl {
    let control = add(style, at: edge)
    control.delegate = delegate
    return control
  }

  /// The app's own content inset, without what the controls add to it, in points.
  ///
  /// For an app that sets insets itself: `contentInset` of the scroll view is the sum, in which a number with
  /// arbitrary fractions can be misread.
  ///
  /// ```swift
  /// scrollView.overscroll.contentInset.top = (scrollView.bounds.height - zoomedHeight) / 2
  /// ```
  public var contentInset: UIEdgeInsets {
    get { (host as? ScrollViewControls)?.inset() ?? .zero }
    nonmutating set { _ = (host as? ScrollViewControls)?.inset(stating: newValue) }
  }

  /// What observes the scroll view along an axis.
  package func session(along axis: Axis) -> ScrollViewSession {
    let session = (host as? ScrollViewControls)?.attachment(axis).session
    guard let session else { preconditionFailure("the controls are those of a scroll view") }
    return session
  }

  /// Inserts content before what is being read, and keeps visible rows in place.
  ///
  /// For histories that grow at the top without a load-more; a load-more does it automatically. The content's
  /// growth is measured: with rows of estimated height use `keepPlace(along:staysAtTop:_:)` of OverscrollPlace.
  ///
  /// - Parameters:
  ///   - axis: The axis the content grows along.
  ///   - change: Inserts the content; all growth that it causes counts as before the reader.
  public func insertBeforeReader(along axis: Axis = .vertical, _ change: () -> Void) {
    guard let attachment = host.list(axis)?.host as? Attachment else { return change() }
    attachment.session.insertBeforeReader(change)
  }
}

/// Adds controls to a scroll view.
private struct ScrollViewControls: ControlsHost {
  let scrollView: UIScrollView

  func list(_ axis: Axis) -> HostedList? { Attachment.find(axis, in: scrollView)?.list }

  /// The app's own inset, after it has stated another one.
  @inline(never)  // saves 2 KB of an app
  func inset(stating new: UIEdgeInsets? = nil) -> UIEdgeInsets {
    var sessions: [ScrollViewSession] = []
    for case let anchor as AnchorView in scrollView.subviews {
      sessions.append(anchor.attachment.session)
    }
    if var sums = new {
      for session in sessions { session.beginStating(&sums) }
      scrollView.contentInset = sums
      for session in sessions { session.endStating() }
    }
    var inset = scrollView.contentInset
    for session in sessions { session.own(in: &inset) }
    return inset
  }

  func attachment(_ axis: Axis) -> Attachment { Attachment.make(axis, in: scrollView) }

  func add(
    _ style: PullStyle?,
    _ role: Role,
    at edge: ScrollEdge,
    _ action: RunAction?
  ) -> PullControl {
    let defaults = PullControls.Defaults(around: scrollView)
    let part = ViewPart.make(edge.edge, style, role, defaults, action)
    Attachment.make(edge.axis, in: scrollView).add(part)
    let control = PullControl(part, edge)
    PullControls.onAdd?(control)
    return control
  }
}
#endif
