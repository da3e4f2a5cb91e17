/// The options and the operand that a command accepts, for parsing and for shell completion.
struct Syntax {
  /// The kinds of values.
  enum Value {
    case text
    case file
    case name([String])
  }

  /// The options without a value, with their dashes.
  var flags: [String] = []
  /// The options with a value.
  var options: [(name: String, value: Value)] = []
  /// What each operand is.
  var operand = Value.text
}
