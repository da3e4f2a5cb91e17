// Separate file: hosts use this, apps do not.
extension Behavior {
  /// As a list whose toolkit bounces by itself configures it.
  ///
  /// Section headers stick at the inset, which would keep them below the bar in a list that is scrolled.
  package func onNativeList(_ axis: Axis) -> Behavior {
    guard role == .refresh, axis == .vertical, trigger == .release, hold.means == .inset
    else { return self }
    var behavior = self
    behavior.hold.followsScroll = true
    return behavior
  }
}
