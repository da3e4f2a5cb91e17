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
  ///   - style: Its behavior and look; nil uses that of the defaults. A change takes effect immediately.
  ///   - edge: The side of the list.
  ///   - isRefreshing: Whether a refresh is in progress. Set it to true to begin one, and to false to
  ///     end it as succeeded.
  ///   - onAdd: Sets what a style does not, such as `maximumAge`; called once, when the control is added to a list.
  ///   - configure: The same for what follows the state of the view; called after `onAdd` and with each update of
  ///     the view. The modifier needs the control's delegate.
  ///   - action: The action of a refresh; each run uses that of the latest update.
  /// - Returns: The view with pull to refresh.
  public func overscrollRefresh(
    _ style: PullStyle? = nil,
    at edge: ScrollEdge = .top,
    isRefreshing: Binding<Bool>? = nil,
    onAdd: @escaping @MainActor (PullControl) -> Void = { _ in },
    configure: @escaping @MainActor (PullControl) -> Void = { _ in },
    action: @escaping @MainActor () async throws -> Void
  ) -> some View {
    overscroll(edge, style, .refresh, isRefreshing, nil, onAdd, configure) {
      try await action()
      return .succeeded
    }
  }

  /// Adds pull to refresh, and a page that a longer pull brings down: a second floor.
  ///
  /// See `overscrollRefresh` without a floor.
  ///
  /// ```swift
  /// List(articles) { ArticleRow($0) }
  ///   .overscrollRefresh(isOnFloor: $isShopOpen) { ShopPage() } action: { try await feed.reload() }
  /// ```
  ///
  /// - Parameters:
  ///   - style: Its behavior and look; nil uses that of the defaults. A change takes effect immediately.
  ///   - edge: The side of the list.
  ///   - isRefreshing: Whether a refresh is in progress.
  ///   - isOnFloor: Whether the floor is open. Set it to true to open it, and to false to close it.
  ///   - onAdd: Sets what a style does not; called once, when the control is added to a list.
  ///   - configure: The same with each update. The modifier needs the control's delegate and `onFloor`.
  ///   - floor: The page, as large as the list.
  ///   - action: The action of a refresh; each run uses that of the latest update.
  /// - Returns: The view with pull to refresh and a floor.
  public func overscrollRefresh<Page: View>(
    _ style: PullStyle? = nil,
    at edge: ScrollEdge = .top,
    isRefreshing: Binding<Bool>? = nil,
    isOnFloor: Binding<Bool>? = nil,
    onAdd: @escaping @MainActor (PullControl) -> Void = { _ in },
    configure: @escaping @MainActor (PullControl) -> Void = { _ in },
    @ViewBuilder floor: () -> Page,
    action: @escaping @MainActor () async throws -> Void
  ) -> some View {
    let page = floor()
    let settings = ControlCoordinator.Settings.Floor(
      isOpen: isOnFloor.map { Self.access($0) },
      make: { UIHostingController(rootView: page) },
      update: { ($0 as? UIHostingController<Page>)?.rootView = page }
    )
    return overscroll(edge, style, .refresh, isRefreshing, settings, onAdd, configure) {
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
  ///   - style: Its behavior and look; nil uses that of the defaults. A change takes effect immediately.
  ///   - edge: The side of the list; the top for a chat with its history there.
  ///   - isLoading: Whether a load is in progress. Set it to true to begin one, and to false to end it as succeeded.
  ///   - isExhausted: Whether there is no more to load. Set it to false to load again, and to true to load no more.
  ///   - onAdd: Sets what a style does not; called once, when the control is added to a list.
  ///   - configure: The same with each update, as in `overscrollRefresh`.
  ///   - action: The action of a load; each run uses that of the latest update.
  /// - Returns: The view with load-more.
  public func overscrollLoadMore(
    _ style: PullStyle? = nil,
    at edge: ScrollEdge = .bottom,
    isLoading: Binding<Bool>? = nil,
    isExhausted: Binding<Bool>? = nil,
    onAdd: @escaping @MainActor (PullControl) -> Void = { _ in },
    configure: @escaping @MainActor (PullControl) -> Void = { _ in },
    action: @escaping @MainActor () async throws -> PullControl.LoadOutcome
  ) -> some View {
    overscroll(edge, style, .loadMore, isLoading, nil, onAdd, configure, isExhausted, action)
  }

  private func overscroll(
    _ edge: ScrollEdge,
    _ style: PullStyle?,
    _ role: PullStyle.Role,
    _ isRunning: Binding<Bool>?,
    _ floor: ControlCoordinator.Settings.Floor?,
    _ onAdd: @escaping @MainActor (PullControl) -> Void,
    _ configure: @escaping @MainActor (PullControl) -> Void,
    _ isExhausted: Binding<Bool>? = nil,
    _ action: @escaping @MainActor () async throws -> PullControl.LoadOutcome
  ) -> some View {
    let settings = ControlCoordinator.Settings(
      style: style,
      role: role,
      isRunning: isRunning.map { Self.access($0) },
      isExhausted: isExhausted.map { Self.access($0) },
      floor: floor,
      onAdd: onAdd,
      configure: configure,
      action: action
    )
    return modifier(PullModifier(edge: edge, settings))
      .transformEnvironment(\.overscrollRefresh) {
        if role == .refresh { $0 = { _ = try await action() } }
      }
  }

  private static func access(_ binding: Binding<Bool>) -> ControlCoordinator.Settings.Access {
    ControlCoordinator.Settings.Access(
      get: { binding.wrappedValue },
      set: { binding.wrappedValue = $0 }
    )
  }
}
#endif
