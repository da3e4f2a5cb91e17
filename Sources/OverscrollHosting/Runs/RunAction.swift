package import Overscroll

/// The app's handler of a part: ends a run with the outcome that it returns.
package typealias RunAction = @MainActor () async throws -> Outcome
