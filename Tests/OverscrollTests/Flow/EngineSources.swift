#if os(Linux)
import Foundation
import OverscrollTestSupport

/// The engine's sources, parsed far enough to find references and calls.
///
/// Not a compiler: comments and string literals are removed, the rest is split into tokens. A word
/// before a dot is looked up among declarations with a type; a call whose receiver is not found
/// counts as a call of every function with that name.
struct EngineSources: CustomStringConvertible {
  /// The folders in the order of the stages; all may read the first ones.
  static let stages = [
    ["Ground", "Behavior"], ["Input"], ["Metrics"], ["Phases"], ["Reactions"], ["Motion"],
    ["Session"],
  ]

  /// One function of one type, as called.
  struct Function: Hashable {
    var type: String
    var name: String
    var labels: [String]
  }

  /// One call, as written.
  private struct Call {
    var receiver: String?
    var name: String
    var labels: [String]
  }

  /// The text of each file by its path in the engine's folder.
  private(set) var files: [String: String]

  var description: String { "\(files.count) files" }

  /// Reads the engine's folder.
  init() throws {
    let root = Snippets.root.appendingPathComponent("Sources/Overscroll")
    files = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
    where path.hasSuffix(".swift") {
      files[path] = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
  }

  /// The same sources with one text in a file replaced.
  ///
  /// - Returns: Nil if the text does not occur.
  func replacing(_ old: String, in path: String, by new: String) -> EngineSources? {
    guard let text = files[path], text.contains(old) else { return nil }
    var copy = self
    copy.files[path] = text.replacingOccurrences(of: old, with: new)
    return copy
  }

  // MARK: - References

  /// Every reference of a stage to a type or member of a later stage, as a sentence.
  func upwardNames() -> [String] {
    var firstStage: [String: Int] = [:]
    var stageOfType: [String: Int] = [:]
    let scans = scans()
    for scan in scans {
      for name in scan.types.union(scan.members) {
        firstStage[name] = min(firstStage[name] ?? scan.stage, scan.stage)
      }
      for type in scan.types { stageOfType[type] = scan.stage }
    }
    var findings: [String] = []
    for scan in scans {
      for (index, word) in scan.words.enumerated() {
        let previous = index > 0 ? scan.words[index - 1] : ""
        let isMember = previous == "."
        let isType = stageOfType[word] != nil
        if isMember || isType, let stage = firstStage[word], stage > scan.stage {
          findings.append("\(scan.path) names \(word) of \(Self.stages[stage][0])")
        }
        if previous == "extension", let stage = stageOfType[word], stage != scan.stage {
          findings.append("\(scan.path) extends \(word) of \(Self.stages[stage][0])")
        }
      }
    }
    return Array(Set(findings)).sorted()
  }

  // MARK: - Calls

  /// A call cycle, as names; nil if there is none.
  func recursion() -> [String]? {
    let calls = calls()
    var done: Set<Function> = []
    var way: [Function] = []
    func visit(_ function: Function) -> [Function]? {
      if let start = way.firstIndex(of: function) { return Array(way[start...]) + [function] }
      if done.contains(function) { return nil }
      way.append(function)
      defer {
        way.removeLast()
        done.insert(function)
      }
      for callee in calls[function, default: []] {
        if let circle = visit(callee) { return circle }
      }
      return nil
    }
    for function in calls.keys.sorted(by: { ($0.type, $0.name) < ($1.type, $1.name) }) {
      if let circle = visit(function) { return circle.map { "\($0.type).\($0.name)" } }
    }
    return nil
  }

  private func calls() -> [Function: Set<Function>] {
    let scans = scans()
    var functions: [Function] = []
    var types: [String: Set<String>] = [:]
    for scan in scans {
      functions += scan.bodies.map(\.function)
      types.merge(scan.typed) { $0.union($1) }
    }
    let byName = Dictionary(grouping: functions, by: \.name)
    var calls: [Function: Set<Function>] = [:]
    for (function, words) in scans.flatMap(\.bodies) {
      for call in Self.calls(in: words) {
        let labels = call.labels.map { $0.replacingOccurrences(of: "=", with: "") }
        let named = byName[call.name, default: []].filter { Self.fits(labels, $0.labels) }
        let owners =
          call.receiver.map { $0 == "self" ? [function.type] : types[$0] } ?? [function.type]
        let known = named.filter { owners?.contains($0.type) ?? true }
        calls[function, default: []].formUnion(known)
      }
    }
    // Overloads with the same labels can only be distinguished by type.
    for (function, all) in Dictionary(grouping: functions, by: \.self) where all.count > 1 {
      calls[function]?.remove(function)
    }
    return calls
  }

  /// Whether a call with these labels can be one of a function with those.
  ///
  /// Parameters with defaults, and a trailing closure, may be missing.
  private static func fits(_ labels: [String], _ declared: [String]) -> Bool {
    var rest = labels[...]
    for label in declared {
      let name = label.replacingOccurrences(of: "=", with: "")
      if rest.first == name {
        rest.removeFirst()
      } else if label == name, label != "_" {
        return false
      }
    }
    return rest.isEmpty
  }

  private static func calls(in words: [String]) -> [Call] {
    var calls: [Call] = []
    for index in words.indices.dropLast() where words[index + 1] == "(" || words[index + 1] == "{" {
      guard words[index].first?.isLetter == true, index == 0 || words[index - 1] != "func" else {
        continue
      }
      let isMember = index > 0 && words[index - 1] == "."
      let receiver = isMember && index > 1 ? words[index - 2] : isMember ? "" : nil
      calls.append(
        Call(receiver: receiver, name: words[index], labels: labels(words, from: index + 1))
      )
    }
    return calls
  }

  /// The labels of an argument list; `_` for none, with `=` appended for a default value.
  fileprivate static func labels(_ words: [String], from start: Int) -> [String] {
    guard words[start] == "(" else { return [] }
    var labels: [String] = []
    var depth = 0
    var isFirst = false
    for index in start..<words.count {
      let word = words[index]
      if isFirst, word != ")" || depth > 1 {
        isFirst = false
        let isLabel = index + 1 < words.count && (words[index + 1] == ":" || word == "_")
        let isNamed = index + 2 < words.count && words[index + 2] == ":"
        labels.append(isLabel || (isNamed && word.first?.isLetter == true) ? word : "_")
      }
      if "([{".contains(word) { depth += 1 }
      if ")]}".contains(word) { depth -= 1 }
      if depth == 1, word == "=", !labels.isEmpty, !labels[labels.count - 1].hasSuffix("=") {
        labels[labels.count - 1] += "="
      }
      if depth == 1, word == "(" || word == "," { isFirst = true }
      if depth == 0 { return labels }
    }
    return labels
  }

  private func scans() -> [SourceScan] {
    files.sorted { $0.key < $1.key }.compactMap { path, text in
      let folder = path.components(separatedBy: "/")[0]
      let stage = Self.stages.firstIndex { $0.contains(folder) } ?? Self.stages.count - 1
      return SourceScan(path: path, stage: stage, text)
    }
  }
}

/// The declarations and references of one file.
private struct SourceScan {
  let path: String
  let stage: Int
  let words: [String]
  private(set) var types: Set<String> = []
  private(set) var members: Set<String> = []
  /// The types that a word is declared with, as a property, a parameter or a constant.
  private(set) var typed: [String: Set<String>] = [:]
  private(set) var bodies: [(function: EngineSources.Function, words: [String])] = []

  init(path: String, stage: Int, _ text: String) {
    self.path = path
    self.stage = stage
    words = Self.words(of: text)
    readTypedNames()
    readDeclarations()
  }

  /// `name: Type`, `name: inout Type` and `name = Type(`.
  private mutating func readTypedNames() {
    for index in words.indices.dropLast(2) {
      let sign = words[index + 1]
      var type = index + 2
      while ["inout", "borrowing", "("].contains(words[type]), type + 1 < words.count {
        type += 1
      }
      guard sign == ":" || sign == "=" else { continue }
      if words[type].first?.isUppercase == true {
        typed[words[index], default: []].insert(words[type])
      } else if words[type] == "[" {
        typed[words[index], default: []].insert("Array")
      }
    }
  }

  private mutating func readDeclarations() {
    // One entry per brace: the type it opens, or nil for code.
    var scopes: [String?] = []
    var opens: String?
    var open: (function: EngineSources.Function, depth: Int, start: Int)?
    var pending: EngineSources.Function?
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      let isInType = scopes.last.map { $0 != nil } ?? true
      switch word {
      case "struct", "enum", "class", "protocol", "extension":
        if word != "extension" { types.insert(next) }
        opens = next
        // `extension Effect.Order`: the last word is the type's own.
        if index + 3 < words.count, words[index + 2] == "." { opens = words[index + 3] }
      case "func" where isInType:
        members.insert(next)
        let labels = EngineSources.labels(words, from: index + 2)
        pending = .init(type: scopes.last.flatMap { $0 } ?? "", name: next, labels: labels)
      case "var" where isInType, "let" where isInType:
        members.insert(next)
      case "case" where isInType:
        members.formUnion(cases(from: index + 1))
      case "{":
        scopes.append(opens)
        opens = nil
        if let function = pending, open == nil {
          open = (function, scopes.count, index)
          pending = nil
        }
      case "}":
        if let function = open, function.depth == scopes.count {
          bodies.append((function.function, Array(words[function.start..<index])))
          open = nil
        }
        _ = scopes.popLast()
      default:
        break
      }
    }
  }

  private func cases(from start: Int) -> Set<String> {
    var names: Set<String> = []
    var depth = 0
    var isName = true
    for word in words[start...] {
      if isName { names.insert(word) }
      if "(" == word { depth += 1 }
      if ")" == word { depth -= 1 }
      isName = word == "," && depth == 0
      if ["case", "}", "var", "func", "init", "static"].contains(word) { break }
    }
    return names
  }

  /// Tokens, without comments and the contents of string literals.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    for line in text.split(separator: "\n") {
      var word = ""
      var isText = false
      var previous: Character = " "
      for character in line {
        if previous == "/", character == "/", !isText {
          words.removeLast()
          break
        }
        if character == "\"" { isText.toggle() }
        if !isText, character.isLetter || character.isNumber || character == "_" || character == "$"
        {
          word.append(character)
        } else {
          if !word.isEmpty { words.append(word) }
          word = ""
          if !isText, !character.isWhitespace { words.append(String(character)) }
        }
        previous = character
      }
      if !word.isEmpty { words.append(word) }
    }
    return words
  }
}
#endif
