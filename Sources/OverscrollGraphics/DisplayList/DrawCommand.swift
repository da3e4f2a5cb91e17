/// One step of a drawing, as a painter written in Swift reads it.
///
/// A view on the numbers of a display list, made while iterating; nothing is stored in this form.
/// More commands may be added.
public enum DrawCommand: Equatable, Sendable {
  /// Forgets the present path and starts an empty one.
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
  /// Remembers transform and opacity.
  case save
  /// Returns to the transform and opacity last remembered.
  case restore
  /// Maps what follows, before the transforms already in force.
  case transform(Transform)
  /// Multiplies the opacity of what follows.
  case opacity(Double)
  /// One line of text, vertically centered in a rectangle.
  case text(TextRole, Rect, TextAlignment, PaletteSlot)
  /// One frame of an image sequence, as large as fits in the middle of a rectangle.
  case image(ImageSequence, frame: Int, Rect)
}
