#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll

/// The app's handler of a part, with an owner that is held weakly.
@MainActor
struct RunAction {
  /// Calls the handler and returns the outcome.
  let perform: @MainActor () async throws -> Outcome

  /// A handler without an owner.
  init(_ handler: @escaping @MainActor () async throws -> Outcome) {
    perform = handler
  }

  /// A handler that succeeds when it returns.
  init(_ handler: @escaping @MainActor () async throws -> Void) {
    perform = {
      try await handler()
      return .succeeded
    }
  }

  /// A handler with an owner, which is retained only while the handler runs.
  init<Owner: AnyObject>(
    for owner: Owner,
    _ handler: @escaping @MainActor (Owner) async throws -> Outcome
  ) {
    perform = { [weak owner] in
      guard let owner else { return .cancelled }
      return try await handler(owner)
    }
  }

  /// A handler with an owner, which succeeds when it returns.
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
#endif
