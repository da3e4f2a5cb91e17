import Overscroll
import OverscrollTestSupport
import Testing

/// A model of the original MJRefresh's header, from its transition table; run loop turns are
/// explicit.
struct MJModel {
  enum State {
    case idle
    case pulling
    case refreshing
    case willRefresh
  }

  private(set) var state = State.idle
  private(set) var pullingPercent = 0.0
  private(set) var callbacks = 0
  var isInWindow = true
  private var endsNextTurn = false

  mutating func didScroll(to y: Double, isDragging: Bool) {
    guard state != .refreshing, y <= 0 else { return }
    let percent = -y / 54
    if isDragging {
      pullingPercent = percent
      if state == .idle, y < -54 {
        state = .pulling
      } else if state == .pulling, y >= -54 {
        state = .idle
      }
    } else if state == .pulling {
      beginRefreshing()
    } else if percent < 1 {
      pullingPercent = percent
    }
  }

  mutating func beginRefreshing() {
    pullingPercent = 1
    if isInWindow { state = .refreshing } else if state != .refreshing { state = .willRefresh }
  }

  /// The opening animation of .25 s has ended.
  mutating func completeOpening() {
    if state == .refreshing { callbacks += 1 }
  }

  mutating func draw() {
    if state == .willRefresh, isInWindow { state = .refreshing }
  }

  mutating func endRefreshing() {
    endsNextTurn = true
  }

  mutating func turnMainLoop() {
    if endsNextTurn { state = .idle }
    endsNextTurn = false
  }
}

/// MJRefresh's header, checks 1 to 6: behavior.
@Suite struct MJBehaviorTests {
  /// A session with a finger down.
  private func touched(bar: Double = 0) -> RecordedSession {
    var session = RecordedSession(start: .mj, baseStart: bar)
    session.send(.contactBegan(id: 1, position: 0), at: 0)
    return session
  }

  /// Progress is not capped, so that a look may use values above 1.
  @Test(arguments: [(27.0, 0.5), (108, 2)])
  func MJ02_progressIsTheShareOf54Points(_ pull: Double, _ fraction: Double) {
    var session = touched()
    session.pull(to: pull, at: 0.1)
    #expect(session.session.progress(.start).fraction == fraction)
    var original = MJModel()
    original.didScroll(to: -pull, isDragging: true)
    #expect(original.pullingPercent == fraction)
  }

  @Test func MJ03_theActionStartsWhenTheOpeningIsOverAndTheContentIsThere() {
    var session = touched()
    session.letGo(at: -70, time: 1)
    #expect(session.phase == .running)
    #expect(session.contributions() == [54])
    session.send(.frame, at: 1.2499)
    #expect(session.runs(.start) == [])
    #expect(session.metrics.offset < -54)
    session.send(.frame, at: 1.25)
    #expect(session.runs(.start) == [1])
    #expect(session.metrics.offset == -54)
    session.send(.frame, at: 2)
    #expect(session.runs(.start) == [1])
  }

  @Test func MJ03_theOriginalWaitsForItsAnimation() {
    var original = MJModel()
    original.didScroll(to: -70, isDragging: true)
    original.didScroll(to: -70, isDragging: false)
    #expect(original.state == .refreshing)
    #expect(original.callbacks == 0)
    original.completeOpening()
    #expect(original.callbacks == 1)
  }

  /// R2: no state waits for another turn of the run loop.
  @Test func MJ04_theEndIsAtOnceAndTheGapClosesIn400Milliseconds() {
    var session = RecordedSession(.native, .mj)
    session.send(.beginRequested(.start, by: .program), at: 0)
    #expect(abs(session.gap(at: 0.125) - 27) < 0.01)
    #expect(session.gap(at: 0.25) == 54)
    session.finish(.start, at: 1)
    #expect(session.phase == .finishing(.succeeded))
    #expect(session.milestones == [.closingBegan])
    #expect(abs(session.gap(at: 1.1) - 54 * (1 - 0.1292)) < 0.01)
    #expect(abs(session.gap(at: 1.2) - 27) < 0.01)
    session.send(.frame, at: 1.3999)
    #expect(session.milestones == [])
    session.send(.frame, at: 1.4)
    #expect(session.milestones == [.closed])
    #expect(session.contributions() == [54, 0])
    var original = MJModel()
    original.beginRefreshing()
    original.endRefreshing()
    #expect(original.state == .refreshing)
    original.turnMainLoop()
    #expect(original.state == .idle)
  }

  /// R4: loading does not wait for a window.
  @Test func MJ06_aRunBegunOffTheScreenRunsAndIsShownOnceItIsThere() {
    var session = RecordedSession(.native, .mj, isAttached: false)
    session.send(.beginRequested(.start, by: .program), at: 0)
    #expect(session.phase == .running)
    session.send(.woke, at: 0.25)
    #expect(session.runs(.start) == [1])
    #expect(session.contributions() == [])
    session.send(.attached, at: 1)
    #expect(session.contributions() == [54])
    #expect(session.metrics.offset == -54)
    var original = MJModel()
    original.isInWindow = false
    original.beginRefreshing()
    original.completeOpening()
    #expect(original.state == .willRefresh)
    #expect(original.callbacks == 0)
    original.isInWindow = true
    original.draw()
    #expect(original.state == .refreshing)
  }
}

/// A model of the original MJRefresh's automatic footer, in a list without its own insets.
struct MJAutoFooterModel {
  let contentHeight: Double
  let viewHeight: Double
  let percent: Double
  private(set) var callbacks = 0
  private var isRefreshing = false
  private var isByDrag = false
  private var remaining = 1
  private var lastOffset = 0.0

  init(contentHeight: Double, viewHeight: Double, percent: Double = 1) {
    self.contentHeight = contentHeight
    self.viewHeight = viewHeight
    self.percent = percent
  }

  mutating func panBegan() {
    if !isRefreshing { remaining = 1 }
  }

  mutating func panEnded(at y: Double) {
    let isShort = contentHeight <= viewHeight
    if y >= (isShort ? 0 : contentHeight + 44 - viewHeight) { begin(isByDrag: true) }
  }

  mutating func didScroll(to y: Double, isDragging: Bool) {
    defer { lastOffset = y }
    guard contentHeight > viewHeight, y > lastOffset else { return }
    if y >= contentHeight - viewHeight + 44 * percent { begin(isByDrag: isDragging) }
  }

  mutating func end() {
    isRefreshing = false
    if isByDrag { remaining -= 1 }
    isByDrag = false
  }

  private mutating func begin(isByDrag: Bool) {
    guard !isRefreshing, !isByDrag || remaining > 0 else { return }
    self.isByDrag = isByDrag
    isRefreshing = true
    callbacks += 1
  }
}

/// MJRefresh's footers, checks 8 to 11, in a list of 1,000 points with a viewport of 500.
@Suite struct MJFooterTests {
  private func list(_ behavior: Behavior, extent: Double = 1_000) -> RecordedSession {
    RecordedSession(end: behavior, extent: extent, viewport: 500)
  }

  // MARK: - Automatic

  /// The percentage is the visible part of the 44 points: the rest is the lead.
  @Test(arguments: [(1.0, 544.0), (0.5, 522), (-1, 456)])
  func MJ08_loadsWhenItsShareIsInView(_ percent: Double, _ offset: Double) throws {
    let behavior = Behavior.mjAutoFooter.with { $0.lead = .points(44 * (1 - percent)) }
    var session = list(behavior)
    #expect(session.contributions(.end).last == 44)
    session.send(.contactBegan(id: 1, position: 0), at: 0.1)
    session.scroll(to: offset - 0.01, at: 0.2)
    #expect(session.runs(.end) == [])
    session.scroll(to: offset, at: 0.3)
    #expect(session.starts == 1)
    var original = MJAutoFooterModel(contentHeight: 1_000, viewHeight: 500, percent: percent)
    original.didScroll(to: offset - 0.01, isDragging: true)
    #expect(original.callbacks == 0)
    original.didScroll(to: offset, isDragging: true)
    #expect(original.callbacks == 1)
  }

  @Test func MJ08_loadsOnlyWhenItComesNearer() {
    var session = list(.mjAutoFooter)
    session.send(.contactBegan(id: 1, position: 0), at: 0.1)
    session.scroll(to: 560, at: 0.2)
    session.finish(.end, at: 0.3)
    session.send(.contactEnded(id: 1), at: 0.4)
    session.send(.contactBegan(id: 1, position: 0), at: 0.5)
    session.scroll(to: 550, at: 0.6)
    #expect(session.runs(.end) == [1])
    session.scroll(to: 551, at: 0.7)
    #expect(session.runs(.end) == [1, 2])
  }

  @Test(arguments: [(1, 1), (0, 2)])
  func MJ08_oneDragStartsAsManyRunsAsItMay(_ budget: Int, _ runs: Int) throws {
    var session = list(Behavior.mjAutoFooter.with { $0.budgetPerDrag = budget })
    session.send(.contactBegan(id: 1, position: 0), at: 0.1)
    session.scroll(to: 544, at: 0.2)
    session.finish(.end, at: 0.3)
    session.change(extent: 2_000, at: 0.4)
    session.scroll(to: 1_544, at: 0.5)
    #expect(session.runs(.end).count == runs)
    session.finish(.end, at: 0.6)
    session.send(.contactEnded(id: 1), at: 0.7)
    session.send(.contactBegan(id: 1, position: 0), at: 0.8)
    session.scroll(to: 1_545, at: 0.9)
    #expect(session.runs(.end).count == runs + 1)
  }

  @Test func MJ08_aTapLoadsWhateverTheBudget() {
    var session = list(.mjAutoFooter)
    session.send(.contactBegan(id: 1, position: 0), at: 0.1)
    session.scroll(to: 544, at: 0.2)
    session.finish(.end, at: 0.3)
    session.send(.beginRequested(.end, by: .tap), at: 0.4)
    #expect(session.runs(.end) == [1, 2])
  }

  @Test(arguments: Fidelity.allCases, [(0.0, 1), (-1, 0), (12, 1)])
  func MJ09_shortContentLoadsWhenADragEndsThatDidNotPullDown(
    _ fidelity: Fidelity,
    _ row: (offset: Double, runs: Int)
  ) {
    var session = list(.mjAutoFooter(fidelity), extent: 300)
    session.scroll(to: 0, at: 0.1)
    #expect(session.runs(.end) == [])
    session.send(.contactBegan(id: 1, position: 0), at: 0.2)
    session.letGo(at: row.offset, time: 0.3)
    #expect(session.runs(.end).count == row.runs)
    var original = MJAutoFooterModel(contentHeight: 300, viewHeight: 500)
    original.panBegan()
    original.panEnded(at: row.offset)
    #expect(original.callbacks == row.runs)
  }

  @Test(arguments: [(Fidelity.original, 1), (.corrected, 0)])
  func MJ09_withoutContentOnlyTheOriginalLoadsAfterADrag(_ fidelity: Fidelity, _ runs: Int) {
    var session = list(.mjAutoFooter(fidelity), extent: 0)
    session.send(.contactBegan(id: 1, position: 0), at: 0.2)
    session.letGo(at: 0, time: 0.3)
    #expect(session.runs(.end).count == runs)
    session.send(.beginRequested(.end, by: .tap), at: 0.4)
    #expect(session.runs(.end) == [1])
  }

  // MARK: - Pulled

  @Test func MJ10_theBackFooterArmsBeyond44PointsAndHoldsThem() {
    var session = list(.mjBackFooter)
    session.send(.contactBegan(id: 1, position: 0), at: 0)
    session.scroll(to: 544, at: 0.1)
    #expect(session.session.phase(.end) == .pulling)
    session.scroll(to: 544.01, at: 0.2)
    #expect(session.session.phase(.end) == .armed)
    session.letGo(at: 560, time: 1)
    #expect(session.contributions(.end) == [44])
    session.send(.frame, at: 1.25)
    #expect(session.metrics.offset == 544)
    #expect(session.runs(.end) == [1])
    session.finish(.end, at: 2)
    #expect(abs(session.gap(at: 2.2, .end) - 22) < 0.01)
    #expect(session.gap(at: 2.4, .end) == 0)
    #expect(session.contributions(.end) == [44, 0])
  }

  /// The content is 200 points shorter than the viewport: an inset has no effect before they are
  /// filled.
  @Test func MJ10_underShortContentTheInsetFillsTheViewportAsWell() {
    var session = list(.mjBackFooter, extent: 300)
    session.send(.contactBegan(id: 1, position: 0), at: 0)
    session.scroll(to: 44, at: 0.1)
    #expect(session.session.phase(.end) == .pulling)
    session.letGo(at: 60, time: 1)
    #expect(session.contributions(.end) == [244])
    session.send(.frame, at: 1.25)
    #expect(session.metrics.offset == 44)
    session.finish(.end, at: 2)
    #expect(session.gap(at: 2.4, .end) == 0)
    #expect(session.contributions(.end) == [244, 0])
  }

  /// At the viewport's end if the content is short, else directly after the content.
  @Test(arguments: [(1_000.0, 520.0, 1_000.0), (300, 0, 500), (300, 20, 500)])
  func MJ10_theBackFooterIsNeverAboveTheViewportsEnd(
    _ extent: Double,
    _ offset: Double,
    _ top: Double
  ) {
    var session = list(.mjBackFooter, extent: extent)
    session.scroll(to: offset, at: 0.1)
    let footer = session.session.placement(.end)
    #expect(offset + 500 - footer.position - footer.extent == top)
    #expect(footer.extent == 44)
  }

  @Test(arguments: [Behavior.mjBackFooter, .mjAutoFooter])
  func MJ11_withNoMoreDataOnlyTheProgressMoves(_ behavior: Behavior) {
    var session = list(behavior)
    let rest = 500 + behavior.resting
    session.send(.beginRequested(.end, by: .program), at: 0)
    session.send(.woke, at: 0.25)
    session.finish(.end, .exhausted, at: 1)
    session.send(.frame, at: 2)
    session.send(.contactBegan(id: 1, position: 0), at: 3)
    session.scroll(to: rest + 22, at: 3.1)
    #expect(session.session.progress(.end).fraction == 0.5)
    session.letGo(at: rest + 60, time: 3.2)
    #expect(session.session.phase(.end) == .exhausted)
    #expect(session.runs(.end) == [1])
    // If its space is visible, a reset tests the level once: R7.
    session.scroll(to: 0, at: 3.9)
    session.send(.resetRequested(.end), at: 4)
    #expect(session.session.phase(.end) == .idle)
  }

  /// The same state machine with 60 points, at the end of a horizontal list.
  @Test func MJ10_theTrailerArmsBeyond60Points() {
    var session = list(.mjTrailer)
    session.send(.contactBegan(id: 1, position: 0), at: 0)
    session.scroll(to: 560, at: 0.1)
    #expect(session.session.phase(.end) == .pulling)
    session.scroll(to: 560.01, at: 0.2)
    #expect(session.session.phase(.end) == .armed)
    session.letGo(at: 570, time: 1)
    #expect(session.contributions(.end) == [60])
    #expect(session.session.placement(.end).extent == 60)
  }

  @Test(arguments: Fidelity.allCases)
  func aDragLoadsOnceUnlessTheAppAsksForMore(_ fidelity: Fidelity) {
    // autoTriggerTimes is 1.
    #expect(Behavior.mjAutoFooter(fidelity).budgetPerDrag == 1)
  }
}
