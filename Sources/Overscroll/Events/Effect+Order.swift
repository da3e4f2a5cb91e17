/// An effect in Swift's words.
///
/// A separate file, because a host in another language does not need it.
extension Effect {
  /// What to do; an unknown detail counts as the first one.
  package var order: Order {
    let detail = UInt8(truncatingIfNeeded: self.detail)
    return switch code {
    case .startAction: .startAction(RunToken(number: self.detail))
    case .cancelAction: .cancelAction(RunToken(number: self.detail))
    case .setContribution: .setContribution(value)
    case .setDisplacement: .setDisplacement(value)
    case .scrollTo: .scrollTo(value)
    case .requestFrames: .requestFrames
    case .stopFrames: .stopFrames
    case .wake: .wake(at: value)
    case .playHaptic: .playHaptic
    case .announce: .announce(Announcement(rawValue: detail) ?? .began)
    case .reportMilestone: .reportMilestone(Milestone(rawValue: detail) ?? .opened)
    case .reportPhase: .reportPhase(Phase(code: detail) ?? .idle)
    case .storeLastUpdated: .storeLastUpdated
    case .reportFloor: .reportFloor(FloorPhase(rawValue: detail) ?? .closed)
    }
  }

  /// Makes an effect of an order.
  ///
  /// - Parameters:
  ///   - edge: The edge of the part that the effect is for.
  ///   - order: What to do.
  package init(edge: Edge, order: Order) {
    self.init(edge: edge, code: .requestFrames)
    switch order {
    case .startAction(let run): (code, detail) = (.startAction, run.number)
    case .cancelAction(let run): (code, detail) = (.cancelAction, run.number)
    case .setContribution(let points): (code, value) = (.setContribution, points)
    case .setDisplacement(let points): (code, value) = (.setDisplacement, points)
    case .scrollTo(let offset): (code, value) = (.scrollTo, offset)
    case .requestFrames: code = .requestFrames
    case .stopFrames: code = .stopFrames
    case .wake(let time): (code, value) = (.wake, time)
    case .playHaptic: code = .playHaptic
    case .announce(let announcement):
      (code, detail) = (.announce, UInt32(announcement.rawValue))
    case .reportMilestone(let milestone):
      (code, detail) = (.reportMilestone, UInt32(milestone.rawValue))
    case .reportPhase(let phase): (code, detail) = (.reportPhase, UInt32(phase.code))
    case .storeLastUpdated: code = .storeLastUpdated
    case .reportFloor(let floor): (code, detail) = (.reportFloor, UInt32(floor.rawValue))
    }
  }
}
