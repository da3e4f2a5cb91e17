#if GTK
import Overscroll

// Dispatches the engine's effects to the scroll axis, the part or the frame ticker.
extension Attachment {
  /// Performs one effect.
  func perform(_ effect: Effect) {
    switch effect.order {
    case .startAction(let token):
      part(effect.edge)?.startAction(token)
    case .cancelAction(let token):
      part(effect.edge)?.cancelAction(token)
    case .setContribution(let points):
      session.scroll.reserve(points, at: effect.edge)
      session.report(isOwnWrite: true)
      viewport.setNeedsPlace()
    case .setDisplacement(let points):
      session.scroll.displace(by: points)
      viewport.setNeedsPlace()
    case .scrollTo(let offset):
      session.scroll.scroll(to: offset)
      session.report(isOwnWrite: true)
      viewport.setNeedsPlace()
    case .requestFrames:
      ticker.set(.engine, to: true)
    case .stopFrames:
      ticker.set(.engine, to: false)
    case .wake(let time):
      ticker.wake(at: time)
    case .playHaptic:
      // GTK has none.
      break
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
