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

/// How far an indicator is held open during a run, and by what means.
public struct Hold: Equatable, Sendable {
  /// Visible points held open, 0 or more; 0 disables the hold.
  public var distance: Double
  /// What holds the content open.
  public var means: Means
  /// Whether the inset shrinks with the gap, so that sticky section headers stay at the edge.
  public var followsScroll: Bool

  /// What keeps the content away from its edge.
  ///
  /// With engine bounce, a displacement is used instead.
  public enum Means: UInt8, CaseIterable, Sendable {
    /// Our contribution to the scroll view's inset: content comes back to it after a touch.
    case inset
    /// The content offset alone: the next touch lets the toolkit bounce back.
    case offset
  }

  /// Makes a hold.
  ///
  /// - Parameters:
  ///   - distance: Visible points held open.
  ///   - means: What holds the content open.
  ///   - followsScroll: Whether the inset shrinks with the gap.
  public init(_ distance: Double, by means: Means = .inset, followsScroll: Bool = false) {
    self.distance = distance
    self.means = means
    self.followsScroll = followsScroll
  }
}

/// What happens when a run ends while a gesture is live.
public enum EndWithContact: UInt8, CaseIterable, Sendable {
  /// The run ends immediately, and the hold is released in the same frame without a jump.
  case fold
  /// The end waits until the gesture is over.
  case `defer`
}

/// The timing of a motion of the content.
public struct MotionTiming: Equatable, Sendable {
  /// The curve; nil for a spring.
  package internal(set) var curve: Curve?
  /// A curve's duration or a spring's response, in seconds.
  package var seconds: Double

  /// A critically damped spring that keeps the initial velocity.
  ///
  /// - Parameter response: Period of the undamped spring, in seconds; 0 moves immediately.
  /// - Returns: The timing.
  public static func spring(response: Double) -> MotionTiming {
    MotionTiming(curve: nil, seconds: response)
  }

  /// An easing curve that starts at rest.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - seconds: Its duration; 0 moves immediately.
  /// - Returns: The timing; its seconds are NaN if a control point of the curve is not finite.
  public static func curve(_ curve: Curve, seconds: Double) -> MotionTiming {
    // So that validating a behavior also detects a curve that is not finite.
    MotionTiming(curve: curve, seconds: curve.isFinite ? seconds : .nan)
  }
}

/// Where an indicator sits in the gap that a pull opens.
public enum Placement: UInt8, CaseIterable, Sendable {
  /// Attached to the content's edge, or to the viewport's where the content ends before it.
  case withContent
  /// Fixed at the visible edge, behind the content.
  case fixedBehind
  /// Fixed at the visible edge, in front of the content.
  case fixedInFront
  /// In the middle of the gap, never over the content.
  case gapCentered
  /// Fixed, below the scroll view, in its superview.
  case superviewLayer
  /// In front, moving in over content that it does not cover at rest; for bars that stretch.
  case overlay
  /// Attached to the content itself, even where it ends before the viewport does.
  case afterContent
  #if !OVERSCROLL_BASIC
  /// Attached to the content's edge, and as long as the gap where that is longer than the indicator.
  case growing
  /// Over the whole viewport, in front of the content.
  case fullViewport
  #endif
}
