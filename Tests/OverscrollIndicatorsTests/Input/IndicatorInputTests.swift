import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

@Suite struct IndicatorInputTests {
  @Test func aSessionsProgressFillsIn() {
    var session = Session(axis: .vertical, bounce: .engine)
    session.send(InputEvent(time: 0, kind: .configured(.start, .standard)))
    var progress = session.progress(.start)
    progress.fraction = 0.75
    progress.overscroll = 48
    progress.phase = .finishing(.failed)
    progress.secondsInPhase = 0.125
    progress.lastOutcome = .failed
    (progress.previousPhase, progress.secondsInPrevious) = (.running, 2.5)
    let environment = Environment(reduceMotion: true, scale: 3, direction: .rightToLeft)
    let input = IndicatorInput(
      progress,
      time: 12.5,
      width: 320,
      height: 56,
      titleWidth: 100,
      detailWidth: 140,
      environment: environment,
      role: .loadMore,
      edge: .end,
      trigger: .tap
    )
    var expected = IndicatorInput(
      progress: 0.75,
      phase: .finishing(.failed),
      secondsInPhase: 0.125,
      time: 12.5,
      width: 320,
      height: 56,
      titleWidth: 100,
      detailWidth: 140,
      environment: environment,
      role: .loadMore,
      edge: .end,
      trigger: .tap,
      lastOutcome: .failed
    )
    #expect(expected.overscroll == 42)
    expected.overscroll = 48
    (expected.previousPhase, expected.secondsInPrevious) = (.running, 2.5)
    #expect(input == expected && input.lastOutcome == .failed)
  }

  @Test func unlessSaidOtherwiseItIsARefreshThatIsPulledAtTheStart() {
    let input = instant(.idle)
    #expect(input.role == .refresh && input.edge == .start && input.trigger == .release)
    #expect(input.lastOutcome == nil)
    var session = Session(axis: .vertical, bounce: .engine)
    session.send(InputEvent(time: 0, kind: .configured(.start, .standard)))
    let plain = IndicatorInput(
      progress: 0,
      phase: .idle,
      secondsInPhase: 0,
      time: 0,
      width: 56,
      height: 56
    )
    let own = IndicatorInput(session.progress(.start), time: 0, width: 56, height: 56)
    #expect(own == plain && own.layer == .content && own.titleWidth == 0 && own.detailWidth == 0)
  }

  // The first quarter of a pull, or 0.2 seconds of a run.
  @Test func whatMovesAppearsWithAPullOrWithARun() {
    for (progress, share) in [(0.0, 0.0), (0.125, 0.5), (0.25, 1), (2, 1)] {
      #expect(instant(.pulling, progress: progress).appearance == share)
    }
    for (seconds, share) in [(0.0, 0.0), (0.1, 0.5), (0.2, 1), (2, 1)] {
      #expect(instant(.running, progress: 0, seconds: seconds).appearance.isClose(to: share))
    }
  }

  @Test func inARoomOfTwoPointsSomethingIsDrawn() {
    var input = instant(.pulling)
    input.height = 2
    #expect(input.presence == 1)
    input.height = 0
    #expect(input.presence == 0)
  }

  /// Where a refresh cannot be started, its look is not armed, and a refresh waits for no tap.
  @Test func aRefreshNeitherArmsWithoutAPullNorWaits() {
    #expect(instant(.exhausted).armedShare == 0)
    for phase in [Phase.idle, .pulling] {
      var input = instant(phase)
      input.trigger = .tap
      #expect(!input.isWaiting)
      input.role = .loadMore
      #expect(input.isWaiting)
    }
  }

  /// Each image has a tenth of a second, however the time is rounded; with reduced motion the first stays.
  @Test func tenImagesOfARunAreShownASecond() {
    for count in 1...12 {
      for tenth in 0..<240 {
        let time = Double(tenth) / 10
        #expect(instant(.running, time: time).loopFrame(of: count) == tenth % count)
        #expect(instant(.running, time: time, reduceMotion: true).loopFrame(of: count) == 0)
      }
    }
  }

  // In a square of 20 the lines go from 5 to 9, two thick; in one of 40 all is twice as large.
  @Test(arguments: [(20.0, 1.0), (40, 2)])
  func theSpinnerOfTheSystemFillsItsSquare(side: Double, scale: Double) throws {
    func lines(_ input: IndicatorInput) -> [Picture.Ink] {
      var list = DisplayList()
      list.systemSpinner(at: Point(50, 60), input, side: side)
      return Picture(list).seen(.secondary)
    }
    let moving = lines(instant(.running))
    try #require(moving.count == 12)
    #expect(moving[0].width.isClose(to: 2 * scale))
    #expect(try #require(moving[0].first).isClose(to: Point(50, 60 - 5 * scale)))
    #expect(try #require(moving[0].last).isClose(to: Point(50, 60 - 9 * scale)))
    #expect(try #require(moving[3].last).isClose(to: Point(50 + 9 * scale, 60)))
    // With reduced motion all fade together; at 0.8 of 1.6 seconds they are at their faintest.
    let still = lines(instant(.running, time: 0.8, reduceMotion: true))
    #expect(still.count == 12 && still.allSatisfy { $0.opacity.isClose(to: 0.35) })
  }

  @Test func aPersonsOwnLookIsDrawnLikeABuiltInOne() {
    struct Dot: PullIndicator {
      func draw(_ input: IndicatorInput, into list: inout DisplayList) {
        list.beginPath()
        list.circle(center: Point(input.width / 2, input.height / 2), radius: 6 * input.progress)
        list.fill(.accent)
      }
    }
    let ink = Dot().picture(instant(.pulling, progress: 0.5)).seen(.accent).first
    #expect(ink?.first?.isClose(to: Point(31, 28)) == true)
  }
}
