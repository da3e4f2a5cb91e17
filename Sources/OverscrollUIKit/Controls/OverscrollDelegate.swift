#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
/// Hears what a control does; every method may be left out.
///
/// The control holds it weakly. Not a second way to steer: a run is begun and ended through
/// ``OverscrollControl`` and ``Run``.
@MainActor
public protocol OverscrollDelegate: AnyObject {
  /// A run has begun and its action is due.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - run: The run; where the control has no handler, end it with `run.end()`.
  func overscroll(_ control: OverscrollControl, didBegin run: Run)

  /// The phase has changed.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - phase: The new phase.
  func overscroll(_ control: OverscrollControl, didChangeTo phase: Phase)

  /// A run's indicator has opened, begun to close, or closed.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - milestone: Which of them.
  func overscroll(_ control: OverscrollControl, didReach milestone: Milestone)

  /// A handler has thrown; the run ends as failed.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - error: What was thrown.
  func overscroll(_ control: OverscrollControl, didFailWith error: any Error)
}

extension OverscrollDelegate {
  /// Does nothing.
  public func overscroll(_ control: OverscrollControl, didBegin run: Run) {}
  /// Does nothing.
  public func overscroll(_ control: OverscrollControl, didChangeTo phase: Phase) {}
  /// Does nothing.
  public func overscroll(_ control: OverscrollControl, didReach milestone: Milestone) {}
  /// Does nothing.
  public func overscroll(_ control: OverscrollControl, didFailWith error: any Error) {}
}
#endif
