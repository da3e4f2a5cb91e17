/// A word of a line that is about to be written, with numbers still as numbers.
enum WrittenWord: Equatable {
  /// A word, or a whole number.
  case text(String)
  /// A measured number: points, seconds or a scale.
  case number(Double)
  /// A value that the format cannot express.
  case unwritable

  /// The word in the text.
  ///
  /// The fewest digits that read back to the same bits.
  var text: String {
    switch self {
    case .text(let text): return text
    case .number(let number): return Self.shortest(number)
    case .unwritable: return ""
    }
  }

  /// The shortest decimal that reads back to the same bits.
  static func shortest(_ number: Double) -> String {
    let digits = "\(number)"
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }
}

extension [WrittenWord] {
  /// A word that is present only if a condition is true.
  static func flag(_ word: String, _ isTrue: Bool) -> [WrittenWord] {
    isTrue ? [.text(word)] : []
  }

  /// The line.
  var line: String { map(\.text).joined(separator: " ") }

  /// Whether one of the words is a measured number.
  var hasNumber: Bool {
    contains { word in
      switch word {
      case .number: true
      case .text, .unwritable: false
      }
    }
  }

  /// Whether the line can be read back.
  var areWritable: Bool {
    allSatisfy { word in
      switch word {
      case .text: true
      case .number(let number): number.isFinite
      case .unwritable: false
      }
    }
  }
}
