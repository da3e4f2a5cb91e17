import Overscroll
import OverscrollIndicators
import OverscrollTestSupport
import OverscrollWebDrawing
import Testing

@Suite struct InputSlotTests {
  @Test(arguments: 0..<200)
  func whatIsWrittenIsRead(seed: Int) {
    var numbers = [Double](repeating: .nan, count: InputSlot.allCases.count)
    let input = randomInput(SeededGenerator(seed: UInt64(seed)))
    input.write(to: &numbers)
    let areFinite = numbers.allSatisfy { $0.isFinite }
    #expect(areFinite)
    let read = IndicatorInput(from: numbers)
    #expect(read == input)
  }

  @Test func everySlotMatters() {
    // Two inputs that share nothing.
    let inputs = [
      IndicatorInput(
        progress: 0.5,
        phase: .idle,
        secondsInPhase: 1,
        time: 2,
        width: 3,
        height: 4,
        titleWidth: 5,
        detailWidth: 6
      ),
      other,
    ]
    let lists = inputs.map { input in
      var numbers = [Double](repeating: .nan, count: InputSlot.allCases.count)
      input.write(to: &numbers)
      return numbers
    }
    for slot in InputSlot.allCases {
      #expect(lists[0][Int(slot.rawValue)] != lists[1][Int(slot.rawValue)], "\(slot)")
    }
  }

  @Test func whatIsNoCaseCountsAsTheFirst() {
    let numbers = [Double](repeating: -7, count: InputSlot.allCases.count)
    let input = IndicatorInput(from: numbers)
    #expect(input.phase == .idle)
    #expect(input.role == .refresh)
    #expect(input.lastOutcome == nil)
  }

  private var other: IndicatorInput {
    var input = IndicatorInput(
      progress: 1.5,
      phase: .finishing(.failed),
      secondsInPhase: 11,
      time: 12,
      width: 13,
      height: 14,
      titleWidth: 15,
      detailWidth: 16,
      environment: Environment(reduceMotion: true, scale: 3, direction: .rightToLeft),
      role: .loadMore,
      edge: .end,
      trigger: .tap,
      lastOutcome: .failed
    )
    input.previousPhase = .running
    input.secondsInPrevious = 17
    input.axis = .horizontal
    input.layer = .front
    input.fidelity = .original
    input.pullFrames = 18
    input.runFrames = 19
    return input
  }

  private func randomInput(_ seeded: SeededGenerator) -> IndicatorInput {
    var random = seeded
    let phases = (UInt8(0)...UInt8.max).compactMap { Phase(code: $0) }
    func one<Value>(of values: [Value]) -> Value { values[random.below(values.count)] }
    func number() -> Double { random.number(in: 0...1000) }
    var input = IndicatorInput(
      progress: number(),
      phase: one(of: phases),
      secondsInPhase: number(),
      time: number(),
      width: number(),
      height: number(),
      titleWidth: number(),
      detailWidth: number(),
      environment: Environment(
        reduceMotion: one(of: [true, false]),
        scale: number() + 0.5,
        direction: one(of: LayoutDirection.allCases)
      ),
      role: one(of: Role.allCases),
      edge: one(of: Edge.allCases),
      trigger: one(of: Trigger.allCases),
      lastOutcome: one(of: Outcome.allCases + [nil])
    )
    input.previousPhase = one(of: phases)
    input.secondsInPrevious = number()
    input.axis = one(of: Axis.allCases)
    input.layer = one(of: IndicatorPlacement.Layer.allCases)
    input.fidelity = one(of: Fidelity.allCases)
    input.pullFrames = random.below(100)
    input.runFrames = random.below(100)
    return input
  }
}
