#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

// For code that comes from controls with a target and an action.
extension ScrollViewControls {
  /// Refreshes by pulling at a side and calls a method, which ends the refresh itself.
  ///
  /// It ends it by ``OverscrollControl/end(_:)``.
  ///
  /// - Parameters:
  ///   - style: How it behaves and looks.
  ///   - edge: The side.
  ///   - target: Whose method is called; held weakly.
  ///   - action: The method; it is given the scroll view.
  /// - Returns: The control.
  @discardableResult
  public func onRefresh(
    _ style: PullStyle = .arrow,
    at edge: ScrollEdge = .top,
    target: NSObject,
    action: Selector
  ) -> OverscrollControl {
    add(style, at: edge, target, action)
  }

  /// Loads more near a side and calls a method, which ends the load itself.
  ///
  /// It ends it by ``OverscrollControl/end(_:)``.
  ///
  /// - Parameters:
  ///   - style: How it behaves and looks.
  ///   - edge: The side.
  ///   - target: Whose method is called; held weakly.
  ///   - action: The method; it is given the scroll view.
  /// - Returns: The control.
  @discardableResult
  public func onLoadMore(
    _ style: PullStyle = PullStyle(.arrow, role: .loadMore),
    at edge: ScrollEdge = .bottom,
    target: NSObject,
    action: Selector
  ) -> OverscrollControl {
    add(style, at: edge, target, action)
  }

  private func add(
    _ style: PullStyle,
    at edge: ScrollEdge,
    _ target: NSObject,
    _ action: Selector
  ) -> OverscrollControl {
    let control = add(style, at: edge, nil)
    control.part?.settings.onBegin = { [weak target] run in
      guard let target else { return run.cancel() }
      _ = target.perform(action, with: control.scrollView)
    }
    return control
  }
}
#endif
