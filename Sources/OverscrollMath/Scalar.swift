/// Clamps a number to a range.
///
/// NaN becomes the lower bound, so that the result is always in the range.
///
/// - Parameters:
///   - value: Any number, infinities and NaN included.
///   - bounds: The lowest and the highest result, in the unit of `value`.
/// - Returns: The number in `bounds` that is nearest to `value`.
package func clamp(_ value: Double, to bounds: ClosedRange<Double>) -> Double {
  // Two separate conditions instead of nested ones: WebAssembly then has no branch.
  let raised = value > bounds.lowerBound ? value : bounds.lowerBound
  return raised < bounds.upperBound ? raised : bounds.upperBound
}

/// Interpolates linearly between two numbers.
///
/// Exact at a fraction of 0. Fractions outside 0...1 continue the same straight line.
///
/// - Parameters:
///   - start: The result at a fraction of 0, in any unit.
///   - end: The result at a fraction of 1, in the same unit.
///   - fraction: The position between them, without a unit.
/// - Returns: `start + (end - start) * fraction`.
package func interpolate(from start: Double, to end: Double, at fraction: Double) -> Double {
  start + (end - start) * fraction
}
