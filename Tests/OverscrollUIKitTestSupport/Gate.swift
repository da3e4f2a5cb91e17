import Foundation

/// What a handler waits at until a test lets it go on.
@MainActor
package final class Gate {
  package private(set) var arrivals = 0
  package private(set) var cancellations = 0
  private var waiting: [CheckedContinuation<Void, any Error>] = []
  private var isOpen = false

  package init() {}

  /// Waits until opened; throws when the task is cancelled.
  package func wait() async throws {
    arrivals += 1
    if isOpen { return }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting.append($0) }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  /// Lets everyone go on.
  package func open() {
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
///
/// A task may pass through the pool of threads on its way, which a yield alone does not wait for. On a
/// busy machine a thread of the pool may have lost its processor in the midst of that, so each round
/// offers this thread's processor to those that wait for one.
@MainActor
package func letTasksRun() async {
  for _ in 0..<20 {
    sched_yield()
    await Task.detached {}.value
    await Task.yield()
  }
}
