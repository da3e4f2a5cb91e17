public import OverscrollGraphics

/// A look of the control: a pure function from where a pull stands to a picture.
///
/// Start reading here. A host fills an ``IndicatorInput`` from the engine's progress in every frame,
/// has a look draw it, and paints the list. A look keeps no state of its own: the same input gives
/// the same picture, so any instant can be drawn, tested or shown again. Used as `some PullIndicator`,
/// never as a stored `any`. Stage: between the engine and the painter.
///
/// ```swift
/// struct Dot: PullIndicator {
///   func draw(_ input: IndicatorInput, into list: inout DisplayList) {
///     list.beginPath()
///     list.circle(center: Point(input.width / 2, input.height / 2), radius: 6 * input.progress)
///     list.fill(.accent)
///   }
/// }
/// ```
///
/// Those that come with the module are listed in ``BuiltinIndicator``.
public protocol PullIndicator {
  /// Appends the picture of one instant to a list.
  ///
  /// The list is not cleared first. Every save is answered by a restore, colors are palette slots
  /// only, and what is drawn stays inside the input's rectangle.
  ///
  /// - Parameters:
  ///   - input: Where the pull stands, and the room to draw in.
  ///   - list: What takes the picture.
  func draw(_ input: IndicatorInput, into list: inout DisplayList)
}
