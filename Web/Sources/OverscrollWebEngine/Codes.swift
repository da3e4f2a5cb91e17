public import Overscroll

/// The offset of each number that a view returns, in doubles from its address.
///
/// One block a view, so that a call that answers with several numbers needs no memory of the page.
public enum AnswerSlot: UInt8, CaseIterable, Sendable {
  /// The number that comes with the effect just taken: its value or its detail.
  case value
  /// The edge of the effect just taken.
  case edge
  /// What the latest step of a wheel meant; the number of a `WheelGesture.Meaning`.
  case wheel
  /// A phase's code.
  case phase
  /// PullProgress without a unit.
  case progress
  /// Points past the edge.
  case overscroll
  /// Points from the visible edge to the indicator.
  case position
  /// The indicator's length, in points.
  case extent
  /// 1 while the live gesture moves the content and the page must not scroll.
  case holdsGesture
  /// The number of the run under way; 0 when nothing runs.
  case run
  /// 1 where the indicator is in front of the content.
  case isInFront
}

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
