internal import Overscroll
internal import OverscrollGraphics
internal import OverscrollIndicators
internal import OverscrollWebDrawing
internal import OverscrollWebEngine

/// Draws one instant of a view in one of the looks.
///
/// - Parameters:
///   - canvas: The address of the list to draw into.
///   - view: The view's address.
///   - edge: The part's edge: 0 for the start; any other is the end.
///   - look: The number of a built-in look; an unknown one is the first.
///   - time: Seconds, on the clock of the view's events.
///   - width: The room to draw in across the axis, in points.
///   - titleWidth: The width of the widest title, in points; 0 for none.
///   - detailWidth: The width of the line beneath it, in points; 0 for none.
///   - fades: Whether the look is as visible as it is pulled.
///   - outline: The address of the page's own outline; 0 for none.
/// - Returns: The address of the list's numbers.
@_expose(wasm, "overscroll_draw")
@_cdecl("overscroll_draw")
public func overscroll_draw(
  _ canvas: UnsafeMutableRawPointer,
  _ view: UnsafeMutableRawPointer,
  _ edge: Bool,
  _ look: UInt8,
  _ time: Double,
  _ width: Double,
  _ titleWidth: Double,
  _ detailWidth: Double,
  _ fades: Bool,
  _ outline: UnsafeMutableRawPointer?
) -> UnsafePointer<Float>? {
  Canvas(at: canvas).draw(
    PageLook(
      look: BuiltinIndicator(rawValue: look) ?? .arrow,
      fades: fades,
      outline: outline.map(Outline.init(at:))
    ),
    for: View(at: view),
    at: edge ? .end : .start,
    time: time,
    width: width,
    titleWidth: titleWidth,
    detailWidth: detailWidth
  )
}

/// A built-in look that may fade.
private struct PageLook: PullIndicator {
  let look: BuiltinIndicator
  let fades: Bool
  let outline: Outline?

  func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    let figure = Figure(look: look, outline: outline)
    if fades {
      FadingIndicator(figure).draw(input, into: &list)
    } else {
      figure.draw(input, into: &list)
    }
  }
}

/// A built-in look, with the page's own outline where it draws one.
private struct Figure: PullIndicator {
  let look: BuiltinIndicator
  let outline: Outline?

  func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    if let outline, look == .path {
      outline.look.draw(input, into: &list)
    } else if let outline, look == .mrefresh {
      MRefreshIndicator(outline: outline.look).draw(input, into: &list)
    } else {
      look.draw(input, into: &list)
    }
  }
}
