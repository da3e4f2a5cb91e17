#if canImport(UIKit)
import UIKit

/// Command-R: it begins the refresh of the list that is on the screen.
///
/// A key command works from a view controller, whose responder chain reaches every focused view on
/// its screen. So the command stays with the nearest one while the list is in a window.
@MainActor
final class KeyCommand {
  private weak var controller: UIViewController?
  private var command: UIKeyCommand?

  /// Offers the command from the controller of a view, or (with nil) no more.
  func move(to view: UIView?, title: String) {
    let next = view.flatMap(Self.controller)
    if let command { controller?.removeKeyCommand(command) }
    command = nil
    controller = next
    guard let next else { return }
    let made = makeRefreshKeyCommand(title: title, for: next)
    next.addKeyCommand(made)
    command = made
  }

  private static func controller(of view: UIView) -> UIViewController? {
    var responder = view.next
    while let present = responder {
      if let controller = present as? UIViewController { return controller }
      responder = present.next
    }
    return nil
  }
}

extension UIView {
  /// Begins the first refresh in this view that can be seen.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func beginRefreshByKey() -> Bool {
    if let scrollView = self as? UIScrollView {
      for axis in Axis.allCases {
        for part in Attachment.find(axis, in: scrollView)?.parts ?? []
        where part.style.behavior.role == .refresh && !part.isHidden {
          _ = part.begin(by: .key)
          return true
        }
      }
    }
    return subviews.contains { !$0.isHidden && $0.beginRefreshByKey() }
  }
}
#endif
