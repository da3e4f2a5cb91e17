import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

// The line goes from (16, 28) to (40, 28).
@Suite struct PulseIndicatorTests {
  let look = PulseIndicator.line

  @Test func thePullDrawsInReadingDirection() throws {
    var input = instant(.pulling, progress: 0.5)
    #expect(
      try #require(look.picture(input).seen(.accent).first).first?.isClose(to: Point(16, 28))
        == true
    )
    // Half of the length is in the middle of the beat.
    #expect(
      try #require(look.picture(input).seen(.accent).first).last?.isClose(to: Point(28, 28)) == true
    )
    input.environment.direction = .rightToLeft
    #expect(
      try #require(look.picture(input).seen(.accent).first).first?.isClose(to: Point(40, 28))
        == true
    )
  }

  @Test func armedItIsBold() {
    #expect(look.picture(instant(.pulling, progress: 0.999)).seen(.accent).map(\.width) == [2])
    #expect(look.picture(instant(.armed)).seen(.accent).map(\.width) == [3])
  }

  @Test(arguments: [0.001, 1.599])
  func aBeatHasLeftBeforeTheNextOneEnters(time: Double) {
    let beats = look.picture(instant(.running, seconds: 5, time: time)).seen(.accent)
    #expect(beats.reduce(0) { $0 + $1.length * $1.opacity } < 0.2)
  }

  @Test func aBeatHasATailThatFades() {
    let beats = look.picture(instant(.running, seconds: 5, time: 0.7)).seen(.accent)
    #expect(beats.map(\.opacity) == [1, 0.75, 0.5, 0.25])
    for (beat, next) in zip(beats, beats.dropFirst()) {
      #expect(beat.first?.isClose(to: next.last ?? .zero, within: 1e-4) == true)
    }
  }
}
