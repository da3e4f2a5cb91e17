import OverscrollGraphics

extension DisplayList {
  /// One of every command, in the order of the codes.
  static var everything: DisplayList {
    var list = DisplayList()
    list.beginPath()
    list.move(to: Point(1, 2))
    list.line(to: Point(3, 4))
    list.quadratic(Point(5, 6), to: Point(7, 8))
    list.cubic(Point(9, 10), Point(11, 12), to: Point(13, 14))
    list.close()
    list.fill(.track)
    list.stroke(.accent, StrokeStyle(width: 2.5, cap: .butt, join: .bevel))
    list.save()
    list.restore()
    list.transform(Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    list.opacity(0.5)
    list.text(
      .detail,
      in: Rect(x: 1, y: 2, width: 30, height: 40),
      alignment: .center,
      .secondary
    )
    list.image(.run, frame: 7, in: Rect(x: 1, y: 2, width: 30, height: 40))
    return list
  }
}
