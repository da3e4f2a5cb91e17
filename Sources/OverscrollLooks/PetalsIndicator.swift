internal import Overscroll
package import OverscrollGraphics
package import OverscrollIndicators
internal import OverscrollMath

/// A flower of eight petals that the pull opens one by one, and that then runs as a spinner.
///
/// The petals grow outward from the center, clockwise from the top. Armed, they are wide around a
/// dot. During a run a bright petal rotates once per second. At the end the flower closes, and a
/// tick or a cross replaces it. There is no text. With reduced motion the petals keep their width
/// and fade in and out together. A load-more at rest shows the plain flower; after a failure it
/// keeps its cross, and when exhausted it is a dot.
package struct PetalsIndicator: PullIndicator, Sendable {
  /// Makes the look.
  package init() {}

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    let input = input.shown
    guard let weight = list.beginFigure(input) else { return }
    let isStill = input.environment.reduceMotion
    var drawn = 8.0
    let open: Double
    let rest: Double  // how much of the pulled flower is left; 0 is the spinner
    var size = 1.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      drawn *= input.drawnShare
      open = input.armedShare
      rest = 1
    case .running:
      rest = 1 - input.eased(for: 0.3)
      open = rest * min(input.progress, 1)
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      let left = 1 - input.eased(for: 0.2)
      list.opacity(left)
      rest = 1 - input.ran(for: 0.3)
      open = rest
      if !isStill { size = 0.5 + 0.5 * left }
    }

    let width = isStill ? 6 : 6 + 3 * open
    for index in 0..<8 {
      let share = Double(index) / 8
      let brightness = interpolate(from: input.brightness(at: share), to: 1, at: rest)
      list.petal(at: share, size: size, width: 6, opacity: input.presence, input.restSlot)
      list.petal(
        at: share,
        size: size * clamp(drawn - Double(index), to: 0...1),
        width: width,
        opacity: input.appearance * brightness,
        .accent
      )
    }
    if open > 0 {
      list.opacity(open)
      list.beginPath()
      list.circle(center: .zero, radius: isStill ? 2.5 : 2.5 * open)
      list.fill(.accent)
    }
    list.restore()
  }
}

extension DisplayList {
  /// A petal with its tip towards the origin, as one closed curve.
  fileprivate mutating func petal(
    at share: Double,
    size: Double,
    width: Double,
    opacity: Double,
    _ slot: PaletteSlot
  ) {
    let (sine, cosine) = sineCosine(2 * .pi * share)
    let inner = 4.0
    // A curve extends to three quarters of its control points' distance: 13 units from the center.
    let reach = inner + 4 / 3 * (13 - inner) * size
    let side = width * size
    let tip = Point(inner * sine, -inner * cosine)
    save()
    self.opacity(opacity)
    beginPath()
    move(to: tip)
    cubic(
      Point(reach * sine - side * cosine, -reach * cosine - side * sine),
      Point(reach * sine + side * cosine, -reach * cosine + side * sine),
      to: tip
    )
    fill(slot)
    restore()
  }
}
