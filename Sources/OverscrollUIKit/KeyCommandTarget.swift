#if canImport(UIKit)
import UIKit

// A key command names a method to call, which only the Objective-C runtime can find.

#if canImport(ObjectiveC)
extension UIViewController {
  /// What Command-R calls; the prefix keeps it apart from every app's own methods.
  @objc fileprivate func overscroll_refresh(_ command: UIKeyCommand) {
    viewIfLoaded?.beginRefreshByKey()
  }
}

/// Makes the command of a controller.
@MainActor
func makeRefreshKeyCommand(title: String, for controller: UIViewController) -> UIKeyCommand {
  let command = UIKeyCommand(
    input: "r",
    modifierFlags: .command,
    action: #selector(UIViewController.overscroll_refresh(_:))
  )
  command.discoverabilityTitle = title
  return command
}
#else
/// Makes the command of a controller.
@MainActor
func makeRefreshKeyCommand(title: String, for controller: UIViewController) -> UIKeyCommand {
  let command = UIKeyCommand(title: title, input: "r", modifierFlags: .command) {
    [weak controller] _ in
    controller?.viewIfLoaded?.beginRefreshByKey()
  }
  command.discoverabilityTitle = title
  return command
}
#endif
#endif
