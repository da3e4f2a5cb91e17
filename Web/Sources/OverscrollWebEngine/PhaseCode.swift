public import Overscroll

/// The number by which the page's script knows a phase; an outcome is a number of its own.
public enum PhaseCode: UInt8, CaseIterable, Sendable {
  /// Nothing is going on.
  case idle
  /// A gesture has moved the content past the edge.
  case pulling
  /// Letting go starts a run.
  case armed
  /// A run is under way.
  case running
  /// A run is over.
  case finishing

  /// The number of a phase.
  ///
  /// - Parameter phase: The phase; how a run ended makes no difference.
  public init(_ phase: Phase) {
    switch phase {
    case .idle: self = .idle
    case .pulling: self = .pulling
    case .armed: self = .armed
    case .running: self = .running
    case .finishing: self = .finishing
    }
  }
}
