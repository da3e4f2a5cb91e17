#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

// Dispatches the engine's effects to the scroll view, the part or the frame ticker.
extension Attachment {
  /// Performs one effect.
  func perform(_ effect: Effect) {
    switch effect.order {
    case .startAction(let token):
      part(effect.edge)?.startAction(token)
    case .cancelAction(let token):
      part(effect.edge)?.cancelAction(token)
    case .setContribution(let points):
      session.contribute(points, at: effect.edge)
    case .setDisplacement:
      // Engine bounce only.
      break
    case .scrollTo(let offset):
      session.move(to: offset)
    case .requestFrames:
      ticker.setWantsFrames(true)
    case .stopFrames:
      ticker.setWantsFrames(false)
    case .wake(let time):
      ticker.wake(at: time)
    case .playHaptic:
      part(effect.edge)?.playHaptic()
    case .announce(let announcement):
      part(effect.edge)?.announce(announcement)
    case .reportMilestone(let milestone):
      part(effect.edge)?.report(milestone)
    case .reportPhase(let phase):
      part(effect.edge)?.report(phase)
    case .reportFloor(let floor):
      part(effect.edge)?.report(floor)
    case .storeLastUpdated:
      part(effect.edge)?.storeLastUpdated(session.clock.date)
    }
  }
}
#endif
