#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

// A key command takes a selector, which requires the Objective-C runtime.

#if canImport(ObjectiveC)
extension UIResponder {
  /// The action of Command-R; the prefix avoids collisions with the app's own selectors.
  @objc fileprivate func overscroll_refresh(_ command: UIKeyCommand) {
    beginRefreshByKey()
  }

  /// The action of Escape on a floor.
  @objc fileprivate func overscroll_closeFloor(_ command: UIKeyCommand) {
    closeFloorByKey()
  }
}

/// Makes Escape, which closes the floor.
@MainActor
func makeCloseFloorKeyCommand(title: String) -> UIKeyCommand {
  let command = UIKeyCommand(
    input: UIKeyCommand.inputEscape,
    modifierFlags: [],
    action: #selector(UIResponder.overscroll_closeFloor(_:))
  )
  command.discoverabilityTitle = title
  return command
}

/// Makes Command-R, which refreshes.
@MainActor
func makeRefreshKeyCommand(title: String) -> UIKeyCommand {
  let command = UIKeyCommand(
    input: "r",
    modifierFlags: .command,
    action: #selector(UIResponder.overscroll_refresh(_:))
  )
  command.discoverabilityTitle = title
  return command
}
#else
/// Makes Escape, which closes the floor.
@MainActor
func makeCloseFloorKeyCommand(title: String) -> UIKeyCommand {
  let command = UIKeyCommand(title: title, input: UIKeyCommand.inputEscape) { responder in
    responder.closeFloorByKey()
  }
  command.discoverabilityTitle = title
  return command
}

/// Makes Command-R, which refreshes.
@MainActor
func makeRefreshKeyCommand(title: String) -> UIKeyCommand {
  let command = UIKeyCommand(title: title, input: "r", modifierFlags: .command) { responder in
    responder.beginRefreshByKey()
  }
  command.discoverabilityTitle = title
  return command
}
#endif
#endif
