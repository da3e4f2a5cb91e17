/// Suspends a handler until a test opens it.
@MainActor
package final class Gate {
  /// The number of resumed tasks, in all tests, that are not back on the main actor.
  ///
  /// A continuation returns through a thread of the pool, which is late on a busy machine.
  fileprivate static var returning = 0

  package private(set) var arrivals = 0
  package private(set) var cancellations = 0
  private var waiting: [CheckedContinuation<Void, any Error>] = []
  private var isOpen = false

  package init() {}

  /// Waits until opened; throws if the task is cancelled.
  package func wait() async throws {
    arrivals += 1
    if isOpen { return }
    defer { Self.returning -= 1 }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting.append($0) }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  /// Resumes all waiting tasks.
  package func open() {
    isOpen = true
    resume(with: .success(()))
  }

  /// Lets everyone go on, as far as they come on the main actor.
  package func letThrough() async {
    open()
    await letTasksRun()
  }

  private func cancel() {
    cancellations += 1
    resume(with: .failure(CancellationError()))
  }

  private func resume(with result: Result<Void, any Error>) {
    Self.returning += waiting.count
    for one in waiting { one.resume(with: result) }
    waiting = []
  }
}

/// Lets created tasks, and tasks resumed at a gate, run as far as possible on the main actor.
@MainActor
package func letTasksRun() async {
  // The main actor runs jobs in order of arrival, so each of these waits for all before it. A task
  // that starts or ends another one needs one job for each.
  repeat {
    for _ in 0..<20 { await Task.yield() }
  } while Gate.returning > 0
}
