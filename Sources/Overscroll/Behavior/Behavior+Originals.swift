/// The behaviors of five controls that people know. Split from the behavior because they are data.
///
/// No code asks for them by name: they are values of parameters that every behavior has. Distances
/// and times are those of the versions named in `Documentation/Originals.md`; where the fidelity
/// makes a difference, the line says so.
extension Behavior {
  // MARK: - Headers

  /// EGOTableViewPullRefresh, corrected: arms beyond 65 points, holds 60.
  public static var ego: Behavior { ego(.corrected) }

  /// EGOTableViewPullRefresh: arms beyond 65 points, holds 60.
  ///
  /// As it was, letting go at exactly 65 starts a run that was not announced as armed.
  ///
  /// - Parameter fidelity: How closely it is followed.
  /// - Returns: The behavior of its header.
  public static func ego(_ fidelity: Fidelity) -> Behavior {
    var behavior = original(.refresh, distance: 65, hold: 60, follows: true, in: 0.2, out: 0.3)
    switch fidelity {
    case .corrected: behavior.minimumRunning = 0.3
    case .original: behavior.fire.strictness = .reached
    }
    return behavior
  }

  /// CLLRefresh's header: progress from 20 to 60 points, arms beyond 60, holds 60.
  ///
  /// Both fidelities are this one.
  public static var cll: Behavior {
    var behavior = original(.refresh, distance: 60, hold: 60, follows: true, in: 0.3, out: 0.3)
    behavior.startDistance = 20
    return behavior
  }

  /// MJRefresh's header: arms beyond 54 points, holds 54, calls back after its opening.
  ///
  /// Both fidelities are this one.
  public static var mj: Behavior {
    var behavior = original(.refresh, distance: 54, hold: 54, follows: true, in: 0.25, out: 0.4)
    behavior.hold.means = .insetAndOffset
    behavior.actionDelay = 0.25
    return behavior
  }

  /// MRefresh, corrected: progress from 40 to 140 points; letting go beyond 140 starts a run.
  public static var mrefresh: Behavior { mrefresh(.corrected) }

  /// MRefresh: progress from 40 to 140 points, holds 100, its view of 50 in the middle of the gap.
  ///
  /// As it was, coming beyond 140 starts the run with the finger still down, and pulling back cannot
  /// cancel it.
  ///
  /// - Parameter fidelity: How closely it is followed.
  /// - Returns: The behavior of its header.
  public static func mrefresh(_ fidelity: Fidelity) -> Behavior {
    var behavior = original(.refresh, distance: 140, hold: 100, in: 0.25, out: 0.25)
    behavior.startDistance = 40
    behavior.endWithContact = .defer
    behavior.placement = .gapCentered
    behavior.indicatorExtent = 50
    if fidelity == .original { behavior.trigger = .reach }
    return behavior
  }

  /// YQRefreshHeadView, corrected: progress from 30 to 80 points, holds 80 by an inset.
  public static var yq: Behavior { yq(.corrected) }

  /// YQRefreshHeadView: progress from 30 to 80 points, holds 80.
  ///
  /// As it was, the content jumps to the hold and is held there by its offset alone: the next touch
  /// lets it bounce back, with the run going on.
  ///
  /// - Parameter fidelity: How closely it is followed.
  /// - Returns: The behavior of its header.
  public static func yq(_ fidelity: Fidelity) -> Behavior {
    var behavior = original(.refresh, distance: 80, hold: 80, in: 0.3, out: 0.3)
    behavior.startDistance = 30
    behavior.indicatorExtent = 50
    if fidelity == .original {
      behavior.hold.means = .offset
      behavior.opening = .curve(.linear, seconds: 0)
    }
    return behavior
  }

  // MARK: - Footers and a trailer

  /// CLLRefresh's footer, right after the content: letting go beyond 40 points loads more.
  ///
  /// Both fidelities are this one.
  public static var cllFooter: Behavior {
    var behavior = original(.loadMore, distance: 40, hold: 40, in: 0.3, out: 0.3)
    behavior.placement = .afterContent
    return behavior
  }

  /// MJRefresh's back footer: letting go beyond 44 points loads more, called back after the opening.
  ///
  /// Both fidelities are this one. At the end edge of a horizontal session it is a trailer of 44.
  public static var mjBackFooter: Behavior { mjBack(distance: 44) }

  /// MJRefresh's trailer, at the end of a horizontal list: its back footer with 60 points.
  ///
  /// Both fidelities are this one.
  public static var mjTrailer: Behavior { mjBack(distance: 60) }

  /// MJRefresh's automatic footer, corrected: loads when all of its 44 points are in view.
  public static var mjAutoFooter: Behavior { mjAutoFooter(.corrected) }

  /// MJRefresh's automatic footer: loads when all of its 44 points are in view, once a drag.
  ///
  /// With content shorter than the viewport it loads when a drag ends. As it was, it does so without
  /// any content, too; corrected, it then waits to be asked.
  ///
  /// - Parameter fidelity: How closely it is followed.
  /// - Returns: The behavior of its footer.
  public static func mjAutoFooter(_ fidelity: Fidelity) -> Behavior {
    var behavior = original(.loadMore, distance: 44, hold: 0, in: 0.25, out: 0.4)
    behavior.trigger = .automatic
    behavior.resting = 44
    behavior.placement = .afterContent
    behavior.shortContent = .afterGesture
    behavior.emptyContent = fidelity == .original ? .afterGesture : .show
    behavior.budgetPerDrag = 1
    return behavior
  }

  // MARK: - What they have in common

  @inline(never)
  private static func mjBack(distance: Double) -> Behavior {
    var behavior = original(.loadMore, distance: distance, hold: distance, in: 0.25, out: 0.4)
    behavior.hold.means = .insetAndOffset
    behavior.actionDelay = 0.25
    return behavior
  }

  /// Armed strictly beyond a distance, eased both ways, no result and no least time.
  @inline(never)
  private static func original(
    _ role: Role,
    distance: Double,
    hold: Double,
    follows: Bool = false,
    in opening: Double,
    out closing: Double
  ) -> Behavior {
    var behavior = Behavior(unchecked: role)
    behavior.arm = Threshold(distance, .exceeded)
    behavior.fire = behavior.arm
    behavior.hold = Hold(hold, followsScroll: follows)
    behavior.opening = .curve(.easeInOut, seconds: opening)
    behavior.closing = .curve(.easeInOut, seconds: closing)
    behavior.minimumRunning = 0
    behavior.resultHold = 0
    behavior.indicatorExtent = distance
    behavior.shortContent = .show
    behavior.emptyContent = .show
    return behavior
  }
}
