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

  @Test func fitScalesEvenlyAndCenters() {
    let room = Rect(x: 10, y: 20, width: 100, height: 50)
    let map = Transform.fit(Rect(x: 100, y: 100, width: 10, height: 10), in: room)
    #expect(map.apply(to: Point(100, 100)) == Point(35, 20))
    #expect(map.apply(to: Point(110, 110)) == Point(85, 70))
  }

  /// The original omitted the minimum.
  @Test func MR12_fitTakesTheMinimumOff() throws {
    let path = try Path(data: "M100 100L200 200")
    let box = try #require(path.bounds)
    let map = Transform.fit(box, in: Rect(x: 0, y: 0, width: 50, height: 50))
    let placed = try #require(path.transformed(by: map).bounds)
    #expect(placed == Rect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func fitManagesWithoutWidthOrHeightOrBoth() {
    let room = Rect(x: 0, y: 0, width: 40, height: 20)
    let level = Transform.fit(Rect(x: 5, y: 5, width: 10, height: 0), in: room)
    #expect(level.apply(to: Point(5, 5)) == Point(0, 10))
    #expect(level.apply(to: Point(15, 5)) == Point(40, 10))
    let upright = Transform.fit(Rect(x: 5, y: 5, width: 0, height: 10), in: room)
    #expect(upright.apply(to: Point(5, 15)) == Point(20, 20))
    let dot = Transform.fit(Rect(x: 5, y: 6, width: 0, height: 0), in: room)
    #expect(dot == .translation(x: 15, y: 4))
  }
}
