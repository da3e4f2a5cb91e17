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

/// With engine bounce, a finger displaces the content along the rubber band, however it moves.
@Suite struct DisplacementTests {
  /// Points shown for a travel past the edge, by the published curve with a viewport of 640.
  private func visible(_ travel: Double) -> Double { (1 - 1 / (travel * 0.55 / 640 + 1)) * 640 }

  private func pulled(to positions: [Double]) -> RecordedSession {
    var session = RecordedSession(.engine)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    for (index, position) in positions.enumerated() {
      session.send(.contactMoved(id: 1, position: position), at: 1 + Double(index + 1) / 100)
    }
    return session
  }

  /// Also in the first point, where one step shows less than a pixel.
  @Test(arguments: [0.5, 5, 50])
  func aSlowFingerPullsAsFarAsAFastOne(_ step: Double) {
    let positions = Array(stride(from: step, through: 50, by: step))
    #expect(abs(pulled(to: positions).displacement - visible(50)) < 1e-9)
  }

  @Test(arguments: [[30.0, 30], [30, 0, -1], [-1]])
  func aStepThatMovesNothingOrdersNothing(_ positions: [Double]) {
    let session = pulled(to: positions)
    #expect(!session.orders.contains { if case .setDisplacement = $0 { true } else { false } })
  }

  /// A page may set its parameters in every frame.
  @Test func anEqualDragDisplacesNothingAgain() {
    var session = RecordedSession(.engine)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 3)
    session.send(.configured(.start, .standard), at: 3)
    #expect(session.orders == [])
  }

  /// What a run has held open, however little, does not count after it has ended under a finger.
  @Test(arguments: [1.0, 56])
  func afterARunAPullBeginsAtTheEdge(_ hold: Double) throws {
    let prompt = try Behavior(hold: Hold(hold), minimumRunning: 0, resultHold: 0)
    var session = RecordedSession(.engine, prompt)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.send(.contactBegan(id: 1, position: 0), at: 3)
    session.finish(.start, at: 3.1)
    session.send(.contactEnded(id: 1), at: 3.2)
    session.runFrames(until: 5)
    session.send(.contactBegan(id: 1, position: 0), at: 6)
    session.send(.contactMoved(id: 1, position: 100), at: 6.1)
    #expect(abs(session.displacement - visible(100)) < 1e-9)
  }

  /// The scroller stops at its edge, so what it reports beyond is no pull.
  @Test(arguments: Edge.allCases)
  func aScrollerPastItsEdgeShowsNothing(_ edge: Edge) {
    let past = edge == .start ? -20.0 : 4_000 - 640 + 20
    var session = RecordedSession(.engine, start: .standard, end: .backLoadMore)
    session.scroll(to: past, at: 1)
    #expect(session.session.progress(edge).overscroll == 0)
    #expect(session.session.placement(edge).position == -56)
  }

  /// The content of a part that the app takes away goes back under the finger.
  @Test func aPartThatIsNewUnderAFingerIsPulledFromTheEdge() {
    var session = pulled(to: [100])
    session.send(.configured(.start, nil), at: 2)
    #expect(session.displacement == 0)
    session.send(.configured(.start, .standard), at: 3)
    session.send(.contactMoved(id: 1, position: 110), at: 4)
    #expect(abs(session.displacement - visible(10)) < 1e-9)
  }
}

/// The rubber band compared with the published formula, computed by hand.
@Suite struct ResistanceTests {
  /// f(x) = (1 - 1 / (x * 0.55 / d + 1)) * d: 100 at 640 is 640 * 0.0859375 / 1.0859375.
  @Test(arguments: [
    (640.0, 0.0, 0.0), (640, 100, 50.647_482_014_388_49), (640, 640, 227.096_774_193_548_4),
    (320, 100, 46.933_333_333_333_34), (640, 1e12, 640),
  ])
  func itHasThePublishedValues(_ viewport: Double, _ raw: Double, _ visible: Double) {
    let band = Resistance(viewport: viewport, held: 0)
    #expect(abs(band.visible(forRaw: raw) - visible) < 1e-6)
  }

  @Test func whatIsHeldMovesOneToOneAndTheBandBeginsBehindIt() {
    let band = Resistance(viewport: 640, held: 56)
    #expect(band.visible(forRaw: 0) == 0)
    #expect(band.visible(forRaw: 23.5) == 23.5)
    #expect(band.visible(forRaw: 56) == 56)
    #expect(abs(band.visible(forRaw: 156) - 106.647_482_014_388_49) < 1e-9)
  }

  @Test func aLimitIsNeverReachedHoweverShortItIs() {
    let band = Resistance(viewport: 640, held: 0, drag: Drag(limit: 0.5))
    #expect(band.visible(forRaw: 1_000) < 0.5)
  }

  @Test func itsSlopeAtTheEdgeIsItsCoefficient() {
    let band = Resistance(viewport: 640, held: 0)
    #expect(abs(band.visible(forRaw: 1e-4) / 1e-4 - 0.55) < 1e-6)
  }

  @Test func moreTravelIsMoreToSee() {
    for held in [0.0, 56] {
      let band = Resistance(viewport: 640, held: held)
      let values = (0...2_000).map { band.visible(forRaw: Double($0)) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test func theTravelForADistanceIsItsInverse() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let band = Resistance(
        viewport: random.number(in: 100...2_000),
        held: random.number(in: 0...80)
      )
      let raw = random.number(in: 0...3_000)
      let back = band.raw(forVisible: band.visible(forRaw: raw))
      #expect(abs(back - raw) < 1e-7)
    }
  }

  @Test func atOrBeyondItsLimitTheTravelIsFinite() {
    let band = Resistance(viewport: 640, held: 0)
    #expect(band.raw(forVisible: 640).isFinite)
    #expect(band.raw(forVisible: 1e9) == band.raw(forVisible: 640))
  }

  @Test(arguments: [0.0, -5])
  func withoutAViewportNothingMovesPastWhatIsHeld(_ viewport: Double) {
    let band = Resistance(viewport: viewport, held: 20)
    #expect(band.visible(forRaw: 10) == 10)
    #expect(band.visible(forRaw: 500) == 20)
    #expect(band.raw(forVisible: 500) == 20)
  }
}
