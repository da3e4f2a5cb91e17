/// The live gesture that moves the content, if any: one contact or one touchpad gesture.
///
/// Rejects a second contact, a move before a beginning and an end without one, so that later stages
/// need not validate gestures.
struct LiveGesture: Equatable, Sendable {
  /// The input device of the live gesture.
  enum Source: Equatable, Sendable {
    /// No live gesture.
    case none
    /// A finger or pressed pointer.
    case contact
    /// A touchpad.
    case wheel
  }

  private(set) var source = Source.none
  private var contact = 0
  /// The contact's last position, in points.
  private var position = 0.0

  /// Whether a gesture is live.
  var isLive: Bool { source != .none }

  /// Whether the live gesture is from a touchpad.
  var isWheel: Bool { source == .wheel }

  /// Whether the live gesture is from a finger or a pressed pointer.
  var isContact: Bool { source == .contact }

  /// Starts a contact; replaces the live gesture.
  mutating func beginContact(_ id: Int, at position: Double) {
    source = .contact
    contact = id
    self.position = position
  }

  /// Updates a contact's position; returns the points it moved, or nil for an unknown contact.
  mutating func moveContact(_ id: Int, to position: Double) -> Double? {
    guard isContact(id) else { return nil }
    defer { self.position = position }
    return position - self.position
  }

  /// Whether the live gesture is the contact with this id.
  func isContact(_ id: Int) -> Bool {
    isContact && id == contact
  }

  /// Starts a touchpad gesture; rejected while any gesture is live.
  mutating func beginWheel() -> Bool {
    guard !isLive else { return false }
    source = .wheel
    return true
  }

  /// Ends the live gesture.
  mutating func end() {
    source = .none
  }
}
