internal import Overscroll
package import OverscrollGraphics
internal import OverscrollMath

/// A drop that the pull draws out of the content's edge, like a liquid.
///
/// The edge is a line over the whole width. The pull lifts a hill out of its middle, which becomes a drop on a neck.
/// Armed, the neck breaks, its rest flows back and ripples to both sides, and the drop has its full size.
/// During a run it swings until it is still, and holds an arc that rotates. At the end it shrinks
/// under a tick or a cross. There is no text. With reduced motion the drop on its neck fades into
/// the free one, which keeps its place around a ring and fades in and out. A load-more at rest shows
/// only the edge; after a failure it keeps its cross, and when exhausted it is a dot.
package struct LiquidIndicator: PullIndicator, Sendable {
  /// Makes the look.
  package init() {}

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    let input = input.shown
    guard let weight = list.beginFigure(input, isMoving: false) else { return }
    let style = StrokeStyle(width: weight)
    let isStill = input.environment.reduceMotion
    // 0 is the drop on its neck, 1 the free one.
    var free = 1.0
    // How far the edge has come to rest since the neck broke.
    let broken = isStill ? 1 : input.broken
    var arc = 0.0
    var rest = 1.0
    let brightness: Double

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      free = input.armedShare
      brightness = (1 - 2 * free).magnitude
      if isStill { free = free < 0.5 ? 0 : 1 }
    case .running:
      arc = input.eased(for: 0.3)
      brightness = interpolate(from: 1, to: input.breath, at: arc)
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      arc = input.ran(for: 0.3)
      rest = 1 - input.eased(for: 0.2)
      brightness = interpolate(from: 1, to: input.breath, at: arc)
    }

    list.turnOver(0, input)
    list.opacity(rest)
    // The content's edge, as far as the rectangle reaches: the figure's center is aligned to pixels.
    let edge = 28 - weight / 2
    let length = input.axis == .horizontal ? input.height : input.width
    let reach = 14 * length / input.figureSide - weight
    list.save()
    list.opacity(input.presence)
    list.beginPath()
    list.move(to: Point(-reach, edge))
    list.line(to: Point(reach, edge))
    list.stroke(input.restSlot, style)
    list.restore()
    list.opacity(input.appearance * (isStill ? brightness : 1))
    let wide = min(48, reach)
    if free == 0 {
      list.beginPath()
      list.drop(min(input.progress, 1), on: edge, within: wide)
      list.fill(.accent)
    } else if free < 1 || broken < 1 {
      // The neck's rest flows back, and the edge ripples to both sides.
      let height = 9 * broken * (1 - broken)
      list.beginPath()
      let place = wide * interpolate(from: 0.1, to: 0.6, at: broken)
      list.hill(at: 0, height: 12 * (1 - free) * (1 - free), reach: 0.6 * wide, on: edge)
      list.hill(at: -place, height: height, reach: 0.4 * wide, on: edge)
      list.hill(at: place, height: height, reach: 0.4 * wide, on: edge)
      list.fill(.accent)
    }
    if free > 0 {
      if !isStill {
        let size = 0.4 + 0.6 * rest
        let swing = input.swing
        list.transform(.translation(x: 0, y: -5 * swing))
        list.transform(.scale(x: size - 0.12 * swing, y: size + 0.12 * swing))
      }
      list.beginPath()
      list.circle(center: .zero, radius: interpolate(from: 9, to: Keyline.ring, at: free))
      list.fill(.accent)
    }
    if arc > 0 {
      list.opacity(arc)
      list.beginPath()
      let turn = isStill ? 0 : input.turn(every: 0.9)
      list.arc(
        center: .zero,
        radius: Keyline.innerMark,
        start: (turn - 0.25) * 2 * .pi,
        sweep: (isStill ? 2 : 1.5) * .pi
      )
      list.stroke(.track, style)
    }
    list.restore()
  }
}

extension IndicatorInput {
  /// How far the drop is on its way after a run began: twice away from the edge and back, each time less.
  fileprivate var swing: Double {
    switch phase {
    case .running, .finishing:
      let swung = min(secondsSinceRun / 0.9, 1)
      return (1 - swung) * (1 - swung) * sineCosine(4 * .pi * swung).sine
    case .idle, .pulling, .armed, .exhausted:
      return 0
    }
  }

  /// How far the edge has come to rest after the neck broke, in the half second that it needs.
  ///
  /// 1 or more at rest.
  fileprivate var broken: Double {
    switch phase {
    case .armed:
      return secondsInPhase / 0.5
    case .running:
      guard case .armed = previousPhase else { return 1 }
      return (secondsInPrevious + secondsInPhase) / 0.5
    case .idle, .pulling, .finishing, .exhausted:
      return 1
    }
  }
}

extension DisplayList {
  /// Adds what the pull draws out of the edge: a hill, of which the upper part becomes a drop on a neck.
  ///
  /// The hill touches the drop 85 degrees above its side, by 60 degrees lower in the course of the pull and by 75 while
  /// the neck forms, from 0.45 of the pull on. There it goes straight on for half of the distance to the edge; at its
  /// foot, for 0.55 of its reach, or 0.1 with the whole neck.
  ///
  /// - Parameters:
  ///   - pulled: How far, 0...1.
  ///   - edge: The y coordinate of the edge; the complete drop is that far above it.
  ///   - wide: Half the length of the edge that it can take up.
  fileprivate mutating func drop(_ pulled: Double, on edge: Double, within wide: Double) {
    let necked = smooth((pulled - 0.45) / 0.55)
    let radius = interpolate(from: 5, to: 9, at: pulled)
    let center = Point(0, edge - interpolate(from: -5, to: edge, at: pulled))
    // Where the hill touches the drop: nearly at its top, then below its middle.
    let angle = (60 * pulled + 75 * necked - 85) * .pi / 180
    let (sine, cosine) = sineCosine(angle)
    let side = Point(radius * cosine, center.y + radius * sine)
    let lean = 0.5 * (edge - side.y)
    let neck = Point(side.x - lean * sine, side.y + lean * cosine)
    let reach = wide * interpolate(from: 0.4, to: 0.7, at: pulled)
    let foot = reach * (0.55 - 0.45 * necked)
    move(to: Point(-reach, edge))
    cubic(Point(-foot, edge), Point(-neck.x, neck.y), to: Point(-side.x, side.y))
    curve(around: center, radius: radius, from: .pi - angle, by: .pi + 2 * angle)
    cubic(neck, Point(foot, edge), to: Point(reach, edge))
    close()
  }

  /// Adds a rise of the edge, with a round top; it is half as high at 7/16 of its reach.
  @inline(never)  // saves 283 bytes of wasm
  fileprivate mutating func hill(at place: Double, height: Double, reach: Double, on edge: Double) {
    let top = edge - height
    move(to: Point(place - reach, edge))
    cubic(Point(place - reach / 2, edge), Point(place - reach / 3, top), to: Point(place, top))
    cubic(
      Point(place + reach / 3, top),
      Point(place + reach / 2, edge),
      to: Point(place + reach, edge)
    )
    close()
  }
}
