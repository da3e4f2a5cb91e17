import OverscrollUIKit

/// Hears everything and does nothing: whoever uses it ends the runs by hand.
@MainActor
final class Listener: PullControlDelegate {
  private(set) var runs: [Run] = []
  private(set) var phases: [Phase] = []
  private(set) var milestones: [Milestone] = []
  private(set) var errors = 0

  func pullControl(_ control: PullControl, didBegin run: Run) { runs.append(run) }
  func pullControl(_ control: PullControl, didChangeTo phase: Phase) { phases.append(phase) }
  func pullControl(_ control: PullControl, didReach milestone: Milestone) {
    milestones.append(milestone)
  }
  func pullControl(_ control: PullControl, didFailWith error: any Error) { errors += 1 }
}
