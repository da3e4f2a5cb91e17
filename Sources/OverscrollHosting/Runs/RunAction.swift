/// What a run does: the app's handler.
package enum RunAction {
  /// It ends the run with the outcome that it returns.
  case oneStep(Step)
  /// The first step may begin while the finger still pulls; it returns the second, which shows the answer.
  case twoSteps(fetch: @MainActor () async throws -> Step)

  /// The step that ends a run.
  package typealias Step = @MainActor () async throws -> RunResult

  /// A handler in two steps with an owner that it does not retain.
  @MainActor
  static func twoSteps<Owner: AnyObject, Answer>(
    for owner: Owner,
    _ fetch: @escaping @MainActor (Owner) async throws -> Answer,
    _ show: @escaping @MainActor (Owner, Answer) async throws -> RunResult
  ) -> RunAction {
    .twoSteps { [weak owner] in
      guard let strong = owner else { throw CancellationError() }
      let answer = try await fetch(strong)
      return { [weak owner] in
        guard let owner else { return RunResult(.cancelled) }
        return try await show(owner, answer)
      }
    }
  }

  /// Whether a request may begin before its run.
  package var hasRequest: Bool {
    switch self {
    case .oneStep: false
    case .twoSteps: true
    }
  }

  /// The first step, which returns the one that ends the run.
  @MainActor
  package func request() async throws -> Step {
    switch self {
    case .oneStep(let step): step
    case .twoSteps(let fetch): try await fetch()
    }
  }

  /// The whole handler.
  package var whole: Step {
    switch self {
    case .oneStep(let step): step
    case .twoSteps(let fetch): { try await fetch()() }
    }
  }
}
