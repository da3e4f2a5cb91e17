package import OverscrollGraphics

/// The visible content of a display list: a painter that stores shapes instead of pixels.
///
/// Tests of a look check what it paints, in the rectangle's coordinates, so that they accept any
/// list of commands that paints the same.
package struct Picture {
  /// One fill or stroke.
  package struct Ink {
    package var slot: PaletteSlot
    /// Thickness in points; 0 for a fill.
    package var width: Double
    package var opacity: Double
    /// Its subpaths as points, curves in 32 steps.
    package var lines: [[Point]]

    /// The length of all lines, in points.
    package var length: Double {
      lines.reduce(0) { sum, line in
        sum + zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
      }
    }

    package var first: Point? { lines.first?.first }
    package var last: Point? { lines.last?.last }
  }

  package struct Line {
    package var role: TextRole
    package var box: Rect
    package var alignment: TextAlignment
    package var slot: PaletteSlot
    package var opacity: Double
  }

  package struct Image {
    package var sequence: ImageSequence
    package var frame: Int
    package var box: Rect
    package var opacity: Double
  }

  private struct State {
    var map = Transform.identity
    var opacity = 1.0
  }

  package private(set) var inks: [Ink] = []
  package private(set) var texts: [Line] = []
  package private(set) var images: [Image] = []
  /// Every transform of the list, as given.
  package private(set) var transforms: [Transform] = []
  /// Whether each save has a restore, and the other way round.
  package private(set) var isBalanced = true

  private var state = State()
  private var saved: [State] = []
  private var lines: [[Point]] = []

  package init(_ list: DisplayList) {
    for command in list { paint(command) }
    isBalanced = isBalanced && saved.isEmpty
  }

  /// The visible shapes of one color.
  package func seen(_ slot: PaletteSlot) -> [Ink] {
    inks.filter { $0.slot == slot && $0.opacity > 0.001 && !$0.lines.isEmpty }
  }

  /// Whether nothing is visible.
  package var isBlank: Bool {
    PaletteSlot.allCases.allSatisfy { seen($0).isEmpty } && texts.allSatisfy { $0.opacity < 0.001 }
  }

  /// The bounds of everything visible, line thickness and texts included.
  package var bounds: Rect? {
    var low = Point(.infinity, .infinity)
    var high = Point(-.infinity, -.infinity)
    func include(_ x: Double, _ y: Double) {
      low = Point(min(low.x, x), min(low.y, y))
      high = Point(max(high.x, x), max(high.y, y))
    }
    for slot in PaletteSlot.allCases {
      for ink in seen(slot) {
        for point in ink.lines.joined() {
          include(point.x - ink.width / 2, point.y - ink.width / 2)
          include(point.x + ink.width / 2, point.y + ink.width / 2)
        }
      }
    }
    for text in texts {
      include(text.box.x, text.box.y)
      include(text.box.maxX, text.box.maxY)
    }
    return low.x <= high.x
      ? Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : nil
  }

  private mutating func paint(_ command: DrawCommand) {
    switch command {
    case .beginPath: lines = []
    case .move(let point): lines.append([state.map.apply(to: point)])
    case .line(let end): add([end])
    case .quadratic(let control, let end):
      curve { t, start in
        mix(mix(start, control, t), mix(control, end, t), t)
      }
    case .cubic(let a, let b, let end):
      curve { t, start in
        let middle = mix(a, b, t)
        return mix(
          mix(mix(start, a, t), middle, t),
          mix(middle, mix(b, end, t), t),
          t
        )
      }
    case .close:
      if let first = lines.last?.first { lines[lines.count - 1].append(first) }
    case .fill(let slot):
      inks.append(Ink(slot: slot, width: 0, opacity: state.opacity, lines: lines))
    case .stroke(let slot, let style):
      let area = state.map.a * state.map.d - state.map.b * state.map.c
      let width = style.width * area.magnitude.squareRoot()
      inks.append(Ink(slot: slot, width: width, opacity: state.opacity, lines: lines))
    case .save: saved.append(state)
    case .restore:
      if let last = saved.popLast() { state = last } else { isBalanced = false }
    case .transform(let map):
      transforms.append(map)
      state.map = map.then(state.map)
    case .opacity(let factor): state.opacity *= factor
    case .text(let role, let box, let alignment, let slot):
      texts.append(
        Line(role: role, box: box, alignment: alignment, slot: slot, opacity: state.opacity)
      )
    case .image(let sequence, let frame, let box):
      images.append(Image(sequence: sequence, frame: frame, box: box, opacity: state.opacity))
    }
  }

  private mutating func add(_ points: [Point]) {
    precondition(!lines.isEmpty, "a piece without a move")
    lines[lines.count - 1] += points.map(state.map.apply)
  }

  /// Adds a curve, given by its points in the present coordinates.
  private mutating func curve(_ point: (Double, Point) -> Point) {
    guard let here = lines.last?.last else { preconditionFailure("a piece without a move") }
    let start = state.map.inverse(of: here)
    add((1...32).map { point(Double($0) / 32, start) })
  }
}

private func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
  Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
}

extension Transform {
  /// The point that this transform maps to another.
  fileprivate func inverse(of point: Point) -> Point {
    let area = a * d - b * c
    let x = point.x - tx
    let y = point.y - ty
    return Point((d * x - c * y) / area, (a * y - b * x) / area)
  }
}
