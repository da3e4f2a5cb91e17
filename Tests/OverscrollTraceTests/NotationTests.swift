import Foundation
import Overscroll
import OverscrollTestSupport
import OverscrollTrace
import Testing

/// Each kind of line is written and read as the grammar says; the texts are written by hand.
@Suite struct NotationTests {
  @Test func everyEventIsWrittenAndReadByItsWords() throws {
    for (text, kind) in Notation.kinds {
      try expect("1.5 \(text)", InputEvent(time: 1.5, kind: kind))
    }
  }

  @Test func everyOrderIsReadAndWrittenByItsWords() throws {
    for (text, order) in Notation.orders {
      for edge in Edge.allCases {
        let text = Self.head + "0 frame\n! \(edge) \(text)\n"
        let trace = try Trace(text)
        guard case .effect(let expected) = trace.steps[0].expectations.first?.claim else {
          Issue.record("\(text)")
          continue
        }
        #expect(expected.effect == Effect(edge: edge, order: order) && trace.text == text)
      }
    }
  }

  @Test func everyPhaseIsReadAndWrittenWithAndWithoutAFraction() throws {
    for (word, phase) in Notation.phases {
      let text = Self.head + "0 frame\n> start \(word)\n> end \(word) 0.50\n! nothing\n"
      let trace = try Trace(text)
      #expect(
        trace.steps[0].expectations.map(\.claim) == [
          .progress(.start, phase, fraction: nil),
          .progress(.end, phase, fraction: WrittenNumber("0.50")),
          .nothing,
        ]
      )
      #expect(trace.text == text)
    }
  }

  /// What differs from the base, and nothing else.
  @Test func everyBehaviorIsWrittenAndReadByItsName() throws {
    let named =
      Notation.refreshes.map { ("refresh " + $0.text, $0.behavior) }
      + Notation.loadMores.map { ("loadMore " + $0.text, $0.behavior) }
      + (try Notation.behaviors()).map { ("refresh standard " + $0.text, $0.behavior) }
    for (text, behavior) in named {
      try expect("part end \(text)", InputEvent(time: 0, kind: .configured(.end, behavior)))
    }
  }

  @Test func everyParameterIsAmongThem() throws {
    let words = try Notation.behaviors().flatMap { $0.text.split { $0 == " " || $0 == "=" } }
    // The value of a motion has its curve.
    let curves: [Behavior.Parameter] = [.openingCurve, .closingCurve, .floorCurve]
    for parameter in Behavior.Parameter.allCases where !curves.contains(parameter) {
      #expect(words.contains("\(parameter)"))
    }
  }

  /// Fire follows arm, and the indicator the hold, only if that is so in the named behavior.
  @Test func overridesOfANamedBehaviorKeepWhatItHasApart() throws {
    var behavior = Behavior.ego(.original)
    behavior.arm = Threshold(70, .exceeded)
    behavior.fire = Threshold(70, .reached)
    behavior.hold = Hold(50, followsScroll: true)
    #expect(behavior.indicatorExtent == 65)
    // It is written as a change of the standard behavior.
    let trace = try Trace(Self.head + "part start refresh ego-original arm=70 hold=50")
    #expect(trace.steps.map(\.event.kind) == [.configured(.start, behavior)])
    #expect(try Trace(trace.text) == trace)
    try expect(
      "part start refresh standard arm=90 armStrictness=exceeded hold=70",
      InputEvent(
        time: 0,
        kind: .configured(.start, try Behavior(arm: Threshold(90, .exceeded), hold: Hold(70)))
      )
    )
  }

  @Test func onlyTheFirstConfigurationsAtZeroAreParts() {
    let start = InputEvent(time: 0, kind: .configured(.start, .standard))
    let end = InputEvent(time: 0, kind: .configured(.end, .standard))
    #expect(
      written(start, end, InputEvent(time: 0, kind: .attached), start) == """
        part start refresh standard
        part end refresh standard
        0 attached
        0 configured start refresh standard

        """
    )
    let none = InputEvent(time: 0, kind: .configured(.end, nil))
    #expect(written(none, start) == "0 configured end none\n0 configured start refresh standard\n")
    for (time, text) in [(-0.0, "-0"), (1, "1")] {
      let late = InputEvent(time: time, kind: .configured(.start, .standard))
      #expect(written(late) == "\(text) configured start refresh standard\n")
    }
  }

  @Test func numbersHaveTheFewestDigitsThatReadBackToTheSameBits() throws {
    let cases: [(Double, String)] = [
      (0, "0"), (-0.0, "-0"), (312, "312"), (0.1, "0.1"), (0.016, "0.016"), (-6.5, "-6.5"),
      (0.1 + 0.2, "0.30000000000000004"), (1e-7, "1e-07"), (1e21, "1e+21"),
      (.leastNonzeroMagnitude, "5e-324"), (-.greatestFiniteMagnitude, "-1.7976931348623157e+308"),
    ]
    for (value, text) in cases {
      #expect(written(InputEvent(time: value, kind: .frame)) == "\(text) frame\n")
      let time = try Trace("\(Self.head)\(text) frame").steps[0].event.time
      #expect(time.bitPattern == value.bitPattern)
    }
  }

  @Test func numbersAreReadWithSignsPointsAndExponents() throws {
    let texts = ["+1", "-0.5", ".25", "1e3", "1E-2", "2.5e+1"]
    for (text, value) in zip(texts, [1, -0.5, 0.25, 1_000, 0.01, 25]) {
      #expect(try Trace("\(Self.head)\(text) frame").steps[0].event.time == value)
      let claim = "\(Self.head)0 frame\n> end finishing-failed \(text)\n! start wake \(text)\n"
      #expect(try Trace(claim).text == claim)
    }
  }

  @Test func aSessionIsExclusiveUnlessItSaysOtherwise() throws {
    for (text, concurrency) in [
      ("", Concurrency.exclusive), (" exclusive", .exclusive), (" independent", .independent),
    ] {
      let trace = try Trace("overscroll-trace 1\nsession horizontal native\(text)")
      #expect(trace.axis == .horizontal && trace.bounce == .native)
      #expect(trace.concurrency == concurrency)
      #expect(Replay(trace).session.concurrency == concurrency)
    }
  }

  @Test func commentsEmptyLinesTabsAndCarriageReturnsMeanNothing() throws {
    let plain = "\(Self.head)part start refresh standard\n0 frame\n> start idle\n! nothing\n"
    let rich = """
      # a comment before everything, with \u{1F44B} in it

      \toverscroll-trace   1 # one\r
      session vertical engine#glued
      part  start\trefresh standard\r
          \r
      0 frame # two
      > start idle
      # three
      ! nothing
      """
    #expect(try Trace(rich) == Trace(plain))
    #expect(try Trace(rich).steps.map(\.line) == [5, 7])
    #expect(try Trace(rich).steps[1].expectations.map(\.line) == [8, 10])
  }

  @Test func anEarlierTimeIsALegalInput() throws {
    let trace = try Trace("\(Self.head)5 frame\n-1 frame\n0 frame")
    #expect(trace.steps.map(\.event.time) == [5, -1, 0])
  }

  @Test func whatCannotBeWrittenIsNotRecorded() throws {
    let curve = MotionTiming.curve(Curve(x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.4), seconds: 1)
    let metrics = ScrollMetrics(offset: 0, viewport: 640, extent: 4_000, baseStart: .nan)
    for event in [
      InputEvent(time: .nan, kind: .frame),
      InputEvent(time: 0, kind: .contactMoved(id: 1, position: .infinity)),
      InputEvent(time: 0, kind: .wheelMoved(delta: -.infinity, isMomentum: false)),
      InputEvent(time: 0, kind: .scrolled(metrics, isOwnWrite: false)),
      InputEvent(time: 0, kind: .configured(.start, try Behavior(opening: curve))),
    ] {
      var trace = Trace(axis: .vertical, bounce: .native)
      let isRecorded = trace.record(event)
      #expect(!isRecorded && trace.steps.isEmpty, "\(event)")
    }
  }

  @Test func recordingGoesOnBehindWhatWasRead() throws {
    var trace = try Trace(Self.head + "0 frame\n! nothing\n")
    let isRecorded = trace.record(InputEvent(time: 1, kind: .woke))
    #expect(isRecorded)
    #expect(trace.steps.map(\.line) == [3, 5])
    #expect(trace.text == Self.head + "0 frame\n! nothing\n1 woke\n")
  }

  @Test func theExampleOnTheFirstPageReplaysAsItSays() throws {
    let replay = Replay(try Trace(try Self.codeBlock(0)))
    #expect(replay.timeline.entries.count == 6)
    #expect(replay.failures.isEmpty, "\(replay.failures)")
  }

  @Test func theGrammarOnTheFirstPageHasEveryWord() throws {
    let grammar = try Self.codeBlock(1)
    let lines =
      Notation.kinds.map(\.text) + Notation.orders.map(\.text) + Notation.phases.map(\.text)
      + (try Notation.behaviors().map(\.text))
      + Axis.allCases.map { "\($0)" } + Bounce.allCases.map { "\($0)" }
      + Concurrency.allCases.map { "\($0)" }
    let words = lines.flatMap { $0.split { !$0.isLetter && $0 != "-" } }.filter { $0.count > 1 }
    let known = Set(grammar.split { !$0.isLetter && $0 != "-" })
    for word in Set(words) { #expect(known.contains(word), "\(word)") }
  }

  /// Expects that an event is written as a line, and read from it.
  private func expect(_ line: String, _ event: InputEvent) throws {
    #expect(written(event) == line + "\n")
    #expect(try Trace(Self.head + line).steps.map(\.event) == [event], "\(line)")
  }

  /// The text of a recording, without its head.
  private func written(_ events: InputEvent...) -> String {
    var trace = Trace(axis: .vertical, bounce: .engine)
    for event in events {
      let isRecorded = trace.record(event)
      #expect(isRecorded, "\(event)")
    }
    let text = trace.text
    #expect(text.hasPrefix(Self.head))
    return String(text.dropFirst(Self.head.count))
  }

  private static let head = "overscroll-trace 1\nsession vertical engine\n"

  /// One of the code blocks in the doc comment of the module's main type.
  private static func codeBlock(_ index: Int) throws -> String {
    let file = Snippets.root.appendingPathComponent("Sources/OverscrollTrace/Trace.swift")
    let blocks = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "/// ```\n")
    return blocks[2 * index + 1].components(separatedBy: "\n")
      .map { String($0.dropFirst(4)) }.joined(separator: "\n")
  }
}

@Suite struct WrittenNumberTests {
  @Test func aNumberIsMetFromHalfAUnitBelowToHalfAUnitAboveItsLastPlace() throws {
    // Text, and the two ends.
    let cases: [(String, Double, Double)] = [
      ("0.19", 0.185, 0.195),
      ("6.53", 6.525, 6.535),
      ("6.530", 6.5295, 6.5305),
      ("56", 55.5, 56.5),
      ("-6.53", -6.535, -6.525),
      ("+1", 0.5, 1.5),
      ("0", -0.5, 0.5),
      ("0.00", -0.005, 0.005),
      ("-0.0", -0.05, 0.05),
      ("10", 9.5, 10.5),
      ("1.0", 0.95, 1.05),
      ("1e3", 500, 1_500),
      ("1.5e3", 1_450, 1_550),
      ("15E-1", 1.45, 1.55),
      (".5", 0.45, 0.55),
      // Exponents at and beyond the ends of `Int`, where half a unit is 0.
      ("1e-9223372036854775808", 0, 0),
      ("1e-9223372036854775809", 0, 0),
      ("0.5e-99999999999999999999", 0, 0),
    ]
    for (text, low, high) in cases {
      let number = try #require(WrittenNumber(text))
      #expect(number.isMet(by: low) && number.isMet(by: high), "\(text)")
      let beyond = max((high - low) / 1_000, .leastNonzeroMagnitude)
      #expect(!number.isMet(by: low - beyond) && !number.isMet(by: high + beyond), "\(text)")
    }
  }

  @Test func aTieMeetsBothNumbersBesideIt() throws {
    for text in ["0.19", "0.20"] {
      #expect(try #require(WrittenNumber(text)).isMet(by: 0.195), "\(text)")
    }
  }

  @Test func twentyDigitsAreMetByTheirOwnBitsAlone() throws {
    // printf's %.20g, of glibc.
    let cases: [(String, Double)] = [
      ("0.10000000000000000555", 0.1),
      ("6.5325912513551633864", 6.532591251355163),
      ("4.9406564584124654418e-324", .leastNonzeroMagnitude),
      ("-1.7976931348623157081e+308", -.greatestFiniteMagnitude),
      ("0.33333333333333331483", 1 / 3),
    ]
    for (text, value) in cases {
      let number = try #require(WrittenNumber(text))
      #expect(number.isMet(by: value))
      #expect(!number.isMet(by: value.nextUp) && !number.isMet(by: value.nextDown), "\(text)")
    }
  }

  @Test func nothingMeetsANumberButNumbers() throws {
    let number = try #require(WrittenNumber("0"))
    #expect(!number.isMet(by: .nan) && !number.isMet(by: .infinity))
    #expect(number.isMet(by: -0.0))
  }

  @Test func whatIsNoFiniteNumberIsRefused() {
    for text in ["", "x", "1x", " 1", "1 ", "nan", "inf", "1e999", "-1e999", "1.", "--1", "0x10"] {
      #expect(WrittenNumber(text) == nil, "\(text)")
    }
  }

  @Test func numbersAreEqualWhenTheyAreWrittenAlike() {
    #expect(WrittenNumber("0.5") == WrittenNumber("0.5"))
    #expect(WrittenNumber("0.5") != WrittenNumber("0.50"))
  }
}
