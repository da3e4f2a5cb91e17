/// Which live gesture moves the content, if any: one contact or one touchpad gesture.
///
/// A second contact, a move before a beginning and an end without one are refused, so that nothing
/// behind this stage has to ask whether a gesture makes sense.
///
/// Stage: input.
struct GestureTracking: Equatable, Sendable {
  /// What the live gesture is made with.
  enum Source: Equatable, Sendable {
    /// A finger or pressed pointer, with its last position in points.
    case contact(id: Int, position: Double)
    /// A touchpad.
    case wheel
  }

  private(set) var source: Source?

  /// Whether a gesture is going on.
  var isLive: Bool { source != nil }

  /// Whether the live gesture is a touchpad's.
  var isWheel: Bool { source == .wheel }

  /// Whether the live gesture is a finger's or a pressed pointer's.
  var isContact: Bool { isLive && !isWheel }

  /// Takes in a contact that came down, instead of whatever is live.
  mutating func beginContact(_ id: Int, at position: Double) {
    source = .contact(id: id, position: position)
  }

  /// Takes in a contact's position and gives the points it moved; nil when it is not ours.
  mutating func moveContact(_ id: Int, to position: Double) -> Double? {
    guard case .contact(id, let last) = source else { return nil }
    source = .contact(id: id, position: position)
    return position - last
  }

  /// Whether the live gesture is this contact's.
  func isContact(_ id: Int) -> Bool {
    if case .contact(id, _) = source { true } else { false }
  }

  /// Takes in the beginning of a touchpad gesture; refused while any gesture is live.
  mutating func beginWheel() -> Bool {
    guard !isLive else { return false }
    source = .wheel
    return true
  }

  /// Ends whatever is live.
  mutating func end() {
    source = nil
  }
}
