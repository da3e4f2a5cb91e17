import Foundation
package import Overscroll

/// What a refresh has brought: its handler may return it.
///
/// The result then says "3 new" or "Nothing new" in the control's language, also to a screen reader, for 0.8 s where a
/// title shows it and 0.4 s otherwise, unless the style has a time of its own. Where a list keeps its place, the number is
/// that of the marker of new items, too. Styles with an original's texts keep them.
///
/// ```swift
/// tableView.overscroll.onRefresh(for: self) { vc in
///   let count = try await vc.reload()
///   return RefreshResult.updated(count)
/// }
/// ```
public enum RefreshResult: Equatable, Sendable {
  /// That many items are new.
  ///
  /// 0 of them is ``unchanged``.
  case updated(Int)
  /// Nothing is new.
  case unchanged
}

/// What ends a run: its outcome, and what a refresh says that it has brought.
package struct RunResult: Sendable {
  package let outcome: Outcome
  package let brought: RefreshResult?

  package init(_ outcome: Outcome, _ brought: RefreshResult? = nil) {
    (self.outcome, self.brought) = (outcome, brought)
  }
}

/// What a result says beyond its outcome.
package enum ResultDetail: Equatable {
  case brought(RefreshResult)
  /// The device has no connection.
  case offline
  /// Why it failed, in the words of the app or of an error meant for people.
  case reason(String)

  /// Why a run has failed, if that can be said to people.
  ///
  /// - Parameters:
  ///   - error: What the handler has thrown.
  ///   - text: The app's text for it.
  init?(_ error: any Error, text: String?) {
    if let text {
      self = .reason(text)
    } else if error.isOffline {
      self = .offline
    } else if let text = (error as? any LocalizedError)?.errorDescription {
      self = .reason(text)
    } else {
      return nil
    }
  }
}

extension Error {
  /// Whether it says that the device has no connection.
  fileprivate var isOffline: Bool {
    let error = self as NSError
    // Not connected, roaming is off, data is not allowed.
    return error.domain == "NSURLErrorDomain" && [-1_009, -1_018, -1_020].contains(error.code)
  }
}
