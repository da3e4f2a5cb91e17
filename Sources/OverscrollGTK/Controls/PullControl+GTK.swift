#if GTK
import CGtk
import OverscrollGraphics
public import OverscrollHosting

// What a control has in GTK besides what it has in every toolkit: widgets of the app, colors and images.
extension PullControl {
  /// Shows a widget of the app instead of a drawn indicator; nil draws the style's again.
  ///
  /// ```swift
  /// let spinner = gtk_spinner_new()
  /// control.setIndicatorWidget(OpaquePointer(spinner))
  /// control.onProgress = { gtk_widget_set_opacity(spinner, min(1, $0.fraction)) }
  /// control.onPhase = { gtk_spinner_set_spinning(OpaquePointer(spinner), $0 == .idle ? 0 : 1) }
  /// ```
  ///
  /// The widget gets the place and the size of the indicator, within which its alignment and margins apply.
  /// One that needs to be longer makes the indicator longer, and the distances of the behavior with it.
  ///
  /// - Parameter widget: A pointer to a `GtkWidget` without a parent. The list owns it until it is replaced or the
  ///   control is removed. To use it again afterwards, hold a reference to it.
  public func setIndicatorWidget(_ widget: OpaquePointer?) {
    own?.setIndicator(widget?.widget)
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
    get { own?.indicatorContainer?.opaque }
    nonmutating set { own?.setIndicatorContainer(newValue?.widget) }
  }

  /// The color of the moving parts of the look; nil uses the style's accent, or that of the theme.
  ///
  /// A theme of libadwaita has one; a style with an accent of its own keeps it.
  /// A number `0xRRGGBB` in sRGB.
  public var tintColor: UInt32? {
    get { own?.appearance.tint }
    nonmutating set {
      if own?.appearance.tint != newValue { set { $0.tint = newValue } }
    }
  }

  /// Sets the widget that a longer pull brings down; nil removes the floor.
  ///
  /// ```swift
  /// PullControls(scrolled).refresh?.setFloor(shop)
  /// ```
  ///
  /// Letting go past 1.9 times the distance of a refresh opens the floor, unless the behavior says
  /// another: see `Floor`. The widget is as large as the visible part of the list. It appears between
  /// the two thresholds; what else it does during the pull is up to the app, see `onProgress`. Pushing
  /// the list back, `closeFloor()` and Escape close it. Setting another closes the present one at
  /// once.
  ///
  /// - Parameter widget: A pointer to a `GtkWidget` without a parent. The list owns it until it is replaced or the
  ///   control is removed. To use it again afterwards, hold a reference to it.
  public func setFloor(_ widget: OpaquePointer?) {
    own?.setFloor(widget?.widget)
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

  private func set(_ change: (inout PartAppearance) -> Void) {
    guard let own else { return }
    part?.apply { change(&own.appearance) }
  }
}

/// The settings of a part that are made of GTK's types and colors.
package struct PartAppearance {
  package init() {}

  /// The color of the moving parts of the look, as `0xRRGGBB`; nil means the style's.
  package var tint: UInt32?
  /// The images of each sequence, for looks that show images.
  package var images: [ImageSequence: [PaintedImage]] = [:]
}
#endif
