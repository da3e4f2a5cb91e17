import Overscroll
import OverscrollTestSupport
import Testing

/// Motions that can be interrupted at any time.
@Suite struct MotionTests {
  static let spring = MotionTiming.spring(response: 0.35)
  static let curve = MotionTiming.curve(.easeInOut, seconds: 0.4)
  static let timings = [spring, curve]

  private func settle(
    from origin: Double = 56,
    to target: Double = 0,
    velocity: Double = 0,
    at start: Double = 10,
    _ timing: MotionTiming
  ) -> Motion {
    Motion(
      edge: .start,
      origin: origin,
      target: target,
      velocity: velocity,
      startedAt: start,
      timing: timing
    )
  }

  @Test(arguments: timings)
  func itStartsWhereItWasAndEndsAtItsTargetAtRest(_ timing: MotionTiming) {
    let motion = settle(timing)
    #expect(motion.sample(at: 10).gap == 56)
    #expect(motion.sample(at: 9).gap == 56)
    for time in [motion.endsAt, motion.endsAt + 5] {
      #expect(motion.sample(at: time) == (gap: 0, velocity: 0))
    }
  }

  @Test func aCurveLastsItsSecondsAndComesCloseBefore() {
    #expect(settle(Self.curve).endsAt == 10.4)
    #expect(settle(Self.curve).sample(at: 10.395).gap < 0.5)
  }

  @Test func aSpringIsWithinAFifthOfAPointWhenItEnds() {
    let motion = settle(Self.spring)
    let last = motion.sample(at: motion.endsAt.nextDown).gap
    #expect(last <= 0.2)
    #expect(last > 0)
  }

  @Test func theSpeedItReportsIsTheSpeedOfWhatItShows() {
    let motion = settle(Self.spring)
    var worst = 0.0
    for index in 1..<30 {
      let time = 10 + Double(index) * 0.01
      let step = 1e-5
      let difference = motion.sample(at: time + step).gap - motion.sample(at: time - step).gap
      worst = max(worst, abs(motion.sample(at: time).velocity - difference / (2 * step)))
    }
    #expect(worst < 0.1)
  }

  @Test func goingOnToAnotherTargetJumpsNeitherInPlaceNorInSpeed() {
    var worst = (gap: 0.0, speed: 0.0)
    for index in 1..<30 {
      let time = 10 + Double(index) * 0.01
      let first = settle(Self.spring)
      let present = first.sample(at: time)
      let second = settle(
        from: present.gap,
        to: 80,
        velocity: present.velocity,
        at: time,
        Self.spring
      )
      let step = 1e-5
      worst.gap = max(worst.gap, abs(second.sample(at: time).gap - present.gap))
      let before = (present.gap - first.sample(at: time - step).gap) / step
      let after = (second.sample(at: time + step).gap - present.gap) / step
      worst.speed = max(worst.speed, abs(after - before))
    }
    #expect(worst.gap < 1e-9)
    #expect(worst.speed < 1)
  }

  @Test func howeverFastASpringClosesItNeverPassesTheEdge() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let motion = settle(
        from: random.number(in: 0.5...200),
        velocity: random.number(in: -3_000...0),
        Self.spring
      )
      #expect(least(motion, over: 0.5) >= 0)
    }
  }

  /// -A / (v + w A) with A = 56, v = -3,000 and w = 2 pi / 0.35.
  @Test func aSpringThatClosesEndsWhereItPassesTheEdge() {
    #expect(abs(settle(velocity: -3_000, Self.spring).endsAt - 10.028_074_5) < 1e-6)
  }

  /// It passes 80 points after less than a hundredth of a second, goes too far and comes back.
  @Test func aSpringThatOpensMayPassItsTarget() {
    let motion = settle(from: 56, to: 80, velocity: 3_000, Self.spring)
    #expect(motion.sample(at: 10.05).gap > 80)
    #expect(motion.endsAt > 10.3)
  }

  /// Thrown inwards from 20 points, on its way to 80.
  @Test func aSpringThatOpensRestsAtTheEdgeWhileItIsBeyond() {
    let motion = settle(from: 20, to: 80, velocity: -3_000, Self.spring)
    #expect(motion.sample(at: 10.05) == (gap: 0, velocity: 0))
  }

  private func least(_ motion: Motion, over seconds: Double) -> Double {
    (0...100).map { motion.sample(at: 10 + Double($0) / 100 * seconds).gap }.min() ?? 0
  }
}

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

/// Easing curves against published samples.
@Suite struct CurveTests {
  /// Samples of CSS `ease-in-out`, (.42, 0, .58, 1), by an independent cubic solver, four decimals.
  @Test(arguments: [(0.1, 0.0197), (0.25, 0.1292), (0.5, 0.5), (0.75, 0.8708), (0.9, 0.9803)])
  func easeInOutHasItsPublishedValues(_ time: Double, _ share: Double) {
    #expect(abs(Curve.easeInOut.value(at: time) - share) < 0.000_05)
  }

  /// Samples of CSS `ease`, Core Animation's default, (.25, .1, .25, 1), by the same solver.
  @Test(arguments: [(0.1, 0.0948), (0.25, 0.4085), (0.5, 0.8024), (0.75, 0.9605), (0.9, 0.9943)])
  func theSystemDefaultHasItsPublishedValues(_ time: Double, _ share: Double) {
    #expect(abs(Curve.systemDefault.value(at: time) - share) < 0.000_05)
  }

  @Test(arguments: [0.0, 0.1, 1.0 / 3, 0.5, 0.99, 1])
  func linearIsTheTimeItself(_ time: Double) {
    #expect(abs(Curve.linear.value(at: time) - time) < 1e-9)
  }

  @Test func outsideItsTimeACurveRestsAtItsEnds() {
    for curve in [Curve.linear, .easeInOut, .systemDefault] {
      #expect(curve.value(at: -1) == 0)
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: 2) == 1)
    }
  }

  @Test func theEasesOnlyGoForwards() {
    for curve in [Curve.easeInOut, .systemDefault] {
      let values = (0...1_000).map { curve.value(at: Double($0) / 1_000) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test func controlPointsThatWouldTurnTimeBackAreClamped() {
    let clamped = Curve(x1: 0, y1: 0.2, x2: 1, y2: 0.8)
    #expect(Curve(x1: -4, y1: 0.2, x2: 7, y2: 0.8) == clamped)
    let crossed = Curve(x1: 1, y1: 0.2, x2: 0, y2: 0.8)
    #expect(Curve(x1: 7, y1: 0.2, x2: -4, y2: 0.8) == crossed)
  }
}

/// The low-pass filter with a time constant of 25 ms.
@Suite struct VelocityEstimateTests {
  /// e^-1 and e^-4.
  private let perTimeConstant = 0.367_879_441_171_442_3
  private let perFour = 0.018_315_638_888_734_18

  /// A first-order filter reaches 1 - e^-4 of a constant speed after four time constants, at any
  /// sampling rate.
  @Test(arguments: [[0.1], [0.01, 0.02, 0.07, 0.1], (1...100).map { Double($0) / 1_000 }])
  func anEvenSpeedIsFollowedWhateverTheSampling(_ times: [Double]) {
    var estimate = VelocityEstimate()
    for time in times { estimate.add(1_000 * time, time: time) }
    #expect(abs(estimate.velocity(at: 0.1) - 1_000 * (1 - perFour)) < 1e-6)
  }

  @Test func aFingerThatRestsBeforeItLiftsThrowsNothing() {
    var estimate = VelocityEstimate()
    estimate.add(100, time: 0.1)
    let moving = estimate.velocity(at: 0.1)
    #expect(abs(estimate.velocity(at: 0.125) - moving * perTimeConstant) < 1e-9)
    #expect(abs(estimate.velocity(at: 0.2) - moving * perFour) < 1e-9)
    #expect(estimate.velocity(at: 1) < 1e-9)
  }

  @Test func samplesOfOneInstantMoveTheValueWithoutASpeed() {
    var estimate = VelocityEstimate()
    estimate.add(80, time: 0)
    #expect(estimate.velocity(at: 0) == 0)
    estimate.add(80, time: 0.1)
    #expect(estimate.velocity(at: 0.1) == 0)
  }

  @Test func startingAnewForgetsTheSpeed() {
    var estimate = VelocityEstimate()
    estimate.add(100, time: 0.1)
    estimate.restart(at: 40, time: 0.1)
    #expect(estimate.velocity(at: 0.1) == 0)
    estimate.add(40, time: 0.2)
    #expect(estimate.velocity(at: 0.2) == 0)
  }

  @Test func aTimeBeforeTheLastSampleCountsAsTheLast() {
    var estimate = VelocityEstimate()
    estimate.add(100, time: 0.1)
    #expect(estimate.velocity(at: 0.05) == estimate.velocity(at: 0.1))
  }
}
