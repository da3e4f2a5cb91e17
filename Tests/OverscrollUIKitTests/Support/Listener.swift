import Overscroll
import OverscrollUIKit

/// A delegate that records all calls; a test ends the runs explicitly.
@MainActor
final class Listener: PullControlDelegate {
  private(set) var runs: [PullControl.Run] = []
  private(set) var phases: [PullControl.Phase] = []
  private(set) var milestones: [Milestone] = []
  private(set) var errors = 0

  func pullControl(_ control: PullControl, didBegin run: PullControl.Run) { runs.append(run) }
  func pullControl(_ control: PullControl, didChangeTo phase: PullControl.Phase) {
    phases.append(phase)
  }
  func pullControl(_ control: PullControl, didReach milestone: Milestone) {
    milestones.append(milestone)
  }
  func pullControl(_ control: PullControl, didFailWith error: any Error) { errors += 1 }
}
