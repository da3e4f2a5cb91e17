#if canImport(SwiftUI) && canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
public import OverscrollUIKit
public import SwiftUI

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
