internal import Overscroll

/// The number by which the page's script names a behavior; the attribute has the case's name.
public enum BehaviorCode: UInt8, CaseIterable, Sendable {
  /// The plain pull to refresh.
  case standard

  var behavior: Behavior {
    switch self {
    case .standard: .standard
    }
  }
}
