/// One drawing command, as read by a painter written in Swift.
///
/// Made from the numbers of a display list while iterating; it is not stored. Cases may be added in
/// later versions.
public enum DrawCommand: Equatable, Sendable {
  /// Clears the present path and starts an empty one.
  case beginPath
  /// Starts a subpath.
  case move(Point)
  /// A straight line to a point.
  case line(Point)
  /// A quadratic Bézier curve: its control point, then its end.
  case quadratic(Point, Point)
  /// A cubic Bézier curve: its two control points, then its end.
  case cubic(Point, Point, Point)
  /// A straight line back to where the subpath started.
  case close
  /// Fills the present path by the nonzero rule.
  case fill(PaletteSlot)
  /// Draws a line along the present path.
  case stroke(PaletteSlot, StrokeStyle)
  /// Saves transform and opacity.
  case save
  /// Restores the transform and opacity saved last.
  case restore
  /// Transforms the following commands, before the present transforms.
  case transform(Transform)
  /// Multiplies the opacity of the following commands.
  case opacity(Double)
  /// One line of text, vertically centered in a rectangle.
  case text(TextRole, Rect, TextAlignment, PaletteSlot)
  /// One frame of an image sequence, scaled to fit and centered in a rectangle.
  case image(ImageSequence, frame: Int, Rect)
}

/// The code of each kind of command in a display list's buffer.
///
/// 0 is not a code: it ends the list. A host that reads the buffer directly, such as a page's
/// script, gets names and argument counts from here through a generated table. Codes may be added
/// in later versions.
@usableFromInline
package enum DrawCode: UInt8, CaseIterable, Sendable {
  /// Clears the present path and starts an empty one.
  case beginPath = 1
  /// Starts a subpath: x, y.
  case move
  /// A straight line: x, y.
  case line
  /// A quadratic Bézier curve: control x, y, end x, y.
  case quadratic
  /// A cubic Bézier curve: two controls x, y, end x, y.
  case cubic
  /// A straight line back to where the subpath started.
  case close
  /// Fills the present path by the nonzero rule: palette slot.
  case fill
  /// Draws a line along the present path: palette slot, width, cap, join.
  case stroke
  /// Saves transform and opacity.
  case save
  /// Restores the transform and opacity saved last.
  case restore
  /// Transforms the following commands, before the present transforms: a, b, c, d, tx, ty.
  case transform
  /// Multiplies the opacity of the following commands: factor.
  case opacity
  /// One line of text: role, x, y, width, height, alignment, palette slot.
  case text
  /// One frame of an image sequence: sequence, frame, x, y, width, height.
  case image

  /// The number of arguments after the code.
  @usableFromInline package var argumentCount: Int {
    switch self {
    case .beginPath, .close, .save, .restore: 0
    case .fill, .opacity: 1
    case .move, .line: 2
    case .quadratic, .stroke: 4
    case .cubic, .transform, .image: 6
    case .text: 7
    }
  }

  /// Whether it adds a segment to the present path.
  @inlinable  // inlined with its callers: DisplayList+Layout.swift
  package var isPiece: Bool {
    switch self {
    case .move, .line, .quadratic, .cubic, .close: true
    case .beginPath, .fill, .stroke, .save, .restore, .transform, .opacity, .text, .image: false
    }
  }
}

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
  /// The main line of the phase before, in the same font, which fades out before the next one fades in.
  case previousTitle
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
