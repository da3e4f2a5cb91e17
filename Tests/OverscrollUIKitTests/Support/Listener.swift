import OverscrollUIKit

/// Hears everything and does nothing: whoever uses it ends the runs by hand.
@MainActor
final class Listener: OverscrollDelegate {
  private(set) var runs: [Run] = []
  private(set) var phases: [Phase] = []
  private(set) var milestones: [Milestone] = []
  private(set) var errors = 0

  func overscroll(_ control: OverscrollControl, didBegin run: Run) { runs.append(run) }
  func overscroll(_ control: OverscrollControl, didChangeTo phase: Phase) { phases.append(phase) }
  func overscroll(_ control: OverscrollControl, didReach milestone: Milestone) {
    milestones.append(milestone)
  }
  func overscroll(_ control: OverscrollControl, didFailWith error: any Error) { errors += 1 }
}
