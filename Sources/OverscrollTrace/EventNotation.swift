internal import Overscroll

/// The word that names what happened: its Swift name.
enum EventWord: String, CaseIterable, Named {
  case configured
  case contactBegan
  case contactMoved
  case contactEnded
  case contactCancelled
  case wheelBegan
  case wheelMoved
  case wheelEnded
  case scrolled
  case contentChanged
  case attached
  case shown
  case hidden
  case detached
  case environmentChanged
  case beginRequested
  case externalLoadingChanged
  case actionFinished
  case cancelRequested
  case resetRequested
  case frame
  case woke
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
    case .wheelBegan:
      return line(.wheelBegan)
    case .wheelMoved(let delta, let isMomentum):
      return line(.wheelMoved, .number(delta)) + .flag("momentum", isMomentum)
    case .wheelEnded:
      return line(.wheelEnded)
    case .scrolled(let metrics, let isOwnWrite):
      return line(.scrolled) + metrics.words(isOwnWrite: isOwnWrite)
    case .contentChanged(let extent, let insertedBefore):
      return line(.contentChanged, .number(extent)) + (insertedBefore.map { [.number($0)] } ?? [])
    case .attached:
      return line(.attached)
    case .shown:
      return line(.shown)
    case .hidden:
      return line(.hidden)
    case .detached:
      return line(.detached)
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
    case .resetRequested(let edge):
      return line(.resetRequested, .text(edge.word))
    case .frame:
      return line(.frame)
    case .woke:
      return line(.woke)
    }
  }

  /// An edge and what it is used for.
  static func partWords(_ edge: Edge, _ behavior: Behavior?) -> [WrittenWord] {
    [.text(edge.word)] + (behavior?.words ?? [.text(PartWord.none.word)])
  }

  /// Reads a name and the values that belong to it.
  init(_ line: inout LineReader) throws(TraceError) {
    switch try line.value(EventWord.self) {
    case .configured:
      let edge = try line.value(Edge.self)
      self = .configured(edge, try PartWord.readBehavior(&line))
    case .contactBegan:
      self = .contactBegan(id: try line.whole(), position: try line.number())
    case .contactMoved:
      self = .contactMoved(id: try line.whole(), position: try line.number())
    case .contactEnded:
      self = .contactEnded(id: try line.whole())
    case .contactCancelled:
      self = .contactCancelled(id: try line.whole())
    case .wheelBegan:
      self = .wheelBegan
    case .wheelMoved:
      self = .wheelMoved(delta: try line.number(), isMomentum: line.take("momentum"))
    case .wheelEnded:
      self = .wheelEnded
    case .scrolled:
      var isOwnWrite = false
      let metrics = try ScrollMetrics(&line, isOwnWrite: &isOwnWrite)
      self = .scrolled(metrics, isOwnWrite: isOwnWrite)
    case .contentChanged:
      let extent = try line.number()
      self = .contentChanged(extent: extent, insertedBefore: line.isAtEnd ? nil : try line.number())
    case .attached:
      self = .attached
    case .shown:
      self = .shown
    case .hidden:
      self = .hidden
    case .detached:
      self = .detached
    case .environmentChanged:
      self = .environmentChanged(try Environment(&line))
    case .beginRequested:
      self = .beginRequested(try line.value(), by: try line.value())
    case .externalLoadingChanged:
      let edge = try line.value(Edge.self)
      self = .externalLoadingChanged(edge, isLoading: try line.value(LoadingWord.self) == .loading)
    case .actionFinished:
      let edge = try line.value(Edge.self)
      let run = RunToken(number: try line.whole())
      self = .actionFinished(edge, run, try line.value())
    case .cancelRequested:
      self = .cancelRequested(try line.value())
    case .resetRequested:
      self = .resetRequested(try line.value())
    case .frame:
      self = .frame
    case .woke:
      self = .woke
    }
  }
}
