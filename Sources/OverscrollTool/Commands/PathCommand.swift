import OverscrollGraphics
import OverscrollPaths

/// `path`: measures SVG paths; one JSON object per line and path.
struct PathCommand {
  static let help = """
    Measures SVG paths and reports the positions of errors.

    usage: overscroll-tool path DATA | FILE.svg | - | --lines FILE
                                [--sample N] [--strict] [-o FILE]

      DATA          path data, the text of a path element's d attribute
      FILE.svg      every shape that a file draws, in its order
      -             the same from standard input: SVG if it begins with <, else path data
      --lines FILE  path data, one path per line
      --sample N    add N points at equal distances along the path, from its start to its end
      --strict      stop at the first invalid path
      -o FILE       write to a file

    Each invalid path is one line on standard error; the exit code is then 1. Prints one JSON object
    per line for each path, also for an invalid one:
      commands  number of commands; implicit repetitions count
      bounds    [minX, minY, maxX, maxY] of the outline, null if it draws nothing
      length    of everything drawn, closing lines included
      error     null, or {"offset": byte, "expected": text}; the other values then describe the data
                before that byte
      points    [[x, y], ...] with --sample

    Shapes of an SVG file are measured in the coordinates of its viewBox, with all transforms; what is
    not read, such as text, is one line on standard error. An element with an invalid length or
    transform is left out: also one line there, and the exit code is 1. The offset of an error in a
    list of points is relative to that list. A compressed file: gzip -dc FILE.svgz | overscroll-tool
    path -

    """

  private let arguments: Arguments
  private let samples: Int?

  init(_ words: [String]) throws(Failure) {
    arguments = try Arguments(
      words,
      flags: ["--strict"],
      options: ["--lines", "--sample", "-o"]
    )
    let operands = arguments.value("--lines") == nil ? 1 : 0
    try arguments.expectOperands(operands, "path data or a file")
    samples = try arguments.value("--sample").map { text throws(Failure) in
      guard let count = Int(text), (0...1_000_000).contains(count) else {
        throw .usage("--sample needs a whole number from 0 to 1000000, not \(text)")
      }
      return count
    }
  }

  func run() throws(Failure) -> Bool {
    if let file = arguments.value("--lines") { return try runLines(of: file) }
    var output = try Output(to: arguments.value("-o"))
    let operand = arguments.operands[0]
    var isGood = true
    if [".svg", ".svgz"].contains(where: operand.lowercased().hasSuffix) {
      isGood = try write(SVGDocument.read(operand), to: &output)
    } else if operand == "-" {
      let (name, bytes) = try InputFile.readBytes(operand)
      if SVGTree.isLikely(bytes) {
        isGood = try write(SVGDocument(bytes, name), to: &output)
      } else {
        try InputFile.checkText(bytes[...], name)
        isGood = try write(bytes, name, to: &output)
      }
    } else if InputFile.exists(operand) {
      throw .input(operand, "is not an .svg file; use --lines for a file with path data")
    } else {
      isGood = try write(Array(operand.utf8), "path data", to: &output)
    }
    try output.finish()
    return isGood
  }

  private func runLines(of file: String) throws(Failure) -> Bool {
    var lines = try InputLines(file)
    var line: [UInt8] = []
    // Checks all lines before printing the first result, so that an unreadable file produces no
    // output. A stream can be read only once.
    if lines.isRepeatable {
      while try lines.next(&line) {}
      try lines.rewind()
    }
    var output = try Output(to: arguments.value("-o"))
    var isGood = true
    while isGood || !isStrict, try lines.next(&line) {
      let isLineGood = try write(line, "\(lines.name):\(lines.number)", to: &output)
      isGood = isGood && isLineGood
    }
    try output.finish()
    return isGood
  }

  private func write(_ document: SVGDocument, to output: inout Output) throws(Failure) -> Bool {
    var isGood = true
    for (index, shape) in document.shapes.enumerated() where isGood || !isStrict {
      let place = "\(document.name): path \(index + 1)"
      let isShapeGood = try write(
        shape.data,
        place,
        shape.map,
        badPoint: shape.badPoint,
        to: &output
      )
      isGood = isGood && isShapeGood
    }
    return isGood && !document.hasMistake
  }

  /// Measures one path; false if it is invalid.
  private func write(
    _ data: [UInt8],
    _ place: String,
    _ map: Transform = .identity,
    badPoint: Int? = nil,
    to output: inout Output
  ) throws(Failure) -> Bool {
    let (own, error) = PathDataParser.parsePrefix(data)
    let path = own.transformed(by: map)
    let measured = MeasuredPath(path)
    let mistake: (offset: Int, expected: String)? =
      badPoint.map { ($0, PathDataError.Expected.number.words) }
      ?? error.map { ($0.offset, $0.expected.words) }
    var members: [(String, JSON)] = [
      ("commands", .whole(PathDataTally.commands(in: data[..<(error?.offset ?? data.count)]))),
      ("bounds", path.bounds.map(Self.json) ?? .null),
      ("length", .number(measured.length)),
      ("error", mistake.map(Self.json) ?? .null),
    ]
    if let samples { members.append(("points", .array(points(samples, of: measured)))) }
    var bytes: [UInt8] = []
    JSON.object(members).append(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    try output.write(bytes)
    guard let mistake else { return true }
    Console.report("\(place): byte \(mistake.offset): expected \(mistake.expected)")
    return false
  }

  private var isStrict: Bool { arguments.has("--strict") }

  private func points(_ count: Int, of path: MeasuredPath) -> [JSON] {
    (0..<count).compactMap { index in
      let share = count > 1 ? Double(index) / Double(count - 1) : 0
      guard let point = path.place(atLength: share * path.length)?.point else { return nil }
      return .array([.number(point.x), .number(point.y)])
    }
  }

  private static func json(_ bounds: Rect) -> JSON {
    .array([bounds.x, bounds.y, bounds.maxX, bounds.maxY].map { .number($0) })
  }

  private static func json(_ mistake: (offset: Int, expected: String)) -> JSON {
    .object([("offset", .whole(mistake.offset)), ("expected", .text(mistake.expected))])
  }
}
