import Overscroll
import OverscrollIndicators

/// The style of a refresh until its list has had content.
///
/// The list has had none until it reports some or a run has succeeded; a run that fails changes nothing.
struct FirstLoad {
  /// The style of a refresh during its first load; nil means the usual one.
  var style: PullStyle?
  private var state = State.waiting

  private enum State {
    /// There has been no content.
    case waiting
    /// There is content, and the run that has brought it is not over.
    case ending
    case over
  }

  init() {}

  /// The style at present.
  ///
  /// - Parameter usual: The style after the first load.
  /// - Returns: The style of the first load while there has been no content; then the usual one.
  func style(insteadOf usual: PullStyle) -> PullStyle {
    guard var first = style, usual.behavior.role == .refresh else { return usual }
    first.behavior.role = .refresh
    switch state {
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
    guard state == .waiting else { return }
    state = isRunSeen ? .ending : .over
  }

  /// Records the phase of the refresh.
  mutating func phaseChanged(to phase: Phase) {
    switch phase {
    case .finishing(.succeeded), .finishing(.exhausted): contentAppeared(isRunSeen: true)
    case .running, .finishing(.failed), .finishing(.cancelled): break
    case .idle, .pulling, .armed, .exhausted: if state == .ending { state = .over }
    }
  }
}
