#if canImport(SwiftUI) && canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
public import OverscrollUIKit
public import SwiftUI

extension View {
  /// Refreshes a list or a scroll view when it is pulled down at its top.
  ///
  /// Put it on the list or the scroll view, or on what scrolls inside. The action's end is the
  /// refresh's end: returning means it went well, throwing means it failed. Its task is cancelled
  /// when the run is given up or the view goes.
  ///
  /// ```swift
  /// List(articles) { ArticleRow($0) }
  ///   .overscrollRefresh { try await feed.reload() }
  ///   .overscrollLoadMore { try await feed.next() ? .succeeded : .exhausted }
  /// ```
  ///
  /// - Parameters:
  ///   - style: How it behaves and looks; a change of it takes effect at once.
  ///   - action: What a refresh does, that of the latest update.
  /// - Returns: The same view, pulled to refresh.
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

  /// Loads more before a list or a scroll view comes to its bottom.
  ///
  /// Where it is put, and how it ends, is as with a refresh; the outcome says whether there is more.
  ///
  /// - Parameters:
  ///   - style: How it behaves and looks; a change of it takes effect at once.
  ///   - action: What a load does, that of the latest update.
  /// - Returns: The same view, which loads more.
  public func overscrollLoadMore(
    _ style: PullStyle = PullStyle(.arrow, role: .loadMore),
    action: @escaping @MainActor () async throws -> Outcome
  ) -> some View {
    background(ControlView(edge: .bottom, style: style, action: action))
  }
}
#endif
