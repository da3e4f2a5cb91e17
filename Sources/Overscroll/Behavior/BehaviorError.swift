/// Says which parameter of a behavior cannot be used, and what was given.
public struct BehaviorError: Error, Equatable, Sendable {
  /// The parameter that was refused; its range stands at its case.
  package let parameter: Behavior.Parameter
  /// The value that was given.
  public let value: Double
}
