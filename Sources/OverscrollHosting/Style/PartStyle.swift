import Overscroll
package import OverscrollIndicators

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
    firstLoad.contentAppeared(isRunSeen: phase.isRunOrResult && isShown)
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

/// How far the first load of a list is, for which a refresh may have a style of its own.
///
/// The list has had no content until it reports some or a run has succeeded; a run that fails changes nothing.
enum FirstLoad {
  /// There has been no content.
  case waiting
  /// There is content, and the run that has brought it is not over.
  case ending
  case over

  /// The style at present.
  ///
  /// - Parameters:
  ///   - first: The style of a refresh during its first load; nil means the usual one.
  ///   - usual: The style after the first load.
  /// - Returns: The style of the first load while there has been no content; then the usual one.
  func style(_ first: PullStyle?, insteadOf usual: PullStyle) -> PullStyle {
    guard var first, usual.behavior.role == .refresh else { return usual }
    first.behavior.role = .refresh
    switch self {
    case .waiting: return first
    case .ending:
      // Content that appears during a run must not move: what is held open stays as it is.
      var ending = usual
      ending.behavior.hold = first.behavior.hold
      return ending
    case .over: return usual
    }
  }

  /// Records that the list has content.
  ///
  /// - Parameter isRunSeen: Whether a run or its result is seen at present.
  mutating func contentAppeared(isRunSeen: Bool) {
    guard self == .waiting else { return }
    self = isRunSeen ? .ending : .over
  }

  /// Records the phase of the refresh.
  mutating func phaseChanged(to phase: Phase) {
    switch phase {
    case .finishing(.succeeded), .finishing(.exhausted): contentAppeared(isRunSeen: true)
    case .running, .finishing(.failed), .finishing(.cancelled): break
    case .idle, .pulling, .armed, .exhausted: if self == .ending { self = .over }
    }
  }
}

extension PullStyle {
  /// The style with a valid behavior: an invalid one is replaced, and `log` gets a message.
  package func checked(orWith usable: Behavior, log: (String) -> Void) -> PullStyle {
    do throws(BehaviorError) {
      _ = try behavior.validated()
      return self
    } catch {
      log(
        "Overscroll: ignored an invalid behavior: "
          + "\(error.parameter) is \(error.value), which is out of range."
      )
      var style = self
      style.behavior = usable
      return style
    }
  }
}
