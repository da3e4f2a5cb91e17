public import Foundation
package import Overscroll
public import OverscrollIndicators
public import OverscrollText

extension PullControls {
  /// The style, language and words of controls that have none of their own.
  ///
  /// An app, a window and each part of it may have defaults. A value of a control counts most, then that
  /// of the nearest defaults around it.
  public struct Defaults: Sendable {
    /// The style of a refresh; nil uses that of the defaults around these, or the arrow.
    public var refreshStyle: PullStyle? {
      get { styles[.refresh] }
      set { styles[.refresh] = newValue }
    }
    /// The style of a load-more; nil uses that of the defaults around these, or the arrow.
    public var loadMoreStyle: PullStyle? {
      get { styles[.loadMore] }
      set { styles[.loadMore] = newValue }
    }
    // A pointer to them: copies of two styles are 4 KB of an app.
    private var styles: [Role: PullStyle] = [:]
    /// The language of texts and announcements.
    ///
    /// Nil uses that of the defaults around these, or the app's.
    public var language: Language?
    /// Returns the title of a phase; nil uses the defaults around these, or the style's title.
    public var titles: (@MainActor (PullControl.Phase) -> String?)?
    /// Returns the text for the time of the last refresh.
    ///
    /// Nil uses that of the defaults around these, or the style's text.
    public var lastUpdatedText: (@MainActor (Date?) -> String)?

    /// Makes defaults without a value.
    public init() {}

    /// The same defaults, with the values of others where these have none.
    package func filled(from outer: Defaults) -> Defaults {
      var filled = self
      filled.styles.merge(outer.styles) { own, _ in own }
      filled.language = language ?? outer.language
      filled.titles = titles ?? outer.titles
      filled.lastUpdatedText = lastUpdatedText ?? outer.lastUpdatedText
      return filled
    }

    /// Whether others are known to be the same: closures cannot be compared.
    package func isSame(as other: Defaults) -> Bool {
      let hasTitles = titles != nil || other.titles != nil
      let hasText = lastUpdatedText != nil || other.lastUpdatedText != nil
      return !hasTitles && !hasText && styles == other.styles && language == other.language
    }

    /// The style of a control without one.
    package func style(of role: Role) -> PullStyle {
      switch role {
      case .refresh: refreshStyle ?? .arrow
      case .loadMore: loadMoreStyle ?? PullStyle.arrow.loadMore
      }
    }
  }
}

extension WordSettings {
  /// Those of a control, with the values of defaults where it has none.
  init(_ own: PullControl.Settings, _ defaults: PullControls.Defaults) {
    language = own.language ?? defaults.language
    titles = own.titles ?? defaults.titles
    hidesRunningTitle = own.hidesRunningTitle
    lastUpdatedText = own.lastUpdatedText ?? defaults.lastUpdatedText
  }
}
