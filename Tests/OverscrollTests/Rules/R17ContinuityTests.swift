import Overscroll
import OverscrollTestSupport
import Testing

/// R17: a change of content, inset or viewport moves nothing; a motion goes on from the present place.
@Suite struct R17ContinuityTests {
  /// Load-mores whose run the engine opens: one that holds nothing, and one that is pulled.
  private static let behaviors = [Behavior.loadMore, .backLoadMore]

  /// A list of two screens that a finger has let go one point past its end, where a run opens.
  private func settling(_ behavior: Behavior) -> RecordedSession {
    var session = RecordedSession(.native, end: behavior, extent: 1_760, offset: 700)
    session.send(.contactBegan(id: 1, position: 300), at: 1)
    session.scroll(to: 1_100, at: 1.1)
    session.scroll(to: 1_200, at: 1.2)
    session.send(.contactEnded(id: 1), at: 1.3)
    session.send(.frame, at: 1.4)
    return session
  }

  /// A change that moves the end edge, in points.
  enum Change: CaseIterable {
    case rows
    case rowsWithAReport
    case inset
    case viewport

    func perform(_ points: Double, in session: inout RecordedSession, at time: Double) {
      var metrics = session.metrics
      switch self {
      case .rows: return session.change(extent: metrics.extent + points, at: time)
      case .rowsWithAReport: metrics.extent += points
      case .inset: metrics.baseEnd += points
      case .viewport: metrics.viewport -= points
      }
      session.send(.scrolled(metrics, isOwnWrite: true), at: time)
    }
  }

  @Test(arguments: Change.allCases, [-300.0, -20, 3, 20, 880])
  func R17_theEndMovesAndTheContentDoesNot(_ change: Change, _ points: Double) {
    for behavior in Self.behaviors {
      var session = settling(behavior)
      let offset = session.metrics.offset
      change.perform(points, in: &session, at: 1.4)
      session.send(.frame, at: 1.4)
      #expect(abs(session.metrics.offset - offset) <= 1)
    }
  }

  /// A page is longer than what is past the end, so the content lies inside and stays.
  @Test(arguments: behaviors)
  func R17_contentThatRowsHaveCoveredHasArrived(_ behavior: Behavior) {
    var session = settling(behavior)
    let offset = session.metrics.offset
    session.change(extent: 2_640, at: 1.5)
    session.runFrames(until: 3)
    #expect(session.metrics.offset == offset)
    let isMoving = session.session.isMovingContent
    #expect(!isMoving)
  }

  /// The page comes while the run opens; the end of the run takes back its room and nothing moves.
  @Test func R17_aRunWhoseRoomRowsHaveCoveredEndsInPlace() throws {
    var session = RecordedSession(.native, end: .backLoadMore, extent: 1_760, offset: 1_120)
    session.send(.beginRequested(.end, by: .program), at: 1)
    session.send(.frame, at: 1.1)
    let offset = session.metrics.offset
    session.change(extent: 2_640, at: 1.1)
    session.finish(.end, at: 1.2)
    session.runFrames(until: 5)
    #expect(session.metrics.offset == offset)
    #expect(session.session.phase(.end) == .idle)
    let contributions = session.log.filter {
      if case .setContribution = $0.effect.order { true } else { false }
    }
    #expect(contributions.last?.effect.order == .setContribution(0))
  }

  /// MJRefresh's back footer: the handler has returned, and its rows are laid out while the content goes back.
  @Test(arguments: [Behavior.backLoadMore, .mjBackFooter], [20.0, 44, 880])
  func R17_rowsThatComeWhileARunClosesMoveNothing(_ behavior: Behavior, _ points: Double) {
    var session = RecordedSession(.native, end: behavior, extent: 1_760, offset: 1_120)
    session.send(.beginRequested(.end, by: .program), at: 1)
    session.runFrames(until: 3)
    session.finish(.end, at: 3)
    while session.metrics.offset >= session.metrics.extent - 640 + 40, session.time < 5 {
      session.send(.frame, at: session.time + 1 / 60)
    }
    let (offset, isMoving) = (session.metrics.offset, session.session.isMovingContent)
    #expect(isMoving && offset > 1_121)
    session.change(extent: 1_760 + points, at: session.time)
    session.send(.frame, at: session.time)
    #expect(abs(session.metrics.offset - offset) <= 1)
    session.runFrames(until: session.time + 2)
    #expect(abs(session.metrics.offset - min(offset, 1_120 + points)) <= 1)
  }

  /// Rows go while content settles: it goes on from where it is, to the end of 1,740 + 44 points.
  @Test func R17_contentSettlesAtAnEndThatHasMoved() {
    var session = settling(.loadMore)
    session.change(extent: 1_740, at: 1.4)
    session.runFrames(until: 4)
    #expect(abs(session.metrics.offset - 1_144) <= 1)
  }

  /// As UIKit's content at rest does.
  @Test func R17_contentThatClosesGoesOnToABarThatHasGrown() {
    var session = RecordedSession(.native)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 3)
    session.send(.cancelRequested(.start), at: 3)
    while session.metrics.offset < -30, session.time < 4 {
      session.send(.frame, at: session.time + 1 / 60)
    }
    var metrics = session.metrics
    metrics.baseStart = 80
    session.send(.scrolled(metrics, isOwnWrite: true), at: session.time)
    session.runFrames(until: session.time + 2)
    #expect(abs(session.metrics.offset + 80) <= 0.5)
  }

  @Test func R17_aFloorAtTheEndOpensInFullAlthoughRowsHaveCoveredIt() {
    var session = RecordedSession(
      .native,
      end: Behavior.backLoadMore.withFloor,
      extent: 1_760,
      offset: 1_120
    )
    session.send(.floorRequested(.end, isOpen: true), at: 1)
    session.send(.frame, at: 1.1)
    session.change(extent: 2_640, at: 1.1)
    session.runFrames(until: 4)
    #expect(session.session.progress(.end).floor == .open)
    #expect(abs(session.metrics.offset - 2_640) <= 0.5)
  }

  /// The app has scrolled inside the content, where a host uncovers the run all the same.
  @Test(arguments: Bounce.allCases)
  func R17_aRunIsUncoveredFromWhereTheContentIs(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.scroll(to: 200, at: 1)
    let seen = session.seen
    session.send(.uncoverRequested(.start), at: 2)
    session.send(.frame, at: 2)
    #expect(abs(session.seen - seen) <= 1)
  }

  @Test func R17_aFloorOpensOnFromWhereSomethingElseHasScrolledTheContent() throws {
    var session = RecordedSession(.native, try Behavior(floor: Floor(Threshold(120))))
    session.send(.floorRequested(.start, isOpen: true), at: 1)
    session.send(.frame, at: 1.1)
    session.scroll(to: 200, at: 1.2)
    session.send(.frame, at: 1.2)
    #expect(abs(session.metrics.offset - 200) <= 1)
  }
}
