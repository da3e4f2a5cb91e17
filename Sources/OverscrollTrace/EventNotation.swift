internal import Overscroll

/// The name of an event.
private enum EventWord: Named {
  case configured
  case code(EventCode)

  static var allCases: [EventWord] { [.configured] + EventCode.allCases.map { .code($0) } }

  var word: String {
    switch self {
    case .configured: "configured"
    case .code(let code): "\(code)"
    }
  }
}

extension InputEvent {
  /// The event as a line of a trace: its time, its name, its values.
  var writer: LineWriter {
    var (writer, time) = (LineWriter(), time)
    writer.number(&time)
    switch kind {
    case .configured(let edge, let behavior):
      writer.append(EventWord.configured.word)
      writer.appendPart(edge, behavior)
    case .raw(var event):
      writer.append(EventWord.code(event.code).word)
      event.exchange(&writer)
    }
    return writer
  }
}

extension InputEvent.Kind {
  /// Reads a name and the values that belong to it.
  init(_ line: inout LineReader) throws(TraceError) {
    switch try line.value(EventWord.self) {
    case .configured:
      let edge = try line.value(Edge.self)
      self = .configured(edge, try PartWord.readBehavior(&line))
    case .code(let code):
      var event = RawEvent(code)
      try event.exchange(&line)
      self = .raw(event)
    }
  }
}

extension RawEvent {
  /// Reads or writes the values, in order.
  fileprivate mutating func exchange<Words: TraceWords>(_ words: inout Words) throws(Words.Failure)
  {
    switch code {
    case .contactBegan, .contactMoved:
      try words.whole(&number)
      try words.number(&x)
    case .contactEnded, .contactCancelled:
      try words.whole(&number)
    case .wheelMoved:
      try words.number(&x)
      words.flag("momentum", &flag)
    case .scrolled:
      try metrics.exchange(&words, isOwnWrite: &flag)
    case .contentChanged:
      try words.number(&x)
      flag = words.hasMore(flag, before: [])
      if flag { try words.number(&y) }
    case .environmentChanged:
      try words.number(&x)
      try words.value(&direction)
      words.flag("reduceMotion", &flag)
    case .beginRequested:
      try words.value(&edge)
      try words.value(&source)
      try words.lastNumber(&x, if: x != 0)
    case .externalLoadingChanged:
      try words.value(&edge)
      try words.choice(&flag, "loading", "notLoading")
    case .actionFinished:
      try exchangeRun(&words)
      try words.value(&outcome)
    case .prefetchFinished:
      try exchangeRun(&words)
    case .cancelRequested, .resetRequested, .exhaustRequested, .uncoverRequested:
      try words.value(&edge)
    case .floorRequested:
      try words.value(&edge)
      try words.choice(&flag, "open", "close")
    case .concurrencyChanged:
      try words.choice(&flag, "independent", "exclusive")
    case .wheelBegan, .wheelEnded, .attached, .shown, .hidden, .detached, .frame, .woke:
      break
    }
  }

  private mutating func exchangeRun<Words: TraceWords>(_ words: inout Words) throws(Words.Failure) {
    try words.value(&edge)
    var run = UInt32(truncatingIfNeeded: number)
    try words.whole(&run)
    number = Int(truncatingIfNeeded: run)
  }
}

extension ScrollMetrics {
  /// Three numbers; two more if an inset is not 0; then the flags and the item counts.
  fileprivate mutating func exchange<Words: TraceWords>(
    _ words: inout Words,
    isOwnWrite: inout Bool
  ) throws(Words.Failure) {
    try words.number(&offset)
    try words.number(&viewport)
    try words.number(&extent)
    let hasBase = baseStart.bitPattern != 0 || baseEnd.bitPattern != 0
    if words.hasMore(hasBase, before: ["own", "inner", "toStart", "toEnd"]) {
      try words.number(&baseStart)
      try words.number(&baseEnd)
    }
    words.flag("own", &isOwnWrite)
    words.flag("inner", &innerCanScroll)
    try words.count("toStart", &itemsToStart)
    try words.count("toEnd", &itemsToEnd)
  }
}

extension Effect {
  /// The effect as a line of a trace: its edge, its order, its value.
  var writer: LineWriter {
    var (writer, effect) = (LineWriter([edge.word, code.word]), self)
    effect.exchange(&writer)
    return writer
  }

  /// Reads an edge, an order and its value.
  init(_ line: inout LineReader) throws(TraceError) {
    self.init(edge: try line.value(), code: try line.value())
    try exchange(&line)
  }

  /// Whether its value is a measured number: points or seconds.
  var hasNumber: Bool {
    switch code {
    case .setContribution, .setDisplacement, .scrollTo, .wake: true
    case .startAction, .cancelAction, .prefetch, .announce, .reportMilestone, .reportPhase,
      .reportFloor, .requestFrames, .stopFrames, .playHaptic, .storeLastUpdated:
      false
    }
  }

  /// Reads or writes the value.
  private mutating func exchange<Words: TraceWords>(_ words: inout Words) throws(Words.Failure) {
    switch code {
    case .startAction, .cancelAction, .prefetch:
      try words.whole(&detail)
    case .setContribution, .setDisplacement, .scrollTo, .wake:
      try words.number(&value)
    case .announce: try exchange(&words, Announcement.began)
    case .reportMilestone: try exchange(&words, Milestone.opened)
    case .reportFloor: try exchange(&words, FloorPhase.closed)
    case .reportPhase:
      var phase = Phase(code: UInt8(truncatingIfNeeded: detail)) ?? .idle
      try words.value(&phase)
      detail = UInt32(phase.code)
    case .requestFrames, .stopFrames, .playHaptic, .storeLastUpdated:
      break
    }
  }

  /// Reads or writes a detail that is a raw value; an unknown one counts as the first.
  private mutating func exchange<Words: TraceWords, Value: Named & RawRepresentable<UInt8>>(
    _ words: inout Words,
    _ first: Value
  ) throws(Words.Failure) {
    var value = Value(rawValue: UInt8(truncatingIfNeeded: detail)) ?? first
    try words.value(&value)
    detail = UInt32(value.rawValue)
  }
}
