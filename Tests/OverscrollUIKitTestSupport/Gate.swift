/// What a handler waits at until a test lets it go on.
@MainActor
package final class Gate {
  /// The tasks, of all tests together, that were let go on and are not back on the main actor.
  ///
  /// A continuation takes its task there by way of a thread of the pool, which is late on a busy machine.
  fileprivate static var returning = 0

  package private(set) var arrivals = 0
  package private(set) var cancellations = 0
  private var waiting: [CheckedContinuation<Void, any Error>] = []
  private var isOpen = false

  package init() {}

  /// Waits until opened; throws when the task is cancelled.
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

  /// Lets everyone go on.
  package func open() {
    isOpen = true
    resume(with: .success(()))
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

/// Lets tasks that were made, or let go on at a gate, run as far as they come on the main actor.
@MainActor
package func letTasksRun() async {
  // Jobs of the main actor run in the order in which they came, so each of these waits for all before
  // it. A task that begins or ends another one needs as many as it makes.
  repeat {
    for _ in 0..<20 { await Task.yield() }
  } while Gate.returning > 0
}
