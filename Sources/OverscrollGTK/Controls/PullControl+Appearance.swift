#if GTK
import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollText

// Appearance and texts besides the style. Separate file because most apps do not need it.
extension PullControl {
  /// A custom indicator, drawn instead of the style's; nil uses the style's.
  public var indicator: (any PullIndicator)? {
    get { part?.settings.indicator }
    nonmutating set { set { $0.indicator = newValue } }
  }

  /// Shows a widget of the app instead of a drawn indicator; nil draws the style's again.
  ///
  /// ```swift
  /// let spinner = gtk_spinner_new()
  /// control.setIndicatorWidget(OpaquePointer(spinner))
  /// control.onProgress = { gtk_widget_set_opacity(spinner, min(1, $0.fraction)) }
  /// control.onPhase = { gtk_spinner_set_spinning(OpaquePointer(spinner), $0 == .running ? 1 : 0) }
  /// ```
  ///
  /// The widget gets the place and the size of the indicator, within which its alignment and margins apply.
  /// One that needs to be longer makes the indicator longer, and the distances of the behavior with it.
  ///
  /// - Parameter widget: A pointer to a `GtkWidget` without a parent. The list owns it until it is replaced or the
  ///   control is removed. To use it again afterwards, hold a reference to it.
  public func setIndicatorWidget(_ widget: OpaquePointer?) {
    part?.setIndicator(widget?.widget)
  }

  /// A pointer to a widget of the app in which the indicator is drawn instead of at the edge.
  ///
  /// For example a box in the first row, or over a picture:
  ///
  /// ```swift
  /// control.indicatorContainer = OpaquePointer(box)
  /// ```
  ///
  /// The widget must have a layout manager, as a `GtkBox` and a `GtkOverlay` have, and a size. The indicator fills
  /// it and has its color, typeface and text direction. It is seen during a pull and a run, a load-more also at rest.
  /// Nothing is drawn at the edge, also if the widget is in no window. What the behavior holds open stays open: set
  /// its `hold.distance` to 0 for content that closes at once.
  ///
  /// It is not retained: once the widget is destroyed, the indicator is at the edge, as with nil. It takes the place of
  /// a widget that was set with ``setIndicatorWidget(_:)``, and that of it.
  public var indicatorContainer: OpaquePointer? {
    get { part?.indicatorContainer?.opaque }
    nonmutating set { part?.setIndicatorContainer(newValue?.widget) }
  }

  /// The color of the moving parts of the look; nil uses the style's accent.
  ///
  /// A number `0xRRGGBB` in sRGB.
  public var tintColor: UInt32? {
    get { part?.settings.tint }
    nonmutating set { set { $0.tint = newValue } }
  }

  /// The language of texts and announcements; nil uses that of the defaults, or the system's.
  public var language: Language? {
    get { part?.settings.words.language }
    nonmutating set { set { $0.words.language = newValue } }
  }

  /// Returns the title of a phase; nil as result uses the style's title, nil as closure the defaults.
  public var titles: (@MainActor (Phase) -> String?)? {
    get { part?.settings.words.titles }
    nonmutating set { set { $0.words.titles = newValue } }
  }

  /// Returns the text for the time of the last refresh; nil uses the defaults, or the style's text.
  ///
  /// The time is nil before the first refresh.
  public var lastUpdatedText: (@MainActor (Date?) -> String)? {
    get { part?.settings.words.lastUpdatedText }
    nonmutating set { set { $0.words.lastUpdatedText = newValue } }
  }

  /// Stores the time of the last refresh across launches; nil stores it in the control.
  public var lastUpdatedStore: (any LastUpdatedStore)? {
    get { part?.settings.words.lastUpdatedStore }
    nonmutating set { set { $0.words.lastUpdatedStore = newValue } }
  }

  /// Sets the frames of a sequence, for indicators that show images.
  ///
  /// - Parameters:
  ///   - textures: Pointers to each frame's `GdkTexture`, first to last; their pixels are copied.
  ///   - sequence: The sequence that the frames are for.
  public func setImages(_ textures: [OpaquePointer], for sequence: ImageSequence) {
    let images = textures.map { PaintedImage($0) }
    set { $0.images[sequence] = images }
  }

  private func set(_ change: (inout PartSettings) -> Void) {
    guard let part else { return }
    change(&part.settings)
    part.restyle()
    part.attachment?.viewport.setNeedsPicture()
  }
}
#endif
