internal import Overscroll

/// The name of an event: its Swift name.
enum EventWord: Named {
  case configured
  case code(EventCode)

  static var allCases: [EventWord] { [.configured] + EventCode.allCases.map { .code($0) } }

  var word: String {
    switch self {
    case .configured: "configured"
    case .code(let code): code.notation.word
    }
  }
}

extension EventCode {
  /// The name of an event in a trace, and its values, in order.
  ///
  /// The names are literals, so that renaming a case in the engine does not change recordings.
  fileprivate var notation: (word: String, values: [EventValue]) {
    switch self {
    case .contactBegan: ("contactBegan", [.contact, .points])
    case .contactMoved: ("contactMoved", [.contact, .points])
    case .contactEnded: ("contactEnded", [.contact])
    case .contactCancelled: ("contactCancelled", [.contact])
    case .wheelBegan: ("wheelBegan", [])
    case .wheelMoved: ("wheelMoved", [.points, .momentum])
    case .wheelEnded: ("wheelEnded", [])
    case .scrolled: ("scrolled", [.metrics])
    case .contentChanged: ("contentChanged", [.points, .inserted])
    case .attached: ("attached", [])
    case .shown: ("shown", [])
    case .hidden: ("hidden", [])
    case .detached: ("detached", [])
    case .environmentChanged: ("environmentChanged", [.points, .direction, .reduceMotion])
    case .beginRequested: ("beginRequested", [.edge, .source, .delay])
    case .externalLoadingChanged: ("externalLoadingChanged", [.edge, .loading])
    case .actionFinished: ("actionFinished", [.edge, .run, .outcome])
    case .cancelRequested: ("cancelRequested", [.edge])
    case .resetRequested: ("resetRequested", [.edge])
    case .floorRequested: ("floorRequested", [.edge, .visit])
    case .frame: ("frame", [])
    case .woke: ("woke", [])
    case .exhaustRequested: ("exhaustRequested", [.edge])
    case .uncoverRequested: ("uncoverRequested", [.edge])
    case .concurrencyChanged: ("concurrencyChanged", [.concurrency])
    case .prefetchFinished: ("prefetchFinished", [.edge, .run])
    }
  }
}

/// Whether the app loads outside of a run.
private enum LoadingWord: String, CaseIterable, Named {
  case loading
  case notLoading
}

/// Whether the floor is to open.
private enum VisitWord: String, CaseIterable, Named {
  case open
  case close
}

/// One of the numbers of an event, as a trace writes it.
private enum EventValue {
  case concurrency
  case contact
  case delay
  case direction
  case edge
  case inserted
  case loading
  case metrics
  case momentum
  case outcome
  case points
  case reduceMotion
  case run
  case source
  case visit

  /// The value's words; may be empty.
  func words(of event: RawEvent) -> [WrittenWord] {
    switch self {
    case .concurrency: [.text((event.flag ? Concurrency.independent : .exclusive).word)]
    case .contact, .run: [.text(String(event.number))]
    case .delay: event.x == 0 ? [] : [.number(event.x)]
    case .direction: [.text(event.direction.word)]
    case .edge: [.text(event.edge.word)]
    case .inserted: event.flag ? [.number(event.y)] : []
    case .loading: [.text((event.flag ? LoadingWord.loading : .notLoading).word)]
    case .metrics: event.metrics.words(isOwnWrite: event.flag)
    case .momentum: .flag("momentum", event.flag)
    case .outcome: [.text(event.outcome.word)]
    case .points: [.number(event.x)]
    case .reduceMotion: .flag("reduceMotion", event.flag)
    case .source: [.text(event.source.word)]
    case .visit: [.text((event.flag ? VisitWord.open : .close).word)]
    }
  }

  /// Reads the value's words into the event.
  func read(_ line: inout LineReader, into event: inout RawEvent) throws(TraceError) {
    switch self {
    case .concurrency:
      event.flag = try line.value(Concurrency.self) == .independent
    case .contact:
      event.number = try line.whole()
    case .delay:
      if !line.isAtEnd { event.x = try line.number() }
    case .direction:
      event.direction = try line.value()
    case .edge:
      event.edge = try line.value()
    case .inserted:
      event.flag = !line.isAtEnd
      if event.flag { event.y = try line.number() }
    case .loading:
      event.flag = try line.value(LoadingWord.self) == .loading
    case .metrics:
      event.metrics = try ScrollMetrics(&line, isOwnWrite: &event.flag)
    case .momentum:
      event.flag = line.take("momentum")
    case .outcome:
      event.outcome = try line.value()
    case .points:
      event.x = try line.number()
    case .reduceMotion:
      event.flag = line.take("reduceMotion")
    case .run:
      event.number = Int(truncatingIfNeeded: try line.whole() as UInt32)
    case .source:
      event.source = try line.value()
    case .visit:
      event.flag = try line.value(VisitWord.self) == .open
    }
  }
}

extension InputEvent {
  /// The event as a line of a trace: its time, its name, its values.
  var words: [WrittenWord] { [.number(time)] + kind.words }
}

extension InputEvent.Kind {
  /// The name and the values.
  var words: [WrittenWord] {
    switch self {
    case .configured(let edge, let behavior):
      return [.text(EventWord.configured.word)] + Self.partWords(edge, behavior)
    case .raw(let event):
      let (word, values) = event.code.notation
      return [.text(word)] + values.flatMap { $0.words(of: event) }
    }
  }

  /// An edge and its role.
  static func partWords(_ edge: Edge, _ behavior: Behavior?) -> [WrittenWord] {
    [.text(edge.word)] + (behavior?.words ?? [.text(PartWord.none.word)])
  }

  /// Reads a name and the values that belong to it.
  init(_ line: inout LineReader) throws(TraceError) {
    switch try line.value(EventWord.self) {
    case .configured:
      let edge = try line.value(Edge.self)
      self = .configured(edge, try PartWord.readBehavior(&line))
    case .code(let code):
      var event = RawEvent(code)
      for value in code.notation.values { try value.read(&line, into: &event) }
      self = .raw(event)
    }
  }
}
