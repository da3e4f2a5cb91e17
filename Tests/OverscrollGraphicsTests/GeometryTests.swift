import OverscrollGraphics
import OverscrollPaths
import OverscrollTestSupport
import Testing

// On Apple platforms Foundation exports MacTypes, which declares these names too; declarations in
// the target take precedence.
typealias Point = OverscrollGraphics.Point
typealias Rect = OverscrollGraphics.Rect

@Suite struct RectTests {
  @Test func edgesAndCenterFollowFromCornerAndExtents() {
    let rect = Rect(x: 1, y: 2, width: 10, height: 20)
    #expect(rect.maxX == 11)
    #expect(rect.maxY == 22)
    #expect(rect.center == Point(6, 12))
  }

  @Test func distanceIsTheStraightOne() {
    #expect(Point(1, 2).distance(to: Point(4, 6)) == 5)
    #expect(Point.zero.distance(to: Point.zero) == 0)
  }
}

@Suite struct TransformTests {
  private func isNear(_ a: Point, _ b: Point) -> Bool { a.distance(to: b) < 1e-12 }

  @Test func theSixNumbersMapAPointAsInCanvasAndSVG() {
    let map = Transform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(map.apply(to: Point(1, 0)) == Point(2 + 11, 3 + 13))
    #expect(map.apply(to: Point(0, 1)) == Point(5 + 11, 7 + 13))
    #expect(Transform.identity.apply(to: Point(4, -5)) == Point(4, -5))
  }

  @Test func aPositiveRotationTurnsFromRightToDown() {
    #expect(isNear(Transform.rotation(radians: .pi / 2).apply(to: Point(1, 0)), Point(0, 1)))
  }

  @Test func thenAppliesTheFirstMapFirst() {
    let map = Transform.scale(x: 2, y: 3).then(.translation(x: 10, y: 20))
    #expect(map.apply(to: Point(1, 1)) == Point(12, 23))
    let other = Transform.translation(x: 10, y: 20).then(.scale(x: 2, y: 3))
    #expect(other.apply(to: Point(1, 1)) == Point(22, 63))
  }

  @Test func joinedMapsDoWhatTheyDoInTurn() {
    var random = SeededGenerator(seed: 1)
    func number() -> Double { Double.random(in: -4...4, using: &random) }
    for _ in 0..<200 {
      func map() -> Transform {
        Transform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      }
      let (first, second, point) = (map(), map(), Point(number(), number()))
      let joined = first.then(second).apply(to: point)
      #expect(joined.distance(to: second.apply(to: first.apply(to: point))) < 1e-11)
    }
  }
}

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
