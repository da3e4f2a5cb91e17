/// What a handler waits at until a test lets it go on.
@MainActor
final class Gate {
  private(set) var arrivals = 0
  private(set) var cancellations = 0
  private var waiting: [CheckedContinuation<Void, any Error>] = []
  private var isOpen = false

  /// Waits until opened; throws when the task is cancelled.
  func wait() async throws {
    arrivals += 1
    if isOpen { return }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting.append($0) }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  /// Lets everyone go on.
  func open() {
    isOpen = true
    for one in waiting { one.resume() }
    waiting = []
  }

  private func cancel() {
    cancellations += 1
    for one in waiting { one.resume(throwing: CancellationError()) }
    waiting = []
  }
}

/// Lets tasks that were made run as far as they come.
@MainActor
func letTasksRun() async {
  for _ in 0..<20 { await Task.yield() }
}
