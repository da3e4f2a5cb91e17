#if GTK
import Overscroll

/// Translates the travel of a finger to the engine's events, for one axis.
///
/// GTK scrolls a list by itself until the engine needs the finger. Travel is in points since the
/// finger came down, and positive towards the content's end.
package struct InputTranslation {
  /// What a movement of the finger means.
  package enum Step: Equatable {
    /// Too small to tell.
    case waiting
    /// Not along this axis, or nothing to pull there.
    case left
    /// Along this axis, by a distance in points.
    case moved(Double)
  }

  /// The travel last sent to the engine; nil while the engine has no contact.
  private var travel: Double?

  /// Whether the finger moves along the axis.
  var isMoving: Bool { travel != nil }

  /// The engine knows one contact at a time.
  private static let contact = 1

  /// Begins the engine's contact.
  ///
  /// - Parameter travel: The travel that does not move the content.
  /// - Returns: The event to send.
  mutating func begin(at travel: Double = 0) -> InputEvent.Kind {
    self.travel = travel
    return .contactBegan(id: Self.contact, position: travel)
  }

  /// Moves the finger.
  ///
  /// - Parameters:
  ///   - travel: The present travel.
  ///   - across: The travel across the axis.
  ///   - threshold: The distance from which a movement has a direction.
  ///   - pulls: Whether to take only movements past an edge.
  ///   - leadsPast: Whether the movement leads past an edge that has a part.
  /// - Returns: The meaning, and the events to send.
  mutating func move(
    to travel: Double,
    across: Double,
    threshold: Double,
    pulls: Bool,
    leadsPast: Bool
  ) -> (step: Step, events: [InputEvent.Kind]) {
    var events: [InputEvent.Kind] = []
    if self.travel == nil {
      if max(abs(travel), abs(across)) <= threshold { return (.waiting, []) }
      guard abs(travel) >= abs(across), !pulls || leadsPast else { return (.left, []) }
      // Begins where the threshold ends, so that nothing jumps.
      events.append(begin(at: travel < 0 ? -threshold : threshold))
    }
    let distance = travel - (self.travel ?? travel)
    self.travel = travel
    events.append(.contactMoved(id: Self.contact, position: travel))
    return (.moved(distance), events)
  }

  /// Ends the contact.
  ///
  /// - Returns: The event to send, if the engine had the contact.
  mutating func end(isLetGo: Bool) -> InputEvent.Kind? {
    guard travel != nil else { return nil }
    travel = nil
    return isLetGo ? .contactEnded(id: Self.contact) : .contactCancelled(id: Self.contact)
  }
}
#endif
