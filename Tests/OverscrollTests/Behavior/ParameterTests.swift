import Overscroll
import OverscrollTestSupport
import OverscrollTrace
import Testing

/// A behavior's parameters as numbers agree with their names in the trace format.
@Suite struct ParameterTests {
  /// The choices that the trace format has for a parameter, in the order of their numbers; empty
  /// for a quantity.
  private static func words(_ parameter: Behavior.Parameter) -> [String] {
    switch parameter {
    case .startDistance, .arm, .fire, .lead, .hold, .actionDelay, .opening, .closing,
      .minimumRunning, .resultHold, .indicatorExtent, .ignoredInset, .resting, .budgetPerDrag,
      .backOff, .floor, .floorLeave, .floorMotion, .dragRate, .dragLimit, .prefetch:
      []
    case .armStrictness, .fireStrictness, .floorStrictness: ["reached", "exceeded"]
    case .trigger: ["release", "reach", "tap", "none", "automatic"]
    case .leadUnit: ["points", "viewports", "items"]
    case .holdMeans: ["inset", "offset"]
    case .holdFollowsScroll, .movesContent, .locksContent: ["no", "yes"]
    case .endWithContact: ["fold", "defer"]
    case .placement:
      [
        "withContent", "fixedBehind", "fixedInFront", "gapCentered", "superviewLayer", "overlay",
        "afterContent", "growing", "fullViewport",
      ]
    case .shortContent, .emptyContent: ["fill", "show", "hide", "afterGesture"]
    case .whenExhausted: ["show", "hide", "loadAgain"]
    case .openingCurve, .closingCurve, .floorCurve: ["", "linear:", "easeInOut:", "systemDefault:"]
    }
  }

  /// A load-more with one parameter changed, as read from a trace.
  ///
  /// A trace makes the indicator's length follow the hold, a number does not.
  private func traced(_ name: String, _ value: String) throws -> Behavior? {
    let length = name == "indicatorExtent" ? "" : " indicatorExtent=44"
    let text = """
      overscroll-trace 1
      session vertical engine
      0 configured start loadMore standard \(name)=\(value)\(length)
      """
    guard case .configured(_, let behavior)? = try Trace(text).steps.first?.event.kind
    else { return nil }
    return behavior
  }

  /// The values that a behavior rejects.
  private func refusal(_ behavior: Behavior) -> BehaviorError? {
    do throws(BehaviorError) {
      _ = try behavior.validated()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: Behavior.Parameter.allCases)
  func eachNumberIsTheTracesWord(_ parameter: Behavior.Parameter) throws {
    let words = Self.words(parameter)
    if words.isEmpty {
      var changed = Behavior.loadMore
      let text =
        switch parameter {
        case .floorLeave, .prefetch: "0.5"
        case .floor, .dragLimit: "77"
        default: "7"
        }
      let value = try #require(Double(text))
      changed[parameter] = value
      #expect(changed[parameter] == value)
      #expect(try changed.validated() == traced("\(parameter)", text))
    }
    for (number, word) in words.enumerated() {
      var changed = Behavior.loadMore
      changed[parameter] = Double(number)
      #expect(changed[parameter] == Double(number))
      let expected =
        switch parameter {
        case .openingCurve: try traced("opening", word + "0.35")
        case .closingCurve: try traced("closing", word + "0.35")
        case .floorCurve: try traced("floorMotion", word + "0.5")
        default: try traced("\(parameter)", word)
        }
      #expect(try changed.validated() == expected)
    }
  }

  @Test(arguments: Behavior.Parameter.allCases)
  func aNumberWithoutAMeaningChangesNothing(_ parameter: Behavior.Parameter) throws {
    let words = Self.words(parameter)
    // What is yes or no is no for every other number.
    guard !words.isEmpty, words != ["no", "yes"] else { return }
    for number in [Double(words.count), -1, 0.5, 1e9, .nan, .infinity] {
      var changed = Behavior.mjAutoFooter
      changed[parameter] = number
      #expect(try changed.validated() == .mjAutoFooter)
    }
  }

  @Test func aCurveWithoutANameStaysUnlessAnotherIsChosen() throws {
    let curve = Curve(x1: 0.1, y1: 0, x2: 0.9, y2: 1)
    let behavior = try Behavior(opening: .curve(curve, seconds: 0.2))
    var changed = behavior
    changed[.openingCurve] = 9
    #expect(try changed.validated() == behavior)
    changed[.openingCurve] = 1
    #expect(try changed.validated().opening == .curve(.linear, seconds: 0.2))
  }

  @Test func aBehaviorIsCheckedAsAWhole() throws {
    var changed = Behavior.standard
    changed[.startDistance] = 80
    #expect(refusal(changed)?.parameter == .arm)
    #expect(refusal(changed)?.value == 64)
    changed[.arm] = 120
    let expected = try Behavior(startDistance: 80, arm: Threshold(120))
    #expect(try changed.validated() == expected)
  }

  @Test func halfARunIsNoBudget() {
    var changed = Behavior.loadMore
    changed[.budgetPerDrag] = 1.5
    #expect(refusal(changed)?.parameter == .budgetPerDrag)
  }

  @Test func firingIsSetWithArmingAndThenByItself() throws {
    var changed = Behavior.standard
    changed[.arm] = 90
    #expect(try changed.validated() == Behavior(arm: Threshold(90)))
    changed[.armStrictness] = 1
    #expect(try changed.validated() == Behavior(arm: Threshold(90, .exceeded)))
    changed[.fire] = 70
    changed[.armStrictness] = 0
    #expect(try changed.validated().fire == Threshold(70))
    changed[.fireStrictness] = 1
    #expect(try changed.validated().arm == Threshold(90))
    #expect(try changed.validated().fire == Threshold(70, .exceeded))
  }
}
