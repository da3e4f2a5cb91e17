import Foundation
import Overscroll

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
