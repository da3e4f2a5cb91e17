import Foundation
import FoundationNetworking
import Synchronization

/// One request, whose answer is refused as soon as it is too long.
final class Download: NSObject, URLSessionDataDelegate {
  private struct State {
    var body = Data()
    var continuation: CheckedContinuation<(HTTPURLResponse, Data), any Error>?
    /// Whether there is a result; URLSession may still report another one, or none after a cancel.
    var isOver = false
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) {
    self.limit = limit
  }

  func run(_ request: URLRequest) async throws -> (HTTPURLResponse, Data) {
    let configuration = URLSessionConfiguration.ephemeral
    // This program keeps documents itself, and says nothing about its user.
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    let task = session.dataTask(with: request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          if !state.isOver { state.continuation = continuation }
          return state.isOver
        }
        if isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          task.resume()
        }
      }
    } onCancel: {
      takeContinuation()?.resume(throwing: CancellationError())
      task.cancel()
    }
  }

  /// The continuation, if there is no result yet.
  private func takeContinuation() -> CheckedContinuation<(HTTPURLResponse, Data), any Error>? {
    state.withLock { state in
      state.isOver = true
      defer { state.continuation = nil }
      return state.continuation
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = state.withLock { state in
      guard !state.isOver else { return false }
      guard state.body.count + data.count <= limit else {
        state.body = Data()
        return true
      }
      state.body += data
      return false
    }
    guard isTooLong else { return }
    takeContinuation()?.resume(throwing: FeedError.tooLong(limit))
    dataTask.cancel()
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    let result = state.withLock { Self.result($0, task.response, error) }
    takeContinuation()?.resume(with: result)
  }

  private static func result(
    _ state: State,
    _ response: URLResponse?,
    _ error: (any Error)?
  ) -> Result<(HTTPURLResponse, Data), any Error> {
    if let error { return .failure(reason(error)) }
    guard let response = response as? HTTPURLResponse else {
      return .failure(FeedError.unreachable("its answer is not HTTP"))
    }
    return .success((response, state.body))
  }

  private static func reason(_ error: any Error) -> any Error {
    guard let error = error as? URLError else {
      return FeedError.unreachable(error.localizedDescription)
    }
    return switch error.code {
    case .cancelled: CancellationError()
    case .timedOut: FeedError.timedOut
    case .cannotFindHost, .dnsLookupFailed: FeedError.unreachable("its name is unknown")
    case .cannotConnectToHost: FeedError.unreachable("it refuses the connection")
    case .networkConnectionLost: FeedError.unreachable("the connection was lost")
    case .notConnectedToInternet: FeedError.unreachable("there is no network")
    // libcurl's own words, for example about a certificate.
    default: FeedError.unreachable(error.localizedDescription)
    }
  }
}
