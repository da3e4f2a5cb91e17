import OverscrollUIKit

// What Overscroll calls, as MJRefresh called `setState:` and `setPullingPercent:`.
extension NewsHeader: PullIndicatorView {
  /// Shows a pull.
  public func update(_ progress: PullProgress) {
    pullingPercent = progress.fraction
    switch progress.phase {
    case .idle, .pulling, .finishing: state = .idle
    case .armed: state = .pulling
    case .running: state = .refreshing
    case .exhausted: state = .noMoreData
    }
  }

  /// Shows that a run has begun.
  public func start() { state = .refreshing }

  /// Shows that it has ended.
  public func stop(_ outcome: PullControl.Outcome) { state = .idle }
}
