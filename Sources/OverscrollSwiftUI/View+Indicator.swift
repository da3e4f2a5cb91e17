#if canImport(SwiftUI) && canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
public import OverscrollUIKit
public import SwiftUI
import UIKit

extension View {
  /// Shows a view in place of the drawn indicators of the controls in this view.
  ///
  /// It has the size of the indicator, and is made anew for each picture while it is visible.
  ///
  /// ```swift
  /// List(articles) { ArticleRow($0) }
  ///   .overscrollRefresh { try await feed.reload() }
  ///   .overscrollIndicator { Logo(share: min(1, $0.fraction)) }
  /// ```
  ///
  /// - Parameter indicator: Returns the view for a pull or a run.
  /// - Returns: The view with the indicator.
  public func overscrollIndicator<Indicator: View>(
    @ViewBuilder _ indicator: @escaping @MainActor (PullProgress) -> Indicator
  ) -> some View {
    let own = ControlCoordinator.Settings.Indicator(
      make: {
        let controller = UIHostingController(rootView: indicator($0))
        controller.view.backgroundColor = .clear
        return controller
      },
      update: { ($0 as? UIHostingController<Indicator>)?.rootView = indicator($1) }
    )
    return transformEnvironment(\.overscrollIndicator) { $0 = own }
  }

  /// Keeps what is read in place over every change of the lists in this view that have a control.
  ///
  /// ```swift
  /// List(articles) { ArticleRow($0) }
  ///   .overscrollLoadMore(at: .top) { try await chat.older() ? .succeeded : .exhausted }
  ///   .overscrollKeepPlace { articles.indices.contains($0.item) ? articles[$0.item].id : nil }
  /// ```
  ///
  /// - Parameters:
  ///   - staysAtTop: Whether a reader at the top keeps the place, too.
  ///   - id: Tells which item is at a position of the list; nil without one.
  /// - Returns: The view that keeps the place.
  public func overscrollKeepPlace<ID: Hashable>(
    staysAtTop: Bool = false,
    _ id: @escaping @MainActor (IndexPath) -> ID?
  ) -> some View {
    let place = ControlCoordinator.Settings.Place(staysAtTop: staysAtTop) { id($0) }
    return transformEnvironment(\.overscrollPlace) { $0 = place }
  }
}

private struct IndicatorKey: EnvironmentKey {
  static var defaultValue: ControlCoordinator.Settings.Indicator? { nil }
}

private struct PlaceKey: EnvironmentKey {
  static var defaultValue: ControlCoordinator.Settings.Place? { nil }
}

extension EnvironmentValues {
  var overscrollIndicator: ControlCoordinator.Settings.Indicator? {
    get { self[IndicatorKey.self] }
    set { self[IndicatorKey.self] = newValue }
  }

  var overscrollPlace: ControlCoordinator.Settings.Place? {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }
}
#endif
