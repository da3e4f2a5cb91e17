import Overscroll
import OverscrollTestSupport
import Testing

/// CLLRefresh, checks 1 to 11: behavior.
@Suite struct CLLBehaviorTests {
  /// A session with a finger down.
  private func touched(_ behavior: Behavior = .cll) -> RecordedSession {
    var session = RecordedSession(.native, behavior)
    session.send(.contactBegan(id: 1, position: 0), at: 0)
    return session
  }

  /// A list of 1,000 points in a viewport of 500, with the footer.
  private func list(extent: Double = 1_000, baseEnd: Double = 0) -> RecordedSession {
    RecordedSession(end: .cllFooter, extent: extent, viewport: 500, baseEnd: baseEnd)
  }

  // MARK: - Header

  @Test func CLL04_theVeryFirstPullArms() {
    var session = touched()
    session.pull(to: 80, at: 0.1)
    #expect(session.phase == .armed)
    var original = CLLModel()
    original.didScroll(to: -80, isDragging: true)
    #expect(original.state == .normal)
  }

  /// The choice that the check leaves open: the position at the release counts, not that of the
  /// bounce at the next event.
  @Test func CLL05_lettingGoWhileArmedLoadsWhereverTheContentIsNext() {
    var session = touched()
    session.letGo(at: -61, time: 0.1)
    session.scroll(to: -20, at: 0.2)
    #expect(session.phase == .running)
    var original = CLLModel()
    original.didScroll(to: 0, isDragging: false)
    original.didScroll(to: -61, isDragging: true)
    original.didScroll(to: -20, isDragging: false)
    #expect(original.state == .loading)
  }

  @Test(arguments: [0.0, 64])
  func CLL08_theEndClosesTheGapIn300Milliseconds(_ bar: Double) {
    var session = RecordedSession(start: .cll, baseStart: bar)
    session.send(.beginRequested(.start, by: .program), at: 0)
    #expect(session.gap(at: 0.3) == 60)
    session.finish(.start, at: 1)
    #expect(session.phase == .finishing(.succeeded))
    #expect(abs(session.gap(at: 1.15) - 30) < 0.01)
    #expect(session.gap(at: 1.3) == 0)
    #expect(session.phase == .idle)
    #expect(session.metrics.offset == -bar)
    #expect(session.contributions() == [60, 0])
    var original = CLLModel()
    original.endsInCallback = true
    original.didScroll(to: 0, isDragging: false)
    original.didScroll(to: -61, isDragging: true)
    original.didScroll(to: -61, isDragging: false)
    #expect(original.state == .loading)
  }

  // MARK: - Geometry

  @Test func CLL09_theHeaderIs60PointsRightBeforeTheContentOrFixedBehindIt() throws {
    for pull in [0.0, 25, 60] {
      var session = touched()
      session.pull(to: pull, at: 0.1)
      let header = session.session.placement(.start)
      #expect(header.position == pull - 60)
      #expect(header.extent == 60)
      #expect(header.layer == .content)
      session = touched(Behavior.cll.with { $0.placement = .superviewLayer })
      session.pull(to: pull, at: 0.1)
      let behind = session.session.placement(.start)
      #expect(behind.position == 0)
      #expect(behind.extent == 60)
      #expect(behind.layer == .superview)
    }
  }

  /// Content coordinates: the footer begins where the content ends, also with short content.
  @Test(arguments: [(1_000.0, 540.0), (1_000, 500), (100, 0), (100, 12)])
  func CLL09_theFooterIs40PointsRightAfterTheContent(_ extent: Double, _ offset: Double) {
    var session = list(extent: extent)
    session.scroll(to: offset, at: 0.1)
    let footer = session.session.placement(.end)
    let top = offset + 500 - footer.position - footer.extent
    #expect(top == extent)
    #expect(footer.extent == 40)
    #expect(footer.layer == .content)
  }

  // MARK: - Footer

  @Test func CLL10_theHostsOwnBottomInsetIsKept() {
    var session = list(baseEnd: 20)
    session.send(.contactBegan(id: 1, position: 0), at: 0)
    session.letGo(at: 561, time: 0.1)
    session.scroll(to: 560, at: 0.8)
    #expect(session.contributions(.end) == [40])
    session.finish(.end, at: 1)
    #expect(abs(session.gap(at: 1.15, .end) - 20) < 0.01)
    #expect(session.gap(at: 1.3, .end) == 0)
    #expect(session.contributions(.end) == [40, 0])
    #expect(session.metrics.offset == 520)
    var original = CLLModel(contentHeight: 1_000, viewHeight: 500, bottomInset: 20)
    original.didScroll(to: 561, isDragging: false)
    original.didScroll(to: 560, isDragging: false)
    original.endPullUpLoading()
    #expect(original.bottomInset == 0)
  }

  @Test func CLL11_shortContentDoesNotLoadWithoutAPull() {
    var session = list(extent: 100)
    session.scroll(to: 0, at: 0.1)
    session.send(.contactBegan(id: 1, position: 0), at: 0.2)
    session.letGo(at: 0, time: 0.3)
    #expect(session.runs(.end) == [])
    var original = CLLModel(contentHeight: 100, viewHeight: 500)
    original.didScroll(to: 0, isDragging: false)
    #expect(original.loadCallbacks == 1)
  }
}
