#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

// A key command takes a selector, which requires the Objective-C runtime.

#if canImport(ObjectiveC)
extension UIResponder {
  /// The action of Command-R; the prefix avoids collisions with the app's own selectors.
  @objc fileprivate func overscroll_refresh(_ command: UIKeyCommand) {
    beginRefreshByKey()
  }
}

/// Makes the key command.
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
/// Makes the key command.
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
