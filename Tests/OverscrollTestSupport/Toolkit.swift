import Overscroll

/// What a toolkit does past its edges, and how it answers what its documentation leaves open.
package enum Toolkit: Sendable, CustomStringConvertible {
  /// It overscrolls and bounces back by itself.
  case bouncing(Policy)
  /// It stops at its edges, and the engine moves the content past them.
  case stopping

  /// Every toolkit a claim has to hold on.
  package static var all: [Toolkit] { Policy.all.map { .bouncing($0) } + [.stopping] }

  /// Every toolkit that bounces by itself.
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

  /// Answers to the undocumented questions that move content.
  package struct Policy: Sendable, CustomStringConvertible {
    /// What happens to content at rest at the edge when the inset there grows.
    package var growthAtRest: GrowthAtRest
    /// What happens to a bounce under way when the inset changes.
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
    /// It stays where it is.
    case stay
    /// It follows to the new edge.
    case follow
  }

  /// What happens to a bounce under way when the inset changes.
  package enum ChangeDuringBounce: CaseIterable, Sendable {
    /// It goes on to the new edge.
    case retarget
    /// It ends at the new edge at once.
    case clamp
    /// The content moves by the difference, then the bounce goes on to the new edge.
    case shift
  }
}
