internal import Overscroll

/// The easing curves that have a name.
private enum CurveWord: String, CaseIterable, Named {
  case linear
  case easeInOut
  case systemDefault

  /// The curve of this name.
  var curve: Curve {
    switch self {
    case .linear: .linear
    case .easeInOut: .easeInOut
    case .systemDefault: .systemDefault
    }
  }
}

extension MotionTiming {
  /// A spring's response, or a curve and its duration; nil for a curve without a name.
  var text: String? {
    guard let curve else { return WrittenWord.shortest(seconds) }
    guard let name = CurveWord.allCases.first(where: { $0.curve == curve }) else { return nil }
    return name.word + ":" + WrittenWord.shortest(seconds)
  }

  /// Reads a spring's response, or a curve and its duration.
  init(_ word: LineReader.Word) throws(TraceError) {
    guard let (name, seconds) = word.parts(around: ":") else {
      self = .spring(response: try word.number())
      return
    }
    let curve: CurveWord = try name.value()
    self = .curve(curve.curve, seconds: try seconds.number())
  }
}
