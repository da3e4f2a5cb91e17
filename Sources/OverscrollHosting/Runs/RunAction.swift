import Foundation
package import Overscroll

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

/// The task of one run's handler; cancelled when it is released.
final class RunTask {
  private let task: Task<Void, Never>

  /// Starts the handler.
  ///
  /// - Parameters:
  ///   - handler: The app's handler.
  ///   - fail: Called with the error if the handler throws one, except when the run was cancelled,
  ///     which makes a request throw an error of its own, or by a `CancellationError`.
  ///   - end: Called with the result, after `fail`.
  @MainActor
  init(
    _ handler: @escaping RunAction.Step,
    fail: @escaping @MainActor (any Error) -> Void,
    end: @escaping @MainActor (RunResult) -> Void
  ) {
    task = Task { @MainActor in
      let result: RunResult
      do {
        result = try await handler()
      } catch is CancellationError {
        result = RunResult(.cancelled)
      } catch {
        result = RunResult(Task.isCancelled ? .cancelled : .failed)
        if result.outcome == .failed { fail(error) }
      }
      end(result)
    }
  }

  deinit {
    task.cancel()
  }
}

/// A request that a pull has begun, until a run takes it over or its answer is too old.
@MainActor
final class RunRequest {
  /// That of the run that would take it over.
  var token: RunToken
  private let task: Task<RunAction.Step, any Error>
  /// When the answer came; nil before, and if the request has failed.
  private(set) var answeredAt: Date?

  /// Begins the request.
  ///
  /// - Parameters:
  ///   - token: That of the run that would take it over.
  ///   - fetch: The first step of the app's handler.
  ///   - clock: Tells when the answer comes.
  ///   - finish: Called with the request once the answer is there, or the request has failed.
  init(
    _ token: RunToken,
    _ fetch: @escaping @MainActor () async throws -> RunAction.Step,
    clock: @escaping @MainActor () -> Date,
    finish: @escaping @MainActor (RunRequest) -> Void
  ) {
    self.token = token
    let task = Task { @MainActor in try await fetch() }
    self.task = task
    Task { @MainActor [weak self] in
      let answer = await task.result
      guard let self, !task.isCancelled else { return }
      if case .success = answer { answeredAt = clock() }
      finish(self)
    }
  }

  deinit {
    task.cancel()
  }

  /// Waits for the answer, and shows it.
  func show() async throws -> RunResult {
    let task = task
    let step = try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
    return try await step()
  }
}

/// Which run calls no action, because the app has asked for its motion alone.
package enum Silence {
  case none
  /// Any run but this one, while a run is being requested.
  case runAfter(RunToken?)
  case run(RunToken?)

  package func covers(_ token: RunToken) -> Bool {
    switch self {
    case .none: false
    case .runAfter(let present): token != present
    case .run(let run): token == run
    }
  }
}
