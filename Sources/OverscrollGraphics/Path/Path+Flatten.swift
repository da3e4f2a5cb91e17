internal import OverscrollMath

// Separate file because hosts draw curves themselves; only tools need lines.
extension Path {
  /// The path with its curves replaced by straight lines.
  ///
  /// Each curve becomes lines between points at equal steps of its parameter, as many as the
  /// tolerance requires. Lines, moves and closes are unchanged.
  ///
  /// - Parameter tolerance: The maximum distance of the lines from the curves, in points, above 0.
  /// - Returns: The flattened path.
  /// - Precondition: `tolerance` is above 0.
  /// - Complexity: O(*n*) in the number of lines; allocates the result.
  /// - Accuracy: within `tolerance`, except for curves that would need more than 65,536 lines:
  ///   those get that many. The count is by Wang's formula: a curve over a step `h` of its
  ///   parameter leaves its chord by `h^2 / 8` of its second derivative at most.
  package func flattened(tolerance: Double) -> Path {
    precondition(tolerance > 0, "tolerance must be above 0 points")
    var result = Path()
    var current = Point.zero
    for element in self {
      switch element {
      case .move(let point): result.move(to: point)
      case .line(let end): result.line(to: end)
      case .quadratic(let control, let end):
        let cubic = Cubic(start: current, control: control, end: end)
        result.append(cubic, tolerance: tolerance)
      case .cubic(let first, let second, let end):
        let cubic = Cubic(start: current, first: first, second: second, end: end)
        result.append(cubic, tolerance: tolerance)
      case .close: result.close()
      }
      current = result.end
    }
    return result
  }

  private mutating func append(_ cubic: Cubic, tolerance: Double) {
    // The second derivative is 6 times the difference of adjacent second differences of the
    // controls.
    let bend = Swift.max(
      mix(cubic.start, cubic.second, 0.5).distance(to: cubic.first),
      mix(cubic.first, cubic.end, 0.5).distance(to: cubic.second)
    )
    // 6 / 8 of the second difference, which is twice the distance from the midpoint.
    let count = clamp((1.5 * bend / tolerance).squareRoot().rounded(.up), to: 1...65_536)
    for step in stride(from: 1, to: count, by: 1) {
      let t = step / count
      line(to: cubic.blossom(t, t, t))
    }
    line(to: cubic.end)
  }
}
