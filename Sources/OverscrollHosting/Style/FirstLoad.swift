import Overscroll
import OverscrollIndicators

/// How far the first load of a list is, for which a refresh may have a style of its own.
///
/// The list has had no content until it reports some or a run has succeeded; a run that fails changes nothing.
enum FirstLoad {
  /// There has been no content.
  case waiting
  /// There is content, and the run that has brought it is not over.
  case ending
  case over

  /// The style at present.
  ///
  /// - Parameters:
  ///   - first: The style of a refresh during its first load; nil means the usual one.
  ///   - usual: The style after the first load.
  /// - Returns: The style of the first load while there has been no content; then the usual one.
  func style(_ first: PullStyle?, insteadOf usual: PullStyle) -> PullStyle {
    guard var first, usual.behavior.role == .refresh else { return usual }
    first.behavior.role = .refresh
    switch self {
    case .waiting: return first
    case .ending:
      // Content that appears during a run must not move: what is held open stays as it is.
      var ending = usual
      ending.behavior.hold = first.behavior.hold
      return ending
    case .over: return usual
    }
  }

  /// Records that the list has content.
  ///
  /// - Parameter isRunSeen: Whether a run or its result is seen at present.
  mutating func contentAppeared(isRunSeen: Bool) {
    guard self == .waiting else { return }
    self = isRunSeen ? .ending : .over
  }

  /// Records the phase of the refresh.
  mutating func phaseChanged(to phase: Phase) {
    switch phase {
    case .finishing(.succeeded), .finishing(.exhausted): contentAppeared(isRunSeen: true)
    case .running, .finishing(.failed), .finishing(.cancelled): break
    case .idle, .pulling, .armed, .exhausted: if self == .ending { self = .over }
    }
  }
}
