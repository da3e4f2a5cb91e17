/// The words behind a command, sorted into options and operands.
///
/// `--name value`, `--name=value` and `-o value` are options, `--` ends them, and `-` is an operand:
/// standard input. Nothing is guessed: an unknown, repeated or incomplete option is an error.
struct Arguments {
  /// What is neither an option nor its value, in order.
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  /// Sorts words.
  ///
  /// - Parameters:
  ///   - words: What stands behind the command.
  ///   - flags: The options without a value, with their dashes.
  ///   - options: The options with one.
  /// - Throws: ``Failure`` for the first word that does not fit.
  init(_ words: [String], flags: [String] = [], options: [String] = []) throws(Failure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let attached = parts.count > 1 ? String(parts[1]) : nil
      var value = ""
      if options.contains(name) {
        guard let found = attached ?? rest.popFirst(), !found.isEmpty else {
          throw .usage("\(name) needs a value")
        }
        value = found
      } else if !flags.contains(name) {
        throw .usage("there is no option \(name)")
      } else if attached != nil {
        throw .usage("\(name) takes no value")
      }
      guard values.updateValue(value, forKey: name) == nil else {
        throw .usage("\(name) is there twice")
      }
    }
  }

  /// Whether a flag is there.
  func has(_ flag: String) -> Bool { values[flag] != nil }

  /// The value of an option; nil when it is not there.
  func value(_ option: String) -> String? { values[option] }

  /// Makes sure that there are no operands left over.
  func expectOperands(_ count: Int, _ names: String) throws(Failure) {
    if operands.count < count { throw .usage("\(names) is missing") }
    if operands.count > count { throw .usage("\(operands[count]) is one argument too many") }
  }
}
