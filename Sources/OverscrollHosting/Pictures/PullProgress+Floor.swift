package import Overscroll

extension PullProgress {
  /// How visible the page of the floor is, 0 to 1: it fades in between the two thresholds.
  package var floorOpacity: Double { floor.isEntered ? 1 : min(1, floorFraction) }
}
