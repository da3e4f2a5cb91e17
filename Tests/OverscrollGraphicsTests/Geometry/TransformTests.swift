import OverscrollGraphics
import OverscrollTestSupport
import Testing

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
