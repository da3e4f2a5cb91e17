internal import Overscroll
internal import OverscrollIndicators
internal import OverscrollWebDrawing
internal import OverscrollWebEngine

/// Draws one instant of a view in the look that this module has, or begins what another one draws.
///
/// - Parameters:
///   - canvas: The address of the canvas.
///   - view: The view's address.
///   - edge: The part's edge: 0 for the start; any other is the end.
///   - isElsewhere: Whether another module draws: the list is then begun, and nothing is drawn.
///   - time: Seconds, on the clock of the view's events.
///   - width: The room to draw in across the axis, in points.
///   - titleWidth: The width of the widest title, in points before the zoom; 0 for none.
///   - detailWidth: The width of the line beneath it, in the same points; 0 for none.
///   - zoom: How much larger than it is made the picture is, above 0; less if its title would not fit then.
///   - touch: Where the finger is along the edge, in the points of the width, or was last.
/// - Returns: The address of the list's numbers; 0 when nothing is drawn.
@_expose(wasm, "overscroll_draw")
@_cdecl("overscroll_draw")
public func overscroll_draw(
  _ canvas: UnsafeMutableRawPointer,
  _ view: UnsafeMutableRawPointer,
  _ edge: Bool,
  _ isElsewhere: Bool,
  _ time: Double,
  _ width: Double,
  _ titleWidth: Double,
  _ detailWidth: Double,
  _ zoom: Double,
  _ touch: Double
) -> UnsafePointer<Float>? {
  let zoom = min(zoom, max(1, width / (titleWidth + Keyline.besideTitle)))
  let canvas = Canvas(at: canvas)
  let view = View(at: view)
  let edge = edge ? Edge.end : .start
  let use = view.use(of: edge)
  let (progress, placement) = view.session.pointee.progressAndPlacement(edge)
  var input = IndicatorInput(
    progress,
    time: time,
    width: width / zoom,
    height: placement.extent / zoom,
    titleWidth: titleWidth,
    detailWidth: detailWidth,
    environment: view.environment,
    role: use.role,
    edge: edge,
    trigger: use.trigger
  )
  input.environment.scale *= zoom
  input.overscroll /= zoom
  input.axis = view.session.pointee.axis
  input.layer = placement.layer
  input.fidelity = use.fidelity
  input.touch = touch / width
  if input.axis == .horizontal { (input.width, input.height) = (input.height, input.width) }
  canvas.begin(input, zoom: zoom)
  return isElsewhere ? nil : canvas.draw(in: ArrowIndicator())
}
