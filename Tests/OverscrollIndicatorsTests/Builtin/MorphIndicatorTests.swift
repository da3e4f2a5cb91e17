import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollTestSupport
import Testing

// In a square of 56 the middle is (28, 28). A pull p has a mean radius of 2 + 8p and four corners, an armed look one of
// 11 and eight. A corner stands out by 0.11 of the radius with four, 0.09 with eight, 0.1 with five, 0.14 with three.
@Suite struct MorphIndicatorTests {
  let look = MorphIndicator()

  private func shape(_ input: IndicatorInput) throws -> [Point] {
    try #require(look.picture(input).seen(.accent).first).lines.flatMap { $0 }
  }

  /// Whether there is a point at a distance from the middle, at an angle clockwise from the top.
  private func has(
    _ points: [Point],
    _ radius: Double,
    at turn: Double,
    within distance: Double = 0.01
  ) -> Bool {
    let place = Point(28 + radius * sin(2 * .pi * turn), 28 - radius * cos(2 * .pi * turn))
    return points.contains { $0.isClose(to: place, within: distance) }
  }

  @Test(arguments: [0.25, 0.5, 0.75, 1])
  func thePullTurnsAGrowingSquare(progress: Double) throws {
    let points = try shape(instant(.pulling, progress: progress))
    let radius = 2 + 8 * progress
    for corner in 0..<4 {
      let turn = progress / 4 + Double(corner) / 4
      #expect(has(points, radius * 1.11, at: turn))
      #expect(has(points, radius * 0.89, at: turn + 0.125))
    }
  }

  @Test func armedItTakesThePlaceOfTheOutlineWithEightLobes() throws {
    let points = try shape(instant(.armed))
    let outline = try #require(look.picture(instant(.pulling)).seen(.track).first)
    #expect(look.picture(instant(.armed)).seen(.track).isEmpty)
    #expect(outline.width == 2)
    for lobe in 0..<8 {
      #expect(has(points, 11 * 1.09, at: Double(lobe) / 8))
      #expect(has(outline.lines.flatMap { $0 }, 11 * 1.09, at: Double(lobe) / 8))
    }
  }

  // A polygon stays for a third of its 0.8 seconds. Meanwhile the loop turns by a quarter steadily, and by another in
  // the rest of the time.
  @Test(arguments: [(0.0, 8, 0.09), (0.8, 5, 0.1), (1.6, 4, 0.11), (2.4, 3, 0.14)])
  func aRunShowsOnePolygonAfterTheOther(time: Double, corners: Int, height: Double) throws {
    let points = try shape(instant(.running, seconds: 5, time: time))
    for corner in 0..<corners {
      let turn = time / 1.6 + Double(corner) / Double(corners)
      // A corner may be between two points of the curve.
      #expect(has(points, 11 * (1 + height), at: turn, within: 0.6))
    }
    let radii = points.map { $0.distance(to: Point(28, 28)) }
    #expect(try #require(radii.max()).isClose(to: 11 * (1 + height), within: 0.01))
    #expect(try #require(radii.min()).isClose(to: 11 * (1 - height), within: 0.02))
  }

  // Half way, at two thirds of the 0.8 seconds.
  @Test(arguments: [0.0, 1, 2, 3])
  func betweenTwoPolygonsItIsRound(step: Double) throws {
    for point in try shape(instant(.running, seconds: 5, time: 0.8 * (step + 0.666_667))) {
      #expect(point.distance(to: Point(28, 28)).isClose(to: 11, within: 0.01))
    }
  }

  /// Its outline has no corner, and it shrinks under the mark of a result.
  @Test func itIsSmoothAndShrinksUnderItsResult() throws {
    for time in [0, 0.4, 1.2, 2] {
      var points: [Point] = []
      for point in try shape(instant(.running, seconds: 5, time: time))
      where points.last?.isClose(to: point, within: 0.01) != true {
        points.append(point)
      }
      for (a, (b, c)) in zip(points, zip(points.dropFirst(), points.dropFirst(2))) {
        let turn = atan2(c.y - b.y, c.x - b.x) - atan2(b.y - a.y, b.x - a.x)
        #expect(abs(wrapped(turn)) < 0.12)
      }
    }
    let sizes = try [0, 0.1, 0.15].map { seconds in
      try #require(shape(instant(.finishing(.succeeded), seconds: seconds)).map(\.y).max())
    }
    #expect(sizes == sizes.sorted(by: >) && sizes[2] < sizes[0] - 2)
  }

  @Test func theOutlineIsGoneDuringARun() {
    #expect(look.picture(instant(.running)).seen(.track).isEmpty)
  }

  @Test func withReducedMotionItIsUprightAndKeepsItsLobes() throws {
    for input in [
      instant(.pulling, progress: 0.5, reduceMotion: true),
      instant(.running, time: 1.7, reduceMotion: true),
    ] {
      let points = try shape(input)
      let top = try #require(points.map { $0.distance(to: Point(28, 28)) }.max())
      #expect(has(points, top, at: 0))
    }
  }
}
