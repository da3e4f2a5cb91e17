import Foundation
import Overscroll
import OverscrollTestSupport
import OverscrollTrace
import Testing

@Suite struct TraceReaderTests {
  @Test func everyKindOfEventIsReadFromItsWords() throws {
    for (text, kind) in Notation.kinds {
      let trace = try Trace("overscroll-trace 1\nsession vertical native\n1.5 \(text)")
      #expect(trace.steps.map(\.event) == [InputEvent(time: 1.5, kind: kind)], "\(text)")
    }
  }

  @Test func everyOrderIsReadFromItsWords() throws {
    for (text, order) in Notation.orders {
      for edge in Edge.allCases {
        let line = "! \(edge) \(text)"
        let trace = try Trace("\(Self.head)\n0 frame\n\(line)")
        guard case .effect(let expected) = trace.steps[0].expectations.first?.claim else {
          Issue.record("\(line)")
          continue
        }
        #expect(expected.effect == Effect(edge: edge, order: order), "\(line)")
      }
    }
  }

  @Test func everyPhaseIsReadWithAndWithoutAFraction() throws {
    let phases: [(String, Phase)] = [
      ("idle", .idle), ("pulling", .pulling), ("armed", .armed), ("running", .running),
      ("finishing-succeeded", .finishing(.succeeded)), ("finishing-failed", .finishing(.failed)),
      ("finishing-cancelled", .finishing(.cancelled)),
      ("finishing-exhausted", .finishing(.exhausted)), ("exhausted", .exhausted),
    ]
    for (word, phase) in phases {
      let text = "\(Self.head)\n0 frame\n> start \(word)\n> end \(word) 0.50"
      let claims = try Trace(text).steps[0].expectations.map(\.claim)
      #expect(
        claims == [
          .progress(.start, phase, fraction: nil),
          .progress(.end, phase, fraction: WrittenNumber("0.50")),
        ]
      )
    }
  }

  @Test func everyParameterOfABehaviorIsReadFromItsName() throws {
    for (text, behavior) in try Notation.behaviors() {
      let trace = try Trace("\(Self.head)\npart end refresh standard \(text)")
      let event = InputEvent(time: 0, kind: .configured(.end, behavior))
      #expect(trace.steps.map(\.event) == [event], "\(text)")
    }
  }

  @Test func aLoadMoreChangesOneOfItsOwnBehaviors() throws {
    for (base, behavior) in [("standard", Behavior.loadMore), ("back", .backLoadMore)] {
      let text = "\(Self.head)\npart end loadMore \(base) startDistance=1 backOff=9"
      let kind = try Trace(text).steps[0].event.kind
      let expected = try Behavior(
        role: .loadMore,
        startDistance: 1,
        trigger: behavior.trigger,
        lead: behavior.lead,
        hold: behavior.hold,
        minimumRunning: behavior.minimumRunning,
        resultHold: behavior.resultHold,
        resting: behavior.resting,
        backOff: 9
      )
      #expect(kind == .configured(.end, expected))
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

  @Test func fireFollowsArmAndTheIndicatorFollowsTheHoldUnlessWritten() throws {
    let text = "part start refresh standard arm=90 armStrictness=exceeded hold=70"
    let trace = try Trace("\(Self.head)\n\(text)")
    let behavior = try Behavior(arm: Threshold(90, .exceeded), hold: Hold(70))
    #expect(behavior.fire == Threshold(90, .exceeded) && behavior.indicatorExtent == 70)
    #expect(trace.steps[0].event.kind == .configured(.start, behavior))
  }

  @Test func commentsEmptyLinesTabsAndCarriageReturnsMeanNothing() throws {
    let plain = "\(Self.head)\npart start refresh standard\n0 frame\n> start idle\n! nothing\n"
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
    let trace = try Trace("\(Self.head)\n5 frame\n-1 frame\n0 frame")
    #expect(trace.steps.map(\.event.time) == [5, -1, 0])
  }

  @Test func numbersAreReadWithSignsPointsAndExponents() throws {
    let texts = ["+1", "-0.5", ".25", "1e3", "1E-2", "2.5e+1"]
    for (text, value) in zip(texts, [1, -0.5, 0.25, 1_000, 0.01, 25]) {
      #expect(try Trace("\(Self.head)\n\(text) frame").steps[0].event.time == value)
    }
  }

  @Test func theExampleOnTheFirstPageReplaysAsItSays() throws {
    let replay = Replay(try Trace(try Self.codeBlock(0)))
    #expect(replay.timeline.entries.count == 6)
    #expect(replay.failures.isEmpty, "\(replay.failures)")
  }

  @Test func theGrammarOnTheFirstPageHasEveryWord() throws {
    let grammar = try Self.codeBlock(1)
    let lines =
      Notation.kinds.map(\.text) + Notation.orders.map(\.text)
      + (try Notation.behaviors().map(\.text))
      + Axis.allCases.map { "\($0)" } + Bounce.allCases.map { "\($0)" }
      + Concurrency.allCases.map { "\($0)" }
    let words = lines.flatMap { $0.split { !$0.isLetter && $0 != "-" } }.filter { $0.count > 1 }
    let known = Set(grammar.split { !$0.isLetter && $0 != "-" })
    for word in Set(words) { #expect(known.contains(word), "\(word)") }
  }

  static let head = "overscroll-trace 1\nsession vertical engine"

  /// One of the code blocks in the doc comment of the module's main type.
  private static func codeBlock(_ index: Int) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Sources/OverscrollTrace/Trace.swift")
    let blocks = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "/// ```\n")
    return blocks[2 * index + 1].components(separatedBy: "\n")
      .map { String($0.dropFirst(4)) }.joined(separator: "\n")
  }
}
