/// Which live gesture moves the content, if any: one contact or one touchpad gesture.
///
/// A second contact, a move before a beginning and an end without one are refused, so that nothing
/// behind this stage has to ask whether a gesture makes sense.
///
/// Ground: every stage may ask whether a gesture is live.
struct LiveGesture: Equatable, Sendable {
  /// What the live gesture is made with.
  enum Source: Equatable, Sendable {
    /// Nothing: no gesture is going on.
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

  /// Whether a gesture is going on.
  var isLive: Bool { source != .none }

  /// Whether the live gesture is a touchpad's.
  var isWheel: Bool { source == .wheel }

  /// Whether the live gesture is a finger's or a pressed pointer's.
  var isContact: Bool { source == .contact }

  /// Takes in a contact that came down, instead of whatever is live.
  mutating func beginContact(_ id: Int, at position: Double) {
    source = .contact
    contact = id
    self.position = position
  }

  /// Takes in a contact's position and gives the points it moved; nil when it is not ours.
  mutating func moveContact(_ id: Int, to position: Double) -> Double? {
    guard isContact(id) else { return nil }
    defer { self.position = position }
    return position - self.position
  }

  /// Whether the live gesture is this contact's.
  func isContact(_ id: Int) -> Bool {
    isContact && id == contact
  }

  /// Takes in the beginning of a touchpad gesture; refused while any gesture is live.
  mutating func beginWheel() -> Bool {
    guard !isLive else { return false }
    source = .wheel
    return true
  }

  /// Ends whatever is live.
  mutating func end() {
    source = .none
  }
}
