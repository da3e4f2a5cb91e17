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
