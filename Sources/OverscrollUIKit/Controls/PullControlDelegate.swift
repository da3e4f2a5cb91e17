#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
/// Hears what a control does; every method may be left out.
///
/// The control holds it weakly. Not a second way to steer: a run is begun and ended through
/// ``PullControl`` and ``Run``.
@MainActor
public protocol PullControlDelegate: AnyObject {
  /// A run has begun and its action is due.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - run: The run; where the control has no handler, end it with `run.end()`.
  func pullControl(_ control: PullControl, didBegin run: Run)

  /// The phase has changed.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - phase: The new phase.
  func pullControl(_ control: PullControl, didChangeTo phase: Phase)

  /// A run's indicator has opened, begun to close, or closed.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - milestone: Which of them.
  func pullControl(_ control: PullControl, didReach milestone: Milestone)

  /// A handler has thrown; the run ends as failed.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - error: What was thrown.
  func pullControl(_ control: PullControl, didFailWith error: any Error)
}

extension PullControlDelegate {
  /// Does nothing.
  public func pullControl(_ control: PullControl, didBegin run: Run) {}
  /// Does nothing.
  public func pullControl(_ control: PullControl, didChangeTo phase: Phase) {}
  /// Does nothing.
  public func pullControl(_ control: PullControl, didReach milestone: Milestone) {}
  /// Does nothing.
  public func pullControl(_ control: PullControl, didFailWith error: any Error) {}
}
#endif
