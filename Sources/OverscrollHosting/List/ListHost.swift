package import Overscroll

/// What a toolkit does for a list with parts on one axis: reads it, writes it, paints.
@MainActor
package protocol ListHost: AnyObject {
  // MARK: Reading

  /// Sends the list's present metrics to the engine.
  func report(isOwnWrite: Bool)
  /// The list's present metrics, without what is added to its insets.
  var metrics: ScrollMetrics { get }
  /// The offsets from one edge to the other, with all insets.
  var offsets: ClosedRange<Double> { get }
  /// Whether a gesture moves the content.
  var hasGesture: Bool { get }
  /// Whether there is nothing to load more of.
  var isWithoutContent: Bool { get }

  // MARK: Writing

  /// Sets the points that are added to an edge's inset.
  func contribute(_ points: Double, at edge: Edge)
  /// Moves the content, without scrolling; engine bounce only.
  func displace(by points: Double)
  /// Scrolls to an offset.
  func scroll(to offset: Double)
  /// Says a text to assistive technologies.
  func say(_ text: String)

  /// Paints the parts again, even if only the time has changed.
  func setNeedsPicture()

  // MARK: Handling

  /// Handles that a part is about to be configured: sends the list's present metrics first.
  func willConfigure(_ part: HostedPart)
  /// Handles that the engine is about to forget a part.
  func partLeaves()
  /// Handles that a part has been configured, added, or removed.
  func partsChanged()
  /// Handles that an event, with its effects, is over.
  ///
  /// - Parameters:
  ///   - hadEffects: Whether it had any.
  ///   - time: The present time, if known.
  func eventHandled(hadEffects: Bool, at time: Double?)
  /// Handles a frame.
  func frame(at time: Double)
}

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
