import Overscroll
package import OverscrollIndicators

extension PullStyle {
  /// The style with a valid behavior: an invalid one is replaced, and `log` gets a message.
  package func checked(orWith usable: Behavior, log: (String) -> Void) -> PullStyle {
    do throws(BehaviorError) {
      _ = try behavior.validated()
      return self
    } catch {
      log(
        "Overscroll: ignored an invalid behavior: "
          + "\(error.parameter) is \(error.value), which is out of range."
      )
      var style = self
      style.behavior = usable
      return style
    }
  }
}
