import Foundation
import Overscroll
import OverscrollTrace
import Testing

@Suite struct TraceErrorTests {
  /// Invalid texts, with the position and kind of the error.
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let line: Int
    let column: Int
    let problem: TraceError.Problem

    init(_ text: String, _ line: Int, _ column: Int, _ problem: TraceError.Problem) {
      self.text = text
      self.line = line
      self.column = column
      self.problem = problem
    }

    var testDescription: String { text }
  }

  private static let head = "overscroll-trace 1\nsession vertical engine\n"

  /// A line after the head, and the column of the error in it.
  private static func third(
    _ line: String,
    _ column: Int,
    _ problem: TraceError.Problem
  ) -> Case {
    Case(head + line, 3, column, problem)
  }

  private static let edges = TraceError.Problem.unknownWord(expected: ["start", "end"])

  static let headCases = [
    Case("", 1, 1, .wrongHeader),
    Case("# only a comment\n\n", 3, 1, .wrongHeader),
    Case("session vertical engine", 1, 1, .wrongHeader),
    Case("  overscroll 1", 1, 3, .wrongHeader),
    Case("overscroll-trace", 1, 17, .wrongHeader),
    Case("overscroll-trace 2", 1, 18, .wrongHeader),
    Case("overscroll-trace 1 x", 1, 20, .wrongHeader),
    Case("overscroll-trace 1", 1, 19, .missingSession),
    Case("overscroll-trace 1\n# nothing more\n", 3, 1, .missingSession),
    Case("overscroll-trace 1\n\n 0 frame", 3, 2, .missingSession),
    Case("overscroll-trace 1\npart start refresh standard", 2, 1, .missingSession),
    Case(
      "overscroll-trace 1\nsession sideways engine",
      2,
      9,
      .unknownWord(expected: ["vertical", "horizontal"])
    ),
    Case(
      "overscroll-trace 1\nsession vertical web",
      2,
      18,
      .unknownWord(expected: ["native", "engine"])
    ),
    Case("overscroll-trace 1\nsession vertical", 2, 17, .missingValue),
    Case(
      "overscroll-trace 1\nsession vertical engine 1",
      2,
      25,
      .unknownWord(expected: ["exclusive", "independent"])
    ),
    Case("overscroll-trace 1\nsession vertical engine independent 1", 2, 37, .surplusValue),
  ]

  static let orderCases = [
    third("overscroll-trace 1", 1, .wrongOrder),
    third("session vertical engine", 1, .wrongOrder),
    Case(head + "0 frame\n  part start refresh standard", 4, 3, .wrongOrder),
    Case(head + "0 configured start none\npart start refresh standard", 4, 1, .wrongOrder),
    third("> start idle", 1, .expectationBeforeEvent),
    third(" ! nothing", 2, .expectationBeforeEvent),
    Case(head + "0 frame\n! nothing\n ! start playHaptic", 5, 2, .nothingBesideEffects),
    Case(head + "0 frame\n! end playHaptic\n! nothing", 5, 1, .nothingBesideEffects),
  ]

  static let eventCases = [
    third("frame", 1, .notANumber),
    third("0.1.2 frame", 1, .notANumber),
    third("5. frame", 1, .notANumber),
    third("0x1p3 frame", 1, .notANumber),
    third("NaN frame", 1, .notFinite),
    third("-inf frame", 1, .notFinite),
    third("1e999 frame", 1, .notFinite),
    third("0 contactMoved 1 infinity", 18, .notFinite),
    third("0", 2, .missingValue),
    third("0  # frame", 2, .missingValue),
    third("0 scroled 0 640 4000", 3, .unknownWord(expected: eventWords)),
    third("0 contactBegan", 15, .missingValue),
    third("0 contactBegan 1.5 300", 16, .notWhole),
    third("0 contactBegan 99999999999999999999 300", 16, .notWhole),
    third("0 contactMoved 1", 17, .missingValue),
    third("0 contactMoved 1 x", 18, .notANumber),
    third("0 contactEnded 1 300", 18, .surplusValue),
    third("0 frame frame", 9, .surplusValue),
    third("0 wheelMoved 4 momentun", 16, .surplusValue),
    third("0 scrolled 0 640", 17, .missingValue),
    third("0 scrolled 0 640 4000 44", 25, .missingValue),
    third("0 scrolled 0 640 4000 mine", 23, .notANumber),
    third("0 scrolled 0 640 4000 inner own", 29, .surplusValue),
    third("0 scrolled 0 640 4000 toStart=", 31, .missingValue),
    third("0 scrolled 0 640 4000 toStart=1.5", 31, .notWhole),
    third("0 scrolled 0 640 4000 toEnd=1 toStart=1", 31, .surplusValue),
    third("0 contentChanged", 17, .missingValue),
    third("0 contentChanged 1 2 3", 22, .surplusValue),
    third("0 resetRequested all", 18, edges),
    third("0 environmentChanged 2", 23, .missingValue),
    third(
      "0 environmentChanged 2 down",
      24,
      .unknownWord(expected: ["leftToRight", "rightToLeft"])
    ),
    third("0 beginRequested top key", 18, edges),
    third(
      "0 beginRequested start mouse",
      24,
      .unknownWord(expected: ["program", "key", "accessibility", "tap"])
    ),
    third(
      "0 externalLoadingChanged end yes",
      30,
      .unknownWord(expected: ["loading", "notLoading"])
    ),
    third("0 actionFinished start -1 failed", 24, .notWhole),
    third("0 actionFinished start 4294967296 failed", 24, .notWhole),
    third(
      "0 actionFinished start 1 done",
      26,
      .unknownWord(expected: ["succeeded", "failed", "cancelled", "exhausted"])
    ),
    third(
      "0 configured start more",
      20,
      .unknownWord(expected: ["none", "refresh", "loadMore"])
    ),
    third("0 configured start none standard", 25, .surplusValue),
    // In bytes: the two letters before the column are three bytes.
    third("0 \u{E9}a 1", 3, .unknownWord(expected: eventWords)),
    third("0 contactEnded 1 \u{E9}a 1", 18, .surplusValue),
  ]

  static let refreshes = Notation.refreshes.map(\.text)
  static let loadMores = Notation.loadMores.map(\.text)

  static let partCases = [
    third("part", 5, .missingValue),
    third("part top refresh standard", 6, edges),
    third("part start none", 12, .unknownWord(expected: ["refresh", "loadMore"])),
    third("part start loadMore mj", 21, .unknownWord(expected: loadMores)),
    third("part start refresh back", 20, .unknownWord(expected: refreshes)),
    third("part start refresh", 19, .missingValue),
    third("part start refresh mj-back", 20, .unknownWord(expected: refreshes)),
    third("part start refresh standard color=1", 29, .unknownWord(expected: parameterWords)),
    third("part start refresh standard arm", 32, .missingValue),
    third("part start refresh standard arm=", 33, .missingValue),
    third("part start refresh standard arm=x", 33, .notANumber),
    third("part start refresh standard arm=nan", 33, .notFinite),
    third("part start refresh standard arm=9 hold=8 arm=9", 42, .surplusValue),
    third(
      "part start refresh standard armStrictness=more",
      43,
      .unknownWord(expected: ["reached", "exceeded"])
    ),
    third(
      "part start refresh standard opening=bounce:1",
      37,
      .unknownWord(expected: ["linear", "easeInOut", "systemDefault"])
    ),
    third("part start refresh standard opening=linear:", 44, .missingValue),
    third("part start refresh standard opening=linear:x", 44, .notANumber),
    third("part start refresh standard arm=0", 29, .badBehavior(.arm)),
    third("part start refresh standard fire=0", 29, .badBehavior(.fire)),
    third("part start refresh standard hold=-1", 29, .badBehavior(.hold)),
    third("part start refresh standard hold=9 actionDelay=-1", 36, .badBehavior(.actionDelay)),
    third("part start refresh standard opening=-1", 29, .badBehavior(.opening)),
    third("part start refresh standard closing=linear:-1", 29, .badBehavior(.closing)),
    third("part start refresh standard minimumRunning=-1", 29, .badBehavior(.minimumRunning)),
    third("part start refresh standard resultHold=2e6", 29, .badBehavior(.resultHold)),
    third("part start refresh standard indicatorExtent=0", 29, .badBehavior(.indicatorExtent)),
    third("part start refresh standard ignoredInset=-1", 29, .badBehavior(.ignoredInset)),
    third("part end loadMore standard lead=2e6", 28, .badBehavior(.lead)),
    third("part end loadMore standard resting=-1", 28, .badBehavior(.resting)),
    third("part end loadMore standard budgetPerDrag=-1", 28, .badBehavior(.budgetPerDrag)),
    third("part end loadMore standard budgetPerDrag=1.5", 42, .notWhole),
    third("part end loadMore standard budgetPerDrag=", 42, .missingValue),
    third("part end loadMore standard backOff=0", 28, .badBehavior(.backOff)),
    third(
      "part end loadMore standard holdFollowsScroll=maybe",
      46,
      .unknownWord(expected: ["yes", "no"])
    ),
    third("part start refresh standard startDistance=-1", 29, .badBehavior(.startDistance)),
    // The arm distance that is too small here is the base's.
    third("part start refresh standard startDistance=64", 20, .badBehavior(.arm)),
    third("0 configured end refresh standard hold=-1", 35, .badBehavior(.hold)),
  ]

  static let expectationCases = [
    third("0 frame\n>", 2, .missingValue).below,
    third("0 frame\n> top idle", 3, edges).below,
    third("0 frame\n> start finishing", 9, .unknownWord(expected: phaseWords)).below,
    third("0 frame\n> start idle half", 14, .notANumber).below,
    third("0 frame\n> start idle nan", 14, .notFinite).below,
    third("0 frame\n> start idle 0.5 1", 18, .surplusValue).below,
    third("0 frame\n!", 2, .missingValue).below,
    third("0 frame\n! frame", 3, edges).below,
    third("0 frame\n! nothing more", 11, .surplusValue).below,
    third("0 frame\n! start", 8, .missingValue).below,
    third("0 frame\n! start refresh", 9, .unknownWord(expected: orderWords)).below,
    third("0 frame\n! start setDisplacement", 24, .missingValue).below,
    third("0 frame\n! start setDisplacement x", 25, .notANumber).below,
    third("0 frame\n! start setDisplacement 1 2", 27, .surplusValue).below,
    third("0 frame\n! start startAction 1.5", 21, .notWhole).below,
    third(
      "0 frame\n! start announce hello",
      18,
      .unknownWord(expected: ["began", "succeeded", "failed", "exhausted"])
    ).below,
    third(
      "0 frame\n! start reportMilestone half",
      25,
      .unknownWord(expected: ["opened", "closingBegan", "closed"])
    ).below,
  ]

  @Test(arguments: headCases + orderCases + eventCases + partCases + expectationCases)
  func aTextThatCannotBeReadSaysWhereAndWhy(_ wrong: Case) {
    let error = #expect(throws: TraceError.self) { try Trace(wrong.text) }
    #expect(error?.line == wrong.line)
    #expect(error?.column == wrong.column)
    #expect(error?.problem == wrong.problem)
  }

  @Test func bytesThatAreNotUTF8SayWhereTheyStand() {
    let invalid: [[UInt8]] = [[0xFF], [0xC3], [0xC3, 0x28], [0xE2, 0x82], [0xED, 0xA0, 0x80]]
    for bytes in invalid {
      let comment = Array("\(Self.head)0 frame # \u{E9} ".utf8) + bytes + Array("\n".utf8)
      let error = #expect(throws: TraceError.self) { try Trace(comment) }
      #expect(error?.description == "Line 3, column 14: the text is not UTF-8.", "\(bytes)")
      #expect(error?.problem == .notUTF8)
    }
    let error = #expect(throws: TraceError.self) { try Trace([0x80]) }
    #expect(error?.description == "Line 1, column 1: the text is not UTF-8.")
  }

  @Test func theFirstMistakeOfATextIsTheOneThatIsReported() {
    let text = "\(Self.head)0 frame\n1 frme\n2 contactEnded x\n\u{FF}"
    let error = #expect(throws: TraceError.self) { try Trace(text) }
    #expect(error?.line == 4)
    #expect(error?.problem == .unknownWord(expected: Self.eventWords))
  }

  @Test func aTextIsReadAsAWholeOrNotAtAll() throws {
    var trace = try Trace("\(Self.head)0 attached\n! nothing")
    let before = trace
    for text in ["1 frame\n2 frme", "part start refresh standard arm=70 hold=-1", "1 frame\n! x"] {
      do {
        trace = try Trace(Self.head + text)
        Issue.record("\(text) was read")
      } catch {
        #expect(trace == before)
      }
    }
  }

  @Test func aMistakeIsDescribedInOneSentence() {
    let sentences = [
      ("x", "Line 1, column 1: a trace begins with the line overscroll-trace 1."),
      (
        "overscroll-trace 1",
        "Line 1, column 19: a session line is missing, such as session vertical engine."
      ),
      (
        Self.head + "session vertical engine",
        "Line 3, column 1: this line is out of order; the order is header, session, parts, events."
      ),
      (Self.head + "part top", "Line 3, column 6: expected start, end."),
      (Self.head + "0", "Line 3, column 2: a value is missing."),
      (Self.head + "0 frame 1", "Line 3, column 9: this is one value too many."),
      (Self.head + "x", "Line 3, column 1: expected a number."),
      (Self.head + "1e999 frame", "Line 3, column 1: the number is not finite."),
      (Self.head + "0 contactEnded x", "Line 3, column 16: expected a whole number."),
      (
        Self.head + "part end refresh standard minimumRunning=-1",
        "Line 3, column 27: minimumRunning is out of its range."
      ),
      (Self.head + "! nothing", "Line 3, column 1: an expectation needs an event above it."),
      (
        Self.head + "0 frame\n! nothing\n! end playHaptic",
        "Line 5, column 1: an event has either nothing or effects."
      ),
    ]
    for (text, sentence) in sentences {
      let error = #expect(throws: TraceError.self) { try Trace(text) }
      #expect(error?.description == sentence)
    }
  }

  private static let eventWords = [
    "configured", "contactBegan", "contactMoved", "contactEnded", "contactCancelled",
    "wheelBegan", "wheelMoved", "wheelEnded", "scrolled", "contentChanged", "attached", "shown",
    "hidden", "detached", "environmentChanged", "beginRequested", "externalLoadingChanged",
    "actionFinished", "cancelRequested", "resetRequested", "floorRequested", "frame", "woke",
    "exhaustRequested", "uncoverRequested", "concurrencyChanged", "prefetchFinished",
  ]

  private static let orderWords = [
    "startAction", "cancelAction", "setContribution", "setDisplacement", "scrollTo",
    "requestFrames", "stopFrames", "wake", "playHaptic", "announce", "reportMilestone",
    "reportPhase", "storeLastUpdated", "reportFloor", "prefetch",
  ]

  private static let phaseWords = [
    "idle", "pulling", "armed", "running", "exhausted", "finishing-succeeded", "finishing-failed",
    "finishing-cancelled", "finishing-exhausted",
  ]

  private static let parameterWords = [
    "startDistance", "arm", "armStrictness", "fire", "fireStrictness", "trigger", "lead",
    "leadUnit", "hold", "holdMeans", "holdFollowsScroll", "actionDelay", "endWithContact",
    "opening", "closing", "minimumRunning", "resultHold", "placement", "indicatorExtent",
    "ignoredInset", "resting", "shortContent", "emptyContent", "whenExhausted", "budgetPerDrag",
    "backOff", "floor", "floorStrictness", "floorLeave", "floorMotion", "dragRate", "dragLimit",
    "movesContent", "locksContent", "prefetch",
  ]
}

extension TraceErrorTests.Case {
  /// The same error, one line further down.
  fileprivate var below: Self { Self(text, line + 1, column, problem) }
}
