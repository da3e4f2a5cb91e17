#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

extension Behavior {
  /// Logs why the engine refuses the behavior, if it does; the control keeps the one it has.
  @MainActor
  func warnIfRefused() {
    do throws(BehaviorError) {
      _ = try validated()
    } catch {
      let problem = "\(error.parameter) is \(error.value), which is out of its range"
      NSLog("Overscroll: this behavior is not used, because \(problem).")
    }
  }
}
#endif
