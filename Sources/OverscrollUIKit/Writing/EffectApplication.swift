#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

// What the engine orders: some of it is for the scroll view, some for a part, some for the frames.
extension Attachment {
  /// Carries out one order.
  func perform(_ effect: Effect) {
    switch effect.order {
    case .startAction(let token):
      part(effect.edge)?.startAction(token)
    case .cancelAction(let token):
      part(effect.edge)?.cancelAction(token)
    case .setContribution(let points):
      session.contribute(points, at: effect.edge)
    case .setDisplacement:
      // Only where the engine does the bouncing.
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
    case .storeLastUpdated:
      part(effect.edge)?.storeLastUpdated(session.clock.date)
    }
  }
}
#endif
