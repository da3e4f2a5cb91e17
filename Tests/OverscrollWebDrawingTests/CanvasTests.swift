import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollWebDrawing
import Testing

@Suite struct CanvasTests {
  private let phases: [Phase] = [.idle, .pulling, .armed, .running, .finishing(.failed)]

  private func input(_ phase: Phase, _ progress: Double) -> IndicatorInput {
    IndicatorInput(
      progress: progress,
      phase: phase,
      secondsInPhase: progress,
      time: progress,
      width: 390,
      height: 64
    )
  }

  @Test(arguments: [0.25, 0.5, 1, 1.5])
  func aLookDrawsWhatHasBegun(progress: Double) {
    let canvas = Canvas(at: overscroll_canvas())
    for phase in phases {
      let input = input(phase, progress)
      // Of the picture before, nothing is left.
      canvas.begin(input, zoom: 1.5)
      let numbers = canvas.draw(in: RingIndicator())
      var list = DisplayList()
      list.transform(.scale(x: 1.5, y: 1.5))
      RingIndicator().draw(input, into: &list)
      let expected = list.numbers + [0]
      #expect(Array(UnsafeBufferPointer(start: numbers, count: expected.count)) == expected)
    }
  }

  @Test func thePageAddsHowManyImagesItHas() {
    let canvas = Canvas(at: overscroll_canvas())
    canvas.begin(input(.pulling, 0.5), zoom: 1)
    canvas.input.pointee.pullFrames = 3
    var expected = input(.pulling, 0.5)
    expected.pullFrames = 3
    #expect(canvas.input.pointee == expected)
  }
}
