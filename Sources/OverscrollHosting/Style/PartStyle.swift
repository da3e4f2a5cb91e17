import Overscroll
import OverscrollIndicators

/// The style of a part: its own or that of the defaults, and before there is content that of the first load.
///
/// All behaviors are valid; an invalid one is replaced. Every change returns whether the style at present is
/// another one. A class, because copies of four styles are 11 KB of an app.
@MainActor
final class PartStyle {
  /// What the part is for with the style of the defaults.
  private let role: Role
  private var own: PullStyle?
  private var inherited: PullStyle
  /// The style of the first load; nil for the usual one.
  private(set) var first: PullStyle?
  private var firstLoad = FirstLoad.waiting
  let log: (String) -> Void
  /// The style at present.
  private(set) var present: PullStyle

  /// Begins with a style, or (with nil) with that of the defaults for a role.
  ///
  /// `log` gets a message for each mistake of the app.
  init(
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
  var usual: PullStyle { own ?? inherited }

  func setOwn(_ style: PullStyle?) -> Bool {
    own = style?.checked(orWith: usual.behavior, log: log)
    return update()
  }

  func setFirstLoad(_ style: PullStyle?) -> Bool {
    first = style?.checked(orWith: usual.behavior, log: log)
    return update()
  }

  func inherit(_ defaults: PullControls.Defaults) -> Bool {
    inherited = defaults.style(of: role).checked(orWith: usual.behavior, log: log)
    return update()
  }

  /// Records that the list has content, in a phase of the part, while the list is on the screen or not.
  func contentAppeared(in phase: Phase, isShown: Bool) -> Bool {
    let isRun =
      switch phase {
      case .running, .finishing: true
      case .idle, .pulling, .armed, .exhausted: false
      }
    firstLoad.contentAppeared(isRunSeen: isRun && isShown)
    return update()
  }

  func phaseChanged(to phase: Phase) -> Bool {
    firstLoad.phaseChanged(to: phase)
    return update()
  }

  private func update() -> Bool {
    let previous = present
    present = firstLoad.style(first, insteadOf: usual)
    return present != previous
  }
}
