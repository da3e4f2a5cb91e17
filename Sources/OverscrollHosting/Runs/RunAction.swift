package import Overscroll

/// What a run does: the app's handler.
package enum RunAction {
  /// It ends the run with the outcome that it returns.
  case oneStep(Step)
  /// The first step may begin while the finger still pulls; it returns the second, which shows the answer.
  case twoSteps(fetch: @MainActor () async throws -> Step)

  /// The step that ends a run.
  package typealias Step = @MainActor () async throws -> Outcome

  /// Whether a request may begin before its run.
  var hasRequest: Bool {
    switch self {
    case .oneStep: false
    case .twoSteps: true
    }
  }

  /// The whole handler.
  var whole: Step {
    switch self {
    case .oneStep(let step): step
    case .twoSteps(let fetch): { try await fetch()() }
    }
  }
}
