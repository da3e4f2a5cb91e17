// Separate file: hosts use this, apps do not.
extension Behavior {
  /// The same behavior, but the engine animates the content to the hold distance.
  ///
  /// For a toolkit whose own bounce does not reliably end at the inset.
  package var openedByEngine: Behavior {
    var opened = self
    if opened.hold.means == .inset { opened.hold.means = .insetAndOffset }
    return opened
  }
}
