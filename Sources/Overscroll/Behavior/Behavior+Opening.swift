// In a file of its own because a host asks for it, not an app.
extension Behavior {
  /// The same behavior, with the content taken to what an inset holds open by the engine's motion.
  ///
  /// For a toolkit whose own bounce cannot be relied on to end there.
  package var openedByEngine: Behavior {
    var opened = self
    if opened.hold.means == .inset { opened.hold.means = .insetAndOffset }
    return opened
  }
}
