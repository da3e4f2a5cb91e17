/// What starts a run.
///
/// The app, a key and a screen reader can start one with any trigger.
public enum Trigger: UInt8, CaseIterable, Sendable {
  /// Letting go past the fire distance.
  case release
  /// Reaching the fire distance with the finger still down; once per gesture.
  case reach
  /// A tap on the indicator; pulling only shows it.
  case tap
  /// Only the app; pulling only shows the indicator.
  case none
  /// Scrolling to within the behavior's lead of the edge; load-more only.
  case automatic
}

/// How long before the edge an automatic load-more starts.
///
/// Measured to where scrolling ends, the indicator's resting room included: a lead of 0 starts when
/// the room is in full view.
public struct Lead: Equatable, Sendable {
  /// The unit of the amount.
  package var unit: Unit
  /// The amount in that unit.
  package var amount: Double

  /// The unit of a lead.
  package enum Unit: UInt8, CaseIterable, Sendable {
    /// Points; a negative amount requires overscroll.
    case points
    /// Lengths of the viewport.
    case viewports
    /// Items, where the host reports them; otherwise 0 points.
    case items
  }

  /// A lead of any unit.
  ///
  /// - Parameters:
  ///   - unit: The unit of the amount.
  ///   - amount: The amount in that unit.
  package init(unit: Unit, amount: Double) {
    self.unit = unit
    self.amount = amount
  }

  /// A lead in points.
  ///
  /// - Parameter points: Points before the edge; a negative number requires overscroll.
  /// - Returns: The lead.
  public static func points(_ points: Double) -> Lead {
    Lead(unit: .points, amount: points)
  }

  /// A lead in lengths of the viewport.
  ///
  /// - Parameter lengths: Viewports before the edge.
  /// - Returns: The lead.
  public static func viewports(_ lengths: Double) -> Lead {
    Lead(unit: .viewports, amount: lengths)
  }

  /// A lead in items.
  ///
  /// - Parameter count: Items before the edge; the edge itself where the host does not report
  ///   them.
  /// - Returns: The lead.
  public static func items(_ count: Int) -> Lead {
    Lead(unit: .items, amount: Double(count))
  }
}

/// When a pull begins the request of its run, before the finger lets go.
public struct Prefetch: Equatable, Sendable {
  /// The fraction of the distance at which the pull arms; 0 means never.
  package var fraction: Double

  /// The request begins with the run.
  public static var never: Prefetch { Prefetch(fraction: 0) }

  /// The request begins when the pull arms: letting go would start its run.
  public static var whenArmed: Prefetch { Prefetch(fraction: 1) }

  /// The request begins before the pull arms; more of them are for nothing.
  ///
  /// - Parameter fraction: Of the distance at which the pull arms, above 0 and at most 1.
  /// - Returns: When the request begins.
  public static func atFraction(_ fraction: Double) -> Prefetch {
    Prefetch(fraction: fraction)
  }
}

/// What a part is for.
public enum Role: UInt8, CaseIterable, Sendable {
  /// Updates the content that is shown.
  case refresh
  /// Adds to the content that is shown.
  case loadMore
}

/// What a load-more does while its content is short or empty.
public enum ContentPolicy: UInt8, CaseIterable, Sendable {
  /// Keeps its room and loads automatically until the viewport is full.
  case fill
  /// Keeps its room; loads only on request.
  case show
  /// Removes its room; loads only when the app requests it.
  case hide
  /// Keeps its room; loads after each gesture that did not pull at the other edge.
  case afterGesture
}

/// Whether an exhausted load-more keeps its room.
public enum ExhaustedPolicy: UInt8, CaseIterable, Sendable {
  /// Keeps the room, to show that there is no more to load.
  case show
  /// Removes the room.
  case hide
  #if !OVERSCROLL_BASIC
  /// Keeps the room, and a pull past the end, a tap, a key or the app may load again.
  ///
  /// Scrolling alone does not. If the run finds nothing either, the part is exhausted as before.
  case loadAgain
  #endif

  /// Whether something other than scrolling starts a run where there is no more to load.
  var loadsAgain: Bool {
    #if OVERSCROLL_BASIC
    false
    #else
    self == .loadAgain
    #endif
  }
}

/// Whether a refresh and a load-more may run at the same time.
package enum Concurrency: UInt8, CaseIterable, Sendable {
  /// A refresh cancels a running load-more, and none starts during a refresh.
  case exclusive
  /// Both may run at the same time.
  case independent
}

/// What happens when a run ends while a gesture is live.
public enum EndWithContact: UInt8, CaseIterable, Sendable {
  /// The run ends immediately, and the hold is released in the same frame without a jump.
  case fold
  /// The end waits until the gesture is over.
  case `defer`
}
