#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollGraphics
import UIKit

/// One fill or stroke of a picture, on a layer that is reused for every frame.
@MainActor
final class PaintedShape: PaintedLayer {
  let layer = CAShapeLayer()
  /// The numbers that the layer's path was made from.
  private var numbers: [Float] = []
  private var hasPath = false
  // Saves 420 instructions of 27,730 in a frame of the ring.
  @exclusivity(unchecked) private var state = LayerState()
  private var color: UIColor?
  private var isFilled = false
  private var width: CGFloat = 1
  private var cap = LineCap.butt
  private var join = LineJoin.miter

  init() {
    layer.anchorPoint = .zero
    layer.lineCap = cap.onLayer
    layer.lineJoin = join.onLayer
  }

  /// Sets the color again with the next picture, because the palette has changed.
  func forget() {
    color = nil
  }

  func fill(
    _ outline: Outline,
    _ list: [Float],
    _ color: UIColor,
    _ opacity: CGFloat,
    _ writing: inout LayerWriting
  ) {
    show(outline, list, opacity, &writing)
    guard color !== self.color || !isFilled else { return }
    self.color = color
    isFilled = true
    writing.begin()
    layer.fillColor = color.cgColor
    layer.strokeColor = nil
  }

  func stroke(
    _ outline: Outline,
    _ list: [Float],
    _ color: UIColor,
    _ style: StrokeStyle,
    _ transform: CGAffineTransform,
    _ opacity: CGFloat,
    _ writing: inout LayerWriting
  ) {
    show(outline, list, opacity, &writing)
    var width = CGFloat(style.width)
    if transform != outline.transform { width *= transform.scale / outline.transform.scale }
    if width != self.width {
      self.width = width
      writing.begin()
      layer.lineWidth = width
    }
    if style.cap != cap {
      cap = style.cap
      writing.begin()
      layer.lineCap = cap.onLayer
    }
    if style.join != join {
      join = style.join
      writing.begin()
      layer.lineJoin = join.onLayer
    }
    guard color !== self.color || isFilled else { return }
    self.color = color
    isFilled = false
    writing.begin()
    layer.fillColor = nil
    layer.strokeColor = color.cgColor
  }

  func hide(_ writing: inout LayerWriting) {
    state.hide(layer, &writing)
  }

  // The layer's transform maps from the coordinates of the path.
  private func show(
    _ outline: Outline,
    _ list: [Float],
    _ opacity: CGFloat,
    _ writing: inout LayerWriting
  ) {
    if !hasPath || outline.isBent || !numbers.isSame(as: list, in: outline.range) {
      numbers.removeAll(keepingCapacity: true)
      if !outline.isBent { numbers.append(contentsOf: list[outline.range]) }
      hasPath = !outline.isBent
      writing.begin()
      layer.path = outline.path(list)
    }
    state.show(layer, outline.transform, opacity, &writing)
  }
}

extension [Float] {
  /// Whether these are the numbers in a range of a list.
  fileprivate func isSame(as list: [Float], in range: Range<Int>) -> Bool {
    guard range.count == count else { return false }
    return withUnsafeBytes { own in
      list.withUnsafeBytes { list in
        guard let own = own.baseAddress, let list = list.baseAddress else { return true }
        let size = MemoryLayout<Float>.stride
        return memcmp(own, list + range.lowerBound * size, count * size) == 0
      }
    }
  }
}

extension CGAffineTransform {
  /// The scale of a line's length, averaged over all directions.
  fileprivate var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension LineCap {
  fileprivate var onLayer: CAShapeLayerLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension LineJoin {
  fileprivate var onLayer: CAShapeLayerLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// The current path of a display list: a range of its numbers, converted only if it has changed.
///
/// Its points use the transform that applies to the first of them. The rare path whose transform
/// changes before its end is converted immediately, with its later points mapped back.
struct Outline {
  /// The transform from its coordinates to the view's.
  private(set) var transform = CGAffineTransform.identity
  /// The range of its numbers in the list.
  private(set) var range = 0..<0
  private var first: Int?
  private var bent: CGMutablePath?

  /// Whether its transform changes, so that the numbers alone do not define it.
  var isBent: Bool { bent != nil }

  /// Starts an empty path.
  mutating func begin() {
    first = nil
    bent = nil
    range = 0..<0
  }

  /// Adds the path commands at these indexes of a list's numbers.
  mutating func add(_ pieces: Range<Int>, _ numbers: [Float], _ transform: CGAffineTransform) {
    guard let first else {
      first = pieces.lowerBound
      self.transform = transform
      return
    }
    guard bent != nil || transform != self.transform else { return }
    let map = transform.concatenating(self.transform.inverted())
    var commands = DisplayList.Iterator(numbers, pieces)
    var at = commands.position
    while let command = Self.next(&commands) {
      // Closing a subpath is the same in all coordinates.
      if bent != nil || command != .close {
        let path = bent ?? Self.path(numbers, first..<at)
        path.add(command, map)
        bent = path
      }
      at = commands.position
    }
  }

  /// Ends the path before the paint command at an index.
  mutating func end(_ at: Int) {
    if let first { range = first..<at }
  }

  /// Converts the outline to a Core Graphics path.
  func path(_ numbers: [Float]) -> CGPath {
    bent ?? Self.path(numbers, range)
  }

  @inline(never)  // saves 1.8 KB of an app
  private static func next(_ commands: inout DisplayList.Iterator) -> DrawCommand? {
    commands.next()
  }

  private static func path(_ numbers: [Float], _ range: Range<Int>) -> CGMutablePath {
    let path = CGMutablePath()
    var commands = DisplayList.Iterator(numbers, range)
    while let command = Self.next(&commands) { path.add(command, .identity) }
    return path
  }
}

extension CGMutablePath {
  /// Adds a command; ignores commands that are not part of a path.
  fileprivate func add(_ command: DrawCommand, _ transform: CGAffineTransform) {
    switch command {
    case .move(let point): move(to: CGPoint(point), transform: transform)
    case .line(let end): addLine(to: CGPoint(end), transform: transform)
    case .quadratic(let control, let end):
      addQuadCurve(to: CGPoint(end), control: CGPoint(control), transform: transform)
    case .cubic(let first, let second, let end):
      addCurve(
        to: CGPoint(end),
        control1: CGPoint(first),
        control2: CGPoint(second),
        transform: transform
      )
    case .close: closeSubpath()
    case .beginPath, .fill, .stroke, .save, .restore, .transform, .opacity, .text, .image: break
    }
  }
}
#endif
