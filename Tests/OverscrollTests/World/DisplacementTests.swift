import Overscroll
import OverscrollTestSupport
import Testing

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
