package import Overscroll

/// The task of one run's handler; cancelled when it is released.
package final class RunTask {
  package let token: RunToken
  private let task: Task<Void, Never>

  /// Starts the handler.
  ///
  /// - Parameters:
  ///   - token: The run's token.
  ///   - handler: The app's handler.
  ///   - fail: Called with the error if the handler throws one, except when the run was cancelled,
  ///     which makes a request throw an error of its own, or by a `CancellationError`.
  ///   - end: Called with the outcome, after `fail`.
  @MainActor
  package init(
    _ token: RunToken,
    _ handler: @escaping @MainActor () async throws -> Outcome,
    fail: @escaping @MainActor (any Error) -> Void,
    end: @escaping @MainActor (Outcome) -> Void
  ) {
    self.token = token
    task = Task { @MainActor in
      let outcome: Outcome
      do {
        outcome = try await handler()
      } catch is CancellationError {
        outcome = .cancelled
      } catch {
        outcome = Task.isCancelled ? .cancelled : .failed
        if outcome == .failed { fail(error) }
      }
      end(outcome)
    }
  }

  deinit {
    task.cancel()
  }
}
