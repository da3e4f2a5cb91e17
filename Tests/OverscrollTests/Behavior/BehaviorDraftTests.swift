import Overscroll
import OverscrollTrace
import Testing

/// A draft changes a behavior by numbers, and each number means what the trace format calls it.
@Suite struct BehaviorDraftTests {
  /// The choices that the trace format has for a parameter, in the order of their numbers; none for a
  /// parameter that is a quantity.
  private static func words(_ parameter: BehaviorDraft.Parameter) -> [String] {
    switch parameter {
    case .startDistance, .arm, .fire, .lead, .hold, .actionDelay, .opening, .closing,
      .minimumRunning, .resultHold, .indicatorExtent, .ignoredInset, .resting, .budgetPerDrag,
      .backOff:
      []
    case .armStrictness, .fireStrictness: ["reached", "exceeded"]
    case .trigger: ["release", "reach", "tap", "none", "automatic"]
    case .leadUnit: ["points", "viewports", "items"]
    case .holdMeans: ["inset", "offset", "insetAndOffset"]
    case .holdFollowsScroll: ["no", "yes"]
    case .endWithContact: ["fold", "defer"]
    case .placement:
      [
        "withContent", "fixedBehind", "fixedInFront", "gapCentered", "superviewLayer", "overlay",
        "afterContent",
      ]
    case .shortContent, .emptyContent: ["fill", "show", "hide", "afterGesture"]
    case .whenExhausted: ["show", "hide"]
    case .openingCurve, .closingCurve: ["", "linear:", "easeInOut:", "systemDefault:"]
    }
  }

  /// What a trace makes of a load-more with one parameter changed.
  ///
  /// A trace lets the indicator's length
  /// follow the hold, a draft does not.
  private func traced(_ name: String, _ value: String) throws -> Behavior? {
    let length = name == "indicatorExtent" ? "" : " indicatorExtent=44"
    let text = """
      overscroll-trace 1
      session vertical engine
      0 configured start loadMore standard \(name)=\(value)\(length)
      """
    guard case .configured(_, let behavior)? = try TraceReader.read(text).steps.first?.event.kind
    else { return nil }
    return behavior
  }

  /// What a draft is refused for.
  private func refusal(_ draft: BehaviorDraft) -> BehaviorError? {
    var draft = draft
    do throws(BehaviorError) {
      _ = try draft.checked()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: BehaviorDraft.Parameter.allCases)
  func eachNumberIsTheTracesWord(_ parameter: BehaviorDraft.Parameter) throws {
    let words = Self.words(parameter)
    if words.isEmpty {
      var draft = BehaviorDraft(.loadMore)
      draft[parameter] = 7
      #expect(draft[parameter] == 7)
      #expect(try draft.checked() == traced("\(parameter)", "7"))
    }
    for (number, word) in words.enumerated() {
      var draft = BehaviorDraft(.loadMore)
      draft[parameter] = Double(number)
      #expect(draft[parameter] == Double(number))
      let expected =
        switch parameter {
        case .openingCurve: try traced("opening", word + "0.35")
        case .closingCurve: try traced("closing", word + "0.35")
        default: try traced("\(parameter)", word)
        }
      #expect(try draft.checked() == expected)
    }
  }

  @Test(arguments: BehaviorDraft.Parameter.allCases)
  func aNumberWithoutAMeaningChangesNothing(_ parameter: BehaviorDraft.Parameter) throws {
    let words = Self.words(parameter)
    guard !words.isEmpty, parameter != .holdFollowsScroll else { return }
    for number in [Double(words.count), -1, 0.5, 1e9, .nan, .infinity] {
      var draft = BehaviorDraft(.mjAutoFooter)
      draft[parameter] = number
      #expect(try draft.checked() == .mjAutoFooter)
    }
  }

  @Test func aCurveWithoutANameStaysUnlessAnotherIsChosen() throws {
    let curve = Curve(x1: 0.1, y1: 0, x2: 0.9, y2: 1)
    let behavior = try Behavior(opening: .curve(curve, seconds: 0.2))
    var draft = BehaviorDraft(behavior)
    draft[.openingCurve] = 9
    #expect(try draft.checked() == behavior)
    draft[.openingCurve] = 1
    #expect(try draft.checked().opening == .curve(.linear, seconds: 0.2))
  }

  @Test(arguments: BehaviorError.Parameter.allCases)
  func whatIsRefusedHasTheNumberOfItsParameter(_ refused: BehaviorError.Parameter) throws {
    let parameter = try #require(BehaviorDraft.Parameter(rawValue: refused.rawValue))
    #expect("\(parameter)" == "\(refused)")
    var draft = BehaviorDraft(.standard)
    draft[parameter] = .nan
    #expect(refusal(draft)?.parameter == refused)
  }

  @Test func aDraftIsCheckedAsAWhole() throws {
    var draft = BehaviorDraft(.standard)
    draft[.startDistance] = 80
    #expect(refusal(draft)?.parameter == .arm)
    #expect(refusal(draft)?.value == 64)
    draft[.arm] = 120
    let changed = try Behavior.standard.changing(startDistance: 80, arm: Threshold(120))
    #expect(try draft.checked() == changed)
  }

  @Test func halfARunIsNoBudget() {
    var draft = BehaviorDraft(.loadMore)
    draft[.budgetPerDrag] = 1.5
    #expect(refusal(draft)?.parameter == .budgetPerDrag)
  }

  @Test func firingIsSetWithArmingAndThenByItself() throws {
    var draft = BehaviorDraft(.standard)
    draft[.arm] = 90
    #expect(try draft.checked() == Behavior.standard.changing(arm: Threshold(90)))
    draft[.armStrictness] = 1
    let changed = try Behavior.standard.changing(arm: Threshold(90, .exceeded))
    #expect(try draft.checked() == changed)
    draft[.fire] = 70
    draft[.armStrictness] = 0
    #expect(try draft.checked().fire == Threshold(70))
    draft[.fireStrictness] = 1
    #expect(try draft.checked().arm == Threshold(90))
    #expect(try draft.checked().fire == Threshold(70, .exceeded))
  }
}
