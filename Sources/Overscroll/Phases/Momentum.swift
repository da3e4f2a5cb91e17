/// How far a toolkit has carried the content past an edge by itself, as at the end of a fling.
///
/// A finger that catches the content has not pulled that far, so it does not count towards arming.
struct Momentum: Sendable {
  #if OVERSCROLL_BASIC
  // The basic engine moves the content itself; see `StoredFloorPhase`.
  var points: Double { 0 }
  mutating func move(by travel: Double, to overscroll: Double) {}
  #else
  /// Points of the present overscroll that no gesture has pulled.
  private(set) var points = 0.0

  /// Records a movement: `travel` in points away from the content, without a gesture, otherwise 0.
  mutating func move(by travel: Double, to overscroll: Double) {
    points = min(max(0, points + travel), overscroll)
  }
  #endif
}
