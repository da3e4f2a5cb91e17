import Overscroll
import OverscrollGraphics
import OverscrollIndicators
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
    #expect(input == expected)
  }

  @Test func unlessSaidOtherwiseItIsARefreshThatIsPulledAtTheStart() {
    let input = instant(.idle)
    #expect(input.role == .refresh && input.edge == .start && input.trigger == .release)
    #expect(input.lastOutcome == nil)
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
