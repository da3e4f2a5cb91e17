internal import OverscrollGraphics
public import OverscrollIndicators

/// The one display list that the page's script has drawn and reads, and the input it is drawn from,
/// reached by its address.
///
/// One is enough for all views, because the script paints a list before it has the next one drawn.
/// The script owns it, so it is no global state here. At the address are first the numbers of
/// ``InputSlot``, then what Swift keeps.
public struct Canvas {
  let address: UnsafeMutableRawPointer

  private static let inputSize = InputSlot.allCases.count * MemoryLayout<Double>.stride

  /// Reads an address that the page passed in.
  ///
  /// - Parameter address: What `overscroll_canvas` returned.
  public init(at address: UnsafeMutableRawPointer) {
    self.address = address
  }

  /// Makes one with an empty list; it lives as long as the module.
  static func open() -> Canvas {
    let size = inputSize + MemoryLayout<DisplayList>.stride
    let canvas = Canvas(at: .allocate(byteCount: size, alignment: 16))
    canvas.numbers.initialize(repeating: 0, count: InputSlot.allCases.count)
    canvas.list.initialize(to: DisplayList())
    return canvas
  }

  /// The numbers of the input.
  public var numbers: UnsafeMutablePointer<Double> {
    address.assumingMemoryBound(to: Double.self)
  }

  private var list: UnsafeMutablePointer<DisplayList> {
    (address + Self.inputSize).assumingMemoryBound(to: DisplayList.self)
  }

  /// Draws an input in a look.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - indicator: The look.
  /// - Returns: The numbers of the list, which end with 0; they stay until the next drawing.
  /// - Complexity: That of the look; allocates only while the list grows.
  public func draw(
    _ input: IndicatorInput,
    in indicator: some PullIndicator
  ) -> UnsafePointer<Float>? {
    list.pointee.removeAll()
    indicator.draw(input, into: &list.pointee)
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
