#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// A key for the visible list: Command-R begins its refresh, Escape closes its floor.
///
/// Key events go to the first responder and up the responder chain. Where they go without a first
/// responder is not documented, except that it is below the window's root view controller. So every
/// view controller from the list's to that one offers the command while the list is in a window.
/// The one that receives it searches upwards from its position first.
@MainActor
final class KeyCommand {
  private struct Offer {
    weak var controller: UIViewController?
    let command: UIKeyCommand
  }

  private var offers: [Offer] = []

  /// Adds a command to the view controllers above a view, or (with nil) removes the present one.
  func offer(_ command: UIKeyCommand?, above view: UIView?) {
    for offer in offers { offer.controller?.removeKeyCommand(offer.command) }
    offers = []
    guard let view, let command else { return }
    for case let controller as UIViewController in view.wayUp {
      controller.addKeyCommand(command)
      offers.append(Offer(controller: controller, command: command))
    }
  }
}

extension UIResponder {
  /// Begins the nearest refresh: that of the list above, or else of the first visible list.
  func beginRefreshByKey() {
    askLists { $0.beginOwnRefreshByKey() }
  }

  /// Closes the nearest floor: that of the list above, or else of the first visible list.
  func closeFloorByKey() {
    askLists { $0.closeOwnFloorByKey() }
  }

  /// Calls a function with the lists above and then with those below, until it returns true.
  private func askLists(_ isDone: (UIScrollView) -> Bool) {
    for responder in wayUp {
      if let list = responder as? UIScrollView, isDone(list) { return }
      let controller = responder as? UIViewController
      if controller?.viewIfLoaded?.askListsBelow(isDone) == true { return }
    }
  }

  /// The responder chain up to the view controller of this screen.
  ///
  /// A sheet's chain continues into the presenting screen, whose list is not the one to refresh.
  fileprivate var wayUp: UnfoldFirstSequence<UIResponder> {
    sequence(first: self) { responder in
      let controller = responder as? UIViewController
      let isPresented = controller?.presentingViewController != nil
      return isPresented && controller?.parent == nil ? nil : responder.next
    }
  }
}

extension UIView {
  fileprivate func askListsBelow(_ isDone: (UIScrollView) -> Bool) -> Bool {
    if let list = self as? UIScrollView, isDone(list) { return true }
    return subviews.contains { !$0.isHidden && $0.askListsBelow(isDone) }
  }
}

extension UIScrollView {
  fileprivate func closeOwnFloorByKey() -> Bool {
    Axis.allCases.contains { axis in
      Attachment.find(axis, in: self)?.list.parts.contains { $0.closeFloor() } == true
    }
  }

  fileprivate func beginOwnRefreshByKey() -> Bool {
    for axis in Axis.allCases {
      for part in Attachment.find(axis, in: self)?.list.parts ?? [] where part.canBeRefreshed {
        _ = part.begin(by: .key)
        return true
      }
    }
    return false
  }
}
#endif
