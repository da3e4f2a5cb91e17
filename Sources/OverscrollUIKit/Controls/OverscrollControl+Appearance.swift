#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

// What a control looks like and says, beyond its style. In a file of its own because most apps
// never come here.
extension OverscrollControl {
  /// Draws with a look of the app's own instead of the style's.
  ///
  /// - Parameter indicator: The look.
  /// - Returns: This control, for more settings.
  @discardableResult
  public func show(_ indicator: some Indicator) -> OverscrollControl {
    _ = set { $0.settings.draw = { input, list in indicator.draw(input, into: &list) } }
    part?.view.showPainting()
    return self
  }

  /// Shows a view of the app's own instead of the style's look.
  ///
  /// - Parameter view: The view; the control places it and holds it.
  /// - Returns: This control, for more settings.
  @discardableResult
  public func show(_ view: some PullIndicator) -> OverscrollControl {
    part?.view.show(view)
    part?.view.restyle()
    return self
  }

  /// Shows frames of images, for looks that are made of images.
  ///
  /// - Parameters:
  ///   - images: The frames, first to last.
  ///   - sequence: What they show.
  /// - Returns: This control, for more settings.
  @discardableResult
  public func images(_ images: [UIImage], for sequence: ImageSequence) -> OverscrollControl {
    set { $0.settings.images[sequence] = images }
  }

  /// Colors what moves with the pull, instead of the style's accent.
  ///
  /// - Parameter color: The color, which may follow light and dark; nil is the style's.
  /// - Returns: This control, for more settings.
  @discardableResult
  public func tint(_ color: UIColor?) -> OverscrollControl {
    set { $0.settings.tint = color }
  }

  /// Speaks another language than the app's, from now on.
  ///
  /// - Parameter language: The language; nil is the app's.
  /// - Returns: This control, for more settings.
  @discardableResult
  public func language(_ language: Language?) -> OverscrollControl {
    _ = set { $0.settings.language = language }
    part?.attachment?.offerRefresh()
    return self
  }

  /// Says titles of the app's own instead of the style's.
  ///
  /// - Parameter title: The title of a phase, or nil for the style's; nil instead of a closure takes
  ///   the style's everywhere.
  /// - Returns: This control, for more settings.
  @discardableResult
  public func titles(_ title: (@MainActor (Phase) -> String?)?) -> OverscrollControl {
    set { $0.settings.titles = title }
  }

  /// Says when the last refresh was in the app's own words instead of the style's.
  ///
  /// - Parameter line: The whole line for the time of the last refresh, which is nil before the first
  ///   one; nil instead of a closure takes the style's.
  /// - Returns: This control, for more settings.
  @discardableResult
  public func dateLine(_ line: (@MainActor (Date?) -> String)?) -> OverscrollControl {
    set { $0.settings.dateLine = line }
  }

  /// Keeps the time of the last refresh in a store, so that it outlives this screen.
  ///
  /// - Parameter store: The store, such as `UserDefaultsStore` of OverscrollUserDefaults.
  /// - Returns: This control, for more settings.
  @discardableResult
  public func lastUpdated(in store: some LastUpdatedStore) -> OverscrollControl {
    set { $0.settings.store = store }
  }

  private func set(_ change: (HostedPart) -> Void) -> OverscrollControl {
    if let part {
      change(part)
      part.restyle()
      part.attachment?.setNeedsPicture()
    }
    return self
  }
}
#endif
