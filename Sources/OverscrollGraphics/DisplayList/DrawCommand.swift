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
