/// The role of a line of text; the host has its text and its font.
///
/// Cases may be added in later versions.
public enum TextRole: UInt8, CaseIterable, Sendable {
  /// The main line, such as "Release to refresh".
  case title
  /// The line below it, such as the time of the last update.
  case detail

  /// The name of this role in the text form and in a host's tables.
  package var name: String {
    switch self {
    case .title: "title"
    case .detail: "detail"
    }
  }
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

  /// The name of this alignment in the text form and in a host's tables.
  package var name: String {
    switch self {
    case .start: "start"
    case .center: "center"
    case .end: "end"
    }
  }
}
