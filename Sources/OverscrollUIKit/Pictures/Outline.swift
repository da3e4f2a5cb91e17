#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// The present path of a display list: a stretch of its numbers, which becomes a path only if it is new.
///
/// Its points are in the coordinates in force at the first of them. The rare path whose transform
/// changes on the way is made at once, with its later points mapped back into those.
struct Outline {
  /// The transform from its coordinates to the view's.
  private(set) var transform = CGAffineTransform.identity
  /// Where its numbers are in the list's.
  private(set) var range = 0..<0
  private var first: Int?
  private var bent: CGMutablePath?

  /// Whether the numbers alone do not say where its points are.
  var isBent: Bool { bent != nil }

  /// Starts an empty path.
  mutating func begin() {
    first = nil
    bent = nil
    range = 0..<0
  }

  /// Adds the command at an index of a list's numbers.
  mutating func add(
    _ code: DrawCode,
    _ numbers: [Float],
    _ at: Int,
    _ transform: CGAffineTransform
  ) {
    guard let first else {
      first = at
      self.transform = transform
      return
    }
    guard bent != nil || (transform != self.transform && code != .close) else { return }
    let path = bent ?? Self.path(numbers, first..<at)
    path.add(code, numbers, at, transform.concatenating(self.transform.inverted()))
    bent = path
  }

  /// Ends it, to be painted, before the command at an index.
  mutating func end(_ at: Int) {
    if let first { range = first..<at }
  }

  /// The same outline as a path of Core Graphics.
  func path(_ numbers: [Float]) -> CGPath {
    bent ?? Self.path(numbers, range)
  }

  private static func path(_ numbers: [Float], _ range: Range<Int>) -> CGMutablePath {
    let path = CGMutablePath()
    var at = range.lowerBound
    while at < range.upperBound, let code = DrawCode(rawValue: UInt8(numbers[at])) {
      path.add(code, numbers, at, .identity)
      at += 1 + code.argumentCount
    }
    return path
  }
}

extension CGMutablePath {
  /// Adds the command at an index of a list's numbers; one that adds nothing to a path is passed over.
  fileprivate func add(
    _ code: DrawCode,
    _ numbers: [Float],
    _ at: Int,
    _ transform: CGAffineTransform
  ) {
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: CGFloat(numbers[at + index]), y: CGFloat(numbers[at + index + 1]))
    }
    switch code {
    case .move: move(to: point(1), transform: transform)
    case .line: addLine(to: point(1), transform: transform)
    case .quadratic: addQuadCurve(to: point(3), control: point(1), transform: transform)
    case .cubic:
      addCurve(to: point(5), control1: point(1), control2: point(3), transform: transform)
    case .close: closeSubpath()
    case .beginPath, .fill, .stroke, .save, .restore, .transform, .opacity, .text, .image: break
    }
  }
}
#endif
