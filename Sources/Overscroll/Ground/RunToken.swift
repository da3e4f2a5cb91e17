/// The ticket of one run: whoever ends a run must show it, so that a late end cannot hit another.
///
/// Tokens count up from 1 within one part of one session. A token of an earlier run is stale: an
/// end that carries it does nothing and is counted in ``Session/diagnostics``.
public struct RunToken: Equatable, Hashable, Sendable {
  /// The number of the run, from 1.
  public let number: UInt32

  /// Names a run by its number, as a recording or a foreign-language host does.
  ///
  /// - Parameter number: The number of the run; 0 is never issued.
  package init(number: UInt32) {
    self.number = number
  }
}
