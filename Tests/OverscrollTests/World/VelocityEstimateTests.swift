import Overscroll
import Testing

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
