internal import Overscroll

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
