import Overscroll
import OverscrollTestSupport
import OverscrollTrace
import Testing

@Suite struct TraceWriterTests {
  @Test(arguments: 0..<UInt64(100))
  func aRandomTraceReadsBackToTheSameBits(seed: UInt64) throws {
    var random = RandomTrace(seed: seed)
    let trace = random.trace(events: 60)
    #expect(trace.steps.count == 60)
    let text = trace.text
    let again = try Trace(text)
    #expect(again == trace)
    #expect(again.steps.map(\.line) == trace.steps.map(\.line))
    // Distinguishes 0 and -0, which `==` does not.
    #expect(again.text == text)
    for (first, second) in zip(trace.steps, again.steps) {
      #expect(first.event.time.bitPattern == second.event.time.bitPattern)
    }
  }

  @Test func randomTracesHaveEveryWord() {
    var found: Set<Substring> = []
    for seed in 0..<UInt64(200) {
      var random = RandomTrace(seed: seed)
      let text = random.trace(events: 60).text
      found.formUnion(text.split { " \n=:".contains($0) })
    }
    let words = Notation.kinds.flatMap { $0.text.split { " =".contains($0) } }.filter(\.isWord)
    let missing = Set(words).subtracting(found)
    #expect(missing.isEmpty)
  }

  @Test(arguments: 0..<UInt64(50))
  func expectationsComeBackAsTheyWereWritten(seed: UInt64) throws {
    var random = RandomTrace(seed: seed)
    var lines = ["overscroll-trace 1", "session horizontal native"]
    for _ in 0..<20 {
      lines.append("0.5 frame")
      for _ in 0..<random.below(4) {
        let order = random.pick(Notation.orders).text
        let progress = random.pick(["0", "0.50", "-1e-3", ".25", "12345.000", "+7"])
        lines.append("! \(random.pick(["start", "end"])) \(order)")
        lines.append("> end finishing-failed \(progress)")
      }
      if random.below(3) == 0 { lines += ["1 woke", "! nothing", "> start idle"] }
    }
    let text = lines.joined(separator: "\n") + "\n"
    let trace = try Trace(text)
    #expect(trace.text == text)
    #expect(try Trace(trace.text) == trace)
  }

  @Test func everyEventIsWrittenAsTheGrammarSays() {
    for (text, kind) in Notation.kinds {
      #expect(written(InputEvent(time: 1.5, kind: kind)) == "1.5 \(text)\n")
    }
  }

  @Test func onlyWhatDiffersFromTheStandardIsWritten() throws {
    for (text, behavior) in try Notation.behaviors() {
      let event = InputEvent(time: 0, kind: .configured(.start, behavior))
      #expect(written(event) == "part start refresh standard \(text)\n")
    }
  }

  @Test func whatHasANameIsWrittenAndReadByIt() throws {
    let named =
      Notation.refreshes.map { ("refresh " + $0.text, $0.behavior) }
      + Notation.loadMores.map { ("loadMore " + $0.text, $0.behavior) }
    for (text, behavior) in named {
      let event = InputEvent(time: 0, kind: .configured(.start, behavior))
      #expect(written(event) == "part start \(text)\n")
      let trace = try Trace(
        "overscroll-trace 1\nsession vertical native\npart start \(text)\n"
      )
      #expect(trace.steps.map(\.event) == [event])
    }
  }

  /// Fire follows arm, and the indicator the hold, only if that is so in the named behavior.
  @Test func overridesOfANamedBehaviorKeepWhatItHasApart() throws {
    let text = "part start refresh ego-original arm=70 hold=50"
    let trace = try Trace("overscroll-trace 1\nsession vertical native\n\(text)\n")
    var behavior = Behavior.ego(.original)
    behavior.arm = Threshold(70, .exceeded)
    behavior.fire = Threshold(70, .reached)
    behavior.hold = Hold(50, followsScroll: true)
    let event = InputEvent(time: 0, kind: .configured(.start, behavior))
    #expect(trace.steps.map(\.event) == [event])
    #expect(behavior.indicatorExtent == 65)
    #expect(try Trace(trace.text).steps.map(\.event) == [event])
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
    #expect(
      written(none, start)
        == "0 configured end none\n0 configured start refresh standard\n"
    )
    for (time, text) in [(-0.0, "-0"), (1, "1")] {
      let late = InputEvent(time: time, kind: .configured(.start, .standard))
      #expect(written(late) == "\(text) configured start refresh standard\n")
    }
  }

  @Test func numbersHaveTheFewestDigits() {
    let cases: [(Double, String)] = [
      (0, "0"), (-0.0, "-0"), (312, "312"), (0.1, "0.1"), (0.016, "0.016"), (-6.5, "-6.5"),
      (0.1 + 0.2, "0.30000000000000004"), (1e-7, "1e-07"), (1e21, "1e+21"),
    ]
    for (value, text) in cases {
      #expect(written(InputEvent(time: value, kind: .frame)) == "\(text) frame\n")
    }
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

  /// The text of a recording, without its head.
  private func written(_ events: InputEvent...) -> String {
    var trace = Trace(axis: .vertical, bounce: .native)
    for event in events {
      let isRecorded = trace.record(event)
      #expect(isRecorded, "\(event)")
    }
    let text = trace.text
    #expect(text.hasPrefix(Self.head))
    return String(text.dropFirst(Self.head.count))
  }

  private static let head = "overscroll-trace 1\nsession vertical native\n"
}

extension Substring {
  fileprivate var isWord: Bool { first?.isLetter == true }
}
