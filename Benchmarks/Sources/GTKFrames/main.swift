#if GTK
import CGtk
import Foundation

// Prints the processor time of frames of a list with our control and of the same list without it, and the
// memory of many refreshes, in the format of record.py. Lists alternate, round by round. Fails if a limit
// is exceeded.

let rounds = 9
let framesInARound = 40
/// The largest part of a frame that our control may add, and the time of a frame in microseconds.
let (largestRatio, largestFrame) = (1.15, 16_667.0)

/// Reports a limit that is exceeded.
///
/// - Returns: Whether it is kept.
func keep(_ isKept: Bool, _ excess: String) -> Bool {
  if !isKept { FileHandle.standardError.write(Data("GTKFrames: over the limit: \(excess)\n".utf8)) }
  return isKept
}

/// What moves while frames are measured.
enum Motion: String, CaseIterable {
  case scrolling, pulling, spinning
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

func line(_ name: String, _ unit: String, _ samples: [Double]) {
  print(([name, unit] + samples.map { "\(($0 * 1e3).rounded() / 1e3)" }).joined(separator: "\t"))
  fflush(nil)
}

/// The costs of one round, in microseconds a frame.
func round(_ motion: Motion, _ list: ListWindow, _ travel: [Double]) -> [Double] {
  let costs: [Double]
  switch motion {
  case .scrolling:
    list.offset = 0
    costs = list.frames(framesInARound) { list.offset = Double($0) * 20 }
    list.offset = 0
  case .pulling where list.controls == nil:
    // The same motion, by scrolling.
    costs = list.frames(framesInARound) { list.offset = 1000 - travel[$0] }
    list.offset = 0
  case .pulling:
    list.putFinger()
    costs = list.frames(framesInARound) { list.moveFinger(to: Double($0 + 2) * 6) }
    list.liftFinger()
  case .spinning:
    list.beginRefresh()
    list.frames(30)
    costs = list.frames(framesInARound)
    list.endRefresh()
  }
  // Until everything is at rest.
  list.frames(40)
  return costs
}

/// How far the list follows the finger in each frame, in points.
func travel(of list: ListWindow) -> [Double] {
  list.putFinger()
  var travel: [Double] = []
  list.frames(framesInARound) {
    list.moveFinger(to: Double($0 + 2) * 6)
    travel.append(list.displacement)
  }
  list.liftFinger()
  list.frames(60)
  return travel
}

/// Measures lists of a number of rows.
///
/// - Returns: Whether all limits are kept.
func measure(rows: Int) -> Bool {
  let model: OpaquePointer = gtk_string_list_new(nil)
  for number in 0..<rows { gtk_string_list_append(model, "Row \(number)") }
  let lists = [ListWindow(model, isPlain: false), ListWindow(model, isPlain: true)]
  for list in lists { list.frames(30) }
  let travel = travel(of: lists[0])
  var isKept = true
  for motion in Motion.allCases {
    var ours: [[Double]] = []
    var plain: [[Double]] = []
    for _ in 0..<rounds {
      ours.append(round(motion, lists[0], travel))
      plain.append(round(motion, lists[1], travel))
    }
    let medians = (ours.map(median), plain.map(median))
    let ratios = zip(medians.0, medians.1).map { $0 / $1 }
    line("GTK frame: \(motion) @ \(rows)", "µs", medians.0)
    line("GTK frame: \(motion), without our control @ \(rows)", "µs", medians.1)
    line("GTK frame, longest of a round: \(motion) @ \(rows)", "µs", ours.map { $0.max() ?? 0 })
    line("GTK frame, times that without our control: \(motion) @ \(rows)", "ratio", ratios)
    let longest = ours.joined().max() ?? 0
    let ratio = median(ratios)
    let name = "\(motion), \(rows) rows: "
    isKept = keep(ratio <= largestRatio, "\(name)\(ratio) times as much") && isKept
    isKept = keep(longest <= largestFrame, "\(name)a frame of \(longest) µs") && isKept
  }
  for list in lists { list.close() }
  g_object_unref(UnsafeMutableRawPointer(model))
  return isKept
}

guard gtk_init_check() != 0 else { fatalError("no display") }
let results = [10_000, 1_000_000].map { measure(rows: $0) } + [measureMemory()]
exit(results.contains(false) ? 1 : 0)
#else
print("built without GTK")
#endif
