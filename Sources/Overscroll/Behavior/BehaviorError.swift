/// An invalid parameter of a behavior: which parameter, and the rejected value.
public struct BehaviorError: Error, Equatable, Sendable {
  /// The rejected parameter; its range is documented at its case.
  package let parameter: Behavior.Parameter
  /// The rejected value.
  public let value: Double
}
