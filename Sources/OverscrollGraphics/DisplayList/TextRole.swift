/// The role of a line of text; the host has its text and its font.
///
/// Cases may be added in later versions.
public enum TextRole: UInt8, CaseIterable, Sendable {
  /// The main line, such as "Release to refresh".
  case title
  /// The line below it, such as the time of the last update.
  case detail
}

/// The alignment of a line of text in its rectangle, along the reading direction.
///
/// The host resolves start and end to left or right.
public enum TextAlignment: UInt8, CaseIterable, Sendable {
  /// At the edge where reading starts.
  case start
  /// In the middle.
  case center
  /// At the edge where reading ends.
  case end
}
