internal import OverscrollMath

/// One way to write a piece of a path, and how short all before it can be when it is chosen.
struct PathDataSpelling {
  /// The command's letter; 0 when the piece needs no text at all.
  var letter: UInt8 = 0
  /// The numbers, with what separates them.
  private var body: [UInt8] = []
  /// Whether the last number has a point or exponent, so that another point starts a new number.
  private var endsAtPoint = false
  /// How the piece joins the best spelling before it.
  private var joint = Joint.letter

  /// How many bytes the data takes up to the end of this piece.
  private(set) var cost = 0
  /// Which spelling of the piece before leads to that cost.
  private(set) var predecessor = 0

  private enum Joint {
    /// By its letter.
    case letter
    /// By a space: the letter is the one that repeats.
    case space
    /// By nothing: the letter repeats, and the first number ends the one before.
    case nothing
  }

  init(letter: UInt8 = 0) {
    self.letter = letter
    cost = letter == 0 ? 0 : 1
  }

  /// Adds a number behind those there are.
  mutating func append(_ number: ShortestDecimal) {
    var text: [UInt8] = []
    number.append(to: &text)
    if !body.isEmpty && !canTouch(text) { body.append(UInt8(ascii: " ")) }
    body += text
    endsAtPoint = text.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") }
    cost = 1 + body.count
  }

  /// Chooses which of the spellings of the piece before to follow.
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

  /// Appends the piece as it joins the one it follows.
  func append(to bytes: inout [UInt8]) {
    switch joint {
    case .letter: if letter != 0 { bytes.append(letter) }
    case .space: bytes.append(UInt8(ascii: " "))
    case .nothing: break
    }
    bytes += body
  }

  /// The letter that may be left out behind this piece; 0 when none may.
  private var repeatedLetter: UInt8 {
    switch letter {
    case UInt8(ascii: "M"), UInt8(ascii: "m"): letter - 1
    case UInt8(ascii: "Z"): 0
    default: letter
    }
  }

  /// Whether a number may stand directly behind the last one.
  private func canTouch(_ text: [UInt8]) -> Bool {
    text.first == UInt8(ascii: "-") || (text.first == UInt8(ascii: ".") && endsAtPoint)
  }
}
