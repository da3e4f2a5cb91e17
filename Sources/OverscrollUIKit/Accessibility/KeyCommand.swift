#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// Command-R: it begins the refresh of the list that is on the screen.
///
/// Keys go to whatever has the focus and up from there; where they go with nothing in focus is not
/// documented, except that it is somewhere beneath the screen's own controller. So every controller
/// from the list's up to that one offers the command while the list is in a window. Whoever is asked
/// first looks from its own place up, as far as its screen goes.
@MainActor
final class KeyCommand {
  private struct Offer {
    weak var controller: UIViewController?
    let command: UIKeyCommand
  }

  private var offers: [Offer] = []

  /// Offers the command from the controllers around a view, or (with nil) no more.
  func move(to view: UIView?, title: String) {
    for offer in offers { offer.controller?.removeKeyCommand(offer.command) }
    offers = []
    guard let view else { return }
    let command = makeRefreshKeyCommand(title: title)
    for case let controller as UIViewController in view.wayUp {
      controller.addKeyCommand(command)
      offers.append(Offer(controller: controller, command: command))
    }
  }
}

extension UIResponder {
  /// Begins the refresh that is nearest: of the list around here, or else the first in sight.
  func beginRefreshByKey() {
    for responder in wayUp {
      if let list = responder as? UIScrollView, list.beginOwnRefreshByKey() { return }
      let controller = responder as? UIViewController
      if controller?.viewIfLoaded?.beginFirstRefreshByKey() == true { return }
    }
  }

  /// From here up to the screen's own controller.
  ///
  /// A sheet's responders go on into the screen beneath it, which nobody means who looks at the sheet.
  fileprivate var wayUp: UnfoldFirstSequence<UIResponder> {
    sequence(first: self) { responder in
      let controller = responder as? UIViewController
      let isPresented = controller?.presentingViewController != nil
      return isPresented && controller?.parent == nil ? nil : responder.next
    }
  }
}

extension UIView {
  fileprivate func beginFirstRefreshByKey() -> Bool {
    if let list = self as? UIScrollView, list.beginOwnRefreshByKey() { return true }
    return subviews.contains { !$0.isHidden && $0.beginFirstRefreshByKey() }
  }
}

extension UIScrollView {
  fileprivate func beginOwnRefreshByKey() -> Bool {
    for axis in Axis.allCases {
      for part in Attachment.find(axis, in: self)?.parts ?? [] where part.canBeRefreshed {
        _ = part.begin(by: .key)
        return true
      }
    }
    return false
  }
}
#endif
