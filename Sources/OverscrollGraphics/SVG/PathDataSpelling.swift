internal import OverscrollMath

/// One way to write a segment of a path, with the minimal total length if it is chosen.
struct PathDataSpelling {
  /// The command's letter; 0 if the segment needs no text.
  var letter: UInt8 = 0
  /// The numbers, with their separators.
  private var body: [UInt8] = []
  /// Whether the last number has a point or exponent, so that another point starts a new number.
  private var endsAtPoint = false
  /// How the segment joins the best spelling before it.
  private var joint = Joint.letter

  /// The length of the data up to the end of this segment, in bytes.
  private(set) var cost = 0
  /// The spelling of the previous segment that gives that length.
  private(set) var predecessor = 0

  private enum Joint {
    /// With a letter.
    case letter
    /// With a space: the letter is repeated implicitly.
    case space
    /// Directly: the letter is repeated, and the first number ends the previous one.
    case nothing
  }

  init(letter: UInt8 = 0) {
    self.letter = letter
    cost = letter == 0 ? 0 : 1
  }

  /// Appends a number.
  mutating func append(_ number: ShortestDecimal) {
    var text: [UInt8] = []
    number.append(to: &text)
    if !body.isEmpty && !canTouch(text) { body.append(UInt8(ascii: " ")) }
    body += text
    endsAtPoint = text.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") }
    cost = 1 + body.count
  }

  /// Chooses the best spelling of the previous segment.
  mutating func follow(_ spellings: [PathDataSpelling]) {
    var best = Int.max
    for (index, spelling) in spellings.enumerated() {
      let joint: Joint =
        letter == 0 || spelling.repeatedLetter != letter
        ? .letter : spelling.canTouch(body) ? .nothing : .space
      let size = letter == 0 || joint == .nothing ? 0 : 1
      guard spelling.cost + size + body.count < best else { continue }
      best = spelling.cost + size + body.count
      self.joint = joint
      predecessor = index
    }
    cost = best
  }

  /// Appends the segment, joined to the previous one.
  func append(to bytes: inout [UInt8]) {
    switch joint {
    case .letter: if letter != 0 { bytes.append(letter) }
    case .space: bytes.append(UInt8(ascii: " "))
    case .nothing: break
    }
    bytes += body
  }

  /// The letter that may be omitted after this segment; 0 if none.
  private var repeatedLetter: UInt8 {
    switch letter {
    case UInt8(ascii: "M"), UInt8(ascii: "m"): letter - 1
    case UInt8(ascii: "Z"): 0
    default: letter
    }
  }

  /// Whether a number may directly follow the last one.
  private func canTouch(_ text: [UInt8]) -> Bool {
    text.first == UInt8(ascii: "-") || (text.first == UInt8(ascii: ".") && endsAtPoint)
  }
}
