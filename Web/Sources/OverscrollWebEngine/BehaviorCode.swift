internal import Overscroll

/// The number by which the page's script names a behavior of a refresh; the attribute has the name.
public enum BehaviorCode: UInt8, CaseIterable, Sendable {
  /// The plain pull to refresh.
  case standard

  var behavior: Behavior {
    switch self {
    case .standard: .standard
    }
  }
}

/// The number by which the page's script names a behavior of a load-more.
public enum LoadBehaviorCode: UInt8, CaseIterable, Sendable {
  /// By itself, before the end is reached.
  case standard
  /// Pull past the end and let go.
  case back
  /// By a tap alone.
  case tap

  var behavior: Behavior {
    switch self {
    case .standard: .loadMore
    case .back: .backLoadMore
    case .tap: .tapLoadMore
    }
  }
}
