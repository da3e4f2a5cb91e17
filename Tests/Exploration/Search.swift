import Overscroll
import OverscrollTestSupport

/// A breadth-first search over every state that a scenario can reach.
///
/// A state is a session together with its host. Every move is made in every state; a state with a known
/// fingerprint is not entered again. The first violation that is found has the shortest path.
struct Search {
  /// What was found.
  struct Report {
    var states = 0
    var transitions = 0
    var depth = 0
    /// Whether every reachable state was visited.
    var isComplete = false
    var violation: String?
    /// The moves that lead to the violation.
    var path: [Int] = []
  }

  private let scenario: Scenario
  private let prints: Fingerprints
  private let limit: Int
  private var known: Set<UInt64> = []
  /// The state from which each state was entered first, and by which move.
  private var parents: [(state: UInt32, move: UInt16)] = []
  private var report = Report()

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - scenario: The list, and what may happen.
  ///   - limit: The largest number of states to visit.
  init(_ scenario: Scenario, limit: Int) {
    self.scenario = scenario
    prints = Fingerprints(parts: scenario.edges, decisive: scenario.decisive)
    self.limit = limit
  }

  /// Searches until there is nothing new, something is wrong, or the limit is reached.
  mutating func run() -> Report {
    var rules = Rules(scenario, prints)
    var front = [scenario.host()]
    known.insert(prints.fingerprint(front[0]))
    parents.append((0, 0))
    var first = 0
    while !front.isEmpty, report.violation == nil, parents.count < limit {
      var next: [ModelHost] = []
      for (position, state) in front.enumerated() {
        for (index, move) in scenario.moves.enumerated() {
          var host = state
          guard move.make(&host) else { continue }
          report.transitions += 1
          rules.check(host, after: move, from: state)
          let from = UInt32(first + position)
          if let violation = host.invariants.violation ?? rules.violation {
            report.violation = violation
            report.path = path(to: from) + [index]
            return finish()
          }
          guard known.insert(prints.fingerprint(host)).inserted else { continue }
          parents.append((from, UInt16(index)))
          rules.checkFuture(of: host)
          if let violation = rules.violation {
            report.violation = violation
            report.path = path(to: UInt32(parents.count - 1))
            return finish()
          }
          next.append(host)
        }
        if parents.count >= limit { break }
      }
      first += front.count
      front = next
      if !next.isEmpty { report.depth += 1 }
    }
    report.isComplete = front.isEmpty
    return finish()
  }

  private mutating func finish() -> Report {
    report.states = parents.count
    return report
  }

  private func path(to state: UInt32) -> [Int] {
    var path: [Int] = []
    var state = state
    while state != 0 {
      path.append(Int(parents[Int(state)].move))
      state = parents[Int(state)].state
    }
    return path.reversed()
  }
}
