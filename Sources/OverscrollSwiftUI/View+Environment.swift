#if canImport(SwiftUI) && canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
public import OverscrollUIKit
public import SwiftUI
import UIKit

extension View {
  /// Adds pull to refresh with the action that the environment has.
  ///
  /// It is that of `refreshable` around this view. Without such an action nothing can be pulled. The list's own refresh control gives way to this one, which is not
  /// tested on Apple's systems.
  ///
  /// ```swift
  /// NewsList()  // a List with .overscrollRefresh(.ring)
  ///   .refreshable { await feed.reload() }
  /// ```
  ///
  /// - Parameters:
  ///   - style: Its behavior and look; nil uses that of the defaults.
  ///   - edge: The side of the list.
  /// - Returns: The view with pull to refresh.
  public func overscrollRefresh(
    _ style: PullStyle? = nil,
    at edge: ScrollEdge = .top
  ) -> some View {
    modifier(EnvironmentRefresh(style: style, edge: edge))
  }

  /// Sets the color of the moving parts of the controls in this view; nil uses that of the style.
  ///
  /// - Parameter color: The color.
  /// - Returns: The view with the color.
  public func overscrollTint(_ color: Color?) -> some View {
    transformEnvironment(\.overscrollTint) { $0 = color.map { UIColor($0) } }
  }

  /// Sets the language of the controls in this view.
  ///
  /// - Parameter language: The language of texts and announcements.
  /// - Returns: The view with the language.
  public func overscrollLanguage(_ language: PullControl.Language) -> some View {
    var defaults = PullControls.Defaults()
    defaults.language = language
    return overscrollDefaults(defaults)
  }

  /// Sets the titles of the controls in this view.
  ///
  /// - Parameter titles: Returns the title of a phase; nil as result uses the style's title.
  /// - Returns: The view with the titles.
  public func overscrollTitles(
    _ titles: @escaping @MainActor (PullControl.Phase) -> String?
  ) -> some View {
    var defaults = PullControls.Defaults()
    defaults.titles = titles
    return overscrollDefaults(defaults)
  }
}

/// Refreshes by the action of the environment.
private struct EnvironmentRefresh: ViewModifier {
  let style: PullStyle?
  let edge: ScrollEdge
  @Environment(\.refresh) private var refresh
  @Environment(\.overscrollRefresh) private var around

  func body(content: Content) -> some View {
    let (refresh, around) = (refresh, around)
    return
      content
      // Without an action, views in it find that of a refresh around it, or none.
      .transformEnvironment(\.overscrollRefresh) { if refresh == nil { $0 = around } }
      .overscrollRefresh(
        style,
        at: edge,
        configure: {
          $0.isHidden = refresh == nil
          // Otherwise a pull would start both.
          if refresh != nil { $0.removeRefreshControl() }
        },
        action: { await refresh?() }
      )
  }
}

private struct TintKey: EnvironmentKey {
  static let defaultValue: UIColor? = nil
}

private struct RefreshKey: EnvironmentKey {
  static let defaultValue: (@MainActor () async throws -> Void)? = nil
}

extension EnvironmentValues {
  /// The action of the nearest refresh around a view, for a button that reloads; nil without one.
  ///
  /// SwiftUI's own `refresh` cannot be set by a library. Calling it shows no indicator: bind `isRefreshing` for that.
  ///
  /// ```swift
  /// @Environment(\.overscrollRefresh) private var refresh
  /// ```
  public internal(set) var overscrollRefresh: (@MainActor () async throws -> Void)? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  var overscrollTint: UIColor? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// Sets the style, language and words of the controls in this view.
  ///
  /// ```swift
  /// var defaults = PullControls.Defaults()
  /// defaults.refreshStyle = .ring
  /// TabView { … }.overscrollDefaults(defaults)
  /// ```
  ///
  /// A value of a control counts most, then that of the nearest modifier around it, then
  /// `PullControls.defaults`.
  ///
  /// - Parameter defaults: The defaults; where they have no value, those around this view count.
  /// - Returns: The view with the defaults.
  public func overscrollDefaults(_ defaults: PullControls.Defaults) -> some View {
    transformEnvironment(\.overscrollDefaults) {
      $0 = $0.map { defaults.filled(from: $0) } ?? defaults
    }
  }
}

private struct DefaultsKey: EnvironmentKey {
  static let defaultValue: PullControls.Defaults? = nil
}

extension EnvironmentValues {
  var overscrollDefaults: PullControls.Defaults? {
    get { self[DefaultsKey.self] }
    set { self[DefaultsKey.self] = newValue }
  }
}
#endif
