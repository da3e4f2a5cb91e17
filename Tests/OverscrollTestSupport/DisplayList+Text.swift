package import OverscrollGraphics
import OverscrollMath

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
