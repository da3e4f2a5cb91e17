/// Behaviors that reproduce five published controls. Split from the behavior because they are data.
///
/// Each is a set of parameter values; no code branches on these controls. Distances and times are
/// from the versions listed in `Documentation/Moving/Originals.md`. Comments below mark where the fidelity
/// makes a difference.
extension Behavior {
  // MARK: - Headers

  /// EGOTableViewPullRefresh, corrected: arms beyond 65 points, holds 60.
  package static var ego: Behavior { ego(.corrected) }

  /// EGOTableViewPullRefresh: arms beyond 65 points, holds 60.
  ///
  /// In the original, letting go at exactly 65 starts a run that was never armed.
  ///
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The behavior of its header.
  package static func ego(_ fidelity: Fidelity) -> Behavior { Behavior(.ego, fidelity) }

  /// CLLRefresh's header: progress from 20 to 60 points, arms beyond 60, holds 60.
  ///
  /// The same for both fidelities.
  package static var cll: Behavior { Behavior(.cll, .corrected) }

  /// MJRefresh's header: arms beyond 54 points, holds 54, calls back after its opening.
  ///
  /// The same for both fidelities.
  package static var mj: Behavior { Behavior(.mj, .corrected) }

  /// MRefresh, corrected: progress from 40 to 140 points; letting go beyond 140 starts a run.
  package static var mrefresh: Behavior { mrefresh(.corrected) }

  /// MRefresh: progress from 40 to 140 points, holds 100, its view of 50 in the middle of the gap.
  ///
  /// In the original, passing 140 starts the run while the finger is still down, and pulling back
  /// cannot cancel it.
  ///
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The behavior of its header.
  package static func mrefresh(_ fidelity: Fidelity) -> Behavior { Behavior(.mrefresh, fidelity) }

  /// YQRefreshHeadView, corrected: progress from 30 to 80 points, holds 80 by an inset.
  package static var yq: Behavior { yq(.corrected) }

  /// YQRefreshHeadView: progress from 30 to 80 points, holds 80.
  ///
  /// In the original, the content jumps to the hold distance and is held there by its offset alone:
  /// the next touch lets it bounce back while the run continues.
  ///
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The behavior of its header.
  package static func yq(_ fidelity: Fidelity) -> Behavior { Behavior(.yq, fidelity) }

  // MARK: - Footers and a trailer

  /// CLLRefresh's footer, right after the content: letting go beyond 40 points loads more.
  ///
  /// The same for both fidelities.
  package static var cllFooter: Behavior { Behavior(.cllFooter, .corrected) }

  /// MJRefresh's back footer: letting go beyond 44 points loads more, called back after the opening.
  ///
  /// The same for both fidelities. At the end edge of a horizontal session it is a trailer of 44.
  package static var mjBackFooter: Behavior { Behavior(.mjBack, .corrected) }

  /// MJRefresh's trailer, at the end of a horizontal list: its back footer with 60 points.
  ///
  /// The same for both fidelities.
  package static var mjTrailer: Behavior { Behavior(.mjTrailer, .corrected) }

  /// MJRefresh's automatic footer, corrected: loads when all of its 44 points are visible.
  package static var mjAutoFooter: Behavior { mjAutoFooter(.corrected) }

  /// MJRefresh's automatic footer: loads when all of its 44 points are visible, once per drag.
  ///
  /// With content shorter than the viewport it loads when a drag ends. The original does so without
  /// any content, too; the corrected one then loads only on request.
  ///
  /// - Parameter fidelity: How closely the original is followed.
  /// - Returns: The behavior of its footer.
  package static func mjAutoFooter(_ fidelity: Fidelity) -> Behavior { Behavior(.mjAuto, fidelity) }

  // MARK: - Parameter values

  private enum Control {
    case ego, cll, mj, mrefresh, yq, cllFooter, mjBack, mjTrailer, mjAuto
  }

  // One initializer that sets all of them in place: each function that returns a behavior copies it
  // field by field.
  private init(_ control: Control, _ fidelity: Fidelity) {
    switch control {
    case .ego, .cll, .mj, .mrefresh, .yq: self = .standard
    case .cllFooter, .mjBack, .mjTrailer, .mjAuto: self = .backLoadMore
    }
    let isOriginal = fidelity == .original
    switch control {
    case .ego:
      take(distance: 65, hold: 60, opening: 0.2, closing: 0.3)
      hold.followsScroll = true
      if isOriginal { fire.strictness = .reached } else { minimumRunning = 0.3 }
    case .cll:
      take(distance: 60, hold: 60, opening: 0.3, closing: 0.3)
      hold.followsScroll = true
      startDistance = 20
    case .mj:
      take(distance: 54, hold: 54, opening: 0.25, closing: 0.4)
      hold.followsScroll = true
      actionDelay = 0.25
    case .mrefresh:
      take(distance: 140, hold: 100, opening: 0.25, closing: 0.25)
      startDistance = 40
      endWithContact = .defer
      placement = .gapCentered
      indicatorExtent = 50
      if isOriginal { trigger = .reach }
    case .yq:
      take(distance: 80, hold: 80, opening: isOriginal ? 0 : 0.3, closing: 0.3)
      startDistance = 30
      indicatorExtent = 50
      if isOriginal { hold.means = .offset }
    case .cllFooter:
      take(distance: 40, hold: 40, opening: 0.3, closing: 0.3)
      placement = .afterContent
    case .mjBack, .mjTrailer:
      let distance = control == .mjBack ? 44.0 : 60
      take(distance: distance, hold: distance, opening: 0.25, closing: 0.4)
      actionDelay = 0.25
    case .mjAuto:
      take(distance: 44, hold: 0, opening: 0.25, closing: 0.4)
      trigger = .automatic
      resting = 44
      placement = .afterContent
      shortContent = .afterGesture
      if isOriginal { emptyContent = .afterGesture }
      budgetPerDrag = 1
    }
  }

  /// The values they share: arming strictly beyond a distance, easing curves, no result shown.
  @inline(never)  // saves 345 bytes
  private mutating func take(distance: Double, hold: Double, opening: Double, closing: Double) {
    arm = Threshold(distance, .exceeded)
    fire = arm
    self.hold.distance = hold
    self.opening = .curve(.easeInOut, seconds: opening)
    self.closing = .curve(.easeInOut, seconds: closing)
    minimumRunning = 0
    resultHold = 0
    indicatorExtent = distance
    shortContent = .show
    emptyContent = .show
  }
}

/// How closely a behavior follows the original control where the original has oddities.
///
/// Neither case reproduces the originals' defects (stuck indicators, lost insets, runs that start
/// twice, crashes). `Documentation/Moving/Originals.md` lists the differences and the reasons.
public enum Fidelity: UInt8, CaseIterable, Sendable {
  /// The intended behavior: the same distances and times, without the known oddities.
  case corrected
  /// Exactly the original: thresholds, strictness, timing and geometry.
  case original
}
