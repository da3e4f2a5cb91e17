package import Overscroll
package import OverscrollIndicators

/// The style of a part: its own or that of the defaults, and before there is content that of the first load.
///
/// All behaviors are valid; an invalid one is replaced.
package struct PartStyle {
  /// What the part is for with the style of the defaults.
  private let role: Role
  private var own: PullStyle?
  private var inherited: PullStyle
  private var first = FirstLoad()
  let log: (String) -> Void
  /// The style at present.
  package private(set) var present: PullStyle

  /// Begins with a style, or (with nil) with that of the defaults for a role.
  ///
  /// `log` gets a message for each mistake of the app.
  package init(
    _ style: PullStyle?,
    _ role: Role,
    _ defaults: PullControls.Defaults,
    log: @escaping (String) -> Void
  ) {
    self.role = role
    self.log = log
    let usable: Behavior = role == .refresh ? .standard : .loadMore
    own = style?.checked(orWith: usable, log: log)
    inherited = defaults.style(of: role).checked(orWith: usable, log: log)
    present = own ?? inherited
  }

  /// The style after the first load.
  package var usual: PullStyle { own ?? inherited }

  /// The style of the first load; nil for the usual one.
  package var firstLoad: PullStyle? { first.style }

  package mutating func setOwn(_ style: PullStyle?) {
    own = style?.checked(orWith: usual.behavior, log: log)
    update()
  }

  package mutating func setFirstLoad(_ style: PullStyle?) {
    first.style = style?.checked(orWith: usual.behavior, log: log)
    update()
  }

  package mutating func inherit(_ defaults: PullControls.Defaults) {
    inherited = defaults.style(of: role).checked(orWith: usual.behavior, log: log)
    update()
  }

  /// Records that the list has content, in a phase of the part, while the list is on the screen or not.
  package mutating func contentAppeared(in phase: Phase, isShown: Bool) {
    let isRun =
      switch phase {
      case .running, .finishing: true
      case .idle, .pulling, .armed, .exhausted: false
      }
    first.contentAppeared(isRunSeen: isRun && isShown)
    update()
  }

  package mutating func phaseChanged(to phase: Phase) {
    first.phaseChanged(to: phase)
    update()
  }

  private mutating func update() {
    present = first.style(insteadOf: usual)
  }
}
