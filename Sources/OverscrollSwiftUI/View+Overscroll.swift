#if canImport(SwiftUI) && canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
public import OverscrollUIKit
public import SwiftUI

extension View {
  /// Adds pull to refresh to a list or a scroll view.
  ///
  /// Apply it to the list or the scroll view, to the content of the scroll view, or to a stack with a
  /// list in it. When the action returns, the refresh has succeeded; when it throws, the refresh has
  /// failed. The action's task is cancelled when the run is cancelled or the view is removed.
  ///
  /// ```swift
  /// List(articles) { ArticleRow($0) }
  ///   .overscrollRefresh { try await feed.reload() }
  ///   .overscrollLoadMore { try await feed.next() ? .succeeded : .exhausted }
  /// ```
  ///
  /// - Parameters:
  ///   - style: Its behavior and look; a change takes effect immediately.
  ///   - edge: The side of the list.
  ///   - isRefreshing: Whether a refresh is in progress. Set it to true to begin one, and to false to
  ///     end it as succeeded.
  ///   - configure: Sets what a style does not, such as a tint or a language; called when the control
  ///     is added and with each update of the view. The modifier needs the control's delegate.
  ///   - action: The action of a refresh; each run uses that of the latest update.
  /// - Returns: The view with pull to refresh.
  public func overscrollRefresh(
    _ style: PullStyle = .arrow,
    at edge: ScrollEdge = .top,
    isRefreshing: Binding<Bool>? = nil,
    configure: @escaping @MainActor (PullControl) -> Void = { _ in },
    action: @escaping @MainActor () async throws -> Void
  ) -> some View {
    let isRunning = isRefreshing.map { binding in
      ControlCoordinator.Settings.IsRunning(
        get: { binding.wrappedValue },
        set: { binding.wrappedValue = $0 }
      )
    }
    return overscroll(edge, style, isRunning, configure) {
      try await action()
      return .succeeded
    }
  }

  /// Loads more when a list or a scroll view approaches an edge.
  ///
  /// See `overscrollRefresh` for placement and errors; the outcome says whether there
  /// is more to load.
  ///
  /// - Parameters:
  ///   - style: Its behavior and look; a change takes effect immediately.
  ///   - edge: The side of the list; the top for a chat with its history there.
  ///   - configure: Sets what a style does not, as in `overscrollRefresh`.
  ///   - action: The action of a load; each run uses that of the latest update.
  /// - Returns: The view with load-more.
  public func overscrollLoadMore(
    _ style: PullStyle = PullStyle(.arrow, role: .loadMore),
    at edge: ScrollEdge = .bottom,
    configure: @escaping @MainActor (PullControl) -> Void = { _ in },
    action: @escaping @MainActor () async throws -> Outcome
  ) -> some View {
    overscroll(edge, style, nil, configure, action)
  }

  private func overscroll(
    _ edge: ScrollEdge,
    _ style: PullStyle,
    _ isRunning: ControlCoordinator.Settings.IsRunning?,
    _ configure: @escaping @MainActor (PullControl) -> Void,
    _ action: @escaping @MainActor () async throws -> Outcome
  ) -> some View {
    let settings = ControlCoordinator.Settings(
      style: style,
      isRunning: isRunning,
      configure: configure,
      action: action
    )
    return modifier(PullModifier(edge: edge, settings))
  }
}
#endif
