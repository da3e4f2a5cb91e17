import Overscroll
import OverscrollClassics
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

/// CLLRefresh, checks 1 to 11: behavior.
@Suite struct CLLBehaviorTests {
  /// A list of 1,000 points in a viewport of 500, with the footer.
  private func list(extent: Double = 1_000, baseEnd: Double = 0) -> RecordedSession {
    RecordedSession(end: .cllFooter, extent: extent, viewport: 500, baseEnd: baseEnd)
  }

  // MARK: - Header

  /// The choice that the check leaves open: the position at the release counts, not that of the
  /// bounce at the next event.
  @Test func CLL05_lettingGoWhileArmedLoadsWhereverTheContentIsNext() {
    var session = touched(.cll)
    session.letGo(at: -61, time: 0.1)
    session.scroll(to: -20, at: 0.2)
    #expect(session.phase == .running)
  }

  // MARK: - Geometry

  @Test func CLL09_theHeaderIs60PointsRightBeforeTheContentOrFixedBehindIt() throws {
    for pull in [0.0, 25, 60] {
      var session = touched(.cll)
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
  }

  @Test func CLL11_shortContentDoesNotLoadWithoutAPull() {
    var session = list(extent: 100)
    session.scroll(to: 0, at: 0.1)
    session.send(.contactBegan(id: 1, position: 0), at: 0.2)
    session.letGo(at: 0, time: 0.3)
    #expect(session.runs(.end) == [])
  }
}

/// CLLRefresh, checks 1 to 12: drawing.
@Suite struct CLLVisualsTests {
  let look = CLLIndicator()
  // The ring's view is (110, 15, 20, 20) in a header of 60.
  let center = Point(120, 25)

  private func arc(_ input: IndicatorInput) -> Picture.Ink? {
    look.picture(input).seen(.accent).first
  }

  @Test(arguments: [(20.0, 0.0), (30, 85.5), (40, 171), (50, 256.5), (60, 342), (100, 342)])
  func CLL01_thePullDrawsTheCircleTo342Degrees(pull: Double, degrees sweep: Double) {
    let progress = Behavior.cll.progress(at: pull)
    let ink = arc(header(.pulling, progress: progress, height: 60, .original))
    let drawn = ink?.sweep(radius: 9) ?? 0
    #expect(drawn.isClose(to: sweep, within: 0.2))
  }

  @Test func CLL01_belowTwentyPointsThereIsNoCircle() {
    let progress = Behavior.cll.progress(at: 19.99)
    #expect(arc(header(.pulling, progress: progress, height: 60)) == nil)
  }

  @Test(arguments: [
    (IndicatorPlacement.Layer.content, 90.0), (.superview, 270),
  ])
  func CLL02_theCircleBeginsBelowAndBehindTheListAbove(
    layer: IndicatorPlacement.Layer,
    start: Double
  ) throws {
    var input = header(.pulling, progress: 0.5, height: 60, .original)
    input.layer = layer
    let ink = try #require(arc(input))
    #expect(ink.width.isClose(to: 1))
    #expect(degrees(try #require(ink.first), from: center).isClose(to: start, within: 0.05))
    // Clockwise: half of it is 171 degrees further.
    let end = (start + 171).truncatingRemainder(dividingBy: 360)
    #expect(degrees(try #require(ink.last), from: center).isClose(to: end, within: 0.05))
    for point in ink.lines.joined() {
      #expect(point.distance(to: center).isClose(to: 9, within: 0.01))
    }
    #expect(PullStyle.cll.light[.accent] == 0xAD353C)  // (173, 53, 60)
  }

  @Test(arguments: [(0.0, 90.0), (0.25, 180), (0.5, 270), (0.75, 0), (1, 90), (3.25, 180)])
  func CLL06_aRunTurnsTheCircleOnceASecond(seconds: Double, start: Double) throws {
    let ink = try #require(arc(header(.running, after: seconds, height: 60, .original)))
    #expect(ink.sweep(radius: 9).isClose(to: 342, within: 0.2))
    #expect(degrees(try #require(ink.first), from: center).isClose(to: start, within: 0.05))
  }

  @Test func CLL08_whileItClosesTheCircleTurnsOnAndThenIsGone() throws {
    // The run lasted 2.1 s, so 0.15 s later it has turned a quarter beyond two turns.
    let closing = header(
      .finishing(.succeeded),
      after: 0.15,
      previous: .running,
      lasted: 2.1,
      height: 60,
      .original
    )
    let ink = try #require(arc(closing))
    #expect(degrees(try #require(ink.first), from: center).isClose(to: 180, within: 0.05))
    #expect(ink.sweep(radius: 9).isClose(to: 342, within: 0.2))
    let after = header(.idle, progress: 0, previous: .finishing(.succeeded), height: 60, .original)
    #expect(arc(after) == nil)
  }

  /// Status (135, 15, 160, 14) and time (135, 35, 160, 14).
  @Test func CLL09_theLinesStandBesideTheCircle() {
    var input = header(.pulling, height: 60, .original)
    (input.titleWidth, input.detailWidth) = (56, 100)
    #expect(
      look.picture(input).texts.map(\.box) == [
        Rect(x: 135, y: 15, width: 160, height: 14), Rect(x: 135, y: 35, width: 160, height: 14),
      ]
    )
    #expect(look.picture(input).texts.map(\.slot) == [.foreground, .secondary])
  }

  /// 20 + 5 + 100 points in the middle of 600.
  @Test func CLL09_correctedTheGroupIsInTheMiddleOfAnyWidth() throws {
    var input = header(.pulling, height: 60)
    (input.width, input.titleWidth, input.detailWidth) = (600, 56, 100)
    let picture = look.picture(input)
    #expect(picture.texts.map(\.box.x) == [262.5, 262.5])
    let ink = try #require(picture.seen(.accent).first)
    #expect(try #require(ink.first).isClose(to: Point(247.5, 25 + 9)))
    input.environment.direction = .rightToLeft
    let mirrored = look.picture(input)
    #expect(mirrored.texts.map { $0.box.maxX } == [337.5, 337.5])
    let other = try #require(mirrored.seen(.accent).first)
    #expect(try #require(other.first).isClose(to: Point(600 - 247.5, 25 + 9)))
  }

  /// The footer of 40 points at a text width of 45.
  @Test(arguments: Fidelity.allCases)
  func CLL12_theFootersSpinnerAndTitleAreCenteredAsAGroup(_ fidelity: Fidelity) throws {
    var input = header(.idle, progress: 0, height: 40, fidelity)
    (input.role, input.edge, input.titleWidth) = (.loadMore, .end, 45)
    let idle = look.picture(input)
    #expect(idle.texts.map(\.box) == [Rect(x: 137.5, y: 0, width: 45, height: 40)])
    #expect(idle.inks.isEmpty)
    input.phase = .running
    let running = look.picture(input)
    #expect(running.texts.map(\.box.x) == [150])
    // Its frame begins at (320 - 20 - 45 - 5) / 2 = 125 and is 20 wide.
    let points = running.seen(.secondary).flatMap { $0.lines.joined() }
    #expect(points.count == 24)
    for point in points { #expect(point.distance(to: Point(135, 20)) <= 9.001) }
  }
}
