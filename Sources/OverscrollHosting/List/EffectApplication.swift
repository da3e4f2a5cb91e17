import Overscroll

// Hands the engine's effects to the list's host, the part or the frame ticker.
extension HostedList {
  /// Performs one effect.
  func perform(_ effect: Effect, by host: any ListHost) {
    switch effect.order {
    case .startAction(let token): part(effect.edge)?.startAction(token)
    case .cancelAction(let token): part(effect.edge)?.cancelAction(token)
    case .prefetch(let token): part(effect.edge)?.prefetch(token)
    case .setContribution(let points): host.contribute(points, at: effect.edge)
    case .setDisplacement(let points): host.displace(by: points)
    case .scrollTo(let offset): host.scroll(to: offset)
    case .requestFrames: ticker.set(.engine, to: true)
    case .stopFrames: ticker.set(.engine, to: false)
    case .wake(let time): ticker.wake(at: time)
    case .playHaptic: part(effect.edge)?.host.report(.haptic)
    case .announce(let announcement): part(effect.edge)?.announce(announcement)
    case .reportMilestone(let milestone): part(effect.edge)?.report(milestone)
    case .reportPhase(let phase): part(effect.edge)?.report(phase)
    case .reportFloor(let floor): part(effect.edge)?.report(floor)
    case .storeLastUpdated: part(effect.edge)?.storeLastUpdated(clock.date)
    }
  }
}
