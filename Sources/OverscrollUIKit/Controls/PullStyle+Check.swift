#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

extension PullStyle {
  /// The style, with another behavior where a parameter of its own is out of range, which is logged.
  @MainActor
  func checked(orWith usable: Behavior) -> PullStyle {
    do throws(BehaviorError) {
      _ = try behavior.validated()
      return self
    } catch {
      let problem = "\(error.parameter) is \(error.value), which is out of its range"
      NSLog("Overscroll: this behavior is not used, because \(problem).")
      var style = self
      style.behavior = usable
      return style
    }
  }
}
#endif
