/// How a line is drawn along a path.
public struct StrokeStyle: Equatable, Sendable {
  /// Thickness in points, 0 or more; 0 draws nothing or the thinnest line, as the host does.
  package var width: Double
  /// The shape of open ends.
  package var cap: LineCap
  /// The shape of corners.
  package var join: LineJoin

  /// Makes a style; ends and corners are round by default.
  ///
  /// - Parameters:
  ///   - width: Thickness in points, 0 or more.
  ///   - cap: The shape of open ends.
  ///   - join: The shape of corners.
  public init(width: Double, cap: LineCap = .round, join: LineJoin = .round) {
    self.width = width
    self.cap = cap
    self.join = join
  }
}

/// The shape of a line's open ends; the host draws it.
public enum LineCap: UInt8, CaseIterable, Sendable {
  /// Ends exactly at the end point.
  case butt
  /// Adds a half disc.
  case round
  /// Adds half a square.
  case square
}

/// The shape of a line's corners; the host draws it.
public enum LineJoin: UInt8, CaseIterable, Sendable {
  /// Extends both edges until they meet, up to ten times half the width, the host's usual limit.
  case miter
  /// Adds part of a disc.
  case round
  /// Cuts the corner off.
  case bevel
}

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

/// The role of a line of text; the host has its text and its font.
///
/// Cases may be added in later versions.
public enum TextRole: UInt8, Sendable {
  /// The main line, such as "Release to refresh".
  case title
  /// The line below it, such as the time of the last update.
  case detail
}

/// The alignment of a line of text in its rectangle, along the reading direction.
///
/// The host resolves start and end to left or right.
public enum TextAlignment: UInt8, Sendable {
  /// At the edge where reading starts.
  case start
  /// In the middle.
  case center
  /// At the edge where reading ends.
  case end
}

/// The purpose of a sequence of images; the host has the images.
///
/// Cases may be added in later versions.
public enum ImageSequence: UInt8, CaseIterable, Sendable {
  /// The pull, from rest to the arm distance.
  case pull
  /// A run, repeating.
  case run
}
