internal import OverscrollGraphics
internal import OverscrollIndicators
internal import OverscrollWebDrawing

/// Draws the canvas's input in one of the looks.
///
/// - Parameters:
///   - canvas: The address of the canvas, with the input.
///   - look: The number of a built-in look; an unknown one is the first.
///   - fades: Whether the look is as visible as it is pulled.
///   - outline: The address of the page's own outline; 0 for none.
/// - Returns: The address of the list's numbers.
@_expose(wasm, "overscroll_draw")
@_cdecl("overscroll_draw")
public func overscroll_draw(
  _ canvas: UnsafeMutableRawPointer,
  _ look: UInt8,
  _ fades: Bool,
  _ outline: UnsafeMutableRawPointer?
) -> UnsafePointer<Float>? {
  let canvas = Canvas(at: canvas)
  return canvas.draw(
    IndicatorInput(from: canvas.numbers),
    in: PageLook(
      look: BuiltinIndicator(rawValue: look) ?? .arrow,
      fades: fades,
      outline: outline.map(Outline.init(at:))
    )
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
