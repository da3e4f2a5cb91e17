/// The colors a drawing may ask for, by role; the host decides what each looks like.
///
/// Themes, dark mode and high contrast therefore never reach the drawing code. The raw values are
/// those in the number buffer. More slots may be added.
public enum PaletteSlot: UInt8, CaseIterable, Sendable {
  /// What moves with the pull: the ring, the drawn path.
  case accent
  /// The main text and figures.
  case foreground
  /// Less important text and figures.
  case secondary
  /// What lies beneath a moving figure: the ring's groove.
  case track
  /// A result that went well.
  case success
  /// A result that failed.
  case failure

  /// The word for this slot in the text form and in a host's tables.
  package var name: String {
    switch self {
    case .accent: "accent"
    case .foreground: "foreground"
    case .secondary: "secondary"
    case .track: "track"
    case .success: "success"
    case .failure: "failure"
    }
  }
}
