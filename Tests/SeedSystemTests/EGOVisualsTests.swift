import Foundation
import Overscroll
import OverscrollClassics
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTestSupport
import Testing

/// EGOTableViewPullRefresh, checks 1 to 12: drawing.
@Suite struct EGOVisualsTests {
  let look = EGOIndicator()
  // Aspect fit of 23 by 60 in 30 by 55 at (25, H - 65).
  let center = Point(40, 65 - 37.5)
  let size = 55.0 / 60

  /// The arrow's rotation, from the position of its tip.
  private func angle(_ input: IndicatorInput) throws -> Double {
    let head = try #require(look.picture(input).seen(.accent).last)
    let far = head.lines.joined().max { $0.distance(to: center) < $1.distance(to: center) }
    let tip = try #require(far)
    // Tip and origin are 28.7 units apart; at rest the tip is straight below, at 90 degrees.
    #expect(tip.distance(to: center).isClose(to: 28.7 * size))
    let turned = degrees(tip, from: center) - 90
    return turned < -0.01 ? turned + 360 : turned
  }

  @Test(arguments: Fidelity.allCases)
  func EGO01_anArmedArrowPointsUp(_ fidelity: Fidelity) throws {
    #expect(try angle(header(.pulling, height: 65, fidelity)).isClose(to: 0, within: 0.05))
    #expect(try angle(header(.armed, height: 65, fidelity)).isClose(to: 180, within: 0.05))
  }

  @Test func EGO06_atTheEndTheArrowIsDownAtOnce() throws {
    let end = header(.finishing(.succeeded), after: 0, previous: .running, height: 65)
    #expect(try angle(end).isClose(to: 0, within: 0.05))
    #expect(look.picture(end).seen(.secondary).isEmpty)
  }

  // The system's default curve gives .8024 at half its time (section 0).
  @Test func EGO08_halfTheFlipIs144Degrees() throws {
    let half = header(.armed, after: 0.09, previous: .pulling, height: 65)
    #expect(try angle(half).isClose(to: 180 * 0.8024, within: 0.05))
    // A quarter and three quarters of the time: .4085 and .9605.
    let early = header(.armed, after: 0.045, previous: .pulling, height: 65)
    #expect(try angle(early).isClose(to: 180 * 0.4085, within: 0.05))
    let late = header(.armed, after: 0.135, previous: .pulling, height: 65)
    #expect(try angle(late).isClose(to: 180 * 0.9605, within: 0.05))
    #expect(try angle(header(.armed, after: 0.18, height: 65)).isClose(to: 180, within: 0.05))
  }

  @Test func EGO08_theWayBackIsTheSame() throws {
    let back = header(.pulling, progress: 0.99, after: 0.09, previous: .armed, height: 65)
    #expect(try angle(back).isClose(to: 180 * (1 - 0.8024), within: 0.05))
    #expect(
      try angle(header(.pulling, after: 0.18, previous: .armed, height: 65))
        .isClose(to: 0, within: 0.05)
    )
  }

  @Test func EGO08_aFlipThatIsBrokenOffGoesBackFromWhereItWas() throws {
    let back = header(.pulling, after: 0, previous: .armed, lasted: 0.09, height: 65)
    #expect(try angle(back).isClose(to: 180 * 0.8024, within: 0.05))
    // A pull that never armed has no rotation to reverse, however short.
    let fresh = header(.pulling, progress: 0.99, after: 0.01, height: 65)
    #expect(try angle(fresh).isClose(to: 0, within: 0.05))
  }

  @Test func EGO09_aTallHeaderIsLaidOutFromItsBottom() throws {
    var input = header(.pulling, height: 480, .original)
    (input.titleWidth, input.detailWidth) = (150, 180)
    let picture = look.picture(input)
    let lines = picture.texts.filter { $0.slot == .foreground }
    #expect(
      lines.map(\.box) == [
        Rect(x: 0, y: 432, width: 320, height: 20), Rect(x: 0, y: 450, width: 320, height: 20),
      ]
    )
    #expect(lines.map(\.role) == [.title, .detail])
    #expect(lines.allSatisfy { $0.alignment == .center })
    // The light text shadow: white at .9, one point lower.
    let light = picture.texts.filter { $0.slot == .track }
    #expect(light.map(\.box.y) == [433, 451])
    #expect(light.allSatisfy { $0.opacity.isClose(to: 0.9) })

    // The arrow's frame is (25, 415, 30, 55); its art fills the height from 2 to 58.7 of 60.
    let points = picture.seen(.accent).flatMap { $0.lines.joined() }
    let ys = points.map(\.y)
    #expect(try #require(ys.min()).isClose(to: 415 + 2 * size))
    #expect(try #require(ys.max()).isClose(to: 415 + 58.7 * size))
    let xs = points.map(\.x)
    #expect(try #require(xs.min()).isClose(to: 40 - 11 * size))
    #expect(try #require(xs.max()).isClose(to: 40 + 11 * size))

    input.phase = .running
    let spinner = look.picture(input).seen(.secondary)
    #expect(spinner.count == 12)
    #expect(look.picture(input).seen(.accent).isEmpty)
    // Its frame is (25, 442, 20, 20).
    for spoke in spinner {
      for point in spoke.lines.joined() {
        #expect(point.distance(to: Point(35, 452)) <= 9.001)
      }
    }
  }

  /// The platform's: twelve lines in a square of 20 points, one turn a second in steps.
  @Test(arguments: [0.0, 0.04, 0.09, 0.5, 0.95])
  func theSpinnerTurnsInTwelveSteps(time: Double) throws {
    var input = header(.running, height: 65)
    input.time = time
    let spinner = look.picture(input).seen(.secondary)
    #expect(spinner.count == 12)
    for (index, spoke) in spinner.enumerated() {
      let angle = 2 * .pi * Double(index) / 12
      for (point, reach) in [(spoke.first, 5.0), (spoke.last, 9)] {
        let place = Point(center.x + reach * sin(angle), center.y - reach * cos(angle))
        #expect(try #require(point).isClose(to: place, within: 0.3))
      }
      #expect(spoke.width.isClose(to: 2))
      // The bright line, and behind it each one fainter, to a quarter.
      let age = (Int(time * 12) - index + 12) % 12
      #expect(spoke.opacity.isClose(to: 1 - 0.75 * Double(age) / 12))
    }
  }

  @Test func EGO09_correctedArrowAndSpinnerHaveOneMiddle() {
    let spinner = look.picture(header(.running, height: 65)).seen(.secondary)
    let points = spinner.flatMap { $0.lines.joined() }
    let x = points.map(\.x).reduce(0, +) / Double(points.count)
    let y = points.map(\.y).reduce(0, +) / Double(points.count)
    #expect(Point(x, y).isClose(to: center))
  }

  /// In 280 points a text of 190 begins at 45; the original's arrow goes on to 50.5.
  @Test func EGO09_correctedTheArrowGivesWayToALongText() throws {
    var input = header(.pulling, height: 65)
    (input.width, input.titleWidth, input.detailWidth) = (280, 150, 190)
    func end(_ fidelity: Fidelity) throws -> Double {
      input.fidelity = fidelity
      let xs = look.picture(input).seen(.accent).flatMap { $0.lines.joined() }.map(\.x)
      return try #require(xs.max())
    }
    #expect(try end(.original) > 45)
    #expect(try end(.corrected) < 40)
  }

  /// Four bars of 11 by 4.5 at 2, 11, 20 and 29, a stem to 42.5 and a head to 58.7 (section 1.e).
  @Test func theArrowIsFourBarsAStemAndAHead() throws {
    let inks = look.picture(header(.pulling, height: 65)).seen(.accent)
    #expect(inks.count == 5)
    for (ink, (top, opacity)) in zip(
      inks,
      [(2.0, 0.10), (11, 0.30), (20, 0.50), (29, 0.82), (38, 0.86)]
    ) {
      let ys = ink.lines.joined().map(\.y)
      #expect(try #require(ys.min()).isClose(to: center.y + (top - 30) * size))
      let bottom = top == 38 ? 58.7 : top + 4.5
      #expect(try #require(ys.max()).isClose(to: center.y + (bottom - 30) * size))
      #expect(ink.opacity.isClose(to: opacity))
    }
  }

  @Test func withReadingFromRightToLeftTheArrowIsAtTheRightWhenCorrected() throws {
    var input = header(.pulling, height: 65)
    input.environment.direction = .rightToLeft
    #expect(try #require(look.picture(input).seen(.accent).last).lines[0].allSatisfy { $0.x > 265 })
    input.fidelity = .original
    #expect(try #require(look.picture(input).seen(.accent).last).lines[0].allSatisfy { $0.x < 55 })
  }

  /// Bars of the same size at the same distances, and a head on both sides of its shaft.
  @Test func theArrowIsTheSameOnBothSides() throws {
    let pieces = look.picture(header(.pulling, height: 65)).seen(.accent).map { $0.lines[0] }
    #expect(pieces.count == 5)
    for (index, piece) in pieces.enumerated() {
      let middle = 40.0
      let (xs, ys) = (piece.map(\.x), piece.map(\.y))
      for point in piece {
        #expect(
          piece.contains { $0.isClose(to: Point(2 * middle - point.x, point.y), within: 0.01) }
        )
      }
      let top = 2 + 9 * Double(index)
      #expect(try #require(ys.min()).isClose(to: top * size, within: 0.01))
      #expect(piece.first == piece.last)
      guard index < 4 else { continue }
      #expect(piece.count == 5)
      #expect(try #require(xs.max()).isClose(to: middle + 5.5 * size, within: 0.01))
      #expect(try #require(ys.max()).isClose(to: (top + 4.5) * size, within: 0.01))
    }
    // The shaft of the head is as wide as the bars.
    let head = pieces[4]
    #expect(head.count == 8 && head[0].distance(to: head[1]).isClose(to: 11 * size, within: 0.01))
    #expect(head[1].distance(to: head[2]).isClose(to: 4.5 * size, within: 0.01))
  }
}
