/// How far the live gesture pulls at an edge, as far as that counts for arming.
struct Pulling: Sendable {
  /// Whether the live gesture can pull at this edge.
  private(set) var isPossible = false
  /// Whether a run ended during the live gesture, which then pulls again only from below the arm distance.
  var isSpent = false
  /// The smallest overscroll of the live gesture: only a larger one counts as pulling.
  private(set) var smallestOverscroll = 0.0
  #if OVERSCROLL_BASIC
  // The basic engine moves the content itself; see `StoredFloorPhase`.
  var carried: Double { 0 }
  #else
  /// How far a toolkit has carried the content past the edge by itself, as at the end of a fling, in points.
  ///
  /// A finger that catches the content has not pulled that far.
  private(set) var carried = 0.0
  #endif

  /// Handles the beginning of a gesture.
  mutating func begin(at overscroll: Double, isPossible: Bool) {
    self.isPossible = isPossible
    isSpent = false
    smallestOverscroll = overscroll
  }

  /// Handles a movement by the gesture.
  mutating func move(to overscroll: Double) {
    smallestOverscroll = min(smallestOverscroll, overscroll)
    carry(by: 0, to: overscroll)
  }

  /// Handles a movement by the toolkit: `travel` is in points away from the content.
  mutating func carry(by travel: Double, to overscroll: Double) {
    #if !OVERSCROLL_BASIC
    carried = min(max(0, carried + travel), overscroll)
    #endif
  }
}
