/// The colors of a drawing, by role; the host maps each to a color.
///
/// Drawing code is therefore independent of themes, dark mode and high contrast. The raw values are
/// those in the number buffer. Cases may be added in later versions.
public enum PaletteSlot: UInt8, CaseIterable, Sendable {
  /// Parts that move with the pull: the ring, the drawn path.
  case accent
  /// The main text and figures.
  case foreground
  /// Less important text and figures.
  case secondary
  /// The track below a moving figure.
  case track
  /// A successful result.
  case success
  /// A failed result.
  case failure
}
