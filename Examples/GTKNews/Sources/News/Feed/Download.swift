import Foundation
import FoundationNetworking
import Synchronization

/// One request, whose answer is refused as soon as it is too long.
final class Download: NSObject, URLSessionDataDelegate {
  private struct State {
    var body = Data()
    var error: FeedError?
    var continuation: CheckedContinuation<(HTTPURLResponse, Data), any Error>?
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
        state.withLock { $0.continuation = continuation }
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = state.withLock { state in
      guard state.error == nil else { return false }
      guard state.body.count + data.count <= limit else {
        state.error = .tooLong(limit)
        state.body = Data()
        return true
      }
      state.body += data
      return false
    }
    if isTooLong { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    let (continuation, result) = state.withLock { state in
      defer { state.continuation = nil }
      return (state.continuation, Self.result(state, task.response, error))
    }
    continuation?.resume(with: result)
  }

  private static func result(
    _ state: State,
    _ response: URLResponse?,
    _ error: (any Error)?
  ) -> Result<(HTTPURLResponse, Data), any Error> {
    if let error = state.error { return .failure(error) }
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
    default: FeedError.unreachable("error \(error.code.rawValue)")
    }
  }
}
