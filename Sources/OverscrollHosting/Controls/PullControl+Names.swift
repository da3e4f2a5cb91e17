public import Overscroll
public import OverscrollText

// Types of other modules that an app names now and then. Nested, so that the import of a host brings few
// names, and none that an app or another package has as well.
extension PullControl {
  /// How a run ended.
  public typealias Outcome = Overscroll.Outcome
  /// What the handler of a load-more says.
  public typealias LoadOutcome = Overscroll.LoadOutcome
  /// A point in the life of a run.
  public typealias Milestone = Overscroll.Milestone
  /// The state of a floor.
  public typealias FloorPhase = Overscroll.FloorPhase
  /// Stores the time of the last refresh.
  public typealias LastUpdatedStore = Overscroll.LastUpdatedStore
  /// The language of texts.
  public typealias Language = OverscrollText.Language
}

extension PullControl: Equatable {
  /// Whether two references are to the same control; once it is gone, to the same side of a list.
  nonisolated public static func == (one: PullControl, other: PullControl) -> Bool {
    one.hosted === other.hosted && one.edge == other.edge
  }
}
