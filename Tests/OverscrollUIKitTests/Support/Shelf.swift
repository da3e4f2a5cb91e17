import Overscroll
import OverscrollUIKit

/// A store that is cleared after the test.
final class Shelf: LastUpdatedStore {
  nonisolated(unsafe) private(set) var kept: Double?

  init(_ kept: Double? = nil) {
    self.kept = kept
  }

  var lastUpdated: Double? {
    get { kept }
    set { kept = newValue }
  }
}
