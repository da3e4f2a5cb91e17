// Explores every state that a pull can reach, and checks the engine's rules in each.
//
//     Exploration [--full [--with SURROUNDINGS]] [--only LIST] [--limit STATES]
//
// Without --full, every list is explored as far as a few thousand states go; with it, to the end, with each
// kind of surroundings, or with one: nothing, presence, settings, content, layout. Documentation/Checks.md explains what is explored. A violation is printed with the
// shortest trace that leads to it, for `overscroll-tool replay`; the exit code is then 1.

import Foundation
import OverscrollTestSupport
import OverscrollTrace

let options = Array(CommandLine.arguments.dropFirst())
func value(of option: String) -> String? {
  options.firstIndex(of: option).flatMap {
    options.indices.contains($0 + 1) ? options[$0 + 1] : nil
  }
}
let isFull = options.contains("--full")
let limit = value(of: "--limit").flatMap { Int($0) } ?? (isFull ? 5_000_000 : 2_500)
let kinds: [[Scenario.Surroundings]] =
  isFull ? [[], [.presence], [.settings], [.content], [.layout]] : [Scenario.Surroundings.allCases]
let every = kinds.filter { kind in
  value(of: "--with").map { $0 == (kind.first?.rawValue ?? "nothing") } ?? true
}
let scenarios = every.flatMap { Scenarios.all(among: $0, named: value(of: "--only")) }
guard !scenarios.isEmpty else {
  print("Exploration: no list is called \(value(of: "--only") ?? ""); see Scenarios.swift.")
  exit(2)
}

var total = Search.Report()
let began = Date()
print("list                 bounce  with        states  transitions  depth  all  seconds")
for scenario in scenarios {
  let start = Date()
  var search = Search(scenario, limit: limit)
  let report = search.run()
  let columns = [
    scenario.name.padding(toLength: 21, withPad: " ", startingAt: 0),
    "\(scenario.bounce)".padding(toLength: 8, withPad: " ", startingAt: 0),
    scenario.label.padding(toLength: 9, withPad: " ", startingAt: 0),
    String(format: "%9d %12d %6d", report.states, report.transitions, report.depth),
    report.isComplete ? "  yes" : "   no",
    String(format: "%8.1f", Date().timeIntervalSince(start)),
  ]
  print(columns.joined())
  fflush(nil)
  total.states += report.states
  total.transitions += report.transitions
  guard let violation = report.violation else { continue }
  print("\n\(violation)\n\n\(scenario.trace(of: report.path))")
  exit(1)
}
let seconds = Date().timeIntervalSince(began)
let perSecond = Double(total.states) / max(seconds, 0.001)
print(
  "\(total.states) states, \(total.transitions) transitions, \(String(format: "%.1f", seconds)) s, "
    + "\(Int(perSecond)) states a second, no violation"
)
