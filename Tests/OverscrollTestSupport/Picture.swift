package import OverscrollGraphics
package import OverscrollIndicators
import OverscrollMath

// On Apple platforms Foundation exports MacTypes, which declares these names too; declarations in
// the target take precedence.
package typealias Point = OverscrollGraphics.Point
package typealias Rect = OverscrollGraphics.Rect

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

extension PullIndicator {
  /// The display list of one frame.
  package func list(_ input: IndicatorInput) -> DisplayList {
    var list = DisplayList()
    draw(input, into: &list)
    return list
  }

  /// The picture of one frame.
  package func picture(_ input: IndicatorInput) -> Picture {
    Picture(list(input))
  }
}

extension Double {
  /// Whether two distances, angles or fractions agree, as far as 24-bit numbers and arcs drawn as
  /// cubic curves allow.
  package func isClose(to other: Double, within tolerance: Double = 0.005) -> Bool {
    (self - other).magnitude <= tolerance
  }
}

extension Point {
  package func isClose(to other: Point, within tolerance: Double = 0.005) -> Bool {
    distance(to: other) <= tolerance
  }
}

extension DisplayList {
  /// The drawing as text, one command per line, for expected texts.
  ///
  /// Each line is the command's name and its arguments, separated by spaces: numbers rounded to
  /// three decimals, colors and shapes by name. `stroke accent 2 round round`
  ///
  /// - Complexity: O(*n*) in the number of commands; allocates the text.
  package var textForm: String {
    var writer = TextWriter()
    for command in self { writer.write(command) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

private struct TextWriter {
  var bytes: [UInt8] = []

  mutating func write(_ command: DrawCommand) {
    switch command {
    case .beginPath: word("beginPath")
    case .move(let point): line("move", point)
    case .line(let point): line("line", point)
    case .quadratic(let control, let end): line("quadratic", control, end)
    case .cubic(let first, let second, let end): line("cubic", first, second, end)
    case .close: word("close")
    case .fill(let slot):
      word("fill")
      argument("\(slot)")
    case .stroke(let slot, let style):
      word("stroke")
      argument("\(slot)")
      argument(style.width)
      argument("\(style.cap)")
      argument("\(style.join)")
    case .save: word("save")
    case .restore: word("restore")
    case .transform(let map):
      line("transform", Point(map.a, map.b), Point(map.c, map.d), Point(map.tx, map.ty))
    case .opacity(let factor):
      word("opacity")
      argument(factor)
    case .text(let role, let box, let alignment, let slot):
      word("text")
      argument("\(role)")
      argument(box)
      argument("\(alignment)")
      argument("\(slot)")
    case .image(let sequence, let frame, let box):
      word("image")
      argument("\(sequence)")
      argument(Double(frame))
      argument(box)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func line(_ name: String, _ points: Point...) {
    word(name)
    for point in points {
      argument(point.x)
      argument(point.y)
    }
  }

  private mutating func argument(_ box: Rect) {
    for number in [box.x, box.y, box.width, box.height] { argument(number) }
  }

  private mutating func argument(_ number: Double) {
    bytes.append(UInt8(ascii: " "))
    DecimalWriter.append(number, places: 3, to: &bytes)
  }

  private mutating func argument(_ name: String) {
    bytes.append(UInt8(ascii: " "))
    word(name)
  }

  private mutating func word(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
