import Foundation

/// How much of what can be repeated a test run repeats.
///
/// The variable OVERSCROLL_TESTS asks for it: unset for what a change must pass within minutes, `all`
/// for everything. This is the one place that reads it.
package enum TestExtent: Sendable {
  /// Policies in pairs, a part of what is random or swept.
  case short
  /// Every combination, every random case.
  case all

  package static let current: TestExtent = {
    switch ProcessInfo.processInfo.environment["OVERSCROLL_TESTS"] {
    case nil, "": .short
    case "all": .all
    case let other?: preconditionFailure("OVERSCROLL_TESTS is \"\(other)\"; it takes \"all\"")
    }
  }()

  /// How many of so many random cases a test tries.
  package func part(of count: Int) -> Int {
    switch self {
    case .short: count / 10
    case .all: count
    }
  }
}
