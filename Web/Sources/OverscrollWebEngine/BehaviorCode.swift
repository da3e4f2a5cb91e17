public import Overscroll

/// The number by which the page's script names a behavior of a refresh; the attribute has the name.
public enum BehaviorCode: UInt8, CaseIterable, Sendable {
  /// The plain pull to refresh.
  case standard
  /// EGOTableViewPullRefresh.
  case ego
  /// CLLRefresh's header.
  case cll
  /// MJRefresh's header.
  case mj
  /// MRefresh.
  case mrefresh
  /// YQRefreshHeadView.
  case yq

  /// The behavior of this name.
  ///
  /// - Parameter fidelity: How closely an old control is followed; the others do not ask.
  /// - Returns: The behavior.
  public func behavior(_ fidelity: Fidelity) -> Behavior {
    switch self {
    case .standard: .standard
    case .ego: .ego(fidelity)
    case .cll: .cll
    case .mj: .mj
    case .mrefresh: .mrefresh(fidelity)
    case .yq: .yq(fidelity)
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
  /// CLLRefresh's footer.
  case cll
  /// MJRefresh's back footer.
  case mjBack
  /// MJRefresh's automatic footer.
  case mjAuto
  /// MJRefresh's trailer.
  case mjTrailer

  /// The behavior of this name.
  ///
  /// - Parameter fidelity: How closely an old control is followed; the others do not ask.
  /// - Returns: The behavior.
  public func behavior(_ fidelity: Fidelity) -> Behavior {
    switch self {
    case .standard: .loadMore
    case .back: .backLoadMore
    case .tap: .tapLoadMore
    case .cll: .cllFooter
    case .mjBack: .mjBackFooter
    case .mjAuto: .mjAutoFooter(fidelity)
    case .mjTrailer: .mjTrailer
    }
  }
}
