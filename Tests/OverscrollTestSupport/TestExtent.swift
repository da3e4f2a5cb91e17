import Foundation

/// How much of what can be repeated a test run repeats.
///
/// The variable OVERSCROLL_TESTS asks for it: unset for what a change must pass within minutes, `all`
/// for everything. This is the one place that reads it.
package enum TestExtent: Sendable {
  /// Policies in pairs, a part of the random events.
  case short
  /// Every combination, every random event.
  case all

  package static let current: TestExtent = {
    switch ProcessInfo.processInfo.environment["OVERSCROLL_TESTS"] {
    case nil, "": .short
    case "all": .all
    case let other?: preconditionFailure("OVERSCROLL_TESTS is \"\(other)\"; it takes \"all\"")
    }
  }()
}
