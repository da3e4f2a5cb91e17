#if canImport(SwiftUI) && canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
public import OverscrollUIKit
public import SwiftUI

extension View {
  /// Adds pull to refresh at the top of a list or a scroll view.
  ///
  /// Apply it to the list or the scroll view, or to the content of the scroll view. When the action
  /// returns, the refresh has succeeded; when it throws, the refresh has failed. The action's task
  /// is cancelled when the run is cancelled or the view is removed.
  ///
  /// ```swift
  /// List(articles) { ArticleRow($0) }
  ///   .overscrollRefresh { try await feed.reload() }
  ///   .overscrollLoadMore { try await feed.next() ? .succeeded : .exhausted }
  /// ```
  ///
  /// - Parameters:
  ///   - style: Its behavior and look; a change takes effect immediately.
  ///   - action: The action of a refresh; each run uses that of the latest update.
  /// - Returns: The view with pull to refresh.
  public func overscrollRefresh(
    _ style: PullStyle = .arrow,
    action: @escaping @MainActor () async throws -> Void
  ) -> some View {
    background(
      ControlView(edge: .top, style: style) {
        try await action()
        return .succeeded
      }
    )
  }

  /// Loads more when a list or a scroll view approaches its bottom.
  ///
  /// See `overscrollRefresh` for placement and errors; the outcome says whether there
  /// is more to load.
  ///
  /// - Parameters:
  ///   - style: Its behavior and look; a change takes effect immediately.
  ///   - action: The action of a load; each run uses that of the latest update.
  /// - Returns: The view with load-more.
  public func overscrollLoadMore(
    _ style: PullStyle = PullStyle(.arrow, role: .loadMore),
    action: @escaping @MainActor () async throws -> Outcome
  ) -> some View {
    background(ControlView(edge: .bottom, style: style, action: action))
  }
}
#endif
