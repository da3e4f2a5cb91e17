/// How numbers become effects. A file of its own, because a host in another language never needs it.
extension Effect {
  /// Reads an effect from its numbers.
  ///
  /// - Parameter raw: Numbers that a session gave; a detail that none gives counts as the first.
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
    }
  }
}
