import OverscrollGraphics
import Testing

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
