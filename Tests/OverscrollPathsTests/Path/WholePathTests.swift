import OverscrollGraphics
import OverscrollPaths
import OverscrollTestSupport
import Testing

@Suite struct WholePathTests {
  @Test func appendAddsEveryPieceToAPathOrAList() {
    var random = SeededGenerator(seed: 2)
    let path = randomPath(&random)
    var copy = Path()
    copy.append(path)
    #expect(copy == path)
    var list = DisplayList()
    path.append(to: &list)
    #expect(list.numbers.count == Array(path.elements).reduce(0) { $0 + numberCount($1) })
    #expect(Array(list).count == Array(path.elements).count)
  }

  private func numberCount(_ element: PathElement) -> Int {
    switch element {
    case .move, .line: 3
    case .quadratic: 5
    case .cubic: 7
    case .close: 1
    }
  }

  @Test func transformedMapsEveryPoint() {
    var path = Path()
    path.move(to: Point(1, 2))
    path.line(to: Point(3, 4))
    path.quadratic(Point(5, 6), to: Point(7, 8))
    path.cubic(Point(9, 10), Point(11, 12), to: Point(13, 14))
    path.close()
    let moved = path.transformed(by: Transform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
    #expect(
      Array(moved.elements) == [
        .move(Point(12, 26)), .line(Point(16, 32)), .quadratic(Point(20, 38), Point(24, 44)),
        .cubic(Point(28, 50), Point(32, 56), Point(36, 62)), .close,
      ]
    )
    #expect(moved.end == Point(12, 26))
  }
}
