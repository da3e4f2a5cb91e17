import Overscroll
import OverscrollClassics
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollPaths
import OverscrollTestSupport
import Testing

/// MRefresh, checks 10 to 12: outlines from path data.
///
/// Numbers measured on the original are those of section 4.h of the specification.
@Suite struct MRefreshPathTests {
  /// The sample of MRefresh's README, one band of Font Awesome's feed icon (SIL OFL 1.1): the input
  /// of the reference measurements.
  static let icon =
    "M1247 161q-5 154 -56 297.5t-139.5 260t-205 205t-260 139.5t-297.5 56q-14 1 -23 -9q-10 -10 -10 "
    + "-23v-128q0 -13 9 -22t22 -10q204 -7 378 -111.5t278.5 -278.5t111.5 -378q1 -13 10 -22t22 -9h128q13"
    + " 0 23 10q11 9 9 23"

  private func path(_ data: String) throws -> Path { try Path(data: data) }

  private func look(_ data: String, depth: Int) -> MRefreshPathIndicator {
    MRefreshPathIndicator(pathData: Array(data.utf8), depth: depth)
  }

  private func square(_ progress: Double, _ fidelity: Fidelity) -> IndicatorInput {
    var input = header(.pulling, progress: progress, height: 50, fidelity)
    input.width = 50
    return input
  }

  /// Moves, segments and closes that are drawn.
  private func nodes(_ look: MRefreshPathIndicator, _ progress: Double) -> Int {
    look.list(square(progress, .original)).count { command in
      switch command {
      case .move, .line, .quadratic, .cubic, .close: true
      case .beginPath, .fill, .stroke, .save, .restore, .transform, .opacity, .text, .image: false
      }
    }
  }

  @Test(arguments: [(0, 1), (1, 4), (2, 8), (3, 16), (4, 32)])
  func MR10_oneCurveBecomesTwoToTheDepthPlusOnePieces(depth: Int, count: Int) throws {
    let pieces = try path("M0 0C0 8 8 8 8 0").subdivided(depth: depth).elements
    #expect(Array(pieces).count == count + 1)
  }

  @Test(arguments: [(0, 19), (1, 73), (2, 145), (3, 289)])
  func MR10_theIconHasItsMeasuredNumberOfNodes(depth: Int, count: Int) throws {
    #expect(try Array(path(Self.icon).subdivided(depth: depth).elements).count == count)
  }

  /// Ends and control points by De Casteljau's algorithm, computed by hand (section 4.h, smoother).
  @Test func MR10_curvesAndLinesAreCutAtEqualParameters() throws {
    let curve = try Array(path("M0 0C0 8 8 8 8 0").subdivided(depth: 1).elements)
    let ends = curve.compactMap { element -> Point? in
      if case .cubic(_, _, let end) = element { end } else { nil }
    }
    #expect(ends == [Point(1.25, 4.5), Point(4, 6), Point(6.75, 4.5), Point(8, 0)])
    let line = try Array(path("M0 0H8").subdivided(depth: 1).elements)
    #expect(line == [.move(.zero)] + [2, 4, 6, 8].map { PathElement.line(Point($0, 0)) })
    let quadratic = try Array(path("M0 0Q4 8 8 0").subdivided(depth: 1).elements)
    // The first quarter of y = 16 t (1 - t), x = 8 t: its control point is where the end tangents
    // meet.
    #expect(quadratic[1] == .quadratic(Point(1, 2), Point(2, 3)))
  }

  @Test func MR10_movesAndClosesStayAndADepthOfNothingChangesNothing() throws {
    let closed = try path("M0 0L8 0L8 8ZL4 4M1 1L2 2")
    for depth in [-1, 0] { #expect(closed.subdivided(depth: depth) == closed) }
    let pieces = Array(closed.subdivided(depth: 1).elements)
    #expect(pieces.count { $0 == .close } == 1)
    // The segments after a close start where its subpath did.
    #expect(pieces.contains(.line(Point(1, 1))))
    // The number of segments is limited: at most 2^9.
    #expect(Array(try path("M0 0H1").subdivided(depth: 60).elements).count == 513)
  }

  @Test func MR10_theBoxAroundAllPointsIsTheMeasuredOne() throws {
    let box = try #require(try path(Self.icon).subdivided(depth: 2).controlBounds)
    #expect(box.x == 256 && box.y == 128)
    #expect(box.maxX == 1247.34375 && box.maxY == 1119.125)
    // The outline's own bounds are slightly smaller.
    let exact = try #require(try path(Self.icon).bounds)
    #expect(exact.maxX.isClose(to: 1247.30769, within: 1e-5))
    #expect(exact.maxY.isClose(to: 1119.09091, within: 1e-5))
    #expect(Path().controlBounds == nil)
  }

  @Test(arguments: [(0.1, 14), (0.25, 36), (0.5, 72), (0.75, 108), (0.9, 130), (1, 145)])
  func MR11_theOriginalRevealsTheIconNodeByNode(progress: Double, count: Int) {
    #expect(nodes(look(Self.icon, depth: 2), progress) == count)
  }

  @Test(arguments: [
    (0.2, 0), (0.25, 0), (0.3, 0), (0.34, 2), (0.4, 3), (0.5, 5), (0.75, 11), (1, 17),
  ])
  func MR11_aStartProportionDelaysAnOutline(progress: Double, count: Int) throws {
    let part = PathIndicator.Part(try path("M0 0L100 0L100 100"), from: 0.25)
    #expect(nodes(MRefreshPathIndicator([part], depth: 2), progress) == count)
  }

  /// Every start is possible: one of .95 leaves a twentieth of the pull, one of 1 its very end.
  @Test(arguments: Fidelity.allCases, [0.95, 1])
  func MR11_anOutlineMayStartLate(_ fidelity: Fidelity, start: Double) throws {
    let part = PathIndicator.Part(try path("M0 0L100 0L100 100"), from: start)
    let look = MRefreshPathIndicator([part], depth: 2)
    let length = { (progress: Double) in
      look.picture(self.square(progress, fidelity)).seen(.foreground).first?.length ?? 0
    }
    for progress in [0.5, 0.94, start - 0.001] { #expect(length(progress) == 0) }
    #expect(length(1).isClose(to: 100, within: 0.01))
    if start < 1 { #expect(length(0.98) > 0 && length(0.98) < 99) }
  }

  /// By length: a start of .3 leaves nothing at .3, and (p - .3) / .7 after it.
  @Test(arguments: [(0.3, 0.0), (0.475, 0.25), (0.65, 0.5), (1, 1)])
  func MR11_correctedAnOutlineGrowsAlongItsLength(progress: Double, share: Double) throws {
    // Five short pieces and a long one: 10 and 40 points long once it fills the square.
    let part = PathIndicator.Part(try path("M0 0h2h2h2h2h2h40"), from: 0.3)
    let picture = MRefreshPathIndicator([part], depth: 2).picture(square(progress, .corrected))
    let length = picture.seen(.foreground).first?.length ?? 0
    #expect(length.isClose(to: 50 * share, within: 0.01))
  }

  /// A cross in the square of 26 points, whose first line is half of it: as large as fits.
  @Test func anotherLooksOutlineTakesTheCirclesPlace() throws {
    var path = Path()
    path.move(to: Point(-13, 0))
    path.line(to: Point(13, 0))
    path.move(to: Point(0, -13))
    path.line(to: Point(0, 13))
    let look = MRefreshIndicator(outline: PathIndicator(fitted: path))
    for fidelity in Fidelity.allCases {
      let ink = try #require(look.picture(square(0.5, fidelity)).seen(.foreground).first)
      #expect(try #require(ink.first).isClose(to: Point(0, 25)))
      #expect(try #require(ink.last).isClose(to: Point(50, 25)))
      #expect(ink.length.isClose(to: 50) && ink.width.isClose(to: 1))
    }
  }

  @Test(arguments: Fidelity.allCases)
  func MR12_theSmallestCornerIsSubtracted(_ fidelity: Fidelity) throws {
    let ink = try #require(
      look("M100 100L200 200", depth: 0).picture(square(1, fidelity)).seen(.foreground).first
    )
    #expect(try #require(ink.first).isClose(to: .zero))
    #expect(try #require(ink.last).isClose(to: Point(50, 50)))
    #expect(ink.width.isClose(to: 1))
  }

  @Test func MR12_theIconLiesInTheMiddleOfItsSquare() throws {
    let input = square(1, .original)
    let points = look(Self.icon, depth: 2).picture(input).seen(.foreground)
      .flatMap { $0.lines.joined() }
    // (p - min) · scale + offset with the measured scale .05043659 and offset (0, .0055165); the
    // outline ends a little before its control points.
    let (scale, offset) = (0.05043659, 0.0055165)
    #expect(try #require(points.map(\.x).min()).isClose(to: 0, within: 0.001))
    #expect(
      try #require(points.map(\.x).max()).isClose(to: (1247.30769 - 256) * scale, within: 0.002)
    )
    #expect(try #require(points.map(\.y).min()).isClose(to: offset, within: 0.001))
    #expect(
      try #require(points.map(\.y).max())
        .isClose(to: (1119.09091 - 128) * scale + offset, within: 0.002)
    )
  }

  /// Errors of the original's parser: a leading m, pairs after a move, a real close, arcs.
  @Test(arguments: [
    ("m10 10l10 0", 1), ("M0 0 10 0 10 10", 2), ("M0 0L10 0L10 10Z", 3),
    ("M0 0a5 5 0 0110 0", 2), ("M10 10L20 10", 1), ("M0 0L10 0zl5 5", 3),
    ("M0 0L10 0zs5 5 6 6", 3),
  ])
  func MR12_whatTheOriginalDroppedIsDrawn(data: String, pieces: Int) throws {
    let drawn = Array(try path(data).elements).count { element in
      if case .move = element { false } else { true }
    }
    #expect(drawn == pieces)
    for fidelity in Fidelity.allCases {
      let look = look(data, depth: 1)
      #expect(look.error == nil)
      #expect(!look.picture(square(1, fidelity)).isBlank)
    }
  }

  /// No crash and no empty picture: the circle is drawn instead, and the error has the position.
  @Test(arguments: ["", "M10 10", "nonsense", "M0 0L10", "M0 0 X", "M1e999 0L1 1", "M5 5L5 5"])
  func aPathThatDrawsNothingLeavesTheCircle(data: String) throws {
    let look = look(data, depth: 1)
    for fidelity in Fidelity.allCases {
      let input = square(0.5, fidelity)
      if look.error != nil {
        #expect(look.list(input) == MRefreshIndicator().list(input))
      }
      #expect(!look.list(input).isEmpty)
    }
  }

  @Test func anErrorNamesTheByteOrSaysThatThereIsNothing() {
    #expect(look("", depth: 0).error == .empty)
    #expect(look("M10 10", depth: 1).error == .empty)
    guard case .pathData(let error) = look("M0 0 X", depth: 0).error else {
      Issue.record("a letter that is no command was taken")
      return
    }
    #expect(error.offset == 5)
  }

  @Test func itBlinksShrinksAndFadesAsTheCircleDoes() throws {
    let look = look("M0 0L100 100", depth: 0)
    var input = square(1, .original)
    (input.phase, input.secondsInPhase) = (.running, 0.8)
    #expect(try #require(look.picture(input).seen(.foreground).first).opacity.isClose(to: 0.3))
    (input.phase, input.secondsInPhase) = (.finishing(.succeeded), 0.05)
    let ink = try #require(look.picture(input).seen(.foreground).first)
    #expect(try #require(ink.first).isClose(to: Point(12.5, 12.5)))
  }
}
