/// Identifies one run: ending a run takes its token, so a late call cannot end another run.
///
/// Tokens count up from 1 within one part of one session. A token of an earlier run is stale:
/// ending with it is a no-op and is counted in ``Session/diagnostics``.
package struct RunToken: Equatable, Hashable, Sendable {
  /// The number of the run, from 1.
  package let number: UInt32

  /// Makes a token from its number, for recordings and for hosts in another language.
  ///
  /// - Parameter number: The number of the run; 0 is never issued.
  package init(number: UInt32) {
    self.number = number
  }
}
