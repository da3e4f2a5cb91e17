import Overscroll

extension Behavior {
  /// Another behavior, for tests that change one parameter in an expression.
  ///
  /// - Parameter change: Changes the copy.
  /// - Returns: The changed copy.
  package func with(_ change: (inout Behavior) -> Void) -> Behavior {
    var behavior = self
    change(&behavior)
    return behavior
  }
}
