import Overscroll
import OverscrollClassics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

/// MJRefresh's alpha by progress (section 3.e), for any look.
@Suite struct FadingTests {
  let look = FadingIndicator(MJIndicator())

  private func opacity(_ input: IndicatorInput) -> Double {
    var input = input
    input.titleWidth = 100
    return look.picture(input).texts.first?.opacity ?? 0
  }

  @Test(arguments: [(0.0, 0.0), (0.25, 0.25), (0.5, 0.5), (1, 1), (2, 1)])
  func theLookIsAsVisibleAsItIsPulled(progress: Double, expected: Double) {
    for phase in [Phase.idle, .pulling, .armed] {
      #expect(opacity(header(phase, progress: progress, height: 54)).isClose(to: expected))
    }
  }

  // Ease-in-out at a quarter and at half of .4 s: .1292 and .5.
  @Test(arguments: [(0.0, 1.0), (0.1, 0.8708), (0.2, 0.5), (0.4, 0)])
  func whenARunIsOverTheLookFadesInFourTenthsOfASecond(seconds: Double, expected: Double) {
    #expect(opacity(header(.running, progress: 0, height: 54)).isClose(to: 1))
    let end = header(.finishing(.succeeded), after: seconds, previous: .running, height: 54)
    #expect(opacity(end).isClose(to: expected))
  }

  @Test func aFooterThatLoadsByItselfStays() {
    var input = header(.idle, progress: 0, height: 44)
    (input.role, input.edge, input.trigger) = (.loadMore, .end, .automatic)
    #expect(opacity(input).isClose(to: 1))
  }
}
