#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
/// Methods that a control calls; all are optional.
///
/// The control holds its delegate weakly. To begin and end a run, use `PullControl` and `Run`.
@MainActor
public protocol PullControlDelegate: AnyObject {
  /// A run has begun and its action must start.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - run: The run; if the control has no handler, end it with `run.end()`.
  func pullControl(_ control: PullControl, didBegin run: PullControl.Run)

  /// The phase has changed.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - phase: The new phase.
  func pullControl(_ control: PullControl, didChangeTo phase: PullControl.Phase)

  /// A run's indicator has opened, begun to close, or closed, each once for a run.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - milestone: The milestone.
  func pullControl(_ control: PullControl, didReach milestone: PullControl.Milestone)

  /// A handler has thrown; the run ends as failed.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - error: The error.
  func pullControl(_ control: PullControl, didFailWith error: any Error)
}

extension PullControlDelegate {
  /// Does nothing.
  public func pullControl(_ control: PullControl, didBegin run: PullControl.Run) {}
  /// Does nothing.
  public func pullControl(_ control: PullControl, didChangeTo phase: PullControl.Phase) {}
  /// Does nothing.
  public func pullControl(_ control: PullControl, didReach milestone: PullControl.Milestone) {}
  /// Does nothing.
  public func pullControl(_ control: PullControl, didFailWith error: any Error) {}
}
#endif
