import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

// The horizon is at y = 39, its upper side at 38. Where the pull ends, the sun is 6 points in radius, around
// (28, 22).
@Suite struct SunIndicatorTests {
  let look = SunIndicator()

  @Test func thePullRaisesTheSunOverTheHorizon() throws {
    let picture = look.picture(instant(.pulling, progress: 1))
    let horizon = try #require(picture.seen(.track).first)
    #expect(horizon.lines == [[Point(15, 39), Point(41, 39)]])
    let sun = try #require(picture.seen(.accent).first)
    #expect(sun.lines[0].allSatisfy { $0.distance(to: Point(28, 22)).isClose(to: 6, within: 0.01) })
  }

  @Test(arguments: [0.1, 0.25, 0.4, 0.5, 0.6])
  func nothingOfTheSunIsBelowTheHorizon(progress: Double) {
    for sun in look.picture(instant(.pulling, progress: progress)).seen(.accent) {
      #expect(sun.lines.joined().allSatisfy { $0.y < 38.001 })
    }
  }

  @Test func armedItHasEightRays() {
    let rays = look.picture(instant(.armed)).seen(.accent).filter { $0.width > 0 }
    #expect(rays.count == 8)
    // The sun sinks a little, so that they have room.
    let middle = Point(28, 25.5)
    #expect(rays.allSatisfy { $0.first?.distance(to: middle).isClose(to: 8.5) == true })
    #expect(rays.allSatisfy { $0.last?.distance(to: middle).isClose(to: 10.5) == true })
    #expect(look.picture(instant(.pulling)).seen(.accent).allSatisfy { $0.width == 0 })
  }

  // A crescent lies within a circle of its radius, and not around its middle.
  @Test func inTheMiddleOfTheLoopThereIsAMoon() throws {
    let moons = look.picture(instant(.running, seconds: 5, time: 1.6)).seen(.accent)
    #expect(moons.count == 1)
    let points = try #require(moons.first).lines.joined()
    #expect(points.allSatisfy { $0.distance(to: Point(28, 25)) < 6.01 })
    #expect(points.contains { $0.distance(to: Point(28, 25)) < 2 })
  }

  @Test func theHorizonIsOnTheSideOfTheContent() throws {
    let end = look.picture(load(.pulling, .release, edge: .end)).seen(.track)
    #expect(try #require(end.first).lines[0].allSatisfy { $0.y.isClose(to: 17) })
    var input = instant(.pulling)
    input.axis = .horizontal
    let side = look.picture(input).seen(.track)
    #expect(try #require(side.first).lines[0].allSatisfy { $0.x.isClose(to: 39) })
  }
}
