import Overscroll

/// A toolkit's behavior past its edges, and its choices where documentation is silent.
package enum Toolkit: Sendable, CustomStringConvertible {
  /// It overscrolls and bounces back.
  case bouncing(Policy)
  /// It stops at its edges, and the engine moves the content past them.
  case stopping

  /// Every toolkit; a test has to pass with all of them.
  package static var all: [Toolkit] { Policy.all.map { .bouncing($0) } + [.stopping] }

  /// Every toolkit that bounces.
  package static var bouncing: [Toolkit] { Policy.all.map { .bouncing($0) } }

  /// Who moves content past an edge.
  package var bounce: Bounce {
    switch self {
    case .bouncing: .native
    case .stopping: .engine
    }
  }

  /// A name for a test case.
  package var description: String {
    switch self {
    case .bouncing(let policy): "bounces, \(policy)"
    case .stopping: "stops"
    }
  }

  /// Answers to the undocumented questions that affect motion.
  package struct Policy: Sendable, CustomStringConvertible {
    /// What happens to content at rest at the edge when the inset there grows.
    package var growthAtRest: GrowthAtRest
    /// What happens to a running bounce when the inset changes.
    package var changeDuringBounce: ChangeDuringBounce

    /// Every combination.
    static var all: [Policy] {
      GrowthAtRest.allCases.flatMap { growth in
        ChangeDuringBounce.allCases.map { Policy(growthAtRest: growth, changeDuringBounce: $0) }
      }
    }

    /// The names of both answers.
    package var description: String { "\(growthAtRest), \(changeDuringBounce)" }
  }

  /// What happens to content at rest at the edge when the inset there grows.
  package enum GrowthAtRest: CaseIterable, Sendable {
    /// It keeps its offset.
    case stay
    /// It follows to the new edge.
    case follow
  }

  /// What happens to a running bounce when the inset changes.
  package enum ChangeDuringBounce: CaseIterable, Sendable {
    /// It continues to the new edge.
    case retarget
    /// It jumps to the new edge.
    case clamp
    /// The content moves by the difference, then the bounce continues to the new edge.
    case shift
  }
}
