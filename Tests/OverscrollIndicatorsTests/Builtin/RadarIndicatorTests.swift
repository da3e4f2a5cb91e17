import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

// The dots lie on y = 28, 5.75 points apart.
@Suite struct RadarIndicatorTests {
  let look = RadarIndicator()

  @Test(arguments: [(1.0 / 3, 1), (2.0 / 3, 3), (1, 5)])
  func thePullAddsDotsOutward(progress: Double, count: Int) throws {
    let dots = try #require(look.picture(instant(.pulling, progress: progress)).seen(.accent).first)
    #expect(dots.lines.count == count)
    let middles = dots.lines.map { line in
      line.reduce(0) { max($0, $1.x) } / 2 + line.reduce(56) { min($0, $1.x) } / 2
    }
    for (index, x) in middles.enumerated() {
      #expect(x.isClose(to: 28 + 5.75 * Double(index - count / 2), within: 0.01))
    }
  }

  @Test func armedTheyAreOne() throws {
    let dots = look.picture(instant(.armed)).seen(.accent)
    // 1.8 times as large as the middle one was, which has a radius of 2.75.
    let reach = dots.flatMap(\.lines).joined().map { $0.distance(to: Point(28, 28)) }.max()
    #expect(try #require(reach).isClose(to: 4.95))
    #expect(look.picture(instant(.armed)).seen(.track).isEmpty)
  }

  @Test func ringsSpreadAndFadeHalfALoopApart() {
    func rings(_ time: Double) -> [Picture.Ink] {
      look.picture(instant(.running, seconds: 5, time: time)).seen(.accent).filter { $0.width > 0 }
    }
    func radius(_ ring: Picture.Ink) -> Double { ring.first?.distance(to: Point(28, 28)) ?? 0 }
    let (early, late) = (rings(0.3), rings(1.2))
    #expect(early.count == 2 && late.count == 2)
    #expect(
      radius(early[0]).isClose(to: radius(late[1])) && radius(early[1]).isClose(to: radius(late[0]))
    )
    #expect(radius(early[0]) < radius(early[1]) && early[0].opacity > early[1].opacity)
  }
}
