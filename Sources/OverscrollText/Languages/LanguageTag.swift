/// The parts of a BCP 47 language tag that select a language of the texts.
///
/// Read byte by byte and compared as numbers, because comparing strings would add Unicode tables to
/// the wasm. Never fails: a malformed tag matches no language.
struct LanguageTag {
  /// The first part's letters in lower case, two of them as in ``code(_:)``.
  private(set) var language: UInt32 = 0
  /// Whether Chinese is in traditional characters, going by the script or else the region.
  private(set) var isTraditional = false

  init(_ tag: some Sequence<UInt8>) {
    var part: UInt32 = 0
    var isFirst = true
    for byte in tag {
      let letter = byte | 0x20
      if letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") {
        // Four letters identify all relevant parts; a longer part matches none of them.
        part = part > 0xFF_FFFF ? .max : part << 8 | UInt32(letter)
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        part = .max
      } else {
        let isSeparator = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        // A byte of another alphabet makes the language invalid.
        if isFirst, !isSeparator { part = 0 }
        guard read(part, isFirst), isSeparator else { return }
        part = 0
        isFirst = false
      }
    }
    _ = read(part, isFirst)
  }

  /// Two letters as one number.
  ///
  /// - Parameter letters: Two letters or more, in lower case; those after the second do not count.
  /// - Returns: The first letter's byte times 256, and the second's.
  static func code(_ letters: StaticString) -> UInt32 {
    UInt32(letters.utf8Start[0]) << 8 | UInt32(letters.utf8Start[1])
  }

  /// Processes one part; returns false if the rest is irrelevant.
  private mutating func read(_ part: UInt32, _ isFirst: Bool) -> Bool {
    if isFirst {
      // Codes of 1988 that some systems still use.
      switch part {
      case LanguageTag.code("iw"): language = LanguageTag.code("he")
      case LanguageTag.code("in"): language = LanguageTag.code("id")
      default: language = part
      }
      return true
    }
    let isRegion =
      part == LanguageTag.code("tw") || part == LanguageTag.code("hk")
      || part == LanguageTag.code("mo")
    isTraditional = isRegion || part == LanguageTag.hant
    // A part of one letter begins an extension or private use.
    return !isTraditional && part != LanguageTag.hans && part > 0xFF
  }

  private static let hans = code("ha") << 16 | code("ns")
  private static let hant = code("ha") << 16 | code("nt")
}
