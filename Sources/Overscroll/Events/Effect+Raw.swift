/// Converts effects to numbers and back.
///
/// A separate file, because a host in another language does not need it.
extension Effect {
  /// Makes an effect from its numbers.
  ///
  /// - Parameter raw: Numbers returned by a session; an unknown detail counts as the first one.
  package init(_ raw: RawEffect) {
    self.init(edge: raw.edge, order: Order(raw))
  }
}

extension Effect.Order {
  fileprivate init(_ raw: RawEffect) {
    let detail = UInt8(truncatingIfNeeded: raw.detail)
    switch raw.code {
    case .startAction: self = .startAction(RunToken(number: raw.detail))
    case .cancelAction: self = .cancelAction(RunToken(number: raw.detail))
    case .setContribution: self = .setContribution(raw.value)
    case .setDisplacement: self = .setDisplacement(raw.value)
    case .scrollTo: self = .scrollTo(raw.value)
    case .requestFrames: self = .requestFrames
    case .stopFrames: self = .stopFrames
    case .wake: self = .wake(at: raw.value)
    case .playHaptic: self = .playHaptic
    case .announce: self = .announce(Announcement(rawValue: detail) ?? .began)
    case .reportMilestone: self = .reportMilestone(Milestone(rawValue: detail) ?? .opened)
    case .reportPhase: self = .reportPhase(Phase(code: detail) ?? .idle)
    case .storeLastUpdated: self = .storeLastUpdated
    case .reportFloor: self = .reportFloor(FloorPhase(rawValue: detail) ?? .closed)
    }
  }
}

extension Effect {
  /// The effect as its numbers.
  package var raw: RawEffect {
    var raw = RawEffect(edge: edge, code: .requestFrames)
    switch order {
    case .startAction(let run): (raw.code, raw.detail) = (.startAction, run.number)
    case .cancelAction(let run): (raw.code, raw.detail) = (.cancelAction, run.number)
    case .setContribution(let points): (raw.code, raw.value) = (.setContribution, points)
    case .setDisplacement(let points): (raw.code, raw.value) = (.setDisplacement, points)
    case .scrollTo(let offset): (raw.code, raw.value) = (.scrollTo, offset)
    case .requestFrames: raw.code = .requestFrames
    case .stopFrames: raw.code = .stopFrames
    case .wake(let time): (raw.code, raw.value) = (.wake, time)
    case .playHaptic: raw.code = .playHaptic
    case .announce(let announcement):
      (raw.code, raw.detail) = (.announce, UInt32(announcement.rawValue))
    case .reportMilestone(let milestone):
      (raw.code, raw.detail) = (.reportMilestone, UInt32(milestone.rawValue))
    case .reportPhase(let phase): (raw.code, raw.detail) = (.reportPhase, UInt32(phase.code))
    case .storeLastUpdated: raw.code = .storeLastUpdated
    case .reportFloor(let floor): (raw.code, raw.detail) = (.reportFloor, UInt32(floor.rawValue))
    }
    return raw
  }
}
