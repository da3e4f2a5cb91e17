#if os(Linux)
import Overscroll
import OverscrollTrace

/// What decides which states a part can reach: its choices, without its distances and durations.
///
/// Of a quantity only its sign is a choice: whether there is a hold, a delay, a floor. What the engine does not
/// read with the other choices is left out.
struct Choices: Hashable {
  /// The number of each choice, by its name.
  private let values: [String: Int]
  private let role: Role

  init(_ behavior: Behavior, at edge: Edge) {
    // These only move the picture.
    var unread: [Behavior.Parameter] = [
      .startDistance, .placement, .indicatorExtent, .ignoredInset,
    ]
    if behavior.role == .refresh { unread += [.shortContent, .emptyContent, .whenExhausted] }
    if behavior.trigger != .automatic { unread += [.lead, .leadUnit, .budgetPerDrag, .backOff] }
    if !behavior.floor.isEnabled {
      unread += [.floorLeave, .floorMotion, .floorStrictness, .floorCurve]
    }
    var values = ["edge": Int(edge.rawValue)]
    for parameter in Behavior.Parameter.allCases where !unread.contains(parameter) {
      let value = behavior[parameter]
      let sign = value > 0 ? 1 : value < 0 ? -1 : 0
      values["\(parameter)"] = parameter.isQuantity ? sign : Int(value)
    }
    self.values = values
    role = behavior.role
  }

  /// Each choice as text, with the role, because a refresh and a load-more are different machines.
  var texts: Set<String> { Set(values.map { "\(role): \($0.key) \($0.value)" }) }
}
#endif
