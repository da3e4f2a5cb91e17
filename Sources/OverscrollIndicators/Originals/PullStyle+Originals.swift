internal import Overscroll

// What the styles of five published controls have in common. A folder has each control: its look, its
// colors and its styles; each style has a corrected version, and a function that makes the original. Its
// behavior is in the engine (Behavior+Originals.swift), because a page without looks may have it.
extension PullStyle {
  /// The key under which the original control stored the time of its last update, for migration.
  ///
  /// EGO stored the whole line of text, MJ the date. Nil if the control stored nothing.
  package var lastUpdatedKey: StaticString? {
    switch indicator.original {
    case .ego: EGO.lastUpdatedKey
    case .mj: MJRefresh.lastUpdatedKey
    case .cll, .mrefresh, .yq, nil: nil
    }
  }

  init(_ indicator: BuiltinIndicator, _ behavior: Behavior, _ fidelity: Fidelity = .corrected) {
    self.init(indicator, role: behavior.role)
    self.behavior = behavior
    self.fidelity = fidelity
  }
}
