/// An invalid parameter of a behavior: which parameter, and the rejected value.
public struct BehaviorError: Error, Equatable, Sendable {
  /// The rejected parameter; its range is documented at its case.
  package let parameter: Behavior.Parameter
  /// The rejected value.
  public let value: Double
}

// Embedded Swift cannot print the name of a case.
#if !hasFeature(Embedded)
extension BehaviorError: CustomStringConvertible {
  /// The rejected value and its parameter in one sentence.
  public var description: String {
    "\(value) is out of the range of the behavior's parameter \(parameter)."
  }
}
#endif
