#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollGraphics
import UIKit

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
