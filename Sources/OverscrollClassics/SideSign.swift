internal import Overscroll
internal import OverscrollGraphics
internal import OverscrollIndicators

// MJRefresh's trailer. Separate file because it is laid out along the other axis.
extension DisplayList {
  /// Draws an arrow in a circle beside the content, and a vertical title.
  ///
  /// The circle's center is 15 points from the content, the title's 40. Armed, the arrow rotates by
  /// 180 degrees, and stays so until the indicator is closed.
  mutating func sideSign(_ input: IndicatorInput, _ details: some LookDetails) {
    // Whether the content is at the right.
    let isBefore = (input.edge == .start) == (input.environment.direction == .leftToRight)
    let middle = input.height / 2
    if input.titleWidth > 0 {
      save()
      transform(.translation(x: isBefore ? input.width - 40 : 40, y: middle))
      transform(.rotation(radians: .pi / 2))
      let length = input.height
      let box = Rect(x: -length / 2, y: -10, width: length, height: 20)
      text(.title, in: box, alignment: .center, .foreground)
      restore()
    }
    if input.isExhausted { return }
    let share =
      input.secondsInRun == nil ? input.turned(in: details.flip ?? 0.25, .easeInOut) : 1
    let style = StrokeStyle(width: 1)
    save()
    transform(.translation(x: isBefore ? input.width - 15 : 15, y: middle))
    var sideways = input
    sideways.axis = .vertical
    // The arrow is drawn pointing left, the direction in which a trailer is pulled.
    transform(.rotation(radians: isBefore ? -.pi / 2 : .pi / 2))
    sideways.edge = .start
    turnOver(share, sideways)
    if let size = details.arrowImage {
      image(
        .pull,
        frame: 0,
        in: Rect(x: -size.x / 2, y: -size.y / 2, width: size.x, height: size.y)
      )
      return restore()
    }
    beginPath()
    // The gap is 20 degrees wide, at the lower left of an arrow that points left.
    arc(center: .zero, radius: 8.2, start: 55 * .pi / 180, sweep: 340 * .pi / 180)
    move(to: Point(0, -4))
    line(to: Point(0, 4))
    move(to: Point(-3, 1))
    line(to: Point(0, 4))
    line(to: Point(3, 1))
    stroke(.foreground, style)
    restore()
  }
}
