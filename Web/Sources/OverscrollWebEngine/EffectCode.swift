internal import Overscroll

/// The number by which the page's script tells the orders it is given; 0 means there is none.
///
/// Each comes with the edge and one value, which is 0 where a case names none. Inset contributions
/// and scroll orders have codes too, so that the switch below stays complete, although a session
/// with engine bounce never gives them.
public enum EffectCode: UInt8, CaseIterable, Sendable {
  /// Value: the token.
  case startAction = 1
  /// Value: the token.
  case cancelAction
  /// Value: points.
  case setContribution
  /// Value: points, plus towards the content's end.
  case setDisplacement
  /// Value: an offset in points.
  case scrollTo
  /// Draw frames and report each.
  case requestFrames
  /// Stop reporting frames.
  case stopFrames
  /// Value: seconds.
  case wake
  /// The pull has just armed.
  case playHaptic
  /// Value: an announcement's number.
  case announce
  /// Value: a milestone's number.
  case reportMilestone
  /// Value: a phase's number.
  case reportPhase
  /// Keep the present time as that of the last update.
  case storeLastUpdated
}

extension EffectCode {
  /// Splits an order into its code and its one value.
  ///
  /// - Parameter order: What the session ordered.
  /// - Returns: The code, and the value or 0.
  static func split(_ order: Effect.Order) -> (code: EffectCode, value: Double) {
    switch order {
    case .startAction(let token): (.startAction, Double(token.number))
    case .cancelAction(let token): (.cancelAction, Double(token.number))
    case .setContribution(let points): (.setContribution, points)
    case .setDisplacement(let points): (.setDisplacement, points)
    case .scrollTo(let offset): (.scrollTo, offset)
    case .requestFrames: (.requestFrames, 0)
    case .stopFrames: (.stopFrames, 0)
    case .wake(let time): (.wake, time)
    case .playHaptic: (.playHaptic, 0)
    case .announce(let announcement): (.announce, Double(announcement.rawValue))
    case .reportMilestone(let milestone): (.reportMilestone, Double(milestone.rawValue))
    case .reportPhase(let phase): (.reportPhase, Double(PhaseCode(phase).rawValue))
    case .storeLastUpdated: (.storeLastUpdated, 0)
    }
  }
}
