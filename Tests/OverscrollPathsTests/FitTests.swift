import OverscrollGraphics
import OverscrollPaths
import Testing

@Suite struct FitTests {
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
