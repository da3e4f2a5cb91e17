import Overscroll
import OverscrollTestSupport
import Testing

/// The engine's own bounce, frame by frame against recordings of UIScrollView.
///
/// Vercantez/openuikit `golden/scroll_traces`, iOS 26.1, a viewport of 852 points and 3 pixels per
/// point; the figures are those of `Tests/UIKitDoubleTests/Recordings`.
@Suite struct BounceTests {
  /// Points that remain in each frame, and the seconds from the release to the first.
  private struct Recorded {
    var first: Double
    var gaps: [Double]

    /// Offsets are read 0.8 ms after the time of their frame.
    func times(after start: Double) -> [Double] {
      gaps.indices.map { start + first - 0.000_8 + Double($0) / 60 }
    }
  }

  /// `rubberband_top`: 600 points of travel, held still and lifted at 235 points.
  private let fromRest = Recorded(
    first: 0.007_636,
    gaps: [
      223.33, 197, 173.33, 152, 133.33, 116.33, 101.33, 88.33, 76.67, 66.67, 57.67, 50, 43, 37.33,
      32, 27.67, 23.67, 20.33, 17.67, 15, 13, 11, 9.67, 8.33, 7, 6, 5, 4.33, 3.67, 3.33, 2.67, 2.33,
      2, 1.67, 1.33, 1.33, 1, 1, 0.67, 0.67, 0.67, 0,
    ]
  )

  /// `edge_impact`: past the edge at 3,005 points per second, 19.6 ms after the release; the first
  /// frame behind the edge.
  private let afterThrow = Recorded(
    first: 0.004_54,
    gaps: [
      10.33, 48.67, 74, 89.33, 97.33, 100.33, 99.67, 96.33, 91.33, 85.33, 79, 72.33, 65.67, 59, 53,
      47.33, 42, 37.33, 32.67, 29, 25.33, 22.33, 19.33, 17, 14.67, 12.67, 11, 9.67, 8.33, 7.33,
      6.33,
      5.33, 4.67, 4, 3.33, 3, 2.67, 2, 2, 1.67, 1.33, 1.33, 1, 1, 0.67, 0.67, 0.67, 0,
    ]
  )

  @Test func contentThatIsHeldAndLetGoReturnsAsRecorded() throws {
    // So far out that nothing arms.
    var session = RecordedSession(.engine, try Behavior(arm: Threshold(300)))
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    // The inverse of the band shows 235 points in a viewport of 640.
    session.send(.contactMoved(id: 1, position: 640 / 0.55 * 235 / 405), at: 1.5)
    #expect(abs(session.overscroll - 235) < 0.01)
    session.send(.contactEnded(id: 1), at: 3)
    for (time, gap) in zip(fromRest.times(after: 3), fromRest.gaps) {
      session.send(.frame, at: time)
      #expect(abs(session.overscroll - gap) <= 1, "\(time)")
    }
  }

  /// 25 points in each frame: (100 + (v + 10.94 * 100) t) e^(-10.94 t) is less than 60 for v of -1,200
  /// and t of 0.05, and 68 for the speed of content that was held still.
  @Test func contentThatIsLetGoOnItsWayBackKeepsItsSpeed() throws {
    var session = RecordedSession(.engine, try Behavior(arm: Threshold(300)))
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 200, at: 1.5)
    for step in 1...4 { session.pull(to: 200 - 25 * Double(step), at: 2 + Double(step) / 60) }
    session.send(.contactEnded(id: 1), at: 2 + 4.0 / 60)
    session.send(.frame, at: 2 + 4.0 / 60 + 0.05)
    #expect(session.overscroll < 60)
  }

  /// A time constant after its beginning, a pull by x points has a speed of (1 - 1/e) x / 0.025.
  @Test(arguments: [(1.97, false), (2, true)])
  func belowFiftyPointsPerSecondIsRest(_ points: Double, _ goesOn: Bool) {
    var session = RecordedSession(.engine)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: points, at: 1.025)
    session.send(.contactEnded(id: 1), at: 1.025)
    session.send(.frame, at: 1.035)
    #expect((session.overscroll > points) == goesOn)
  }

  /// An original's closing by a curve is also that of content that it did not hold.
  @Test func aCurveOfClosingReplacesTheBounce() throws {
    let linear = try Behavior(closing: .curve(.linear, seconds: 0.4))
    var session = RecordedSession(.engine, linear)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.send(.contactMoved(id: 1, position: 90), at: 1.5)
    let gap = session.overscroll
    #expect(gap < 64)
    session.send(.contactEnded(id: 1), at: 3)
    session.send(.frame, at: 3.1)
    #expect(abs(session.overscroll - gap * 0.75) < 0.01)
  }

  /// The closing after a run is the behavior's: from 56 points 56 (1 + w t) e^(-w t), w = 2 pi / 0.35.
  @Test func theClosingAfterARunIsNoBounce() throws {
    var session = RecordedSession(.engine, try Behavior(minimumRunning: 0, resultHold: 0))
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.send(.frame, at: 3)
    session.send(.actionFinished(.start, RunToken(number: 1), .succeeded), at: 4)
    session.send(.frame, at: 4.1)
    #expect(abs(session.overscroll - 25.999) < 0.01)
  }

  @Test func withReducedMotionThereIsNoBounce() throws {
    var session = RecordedSession(.engine, try Behavior(closing: .spring(response: 0)))
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.send(.contactMoved(id: 1, position: 90), at: 1.5)
    session.send(.contactEnded(id: 1), at: 3)
    session.send(.frame, at: 3.02)
    #expect(session.overscroll == 0)
  }

  @Test func aThrowPastTheEdgeReturnsAsRecorded() {
    let spring = Spring(response: 0.574_218_75)
    for (time, gap) in zip(afterThrow.times(after: 0), afterThrow.gaps) {
      let place = spring.sample(at: time, distance: 0, velocity: 3_004.8).distance
      #expect(abs(place - gap) <= 1, "\(time)")
    }
  }
}
