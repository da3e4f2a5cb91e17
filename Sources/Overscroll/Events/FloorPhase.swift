/// The state of a part's floor: the page that a longer pull opens.
///
/// While a floor is ``armed``, the phase of its part is that of a pull. From ``opening`` to
/// ``closing`` it is idle or exhausted, since nothing can start then.
public enum FloorPhase: UInt8, CaseIterable, Sendable {
  /// Nothing of the floor, or as much as a pull shows.
  case closed
  /// The pull is far enough: letting go opens the floor.
  case armed
  /// The content moves off the screen, or is being pushed back.
  case opening
  /// The content is off the screen.
  case open
  /// The content moves back to its edge.
  case closing

  /// Whether the floor has the screen: nothing else starts.
  package var isEntered: Bool {
    switch self {
    case .closed, .armed: false
    case .opening, .open, .closing: true
    }
  }

  /// Whether the content belongs off the screen.
  package var isUp: Bool {
    switch self {
    case .opening, .open: true
    case .closed, .armed, .closing: false
    }
  }
}

/// A state of a floor as it is stored.
struct StoredFloorPhase: Equatable, Sendable {
  #if OVERSCROLL_BASIC
  // A page of the browser that names no floor loads an engine without one, a tenth smaller. The
  // compiler removes what depends on this constant.
  var phase: FloorPhase {
    get { .closed }
    set {}
  }
  #else
  var phase = FloorPhase.closed
  #endif
}
