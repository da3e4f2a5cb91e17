internal import OverscrollClassics
internal import OverscrollGraphics
internal import OverscrollIndicators
internal import OverscrollLooks
internal import OverscrollWebDrawing

// One function a look, each the only export of a module of its own (Scripts/looks.py). Each takes the address
// of the canvas, on which the engine has begun a list, and whether the look is as visible as it is
// pulled; it returns the address of the list's numbers.

/// Draws a look.
private func draw(
  _ look: some PullIndicator,
  on canvas: UnsafeMutableRawPointer,
  fades: Bool
) -> UnsafePointer<Float>? {
  let look = Once(look: look)
  let canvas = Canvas(at: canvas)
  return fades ? canvas.draw(in: FadingIndicator(look)) : canvas.draw(in: look)
}

/// A look whose code a module has once.
private struct Once<Look: PullIndicator>: PullIndicator {
  let look: Look

  @inline(never)  // saves 1,300 bytes of wasm in the look ring
  func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    look.draw(input, into: &list)
  }
}

/// Draws a look with the page's own outline in the place of the built-in one.
private func draw(
  _ look: (PathIndicator?) -> some PullIndicator,
  outline: UnsafeMutableRawPointer?,
  on canvas: UnsafeMutableRawPointer,
  fades: Bool
) -> UnsafePointer<Float>? {
  draw(look(outline.map(Outline.init(at:))?.look), on: canvas, fades: fades)
}

/// Draws a look with images.
private func draw(
  _ look: some PullIndicator,
  pullFrames: Int32,
  runFrames: Int32,
  on canvas: UnsafeMutableRawPointer,
  fades: Bool
) -> UnsafePointer<Float>? {
  let input = Canvas(at: canvas).input
  input.pointee.pullFrames = Int(pullFrames)
  input.pointee.runFrames = Int(runFrames)
  return draw(look, on: canvas, fades: fades)
}

/// Draws the look `arrow`.
@_cdecl("overscroll_look_arrow")
public func overscroll_look_arrow(
  _ canvas: UnsafeMutableRawPointer,
  _ fades: Bool
) -> UnsafePointer<Float>? {
  draw(ArrowIndicator(), on: canvas, fades: fades)
}

/// Draws the look `ring`.
@_cdecl("overscroll_look_ring")
public func overscroll_look_ring(
  _ canvas: UnsafeMutableRawPointer,
  _ fades: Bool
) -> UnsafePointer<Float>? {
  draw(RingIndicator(), on: canvas, fades: fades)
}

/// Draws the look `ego`.
@_cdecl("overscroll_look_ego")
public func overscroll_look_ego(
  _ canvas: UnsafeMutableRawPointer,
  _ fades: Bool
) -> UnsafePointer<Float>? {
  draw(EGOIndicator(), on: canvas, fades: fades)
}

/// Draws the look `cll`.
@_cdecl("overscroll_look_cll")
public func overscroll_look_cll(
  _ canvas: UnsafeMutableRawPointer,
  _ fades: Bool
) -> UnsafePointer<Float>? {
  draw(CLLIndicator(), on: canvas, fades: fades)
}

/// Draws the look `yq`.
@_cdecl("overscroll_look_yq")
public func overscroll_look_yq(
  _ canvas: UnsafeMutableRawPointer,
  _ fades: Bool
) -> UnsafePointer<Float>? {
  draw(YQIndicator(), on: canvas, fades: fades)
}

/// Draws the look `tick`.
@_cdecl("overscroll_look_tick")
public func overscroll_look_tick(
  _ canvas: UnsafeMutableRawPointer,
  _ fades: Bool
) -> UnsafePointer<Float>? {
  draw(TickIndicator(), on: canvas, fades: fades)
}

/// Draws the look `petals`.
@_cdecl("overscroll_look_petals")
public func overscroll_look_petals(
  _ canvas: UnsafeMutableRawPointer,
  _ fades: Bool
) -> UnsafePointer<Float>? {
  draw(PetalsIndicator(), on: canvas, fades: fades)
}

/// Draws the look `material`.
@_cdecl("overscroll_look_material")
public func overscroll_look_material(
  _ canvas: UnsafeMutableRawPointer,
  _ fades: Bool
) -> UnsafePointer<Float>? {
  draw(MaterialIndicator(), on: canvas, fades: fades)
}

/// Draws the look `drop`.
@_cdecl("overscroll_look_drop")
public func overscroll_look_drop(
  _ canvas: UnsafeMutableRawPointer,
  _ fades: Bool
) -> UnsafePointer<Float>? {
  draw(DropIndicator(), on: canvas, fades: fades)
}

/// Draws the look `wave`.
@_cdecl("overscroll_look_wave")
public func overscroll_look_wave(
  _ canvas: UnsafeMutableRawPointer,
  _ fades: Bool
) -> UnsafePointer<Float>? {
  draw(WaveIndicator(), on: canvas, fades: fades)
}

/// Draws the look `segments`.
@_cdecl("overscroll_look_segments")
public func overscroll_look_segments(
  _ canvas: UnsafeMutableRawPointer,
  _ fades: Bool
) -> UnsafePointer<Float>? {
  draw(SegmentsIndicator.cube, on: canvas, fades: fades)
}

/// Draws the look `liquid`.
@_cdecl("overscroll_look_liquid")
public func overscroll_look_liquid(
  _ canvas: UnsafeMutableRawPointer,
  _ fades: Bool
) -> UnsafePointer<Float>? {
  draw(LiquidIndicator(), on: canvas, fades: fades)
}

/// Draws the look `morph`.
@_cdecl("overscroll_look_morph")
public func overscroll_look_morph(
  _ canvas: UnsafeMutableRawPointer,
  _ fades: Bool
) -> UnsafePointer<Float>? {
  draw(MorphIndicator(), on: canvas, fades: fades)
}

/// Draws the look `field`.
@_cdecl("overscroll_look_field")
public func overscroll_look_field(
  _ canvas: UnsafeMutableRawPointer,
  _ fades: Bool
) -> UnsafePointer<Float>? {
  draw(FieldIndicator(), on: canvas, fades: fades)
}

/// Draws the look `path`, with the page's own outline unless its address is 0.
@_cdecl("overscroll_look_path")
public func overscroll_look_path(
  _ canvas: UnsafeMutableRawPointer,
  _ fades: Bool,
  _ outline: UnsafeMutableRawPointer?
) -> UnsafePointer<Float>? {
  draw({ $0 ?? .plane }, outline: outline, on: canvas, fades: fades)
}

/// Draws the look `mrefresh`, with the page's own outline unless its address is 0.
@_cdecl("overscroll_look_mrefresh")
public func overscroll_look_mrefresh(
  _ canvas: UnsafeMutableRawPointer,
  _ fades: Bool,
  _ outline: UnsafeMutableRawPointer?
) -> UnsafePointer<Float>? {
  draw(MRefreshIndicator.init(outline:), outline: outline, on: canvas, fades: fades)
}

/// Draws the look `frames`, with as many images for a pull and for a run as the page has.
@_cdecl("overscroll_look_frames")
public func overscroll_look_frames(
  _ canvas: UnsafeMutableRawPointer,
  _ fades: Bool,
  _ outline: UnsafeMutableRawPointer?,
  _ pullFrames: Int32,
  _ runFrames: Int32
) -> UnsafePointer<Float>? {
  draw(FramesIndicator(), pullFrames: pullFrames, runFrames: runFrames, on: canvas, fades: fades)
}

/// Draws the look `mj`, with as many images for a pull and for a run as the page has.
@_cdecl("overscroll_look_mj")
public func overscroll_look_mj(
  _ canvas: UnsafeMutableRawPointer,
  _ fades: Bool,
  _ outline: UnsafeMutableRawPointer?,
  _ pullFrames: Int32,
  _ runFrames: Int32
) -> UnsafePointer<Float>? {
  draw(MJIndicator(), pullFrames: pullFrames, runFrames: runFrames, on: canvas, fades: fades)
}
