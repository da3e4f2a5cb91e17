import OverscrollGraphics
import OverscrollPaths
import Testing

@Suite struct PathTests {
  private func elements(_ build: (inout Path) -> Void) -> [PathElement] {
    var path = Path()
    build(&path)
    return Array(path.elements)
  }

  @Test func iteratingGivesThePiecesBack() {
    let pieces = elements { path in
      path.move(to: Point(1, 2))
      path.line(to: Point(3, 4))
      path.quadratic(Point(5, 6), to: Point(7, 8))
      path.cubic(Point(9, 10), Point(11, 12), to: Point(13, 14))
      path.close()
    }
    #expect(
      pieces == [
        .move(Point(1, 2)), .line(Point(3, 4)), .quadratic(Point(5, 6), Point(7, 8)),
        .cubic(Point(9, 10), Point(11, 12), Point(13, 14)), .close,
      ]
    )
  }

  @Test func drawingAfterACloseStartsWhereTheSubpathDid() {
    let pieces = elements { path in
      path.move(to: Point(1, 2))
      path.line(to: Point(3, 4))
      path.close()
      path.line(to: Point(5, 6))
    }
    #expect(
      pieces == [
        .move(Point(1, 2)), .line(Point(3, 4)), .close, .move(Point(1, 2)), .line(Point(5, 6)),
      ]
    )
  }

  @Test func drawingFirstOfAllStartsAtTheOrigin() {
    #expect(elements { $0.line(to: Point(1, 1)) } == [.move(.zero), .line(Point(1, 1))])
  }

  @Test func aCloseWithoutASubpathAddsNothing() {
    #expect(elements { $0.close() }.isEmpty)
    let pieces = elements { path in
      path.move(to: Point(1, 1))
      path.close()
      path.close()
    }
    #expect(pieces == [.move(Point(1, 1)), .close])
  }

  @Test func theEndIsWhereTheNextPieceStarts() {
    var path = Path()
    #expect(path.end == .zero && path.isEmpty)
    path.move(to: Point(1, 2))
    #expect(path.end == Point(1, 2) && !path.isEmpty)
    path.cubic(Point(0, 0), Point(0, 0), to: Point(5, 6))
    #expect(path.end == Point(5, 6))
    path.close()
    #expect(path.end == Point(1, 2))
  }
}
