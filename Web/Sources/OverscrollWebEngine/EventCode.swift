internal import Overscroll

/// The number by which the page's script names each event it sends.
///
/// The arguments are named in the order of the export: `edge`, `number` and `choice` are integers,
/// `a` to `c` are points. What a case does not name is ignored.
public enum EventCode: UInt8, CaseIterable, Sendable {
  /// The part at `edge` gets the ``BehaviorCode`` `choice`.
  case configured
  /// The part at `edge` is taken away.
  case removed
  /// Contact `number` is at position `a`.
  case contactBegan
  /// Contact `number` is at position `a`.
  case contactMoved
  /// Contact `number` was lifted.
  case contactEnded
  /// Contact `number` was taken away.
  case contactCancelled
  /// Offset `a`, viewport `b`, extent `c`; `choice` is 1 when an inner scroller goes first.
  case scrolled
  /// The element is in a document.
  case attached
  /// The tab can be seen.
  case shown
  /// The tab cannot be seen.
  case hidden
  /// The element was removed.
  case detached
  /// `number` is 1 for less motion; `choice` is the reading direction; `a` pixels per point.
  case environmentChanged
  /// A run at `edge` is asked for by source `choice`.
  case beginRequested
  /// The run of token `number` at `edge` ended with outcome `choice`.
  case actionFinished
  /// The run at `edge` is to be given up.
  case cancelRequested
  /// The page is about to be drawn.
  case frame
  /// The timer is due.
  case woke
}

extension EventCode {
  /// Puts an event together from a call's arguments.
  ///
  /// - Returns: What happened, or nil when an argument names no choice.
  func kind(
    edge: UInt8,
    number: Int32,
    choice: UInt8,
    _ a: Double,
    _ b: Double,
    _ c: Double
  ) -> InputEvent.Kind? {
    guard let edge = Edge(rawValue: edge) else { return nil }
    switch self {
    case .configured:
      return BehaviorCode(rawValue: choice).map { .configured(edge, $0.behavior) }
    case .removed: return .configured(edge, nil)
    case .contactBegan: return .contactBegan(id: Int(number), position: a)
    case .contactMoved: return .contactMoved(id: Int(number), position: a)
    case .contactEnded: return .contactEnded(id: Int(number))
    case .contactCancelled: return .contactCancelled(id: Int(number))
    case .scrolled:
      return .scrolled(
        ScrollMetrics(offset: a, viewport: b, extent: c, innerCanScroll: choice == 1),
        isOwnWrite: false
      )
    case .attached: return .attached
    case .shown: return .shown
    case .hidden: return .hidden
    case .detached: return .detached
    case .environmentChanged:
      guard let direction = LayoutDirection(rawValue: choice) else { return nil }
      return .environmentChanged(
        Environment(reduceMotion: number == 1, scale: a, direction: direction)
      )
    case .beginRequested:
      return BeginSource(rawValue: choice).map { .beginRequested(edge, by: $0) }
    case .actionFinished:
      guard let outcome = Outcome(rawValue: choice) else { return nil }
      return .actionFinished(edge, RunToken(number: UInt32(bitPattern: number)), outcome)
    case .cancelRequested: return .cancelRequested(edge)
    case .frame: return .frame
    case .woke: return .woke
    }
  }
}
