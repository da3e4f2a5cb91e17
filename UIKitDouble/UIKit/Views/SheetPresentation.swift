// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller

/// The double's own: the pan of a page sheet, which takes a pull at the top of a list in it.
///
/// That it leaves the pull to a list with a `UIRefreshControl` is reported (CRRefresh 44, OverlayContainer
/// 55) and not documented: `UIKitWorld.sheetsLeavePullsToRefreshControls` is the answer.
@MainActor
struct SheetPresentation {
  private weak var controller: UIViewController?
  private var travel: CGFloat = 0

  /// The part of its height above which letting go dismisses the sheet; measured, see the README.
  private static let part: CGFloat = 0.5
  /// The speed, in points per second, from which letting go dismisses it anywhere; measured.
  private static let dismissal: CGFloat = 1_000

  /// The sheet that takes a drag instead of the innermost scroll view under it, if there is one.
  init?(taking way: CGPoint, over view: UIView?, of scrollView: UIScrollView?) {
    let controllers = sequence(first: view, next: { $0?.superview })
      .compactMap { $0?.next as? UIViewController }
    guard let controller = controllers.first(where: \.isSheet), way.y > abs(way.x) else {
      return nil
    }
    if let scrollView {
      if scrollView.contentOffset.y > -scrollView.adjustedContentInset.top + 0.5 { return nil }
      let keeps = scrollView.world.sheetsLeavePullsToRefreshControls
      if keeps, scrollView.refreshControl != nil { return nil }
    }
    self.controller = controller
  }

  mutating func move(by way: CGPoint) { travel += way.y }

  func end(speed: CGPoint) {
    guard let controller, !controller.isModalInPresentation else { return }
    let isFar = travel > controller.view.bounds.height * Self.part
    guard isFar || speed.y >= Self.dismissal else { return }
    controller.dismiss(animated: true)
  }
}
