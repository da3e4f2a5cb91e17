package import Overscroll

/// Whether a list is visible, as last sent to the engine.
package enum ScreenPresence {
  /// Not attached.
  case none
  case shown
  case hidden

  /// Records that the list is visible.
  ///
  /// - Returns: The event for the engine, or nil if nothing has changed.
  package mutating func appear() -> InputEvent.Kind? {
    let previous = self
    self = .shown
    switch previous {
    case .none: return .attached
    case .hidden: return .shown
    case .shown: return nil
    }
  }

  /// Records that the list is not visible.
  ///
  /// - Returns: The event for the engine, or nil if nothing has changed.
  package mutating func disappear() -> InputEvent.Kind? {
    switch self {
    case .none, .hidden: return nil
    case .shown:
      self = .hidden
      return .hidden
    }
  }

  /// Records that the list has left its window for good.
  ///
  /// - Returns: The event for the engine, or nil if nothing has changed.
  package mutating func detach() -> InputEvent.Kind? {
    switch self {
    case .none: return nil
    case .shown, .hidden:
      self = .none
      return .detached
    }
  }
}
