internal import Overscroll

extension Trace.Expectation.Claim {
  /// The claim as a line of a trace.
  var words: [WrittenWord] {
    switch self {
    case .progress(let edge, let phase, let fraction):
      let words = [StatementWord.progress.rawValue, edge.word, phase.word, fraction?.text]
      return words.compactMap(\.self).map(WrittenWord.text)
    case .effect(let expected):
      return [.text(StatementWord.effect.rawValue)] + expected.words
    case .nothing:
      return [.text(StatementWord.effect.rawValue), .text(StatementWord.nothing.rawValue)]
    }
  }

  /// Reads a line from its first word.
  init(_ line: inout LineReader) throws(TraceError) {
    if line.take(StatementWord.progress.rawValue) {
      let edge = try line.value(Edge.self)
      let phase = try line.value(Phase.self)
      self = .progress(edge, phase, fraction: line.isAtEnd ? nil : try line.next().writtenNumber())
      return
    }
    _ = line.take(StatementWord.effect.rawValue)
    if line.take(StatementWord.nothing.rawValue) {
      self = .nothing
      return
    }
    let effect = try Effect(&line)
    let number = effect.words.hasNumber ? try line.previous.writtenNumber() : nil
    self = .effect(ExpectedEffect(effect: effect, number: number))
  }

  /// Whether one of the two expects no effects and the other one does.
  func contradicts(_ other: Trace.Expectation.Claim) -> Bool {
    switch (self, other) {
    case (.nothing, .effect), (.effect, .nothing): true
    case (.progress, _), (_, .progress), (.nothing, .nothing), (.effect, .effect): false
    }
  }
}

extension ExpectedEffect {
  /// The effect with its number as written.
  var words: [WrittenWord] {
    effect.words.map { word in
      guard case .number = word, let number else { return word }
      return .text(number.text)
    }
  }
}
