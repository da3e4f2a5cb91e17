#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

// A key command names a method to call, which only the Objective-C runtime can find.

#if canImport(ObjectiveC)
extension UIResponder {
  /// What Command-R calls; the prefix keeps it apart from every app's own methods.
  @objc fileprivate func overscroll_refresh(_ command: UIKeyCommand) {
    beginRefreshByKey()
  }
}

/// Makes the command.
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
/// Makes the command.
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
