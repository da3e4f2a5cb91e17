#if GTK
import OverscrollGraphics

/// The settings of a part that are made of GTK's types and colors.
package struct PartAppearance {
  package init() {}

  /// The color of the moving parts of the look, as `0xRRGGBB`; nil means the style's.
  package var tint: UInt32?
  /// The images of each sequence, for looks that show images.
  package var images: [ImageSequence: [PaintedImage]] = [:]
}
#endif
