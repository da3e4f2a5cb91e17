// Times a warm engine and warm looks and counts their heap allocations. Prints one measurement per
// line in the format of record.py: a name, a unit and the samples, separated by tabs. Run it with
// `make bench`.
import Overscroll
import OverscrollCatalog
import OverscrollIndicators

var allocations: [(name: String, count: Int)] = []
for bounce in Bounce.allCases {
  for rows in [10, 1_000, 1_000_000] {
    let name = "allocations: events, \(bounce) bounce, \(rows) rows"
    allocations.append((name, measureEvents(bounce, rows: rows)))
  }
}
for look in BuiltinIndicator.allCases {
  allocations.append(("allocations: pictures of \(look)", measurePictures(of: look)))
}
for (name, count) in allocations { print("\(name)\tallocations\t\(count)") }
