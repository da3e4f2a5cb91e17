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
