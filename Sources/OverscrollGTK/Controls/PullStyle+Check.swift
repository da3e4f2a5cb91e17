#if GTK
import Foundation
import Overscroll
import OverscrollIndicators

extension PullStyle {
  /// The style with a valid behavior: an invalid one is replaced and logged.
  func checked(orWith usable: Behavior) -> PullStyle {
    do throws(BehaviorError) {
      _ = try behavior.validated()
      return self
    } catch {
      let problem = "\(error.parameter) is \(error.value), which is out of range"
      NSLog("Overscroll: ignored an invalid behavior: \(problem).")
      var style = self
      style.behavior = usable
      return style
    }
  }
}
#endif
