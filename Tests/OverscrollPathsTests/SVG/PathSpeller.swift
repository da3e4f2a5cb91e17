import OverscrollGraphics
import OverscrollPaths
import OverscrollTestSupport

/// Makes random paths together with a random spelling of each in path data.
///
/// Coordinates are multiples of 1/8, so that relative ones add up without rounding.
struct PathSpeller {
  var random: SeededGenerator
  private var path = Path()
  private var text = ""
  private var lastLetter = ""
  private var control: Point?
  private var controlIsCubic = false

  init(random: SeededGenerator) {
    self.random = random
  }

  mutating func spell() -> (path: Path, text: String) {
    for _ in 0..<Int.random(in: 1...12, using: &random) { add() }
    return (path, text + space(0))
  }

  private mutating func add() {
    let from = path.end
    if path.isEmpty { return move() }
    let (a, b, end) = (point(), point(), point())
    let mirrored = control.map { Point(2 * from.x - $0.x, 2 * from.y - $0.y) } ?? from
    switch Int.random(in: 0..<10, using: &random) {
    case 0: move()
    case 1:
      write(Bool.random(using: &random) ? "Z" : "z", [], from)
      path.close()
    case 2:
      write("H", [Point(end.x, 0)], from, axis: 0)
      path.line(to: Point(end.x, from.y))
    case 3:
      write("V", [Point(0, end.y)], from, axis: 1)
      path.line(to: Point(from.x, end.y))
    case 4:
      write("C", [a, b, end], from)
      path.cubic(a, b, to: end)
      return keep(b, isCubic: true)
    case 5:
      write("S", [b, end], from)
      path.cubic(controlIsCubic ? mirrored : from, b, to: end)
      return keep(b, isCubic: true)
    case 6:
      write("Q", [a, end], from)
      path.quadratic(a, to: end)
      return keep(a, isCubic: false)
    case 7:
      write("T", [end], from)
      let middle = controlIsCubic ? from : mirrored
      path.quadratic(middle, to: end)
      return keep(middle, isCubic: false)
    default:
      write("L", [end], from)
      path.line(to: end)
    }
    control = nil
    controlIsCubic = false
  }

  private mutating func keep(_ point: Point, isCubic: Bool) {
    control = point
    controlIsCubic = isCubic
  }

  private mutating func move() {
    let to = point()
    write("M", [to], path.end)
    path.move(to: to)
    control = nil
    controlIsCubic = false
  }

  private mutating func point() -> Point {
    Point(
      Double(Int.random(in: -400...400, using: &random)) / 8,
      Double(Int.random(in: -400...400, using: &random)) / 8
    )
  }

  /// Writes a command: absolute or relative, with or without its letter, with or without
  /// separators.
  private mutating func write(_ letter: String, _ points: [Point], _ from: Point, axis: Int? = nil)
  {
    let isRelative = Bool.random(using: &random)
    let letter = isRelative ? letter.lowercased() : letter
    // A letter may be omitted if the last command repeats; after a move that means lines.
    let implied = lastLetter == "M" ? "L" : lastLetter == "m" ? "l" : lastLetter
    let canRepeat = letter == implied && !points.isEmpty
    let isRepeat = canRepeat && Bool.random(using: &random)
    var isApart = true
    if !isRepeat {
      text += space(0) + letter + space(0)
      isApart = false
    }
    lastLetter = letter.uppercased() == "Z" ? "" : letter
    let origin = isRelative ? from : .zero
    for point in points {
      for (index, number) in [point.x - origin.x, point.y - origin.y].enumerated() {
        if let axis, axis != index { continue }
        let word = spelled(number)
        if isApart { text += separator(before: word) }
        isApart = true
        text += word
      }
    }
  }

  private func spelled(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private mutating func separator(before word: String) -> String {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: space(0) + "," + space(0)
    case 1: word.hasPrefix("-") ? "" : " "
    default: space(1)
    }
  }

  private mutating func space(_ least: Int) -> String {
    var result = ""
    for _ in 0..<Int.random(in: least...2, using: &random) {
      result += [" ", "\n", "\t", "\r", "\u{c}"].randomElement(using: &random) ?? " "
    }
    return result
  }
}
