internal import Overscroll
package import OverscrollGraphics
package import OverscrollIndicators
internal import OverscrollMath

/// A drop of water that hangs from the view's edge.
///
/// The pull stretches it: the longer it is, the thinner its neck. Armed, the neck snaps into the drop,
/// which is round. During a run it falls onto the content's edge and becomes flat there; others grow
/// and fall after it. At the end they fade under a tick or a cross. There is no text. With reduced
/// motion the stretched drop fades into the round one, which fades in and out in place. A load-more at
/// rest shows a plain drop; after a failure it keeps its cross, and when exhausted it is a dot.
package struct DropIndicator: PullIndicator, Sendable {
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
    let isStill = input.environment.reduceMotion
    let room = Room(input)
    // 0 is the stretched drop, 1 the round one.
    var free = 1.0
    // How far the round drop has fallen, 0...1, and how much is seen of those that follow.
    var fallen = 0.0
    var dripping = 0.0
    var rest = 1.0
    let brightness: Double
    var loopTime = input.time

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      free = input.armedShare
      brightness = (1 - 2 * free).magnitude
      if isStill { free = free < 0.5 ? 0 : 1 }
    case .running, .finishing:
      fallen = input.ran(for: 0.3)
      brightness = interpolate(from: 1, to: input.breath, at: fallen)
      dripping = input.ran(after: 0.15, for: 0.15)
      if isStill { (fallen, dripping) = (0, 0) }
    }
    if case .finishing(let outcome) = input.phase {
      list.resultMark(outcome, input, weight: weight)
      rest = 1 - input.eased(for: 0.2)
      // What is seen stays where it is.
      loopTime -= input.secondsInPhase
    }

    list.turnOver(0, input)
    let resting = input.presence - input.appearance
    if resting > 0 {
      list.save()
      list.opacity(resting)
      list.drop(input.restSlot, in: room, stretched: 1, freed: 0.7)
      list.restore()
    }
    list.opacity(rest * input.appearance * (isStill ? brightness : 1))
    if fallen < 1 {
      list.drop(.accent, in: room, stretched: room.pulled, freed: free, fallen: fallen)
    }
    if dripping > 0 {
      list.opacity(dripping)
      // One falls while the next one grows.
      let turn = fraction(loopTime / 1.2)
      let fall = max(0, (turn - 0.65) / 0.35)
      list.drop(
        .accent,
        in: room,
        stretched: smooth((turn + 0.25) / 0.85),
        freed: smooth((turn - 0.6) / 0.15),
        fallen: fall * fall
      )
      list.drop(.accent, in: room, stretched: smooth((turn - 0.75) / 0.85), freed: 0)
    }
    list.restore()
  }
}

/// The room of the look, in units of its figure about the middle, and how far it is pulled open.
private struct Room {
  /// The view's edge, from which drops hang.
  let top: Double
  /// The content's edge, onto which they fall.
  let bottom: Double
  /// How far the pull has stretched a drop, 0...1.
  let pulled: Double

  init(_ input: IndicatorInput) {
    let depth = input.axis == .horizontal ? input.width : input.height
    bottom = 14 * depth / input.figureSide
    // A picture that comes with the content begins outside of the view until its room is open.
    let isComing = input.role == .refresh && input.layer == .content
    pulled = isComing ? min(input.overscroll / depth, 1) : min(input.progress, 1)
    top = isComing ? bottom - 2 * bottom * pulled : -bottom
  }

  /// The length of a drop that hangs in it, and the radius of its half circle.
  func drop(stretched share: Double) -> (length: Double, radius: Double) {
    let length = 0.7 * min(2 * bottom * share, bottom - top)
    return (length, min(interpolate(from: 3, to: 7, at: share), length))
  }
}

extension DisplayList {
  /// Fills a drop: from its tip a curve leads to each side of a half circle.
  ///
  /// The curve's first control is 0.6 of the way down from the tip to the circle's middle, 0.8 from the axis in a
  /// complete drop and 1.2 more in one that begins; the second is 0.55 of the way down beside the circle.
  ///
  /// - Parameters:
  ///   - slot: The color.
  ///   - room: Where it hangs, and where it falls.
  ///   - stretched: How far it is stretched while it hangs, 0...1.
  ///   - freed: How round it is, 0...1: from the hanging drop to a disc in the middle; 0.7 in a load-more at rest.
  ///   - fallen: How far it is on its way down, 0...1; at the end it is flat.
  @inline(never)  // saves an app with every product 3 KB
  fileprivate mutating func drop(
    _ slot: PaletteSlot,
    in room: Room,
    stretched: Double,
    freed: Double,
    fallen: Double = 0
  ) {
    func mix(_ hanging: Double, _ round: Double) -> Double {
      interpolate(from: hanging, to: round, at: freed)
    }
    let full = 8.0
    // With controls at this distance a curve is a quarter of a circle.
    let control = 4.0 / 3 * (2.0.squareRoot() - 1)
    let hanging = room.drop(stretched: stretched)
    let length = hanging.length - hanging.radius
    let slack = 1 - stretched
    let base = 0.8 + 13 * slack * slack
    let radius = mix(hanging.radius, full)
    guard radius > 0 else { return }
    let center = mix(room.top + length, 0)
    let tip = mix(room.top, -full)
    let neck = Point(mix(0.8 + 1.2 * slack, control * full), mix(room.top + 0.6 * length, -full))
    let shoulder = mix(room.top + 0.55 * length, -control * full)
    let end = mix(base, 0)
    let foot = center + radius

    save()
    let place = foot + fallen * (room.bottom + 2 * radius - foot)
    let height = clamp(1 - (place - room.bottom) / (2 * radius), to: 0...1)
    transform(.translation(x: 0, y: place - (1 - height) * 2 * radius))
    transform(.scale(x: 1.5 - 0.5 * height, y: height))
    transform(.translation(x: 0, y: -foot))
    beginPath()
    move(to: Point(-end, tip))
    cubic(Point(-neck.x, neck.y), Point(-radius, shoulder), to: Point(-radius, center))
    curve(around: Point(0, center), radius: radius, from: .pi, by: -.pi)
    cubic(Point(radius, shoulder), neck, to: Point(end, tip))
    close()
    fill(slot)
    restore()
  }
}
