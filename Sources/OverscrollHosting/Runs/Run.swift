import Foundation
public import Overscroll

extension PullControl {
  /// One refresh or load-more, for code that ends it explicitly.
  ///
  /// Ending a run late or twice is a no-op and cannot end a later run; only "no more" may still follow a
  /// success. It does not retain the list.
  ///
  /// ```swift
  /// func pullControl(_ control: PullControl, didBegin run: PullControl.Run) {
  ///   feed.reload { error in run.end(error == nil ? .succeeded : .failed) }
  /// }
  /// ```
  @MainActor
  public struct Run {
    private weak var list: HostedList?
    /// Its side of the list.
    public let edge: ScrollEdge
    /// Its token.
    package let token: RunToken

    init(_ token: RunToken, at edge: Edge, of list: HostedList) {
      self.token = token
      self.edge = ScrollEdge(edge, of: list.axis)
      self.list = list
    }

    /// Whether the run has neither ended nor been cancelled.
    public var isCurrent: Bool {
      list?.engine.currentRun(edge.edge) == token
    }

    /// Ends this run, never a later one.
    ///
    /// From any thread: on the main one it has ended when this returns, from another it ends in its turn there.
    ///
    /// - Parameter outcome: How it ended.
    nonisolated public func end(_ outcome: Outcome = .succeeded) {
      onMainQueue { list?.request(.actionFinished(edge.edge, token, outcome)) }
    }

    /// Cancels this run: cancels its handler's task and closes the indicator.
    public func cancel() {
      if isCurrent { list?.request(.cancelRequested(edge.edge)) }
    }
  }
}

/// Marks the main queue, which on Linux is not always drained by the main thread.
private let mainQueue: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Calls a closure on the main actor: at once if the caller is there, otherwise in its turn.
///
/// Calls from one thread keep their order, as tasks need not.
@inline(never)  // saves 1.3 KB of an app
func onMainQueue(_ body: @escaping @MainActor @Sendable () -> Void) {
  if DispatchQueue.getSpecific(key: mainQueue) == true {
    MainActor.assumeIsolated(body)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}
