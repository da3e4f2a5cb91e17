internal import Overscroll
package import OverscrollGraphics
package import OverscrollIndicators
internal import OverscrollMath

/// The content's edge as water, which the pull lifts under the finger, and which makes waves during a run.
///
/// The edge is a line over the whole width. The pull bends it outward, most where the finger is, with a second surface
/// behind it that is lower and nearer to the middle; both are translucent. Armed, the curve jumps as far as the room
/// allows and is filled more. During a run the water becomes level over the whole width, oscillates until it settles,
/// and waves move through both surfaces in opposite directions. At the end it sinks into the edge under a tick or a
/// cross. There is no text. With reduced motion the curve keeps its shape and fades in and out. A load-more at rest
/// shows only the line; after a failure it keeps its cross, and when exhausted it is a dot.
package struct WaveIndicator: PullIndicator, Sendable {
  /// Makes the look.
  package init() {}

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    let input = input.shown
    guard var weight = list.beginFigure(input) else { return }
    let isStill = input.environment.reduceMotion
    var rest = 1.0
    var height = 0.9
    var level = 0.0
    var filling = 1.0
    var brightness = 1.0

    switch input.phase {
    case .idle, .pulling, .armed, .exhausted:
      filling = input.armedShare
      height = interpolate(from: 0.7 * min(input.progress, 1), to: height, at: filling)
    case .running:
      if isStill {
        brightness = interpolate(from: 1, to: input.breath, at: input.eased(for: 0.3))
      } else {
        level = input.eased(for: 0.4)
        height -= 0.45 * level + input.swing
      }
    case .finishing(let outcome):
      list.resultMark(outcome, input, weight: weight)
      rest = 1 - input.eased(for: 0.2)
      if isStill {
        brightness = interpolate(from: 1, to: input.breath, at: input.ran(for: 0.3))
      } else {
        level = input.ran(for: 0.4)
        height = (height - 0.45 * level - input.swing) * rest
      }
    }
    // From here on in points: x along the edge, y toward the content, which begins at y = `depth`.
    let (length, depth) = list.enterEdge(input)
    weight *= input.figureSide / 28
    let style = StrokeStyle(width: weight)
    let base = depth - weight / 2
    list.opacity(rest)
    list.save()
    list.opacity(input.presence)
    list.beginPath()
    list.move(to: Point(weight / 2, base))
    list.line(to: Point(length - weight / 2, base))
    list.stroke(input.restSlot, style)
    list.restore()
    list.opacity(input.appearance * brightness)

    var water = Water(
      ends: (weight / 2, length - weight / 2),
      base: base,
      height: (base - weight / 2) * height,
      peak: clamp(input.touch, to: 0.2...0.8),
      level: level,
      waves: length / (3.5 * depth),
      turn: input.turn(every: 1.6)
    )
    list.add(water, isFilled: false)
    list.stroke(.accent, style)
    // What is filled has no round ends, for which there is room beside the line, and lies above that of the edge.
    water.ends = (0, length)
    water.base -= weight / 2
    list.add(water, isFilled: true)
    list.save()
    list.opacity(0.25 + 0.2 * filling)
    list.fill(.accent)
    list.restore()
    // The surface behind.
    water.height *= interpolate(from: 0.75, to: 1, at: level)
    water.peak = (water.peak + 0.5) / 2
    water.waves *= 0.75
    water.turn = 0.4 - input.turn(every: 3.2)
    list.add(water, isFilled: true)
    list.opacity(0.25)
    list.fill(.accent)
    list.restore()
  }
}

/// A surface over the whole edge: a crest in a pull, level with waves in a run.
private struct Water {
  /// Where it begins and ends.
  var ends: (left: Double, right: Double)
  /// Where it is at rest, and down to where it is filled.
  var base: Double
  /// How high it is where it is highest, without waves.
  var height: Double
  /// Where that is, as a fraction of the way between the ends.
  var peak: Double
  /// How much of the crest has become level, 0...1.
  let level: Double
  /// How many waves there are between them.
  var waves: Double
  /// How far they have moved, in turns.
  var turn: Double

  /// Its point at a fraction of the way between the ends.
  func point(at place: Double) -> Point {
    let share = place < peak ? place / peak : (1 - place) / (1 - peak)
    let crest = (1 - sineCosine(.pi * share).cosine) / 2
    let wave = 0.22 * level * sineCosine(2 * .pi * (waves * place - turn)).sine
    return Point(
      interpolate(from: ends.left, to: ends.right, at: place),
      base - height * (interpolate(from: crest, to: 1, at: level) + wave)
    )
  }
}

extension DisplayList {
  /// Begins the path of a surface; filled it goes down to the base at both ends.
  fileprivate mutating func add(_ water: Water, isFilled: Bool) {
    // Curves of about eight points, each with its control point on the surface.
    let count = clamp((water.ends.right / 8).rounded(.down), to: 12...160)
    var last = water.point(at: 0)
    beginPath()
    move(to: isFilled ? Point(last.x, water.base) : last)
    if isFilled { line(to: last) }
    var place = 1.0
    while place <= count {
      let next = water.point(at: place / count)
      quadratic(last, to: Point((last.x + next.x) / 2, (last.y + next.y) / 2))
      last = next
      place += 1
    }
    line(to: last)
    if isFilled { line(to: Point(last.x, water.base)) }
  }
}

extension IndicatorInput {
  /// How much lower the water is after a run began, as a share of the room: it swings twice, each time less.
  fileprivate var swing: Double {
    0.2 * (1 - smooth(secondsSinceRun)) * sineCosine(4 * .pi * secondsSinceRun).sine
  }
}
