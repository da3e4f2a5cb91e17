#if GTK
import Overscroll

/// The app's handler of a part: ends a run with the outcome that it returns.
typealias RunAction = @MainActor () async throws -> Outcome

/// The task of one run; cancelled when it is released.
final class RunTask {
  let token: RunToken
  private let task: Task<Void, Never>

  init(_ token: RunToken, _ task: Task<Void, Never>) {
    self.token = token
    self.task = task
  }

  deinit {
    task.cancel()
  }
}
#endif
