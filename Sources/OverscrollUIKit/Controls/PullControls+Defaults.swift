#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollIndicators

extension PullControls {
  /// The defaults of this app; read when a control is added.
  ///
  /// The main actor protects them, as it does UIKit's appearance proxies.
  public static var defaults = Defaults()

  /// What every new control starts with; an app sets it once, before it makes the first control.
  ///
  /// ```swift
  /// PullControls.defaults.refreshStyle = .ring
  /// PullControls.defaults.configure = { $0.language = .ja }
  /// ```
  ///
  /// Controls that exist already keep their settings, and change with their own properties.
  @MainActor
  public struct Defaults {
    /// The style of a refresh that is added without one.
    public var refreshStyle = PullStyle.arrow
    /// The style of a load-more that is added without one.
    public var loadMoreStyle = PullStyle(.arrow, role: .loadMore)
    /// Changes the settings of each new control, such as its language, its titles or its fonts.
    public var configure: (@MainActor (PullControl) -> Void)?

    /// Makes the defaults of the library.
    public init() {}
  }
}
#endif
