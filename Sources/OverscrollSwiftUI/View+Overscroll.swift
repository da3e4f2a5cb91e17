#if canImport(SwiftUI) && canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
package import OverscrollHosting
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
  public func overscrollRefresh<Result>(
    _ style: PullStyle? = nil,
    at edge: ScrollEdge = .top,
    isRefreshing: Binding<Bool>? = nil,
    onAdd: @escaping @MainActor (PullControl) -> Void = { _ in },
    configure: @escaping @MainActor (PullControl) -> Void = { _ in },
    action: @escaping @MainActor () async throws -> Result
  ) -> some View {
    let step: RunAction.Step = {
      RunResult(.succeeded, try await action() as? RefreshResult)
    }
    return overscroll(edge, style, .refresh, isRefreshing, nil, onAdd, configure, .oneStep(step))
  }

  /// Adds pull to refresh with a handler in two steps, of which the first may begin early.
  ///
  /// With `prefetch` of the style's behavior the request begins while the finger still pulls, and the rows are shown
  /// when it lets go. Otherwise as `overscrollRefresh` with an action.
  ///
  /// ```swift
  /// List(articles) { ArticleRow($0) }
  ///   .overscrollRefresh(style, fetch: { try await api.latest() }, show: { articles = $0 })
  /// ```
  ///
  /// - Parameters:
  ///   - style: Its behavior and look; nil uses that of the defaults. A change takes effect immediately.
  ///   - edge: The side of the list.
  ///   - isRefreshing: Whether a refresh is in progress.
  ///   - onAdd: Sets what a style does not; called once, when the control is added to a list.
  ///   - configure: The same with each update.
  ///   - fetch: Requests what is new, and changes nothing that is seen; may run for nothing.
  ///   - show: Shows the answer, never under a finger.
  /// - Returns: The view with pull to refresh.
  public func overscrollRefresh<Answer, Result>(
    _ style: PullStyle? = nil,
    at edge: ScrollEdge = .top,
    isRefreshing: Binding<Bool>? = nil,
    onAdd: @escaping @MainActor (PullControl) -> Void = { _ in },
    configure: @escaping @MainActor (PullControl) -> Void = { _ in },
    fetch: @escaping @MainActor () async throws -> Answer,
    show: @escaping @MainActor (Answer) async throws -> Result
  ) -> some View {
    let action = RunAction.twoSteps {
      let answer = try await fetch()
      return { RunResult(.succeeded, try await show(answer) as? RefreshResult) }
    }
    return overscroll(edge, style, .refresh, isRefreshing, nil, onAdd, configure, action)
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
  public func overscrollRefresh<Page: View, Result>(
    _ style: PullStyle? = nil,
    at edge: ScrollEdge = .top,
    isRefreshing: Binding<Bool>? = nil,
    isOnFloor: Binding<Bool>? = nil,
    onAdd: @escaping @MainActor (PullControl) -> Void = { _ in },
    configure: @escaping @MainActor (PullControl) -> Void = { _ in },
    @ViewBuilder floor: () -> Page,
    action: @escaping @MainActor () async throws -> Result
  ) -> some View {
    let page = floor()
    let settings = ControlCoordinator.Settings.Floor(
      isOpen: isOnFloor.map { Self.access($0) },
      make: { UIHostingController(rootView: page) },
      update: { ($0 as? UIHostingController<Page>)?.rootView = page }
    )
    let step: RunAction.Step = {
      RunResult(.succeeded, try await action() as? RefreshResult)
    }
    return overscroll(
      edge,
      style,
      .refresh,
      isRefreshing,
      settings,
      onAdd,
      configure,
      .oneStep(step)
    )
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
    let step: RunAction.Step = { RunResult(Outcome(try await action())) }
    return overscroll(
      edge,
      style,
      .loadMore,
      isLoading,
      nil,
      onAdd,
      configure,
      .oneStep(step),
      isExhausted
    )
  }

  /// Loads more by a pull, with a handler in two steps, of which the first may begin early.
  ///
  /// With `prefetch` of the style's behavior the request begins while the finger still pulls, and the rows are shown
  /// when it lets go. Otherwise as `overscrollLoadMore` with an action.
  ///
  /// - Parameters:
  ///   - style: Its behavior and look; nil uses that of the defaults. A change takes effect immediately.
  ///   - edge: The side of the list; the top for a chat with its history there.
  ///   - isLoading: Whether a load is in progress.
  ///   - isExhausted: Whether there is no more to load.
  ///   - onAdd: Sets what a style does not; called once, when the control is added to a list.
  ///   - configure: The same with each update.
  ///   - fetch: Requests what follows, and changes nothing that is seen; may run for nothing.
  ///   - show: Shows the answer, never under a finger; its outcome says whether there is more to load.
  /// - Returns: The view with load-more.
  public func overscrollLoadMore<Answer>(
    _ style: PullStyle? = nil,
    at edge: ScrollEdge = .bottom,
    isLoading: Binding<Bool>? = nil,
    isExhausted: Binding<Bool>? = nil,
    onAdd: @escaping @MainActor (PullControl) -> Void = { _ in },
    configure: @escaping @MainActor (PullControl) -> Void = { _ in },
    fetch: @escaping @MainActor () async throws -> Answer,
    show: @escaping @MainActor (Answer) async throws -> PullControl.LoadOutcome
  ) -> some View {
    let action = RunAction.twoSteps {
      let answer = try await fetch()
      return { RunResult(Outcome(try await show(answer))) }
    }
    return overscroll(edge, style, .loadMore, isLoading, nil, onAdd, configure, action, isExhausted)
  }

  private func overscroll(
    _ edge: ScrollEdge,
    _ style: PullStyle?,
    _ role: PullStyle.Role,
    _ isRunning: Binding<Bool>?,
    _ floor: ControlCoordinator.Settings.Floor?,
    _ onAdd: @escaping @MainActor (PullControl) -> Void,
    _ configure: @escaping @MainActor (PullControl) -> Void,
    _ action: RunAction,
    _ isExhausted: Binding<Bool>? = nil
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
        if role == .refresh { $0 = { _ = try await action.whole() } }
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
