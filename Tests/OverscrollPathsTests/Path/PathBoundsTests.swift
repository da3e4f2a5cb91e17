import OverscrollGraphics
import OverscrollPaths
import OverscrollTestSupport
import Testing

@Suite struct PathBoundsTests {
  @Test(arguments: [
    // Straight lines: their corners.
    ("M1 2L11 22L-3 4Z", Rect(x: -3, y: 2, width: 14, height: 20)),
    ("M5 5H9", Rect(x: 5, y: 5, width: 4, height: 0)),
    // A quadratic curve is half as high as its control point.
    ("M0 0Q5 10 10 0", Rect(x: 0, y: 0, width: 10, height: 5)),
    // A cubic arch is three quarters as high as its two control points.
    ("M0 0C0 8 8 8 8 0", Rect(x: 0, y: 0, width: 8, height: 6)),
    // x(t) = 3(1-t)^2 t 10 - 3(1-t) t^2 10 has extrema at t = 1/2 ± sqrt(3)/6, of ± 10 sqrt(3) / 6.
    ("M0 0C10 0 -10 4 0 4", Rect(x: -2.886751345948129, y: 0, width: 5.773502691896258, height: 4)),
    // Moves that draw nothing do not count.
    ("M-99 -99M1 1L2 3M77 77", Rect(x: 1, y: 1, width: 1, height: 2)),
    ("M3 4Z", Rect(x: 3, y: 4, width: 0, height: 0)),
    // Curves degree-elevated from straight ones, where the derivative's leading terms vanish.
    ("M0 0C1 1 2 2 3 3", Rect(x: 0, y: 0, width: 3, height: 3)),
    ("M0 0Q1.5 1.5 3 3", Rect(x: 0, y: 0, width: 3, height: 3)),
  ])
  func boundsAreThoseOfTheOutline(data: String, box: Rect) throws {
    let bounds = try #require(try Path(data: data).bounds)
    #expect(abs(bounds.x - box.x) < 1e-12 && abs(bounds.y - box.y) < 1e-12)
    #expect(abs(bounds.width - box.width) < 1e-12 && abs(bounds.height - box.height) < 1e-12)
  }

  @Test func whatDrawsNothingHasNone() throws {
    #expect(Path().bounds == nil)
    #expect(try Path(data: "M1 2M3 4").bounds == nil)
  }

  @Test func boundsHoldEveryPointAndAreReachedOnEverySide() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let path = randomPath(&random)
      guard let bounds = path.bounds else { continue }
      let all = points(of: path, steps: 2000).filter { $0.count > 1 }.flatMap { $0 }
      let xs = all.map(\.x)
      let ys = all.map(\.y)
      // The samples are within 200 points * (1 / 4000)^2 of the extrema.
      for (edge, reached) in [
        (bounds.x, xs.min()), (bounds.y, ys.min()), (-bounds.maxX, xs.max().map { -$0 }),
        (-bounds.maxY, ys.max().map { -$0 }),
      ] {
        let reached = reached ?? .nan
        #expect(edge <= reached + 1e-12 && reached - edge < 1e-4)
      }
    }
  }
}
