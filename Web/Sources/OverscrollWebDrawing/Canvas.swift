internal import OverscrollGraphics
public import OverscrollIndicators

/// The one display list that the page's script has drawn and reads, and the input it is drawn from,
/// reached by its address.
///
/// One is enough for all views, because the script paints a list before it has the next one drawn.
/// The script owns it, so it is no global state here. The module with the engine begins a list, and
/// that of a look, which shares its memory, draws it.
public struct Canvas {
  let address: UnsafeMutableRawPointer

  private static let inputSize = MemoryLayout<IndicatorInput>.stride

  /// Reads an address that the page passed in.
  ///
  /// - Parameter address: What `overscroll_canvas` returned.
  public init(at address: UnsafeMutableRawPointer) {
    self.address = address
  }

  /// Makes one with an empty list and without an input; it lives as long as the module.
  static func open() -> Canvas {
    let size = inputSize + MemoryLayout<DisplayList>.stride
    let canvas = Canvas(at: .allocate(byteCount: size, alignment: 16))
    canvas.list.initialize(to: DisplayList())
    return canvas
  }

  /// What the list is drawn from; the page may add what the engine does not know.
  public var input: UnsafeMutablePointer<IndicatorInput> {
    address.assumingMemoryBound(to: IndicatorInput.self)
  }

  private var list: UnsafeMutablePointer<DisplayList> {
    (address + Self.inputSize).assumingMemoryBound(to: DisplayList.self)
  }

  /// Begins a list.
  ///
  /// - Parameters:
  ///   - input: What it is drawn from.
  ///   - zoom: How much larger the picture is than that.
  public func begin(_ input: IndicatorInput, zoom: Double) {
    list.pointee.removeAll()
    list.pointee.transform(.scale(x: zoom, y: zoom))
    // It has nothing to release.
    self.input.initialize(to: input)
  }

  /// Draws the list that has begun.
  ///
  /// - Parameter indicator: The look.
  /// - Returns: The numbers of the list, which end with 0; they stay until the next drawing.
  /// - Complexity: That of the look; allocates only while the list grows.
  public func draw(in indicator: some PullIndicator) -> UnsafePointer<Float>? {
    indicator.draw(input.pointee, into: &list.pointee)
    list.pointee.terminate()
    // The array stays in the list, and nothing changes it before the script has read it.
    return list.pointee.numbers.withUnsafeBufferPointer { $0.baseAddress }
  }
}

/// Makes the module's canvas.
///
/// - Returns: Its address; it lives as long as the module.
@_expose(wasm, "overscroll_canvas")
@_cdecl("overscroll_canvas")
public func overscroll_canvas() -> UnsafeMutableRawPointer { Canvas.open().address }
