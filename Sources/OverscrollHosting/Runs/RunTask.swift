import Overscroll

/// The task of one run's handler; cancelled when it is released.
final class RunTask {
  let token: RunToken
  private let task: Task<Void, Never>

  /// Starts the handler.
  ///
  /// - Parameters:
  ///   - token: The run's token.
  ///   - handler: The app's handler.
  ///   - fail: Called with the error if the handler throws one, except when the run was cancelled,
  ///     which makes a request throw an error of its own, or by a `CancellationError`.
  ///   - end: Called with the result, after `fail`.
  @MainActor
  init(
    _ token: RunToken,
    _ handler: @escaping RunAction.Step,
    fail: @escaping @MainActor (any Error) -> Void,
    end: @escaping @MainActor (RunResult) -> Void
  ) {
    self.token = token
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
