internal import Overscroll

/// The word that names what happened, of what has values behind it: its Swift name.
enum EventWord: String, CaseIterable, Named {
  case configured
  case contactBegan
  case contactMoved
  case contactEnded
  case contactCancelled
  case wheelMoved
  case scrolled
  case environmentChanged
  case beginRequested
  case externalLoadingChanged
  case actionFinished
  case cancelRequested
}

/// The word that names what happened, with or without values behind it.
private enum EventName: Named {
  case values(EventWord)
  case signal(Signal)

  static var allCases: [EventName] {
    EventWord.allCases.map { .values($0) } + Signal.allCases.map { .signal($0) }
  }

  var word: String {
    switch self {
    case .values(let word): word.word
    case .signal(let signal): signal.word
    }
  }
}

/// Whether the app loads by itself.
private enum LoadingWord: String, CaseIterable, Named {
  case loading
  case notLoading
}

extension InputEvent {
  /// The event as a line of a trace: its time, its name, its values.
  var words: [WrittenWord] { [.number(time)] + kind.words }
}

extension InputEvent.Kind {
  /// The name and the values.
  var words: [WrittenWord] {
    func line(_ name: EventWord, _ values: WrittenWord...) -> [WrittenWord] {
      [.text(name.rawValue)] + values
    }
    switch self {
    case .configured(let edge, let behavior):
      return line(.configured) + Self.partWords(edge, behavior)
    case .contactBegan(let id, let position):
      return line(.contactBegan, .text(String(id)), .number(position))
    case .contactMoved(let id, let position):
      return line(.contactMoved, .text(String(id)), .number(position))
    case .contactEnded(let id):
      return line(.contactEnded, .text(String(id)))
    case .contactCancelled(let id):
      return line(.contactCancelled, .text(String(id)))
    case .wheelMoved(let delta, let isMomentum):
      return line(.wheelMoved, .number(delta)) + .flag("momentum", isMomentum)
    case .scrolled(let metrics, let isOwnWrite):
      return line(.scrolled) + metrics.words(isOwnWrite: isOwnWrite)
    case .environmentChanged(let environment):
      return line(.environmentChanged) + environment.words
    case .beginRequested(let edge, let source):
      return line(.beginRequested, .text(edge.word), .text(source.word))
    case .externalLoadingChanged(let edge, let isLoading):
      let loading = isLoading ? LoadingWord.loading : .notLoading
      return line(.externalLoadingChanged, .text(edge.word), .text(loading.word))
    case .actionFinished(let edge, let run, let outcome):
      return line(.actionFinished, .text(edge.word), .text(String(run.number)), .text(outcome.word))
    case .cancelRequested(let edge):
      return line(.cancelRequested, .text(edge.word))
    case .signal(let signal):
      return [.text(signal.word)]
    }
  }

  /// An edge and what it is used for.
  static func partWords(_ edge: Edge, _ behavior: Behavior?) -> [WrittenWord] {
    let part = behavior == nil ? PartWord.none : .refresh
    return [.text(edge.word), .text(part.word)] + (behavior?.words ?? [])
  }

  /// Reads a name and the values that belong to it.
  init(_ line: inout LineReader) throws(TraceError) {
    switch try line.value(EventName.self) {
    case .values(.configured):
      let edge = try line.value(Edge.self)
      switch try line.value(PartWord.self) {
      case .none: self = .configured(edge, nil)
      case .refresh: self = .configured(edge, try Behavior(&line))
      }
    case .values(.contactBegan):
      self = .contactBegan(id: try line.whole(), position: try line.number())
    case .values(.contactMoved):
      self = .contactMoved(id: try line.whole(), position: try line.number())
    case .values(.contactEnded):
      self = .contactEnded(id: try line.whole())
    case .values(.contactCancelled):
      self = .contactCancelled(id: try line.whole())
    case .values(.wheelMoved):
      self = .wheelMoved(delta: try line.number(), isMomentum: line.take("momentum"))
    case .values(.scrolled):
      var metrics = try ScrollMetrics(&line)
      let isOwnWrite = line.take("own")
      metrics.innerCanScroll = line.take("inner")
      self = .scrolled(metrics, isOwnWrite: isOwnWrite)
    case .values(.environmentChanged):
      self = .environmentChanged(try Environment(&line))
    case .values(.beginRequested):
      self = .beginRequested(try line.value(), by: try line.value())
    case .values(.externalLoadingChanged):
      let edge = try line.value(Edge.self)
      self = .externalLoadingChanged(edge, isLoading: try line.value(LoadingWord.self) == .loading)
    case .values(.actionFinished):
      let edge = try line.value(Edge.self)
      let run = RunToken(number: try line.whole())
      self = .actionFinished(edge, run, try line.value())
    case .values(.cancelRequested):
      self = .cancelRequested(try line.value())
    case .signal(let signal):
      self = .signal(signal)
    }
  }
}

extension ScrollMetrics {
  /// Three numbers; two more when an inset is not 0; then what is true.
  fileprivate func words(isOwnWrite: Bool) -> [WrittenWord] {
    let hasBase = baseStart.bitPattern != 0 || baseEnd.bitPattern != 0
    let numbers = [offset, viewport, extent] + (hasBase ? [baseStart, baseEnd] : [])
    return numbers.map(WrittenWord.number) + .flag("own", isOwnWrite)
      + .flag("inner", innerCanScroll)
  }

  /// Reads the numbers.
  fileprivate init(_ line: inout LineReader) throws(TraceError) {
    self.init(
      offset: try line.number(),
      viewport: try line.number(),
      extent: try line.number()
    )
    let isNumberNext = !line.isAtEnd && line.peek.text != "own" && line.peek.text != "inner"
    if isNumberNext {
      baseStart = try line.number()
      baseEnd = try line.number()
    }
  }
}

extension Environment {
  /// A number, a direction, and what is true.
  fileprivate var words: [WrittenWord] {
    [.number(scale), .text(direction.word)] + .flag("reduceMotion", reduceMotion)
  }

  /// Reads a line to its end.
  fileprivate init(_ line: inout LineReader) throws(TraceError) {
    self.init()
    // Not by the initializer, which corrects a scale: a recording keeps what was sent.
    scale = try line.number()
    direction = try line.value()
    reduceMotion = line.take("reduceMotion")
  }
}
