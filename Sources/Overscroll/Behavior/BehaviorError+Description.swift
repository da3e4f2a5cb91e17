// Separate file: Embedded Swift cannot print the name of a case.
#if !hasFeature(Embedded)
extension BehaviorError: CustomStringConvertible {
  /// The rejected value and its parameter in one sentence.
  public var description: String {
    "\(value) is out of the range of the behavior's parameter \(parameter)."
  }
}
#endif
