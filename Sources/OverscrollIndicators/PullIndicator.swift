public import OverscrollGraphics

/// A look of the control: a pure function from the state of a pull to a picture.
///
/// In every frame, a host makes an ``IndicatorInput`` from the engine's progress, calls the look's
/// draw method, and paints the list. A look has no mutable state: the same input gives the same
/// picture, so any frame can be drawn or tested separately. Use it as `some PullIndicator`, never
/// as a stored `any`. Stage: between the engine and the painter.
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
/// The static properties of ``PullStyle`` have the looks of this module.
public protocol PullIndicator {
  /// Appends the drawing commands of one frame to a list.
  ///
  /// Does not clear the list first. Every save has a restore, colors are palette slots only, and
  /// drawing stays inside the input's rectangle.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  func draw(_ input: IndicatorInput, into list: inout DisplayList)
}
