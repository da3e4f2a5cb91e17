internal import Overscroll

extension EffectCode: Named {
  var word: String { notation.word }

  /// The name of the order in a trace, and its value.
  ///
  /// The names are literals, so that renaming a case in the engine does not change recordings.
  fileprivate var notation: (word: String, value: EffectValue?) {
    switch self {
    case .startAction: ("startAction", .run)
    case .cancelAction: ("cancelAction", .run)
    case .setContribution: ("setContribution", .number)
    case .setDisplacement: ("setDisplacement", .number)
    case .scrollTo: ("scrollTo", .number)
    case .requestFrames: ("requestFrames", nil)
    case .stopFrames: ("stopFrames", nil)
    case .wake: ("wake", .number)
    case .playHaptic: ("playHaptic", nil)
    case .announce: ("announce", .announcement)
    case .reportMilestone: ("reportMilestone", .milestone)
    case .reportPhase: ("reportPhase", .phase)
    case .storeLastUpdated: ("storeLastUpdated", nil)
    case .reportFloor: ("reportFloor", .floor)
    case .prefetch: ("prefetch", .run)
    }
  }
}

/// The value of an effect, as a trace writes it.
private enum EffectValue {
  case announcement
  case floor
  case milestone
  case number
  case phase
  case run

  func word(of effect: Effect) -> WrittenWord {
    let detail = UInt8(truncatingIfNeeded: effect.detail)
    return switch self {
    case .announcement: .text((Announcement(rawValue: detail) ?? .began).word)
    case .floor: .text((FloorPhase(rawValue: detail) ?? .closed).word)
    case .milestone: .text((Milestone(rawValue: detail) ?? .opened).word)
    case .number: .number(effect.value)
    case .phase: .text((Phase(code: detail) ?? .idle).word)
    case .run: .text(String(effect.detail))
    }
  }

  /// Reads the value's word into the effect.
  func read(_ line: inout LineReader, into effect: inout Effect) throws(TraceError) {
    switch self {
    case .announcement: effect.detail = UInt32(try line.value(Announcement.self).rawValue)
    case .floor: effect.detail = UInt32(try line.value(FloorPhase.self).rawValue)
    case .milestone: effect.detail = UInt32(try line.value(Milestone.self).rawValue)
    case .number: effect.value = try line.number()
    case .phase: effect.detail = UInt32(try line.value(Phase.self).code)
    case .run: effect.detail = try line.whole()
    }
  }
}

extension Effect {
  /// The effect as a line of a trace: its edge, its order, its value.
  var words: [WrittenWord] {
    let (word, value) = code.notation
    return [.text(edge.word), .text(word)] + (value.map { [$0.word(of: self)] } ?? [])
  }

  /// Reads an edge, an order and its value.
  init(_ line: inout LineReader) throws(TraceError) {
    let edge = try line.value(Edge.self)
    let code = try line.value(EffectCode.self)
    self.init(edge: edge, code: code)
    try code.notation.value?.read(&line, into: &self)
  }
}
