import Foundation

/// The extent of a test run.
///
/// The variable OVERSCROLL_TESTS selects it: unset for a run of minutes, `all` for everything. Only
/// this file reads it.
package enum TestExtent: Sendable {
  /// Policies in pairs, and a part of random or swept cases.
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

  /// How many of a number of random cases a test tries.
  package func part(of count: Int) -> Int {
    switch self {
    case .short: count / 10
    case .all: count
    }
  }
}
