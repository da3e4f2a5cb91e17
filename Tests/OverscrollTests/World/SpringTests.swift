import Overscroll
import OverscrollTestSupport
import Testing

/// The spring compared with its differential equation, and with values computed by hand.
@Suite struct SpringTests {
  private let spring = Spring(response: 0.35)
  /// 2 pi / 0.35.
  private let frequency = 17.951_958_020_513_104

  @Test(arguments: [(56.0, 0.0), (0, 3_000), (-40, 900), (131, -2_900), (20, 20)])
  func itSolvesTheEquationOfACriticallyDampedSpring(_ distance: Double, _ velocity: Double) {
    var state = (distance: distance, velocity: velocity)
    let step = 1e-5
    for index in 1...60_000 {
      state = integrated(state, step)
      guard index.isMultiple(of: 2_500) else { continue }
      let closed = spring.sample(at: Double(index) * step, distance: distance, velocity: velocity)
      #expect(abs(closed.distance - state.distance) < 1e-8)
      #expect(abs(closed.velocity - state.velocity) < 1e-6)
    }
  }

  /// One step of the fourth-order Runge-Kutta method for x'' = -2 w x' - w^2 x.
  private func integrated(
    _ state: (distance: Double, velocity: Double),
    _ step: Double
  ) -> (distance: Double, velocity: Double) {
    func slope(_ x: Double, _ v: Double) -> (Double, Double) {
      (v, -2 * frequency * v - frequency * frequency * x)
    }
    let (x, v) = (state.distance, state.velocity)
    let a = slope(x, v)
    let b = slope(x + step / 2 * a.0, v + step / 2 * a.1)
    let c = slope(x + step / 2 * b.0, v + step / 2 * b.1)
    let d = slope(x + step * c.0, v + step * c.1)
    return (
      x + step / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0),
      v + step / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
    )
  }

  /// From rest, x = A (1 + w t) exp(-w t): 2/e of the distance left at 1/w, 3/e^2 at 2/w.
  @Test func fromRestItPassesTheTextbookPoints() {
    let first = spring.sample(at: 1 / frequency, distance: 56, velocity: 0).distance
    let second = spring.sample(at: 2 / frequency, distance: 56, velocity: 0).distance
    #expect(abs(first - 56 * 0.735_758_882_342_884_6) < 1e-10)
    #expect(abs(second - 56 * 0.406_005_849_709_838) < 1e-10)
  }

  /// Thrown from its target it overshoots by v / (w e), reached at 1/w.
  @Test func thrownFromItsTargetItTurnsAtOneOverW() {
    let top = spring.sample(at: 1 / frequency, distance: 0, velocity: 3_000)
    #expect(abs(top.velocity) < 1e-9)
    #expect(abs(top.distance - 3_000 / frequency * 0.367_879_441_171_442_33) < 1e-9)
  }

  @Test func afterItsDurationItStaysWithinTheTolerance() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let distance = random.number(in: -200...200)
      let velocity = random.number(in: -3_000...3_000)
      let duration = spring.duration(within: 0.2, distance: distance, velocity: velocity)
      let left = (0..<40).map { index in
        let time = duration + Double(index) * 0.01
        return abs(spring.sample(at: time, distance: distance, velocity: velocity).distance)
      }
      #expect(left.allSatisfy { $0 <= 0.2 })
    }
  }

  @Test(arguments: [1.0, 56, 200])
  func itsDurationIsAtMostOneStepLate(_ distance: Double) {
    let duration = spring.duration(within: 0.2, distance: distance, velocity: 0)
    let before = duration - 0.5 / frequency
    #expect(spring.sample(at: before, distance: distance, velocity: 0).distance > 0.2)
  }

  /// -A / (v + w A): at a time, at once, and for a velocity that leads away, never.
  @Test func itPassesItsTargetOnceOrNever() {
    let time = spring.crossing(distance: 56, velocity: -3_000)
    #expect(abs(time - 56 / (3_000 - 56 * frequency)) < 1e-12)
    #expect(abs(spring.sample(at: time, distance: 56, velocity: -3_000).distance) < 1e-9)
    #expect(spring.crossing(distance: 0, velocity: 100) == 0)
    #expect(spring.crossing(distance: 56, velocity: 100) == .infinity)
    #expect(spring.crossing(distance: 0, velocity: 0) == .infinity)
  }

  /// Thrown from its target, v t e^(-w t): 0.303, 0.368, 0.335 and 0.271 v / w after each step of
  /// 1 / (2 w); the first step counts for nothing, because the spring still moves away.
  @Test(arguments: [(0.31, 2.0), (0.37, 1)])
  func aThrowTakesAtLeastTheTimeToItsTop(_ share: Double, _ expected: Double) {
    let tolerance = share * 3_000 / frequency
    let duration = spring.duration(within: tolerance, distance: 0, velocity: 3_000)
    #expect(abs(duration - expected / frequency) < 1e-9)
  }

  /// Without a tolerance it takes the most steps, 80.
  @Test func itTakesAsManyStepsAsItSays() {
    let duration = spring.duration(within: 0, distance: 1, velocity: 0)
    #expect(abs(duration - 80 * 0.5 / frequency) < 1e-9)
  }

  @Test func exactlyItsToleranceIsWithinIt() {
    let velocity = -(2 * Double.pi / 0.35) * 0.2
    #expect(spring.duration(within: 0.2, distance: 0.2, velocity: velocity) == 0)
  }

  @Test func atItsTargetAtRestItTakesNoTime() {
    #expect(spring.duration(within: 0.2, distance: 0, velocity: 0) == 0)
  }
}
