public import Overscroll
internal import OverscrollGraphics
public import OverscrollIndicators
public import OverscrollWebEngine

/// The one display list that the page's script has drawn and reads, reached by its address.
///
/// One is enough for all views, because the script paints a list before it has the next one drawn.
/// The script owns it, so it is no global state here.
public struct Canvas {
  private let list: UnsafeMutablePointer<DisplayList>

  /// Reads an address that the page passed in.
  ///
  /// - Parameter address: What `overscroll_canvas` returned.
  public init(at address: UnsafeMutableRawPointer) {
    list = address.assumingMemoryBound(to: DisplayList.self)
  }

  /// Draws one instant of a view's part.
  ///
  /// - Parameters:
  ///   - indicator: The look.
  ///   - view: The view.
  ///   - edge: The part's edge.
  ///   - time: Seconds, on the clock of the view's events.
  ///   - width: The room to draw in across the axis, in points.
  ///   - titleWidth: The width of the widest title, in points; 0 for none.
  ///   - detailWidth: The width of the line beneath it, in points; 0 for none.
  /// - Returns: The numbers of the list, which end with 0; they stay until the next drawing.
  /// - Complexity: That of the look; allocates only while the list grows.
  public func draw(
    _ indicator: some PullIndicator,
    for view: View,
    at edge: Edge,
    time: Double,
    width: Double,
    titleWidth: Double,
    detailWidth: Double
  ) -> UnsafePointer<Float>? {
    let use = view.use(of: edge)
    let (progress, placement) = view.session.pointee.progressAndPlacement(edge)
    var input = IndicatorInput(
      progress,
      time: time,
      width: width,
      height: placement.extent,
      titleWidth: titleWidth,
      detailWidth: detailWidth,
      environment: view.environment,
      role: use.role,
      edge: edge,
      trigger: use.trigger
    )
    input.axis = view.session.pointee.axis
    input.layer = placement.layer
    input.fidelity = use.fidelity
    (input.pullFrames, input.runFrames) = view.frames
    if input.axis == .horizontal { (input.width, input.height) = (input.height, input.width) }
    list.pointee.removeAll()
    indicator.draw(input, into: &list.pointee)
    // The array stays in the list, and nothing changes it before the script has read it.
    return list.pointee.numbers.withUnsafeBufferPointer { $0.baseAddress }
  }
}

/// Makes an empty list.
///
/// - Returns: Its address; it lives as long as the module.
@_expose(wasm, "overscroll_canvas")
@_cdecl("overscroll_canvas")
public func overscroll_canvas() -> UnsafeMutableRawPointer {
  let list = UnsafeMutablePointer<DisplayList>.allocate(capacity: 1)
  list.initialize(to: DisplayList())
  return UnsafeMutableRawPointer(list)
}
