/// Holds a number between two bounds.
///
/// A number that is not a number becomes the lower bound, so that the result always lies inside
/// finite bounds.
///
/// - Parameters:
///   - value: Any number, infinities and NaN included.
///   - bounds: The lowest and the highest result, in the unit of `value`.
/// - Returns: The number in `bounds` that is nearest to `value`.
public func clamp(_ value: Double, to bounds: ClosedRange<Double>) -> Double {
  // One choice after the other rather than one inside the other: no branch in WebAssembly.
  let raised = value > bounds.lowerBound ? value : bounds.lowerBound
  return raised < bounds.upperBound ? raised : bounds.upperBound
}

/// Finds the number a given share of the way between two others.
///
/// Exact at a fraction of 0. Fractions outside 0...1 continue the same straight line.
///
/// - Parameters:
///   - start: The result at a fraction of 0, in any unit.
///   - end: The result at a fraction of 1, in the same unit.
///   - fraction: How far to go, without a unit.
/// - Returns: `start + (end - start) * fraction`.
public func interpolate(from start: Double, to end: Double, at fraction: Double) -> Double {
  start + (end - start) * fraction
}
