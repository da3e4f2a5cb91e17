#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll

/// What a part does when a run begins: the app's handler, with an owner that is held weakly.
@MainActor
struct RunAction {
  /// Does it and says how it went.
  let perform: @MainActor () async throws -> Outcome

  /// A handler without an owner.
  init(_ handler: @escaping @MainActor () async throws -> Outcome) {
    perform = handler
  }

  /// A handler whose return is a success.
  init(_ handler: @escaping @MainActor () async throws -> Void) {
    perform = {
      try await handler()
      return .succeeded
    }
  }

  /// A handler that is given its owner, which it keeps alive while it runs and not before.
  init<Owner: AnyObject>(
    for owner: Owner,
    _ handler: @escaping @MainActor (Owner) async throws -> Outcome
  ) {
    perform = { [weak owner] in
      guard let owner else { return .cancelled }
      return try await handler(owner)
    }
  }

  /// A handler that is given its owner, and whose return is a success.
  init<Owner: AnyObject>(
    for owner: Owner,
    _ handler: @escaping @MainActor (Owner) async throws -> Void
  ) {
    self.init(for: owner) {
      try await handler($0)
      return .succeeded
    }
  }
}

/// The task of one run; with the control gone, nobody would wait for it any more.
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
