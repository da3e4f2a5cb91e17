package import Overscroll

/// What a toolkit does for a list with parts on one axis: reads it, writes it, paints.
@MainActor
package protocol ListHost: AnyObject {
  // MARK: Reading

  /// Sends the list's present metrics to the engine.
  func report(isOwnWrite: Bool)
  /// Whether the host moves the content at an edge, or a pull there holds it.
  func isMovingContent(at edge: Edge) -> Bool
  /// Whether there is nothing to load more of.
  var isWithoutContent: Bool { get }

  // MARK: Writing

  /// Sets the points that are added to an edge's inset.
  func contribute(_ points: Double, at edge: Edge)
  /// Moves the content, without scrolling; engine bounce only.
  func displace(by points: Double)
  /// Scrolls to an offset.
  func scroll(to offset: Double)
  /// Shows the run at an edge, as far as the list can.
  func show(_ part: HostedPart, isMoving: Bool)
  /// Says a text to assistive technologies.
  func say(_ text: String)

  /// Paints the parts again, even if only the time has changed.
  func setNeedsPicture()

  // MARK: Handling

  /// Handles that a part is about to be configured: sends the list's present metrics first.
  func willConfigure(_ part: HostedPart)
  /// Handles that a part gets a behavior, or (with nil) none.
  func configures(_ edge: Edge, _ behavior: Behavior?)
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
