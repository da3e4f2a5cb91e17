import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollPaths
import OverscrollTestSupport
import Testing

@Suite struct PathIndicatorTests {
  // MARK: The paper plane

  let foldToTip: Double = 14 * 2.0.squareRoot()
  let tipToWing: Double = hypot(8.5, 25)
  let wingToFold: Double = hypot(5.5, 11)
  var whole: Double { foldToTip + 2 * (tipToWing + wingToFold) }

  @Test func thePullDrawsFromTheFoldToTheTipAndToAWing() throws {
    let share = (foldToTip + tipToWing) / whole
    let picture = PathIndicator.plane.picture(instant(.pulling, progress: share))
    let line = try #require(picture.seen(.accent).first).lines.joined()
    for point in [Point(26.5, 29.5), Point(40.5, 15.5), Point(32, 40.5)] {
      #expect(line.contains { $0.isClose(to: point) })
    }
    #expect(try #require(line.last).isClose(to: Point(32, 40.5)))
  }

  @Test(arguments: [0.25, 0.5, 0.75, 1])
  func thePullDrawsAsMuchOfTheLength(progress: Double) throws {
    let picture = PathIndicator.plane.picture(instant(.pulling, progress: progress))
    let ink = try #require(picture.seen(.accent).first)
    #expect(ink.length.isClose(to: progress * whole, within: 0.05))
    let shadow = try #require(picture.seen(.track).first)
    #expect(shadow.length.isClose(to: whole, within: 0.05))
  }

  // MARK: Any outline

  /// A square in its own coordinates, far from the origin.
  let square = Array("M1000000 -500h2v2h-2z".utf8)

  @Test func anOutlineFillsTheFigureWhereverItLies() throws {
    let look = try PathIndicator(pathData: square)
    let bounds = try #require(look.picture(instant(.pulling)).bounds)
    #expect(bounds.center.isClose(to: Point(28, 28)))
    // 26 points plus the line thickness.
    #expect(bounds.width.isClose(to: 28) && bounds.height.isClose(to: 28))
  }

  /// From the left of the figure's square to its middle: nothing is scaled.
  @Test func anOutlineThatLiesInItsPlaceStaysThere() throws {
    var path = Path()
    path.move(to: Point(-13, 0))
    path.line(to: Point(0, 0))
    let picture = PathIndicator(fitted: path).picture(instant(.armed))
    let ink = try #require(picture.seen(.accent).first)
    #expect(try #require(ink.first).isClose(to: Point(15, 28)))
    #expect(try #require(ink.last).isClose(to: Point(28, 28)))
    #expect(PathIndicator(fitted: Path()).picture(instant(.armed)).isBlank)
  }

  @Test(arguments: [
    ("M0 0h10", 28.0, 2.0), ("M5 5v-3", 2, 28), ("M0 0L4 2", 28, 15), ("M3 3h0", 2, 2),
    ("M-1e30 0H1e30V1e30H-1e30Z", 28, 15), ("M0 0h1e-30v1e-30h-1e-30z", 28, 28),
  ])
  func anOutlineKeepsItsProportions(data: String, width: Double, height: Double) throws {
    let look = try PathIndicator(pathData: Array(data.utf8))
    let bounds = try #require(look.picture(instant(.pulling)).bounds)
    #expect(bounds.center.isClose(to: Point(28, 28)))
    #expect(bounds.width.isClose(to: width) && bounds.height.isClose(to: height))
  }

  // Each side of the square is a quarter of its length.
  @Test(arguments: [(0.25, 1), (0.5, 2), (0.75, 3)])
  func aQuarterOfThePullDrawsASideOfASquare(progress: Double, corner: Int) throws {
    let look = try PathIndicator(pathData: square)
    let ink = try #require(look.picture(instant(.pulling, progress: progress)).seen(.accent).first)
    let corners = [Point(15, 15), Point(41, 15), Point(41, 41), Point(15, 41)]
    #expect(try #require(ink.first).isClose(to: corners[0]))
    #expect(try #require(ink.last).isClose(to: corners[corner]))
    #expect(ink.length.isClose(to: Double(corner) * 26))
  }

  @Test func aPartBeginsWithItsOwnShareOfThePull() throws {
    var across = Path()
    across.move(to: Point(0, 0))
    across.line(to: Point(26, 0))
    var down = Path()
    down.move(to: Point(0, 0))
    down.line(to: Point(0, 26))
    let look = try PathIndicator([.init(across), .init(down, from: 0.5)])
    func lengths(_ progress: Double) -> [Double] {
      let ink = look.picture(instant(.pulling, progress: progress)).seen(.accent).first
      return (ink?.lines ?? []).map { $0[0].distance(to: $0[1]) }
    }
    #expect(lengths(0.25).count == 1 && lengths(0.25)[0].isClose(to: 6.5))
    #expect(lengths(0.5).count == 1)
    #expect(lengths(0.75).count == 2 && lengths(0.75)[1].isClose(to: 13))
    #expect(lengths(1).allSatisfy { $0.isClose(to: 26) })
  }

  @Test func theBeginningOfAPartIsHeldBelowTheEndOfThePull() {
    for start in [1, 2, .infinity] {
      #expect(PathIndicator.Part(Path(), from: start).start == 1.nextDown)
    }
    #expect(PathIndicator.Part(Path(), from: 0.95).start == 0.95)
    #expect(PathIndicator.Part(Path(), from: -1).start == 0)
    #expect(PathIndicator.Part(Path(), from: .nan).start == 0)
    #expect(PathIndicator.Part(Path(), from: 0.4).start == 0.4)
  }

  @Test(arguments: [("M0 0Lx", 5), ("M0 0L1 1K", 8), ("L1 1", 0), ("M0 0L", 5)])
  func wrongPathDataSaysAtWhichByte(data: String, offset: Int) {
    let error = #expect(throws: PathIndicatorError.self) {
      try PathIndicator(pathData: Array(data.utf8))
    }
    guard case .pathData(let cause) = error else {
      Issue.record("no cause")
      return
    }
    #expect(cause.offset == offset)
  }

  @Test(arguments: ["", "  ", "M5 5", "M1 2M3 4"])
  func anOutlineThatDrawsNothingIsRefused(data: String) {
    #expect(throws: PathIndicatorError.empty) { try PathIndicator(pathData: Array(data.utf8)) }
  }

  @Test(arguments: [
    ("M0 0Lx", "Byte 5: expected a number."), ("M5 5", "Nothing of the outline is visible."),
  ])
  func theErrorIsASentence(data: String, sentence: String) {
    let error = #expect(throws: PathIndicatorError.self) {
      try PathIndicator(pathData: Array(data.utf8))
    }
    #expect(error.map { "\($0)" } == sentence)
  }

  @Test func noPartsAtAllAreRefused() {
    #expect(throws: PathIndicatorError.empty) { try PathIndicator([]) }
  }

  // MARK: Armed, running, finishing

  @Test func armedTheOutlineIsCompleteAndTinted() throws {
    let inks = PathIndicator.plane.picture(instant(.armed, progress: 0.9)).seen(.accent)
    #expect(inks.count == 2)
    #expect(inks[0].length.isClose(to: whole, within: 0.05))
    #expect(inks[1].width == 0 && inks[1].opacity.isClose(to: 0.25))
    let almost = PathIndicator.plane.picture(instant(.pulling, progress: 0.99)).seen(.accent)
    #expect(almost.count == 1)
  }

  @Test func theTintComesAndGoesInAFifthOfASecond() {
    func tint(_ input: IndicatorInput) -> Double {
      PathIndicator.plane.picture(input).seen(.accent).first { $0.width == 0 }?.opacity ?? 0
    }
    #expect(tint(instant(.armed, seconds: 0)) == 0)
    #expect(tint(instant(.armed, seconds: 0.1)).isClose(to: 0.125))
    #expect(tint(instant(.armed, seconds: 0.2)).isClose(to: 0.25))
    #expect(tint(returning(.pulling, seconds: 0)).isClose(to: 0.25))
    #expect(tint(returning(.pulling, seconds: 0.2)) == 0)
    #expect(tint(instant(.running, seconds: 0)).isClose(to: 0.25))
    #expect(tint(instant(.running, seconds: 0.3)) == 0)
  }

  @Test func duringARunAThirdOfTheOutlineTravelsAlongIt() throws {
    let look = try PathIndicator(pathData: square)
    for frame in 0..<28 {
      let time = Double(frame) / 20
      let ink = try #require(look.picture(instant(.running, time: time)).seen(.accent).first)
      #expect(ink.length.isClose(to: 0.35 * 104, within: 0.01))
      // Its front has completed one loop in 1.4 seconds.
      let front = try #require(ink.last)
      let way = 4 * (time / 1.4)
      let expected =
        way < 1
        ? Point(15 + 26 * way, 15)
        : way < 2
          ? Point(41, 15 + 26 * (way - 1))
          : way < 3 ? Point(41 - 26 * (way - 2), 41) : Point(15, 41 - 26 * (way - 3))
      // At the very beginning nothing has reentered yet.
      if frame > 0 { #expect(front.isClose(to: expected)) }
    }
  }

  @Test func theOutlineShrinksAndFadesAtTheEnd() throws {
    func shadow(_ seconds: Double, reduceMotion: Bool = false) -> Picture.Ink? {
      PathIndicator.plane.picture(
        instant(.finishing(.succeeded), seconds: seconds, reduceMotion: reduceMotion)
      ).seen(.track).first
    }
    let whole = try #require(shadow(0))
    let half = try #require(shadow(0.1))
    #expect(half.opacity.isClose(to: 0.5))
    #expect(half.length.isClose(to: 0.7 * whole.length, within: 0.05))
    #expect(shadow(0.2) == nil)
    let still = try #require(shadow(0.1, reduceMotion: true))
    #expect(still.opacity.isClose(to: 0.5) && still.length == whole.length)
  }
}
