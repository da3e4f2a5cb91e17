/// What starts a run, beside the app, a key and a screen reader, which may under each of these.
public enum Trigger: UInt8, CaseIterable, Sendable {
  /// Letting go past the fire distance.
  case release
  /// Coming to the fire distance, with the finger still down; once a gesture.
  case reach
  /// A tap on the indicator; pulling only shows it.
  case tap
  /// Nothing but the app; pulling only shows it.
  case none
  /// Scrolling to within the behavior's lead of the edge; load-more only.
  case automatic
}

/// How long before the edge an automatic load-more starts.
///
/// Measured to where scrolling ends, the indicator's resting room included: a lead of 0 starts when
/// the room is in full view.
public struct Lead: Equatable, Sendable {
  /// What is counted.
  package var unit: Unit
  /// How much of it.
  package var amount: Double

  /// What a lead is counted in.
  package enum Unit: UInt8, CaseIterable, Sendable {
    /// Points; below 0 asks for an overscroll.
    case points
    /// Lengths of the viewport.
    case viewports
    /// Items, where the host knows them; points of 0 where it does not.
    case items
  }

  /// A lead of any unit.
  ///
  /// - Parameters:
  ///   - unit: What is counted.
  ///   - amount: How much of it.
  package init(unit: Unit, amount: Double) {
    self.unit = unit
    self.amount = amount
  }

  /// A lead in points.
  ///
  /// - Parameter points: Points before the edge; below 0 asks for an overscroll.
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
  /// - Parameter count: Items before the edge; where the host does not know them, the edge itself.
  /// - Returns: The lead.
  public static func items(_ count: Int) -> Lead {
    Lead(unit: .items, amount: Double(count))
  }
}

/// What a part is for.
public enum Role: UInt8, CaseIterable, Sendable {
  /// Bringing what is shown up to date.
  case refresh
  /// Adding to what is shown.
  case loadMore
}

/// What a load-more does while its content is short or empty.
public enum ContentPolicy: UInt8, CaseIterable, Sendable {
  /// Keeps its room and loads by itself until the viewport is full.
  case fill
  /// Keeps its room; loads only when asked.
  case show
  /// Gives up its room; loads only when asked by the app.
  case hide
  /// Keeps its room; loads by itself after each gesture that did not pull at the other edge.
  case afterGesture
}

/// Whether a load-more that has no more to load keeps its room.
public enum ExhaustedPolicy: UInt8, CaseIterable, Sendable {
  /// It does, to say so.
  case show
  /// It does not.
  case hide
}

/// Whether a refresh and a load-more may run at the same time.
public enum Concurrency: UInt8, CaseIterable, Sendable {
  /// A refresh cancels a running load-more, and none starts during a refresh.
  case exclusive
  /// Each minds its own business.
  case independent
}

/// How far an indicator is held open during a run, and by what.
public struct Hold: Equatable, Sendable {
  /// Visible points held open, 0 or more.
  ///
  /// 0 holds nothing.
  public var distance: Double
  /// What holds it.
  public var means: Means
  /// Whether the inset shrinks with the gap, so that sticky section headers stay at the edge.
  public var followsScroll: Bool

  /// What keeps the content away from its edge.
  ///
  /// Engine bounce has a displacement for both.
  public enum Means: UInt8, CaseIterable, Sendable {
    /// Our contribution to the scroll view's inset: touching and letting go comes back to it.
    case inset
    /// The content offset alone: the next touch lets the toolkit bounce back.
    case offset
    /// The inset, and the opening takes the content there instead of the toolkit's bounce.
    case insetAndOffset
  }

  /// Makes a hold.
  ///
  /// - Parameters:
  ///   - distance: Visible points held open.
  ///   - means: What holds it.
  ///   - followsScroll: Whether the inset shrinks with the gap.
  public init(_ distance: Double, by means: Means = .inset, followsScroll: Bool = false) {
    self.distance = distance
    self.means = means
    self.followsScroll = followsScroll
  }
}

/// What happens to the end of a run while a gesture is live.
public enum EndWithContact: UInt8, CaseIterable, Sendable {
  /// The run ends now, and the held distance is given back in the same frame without a jump.
  case fold
  /// The end waits until the gesture is over.
  case `defer`
}

/// How content moves by itself.
public struct MotionTiming: Equatable, Sendable {
  /// The curve; nil for a spring.
  public internal(set) var curve: Curve?
  /// A curve's duration or a spring's response, in seconds.
  public var seconds: Double

  /// A critically damped spring that keeps the speed it starts with.
  ///
  /// - Parameter response: Period of the undamped spring, in seconds; 0 moves at once.
  /// - Returns: The timing.
  public static func spring(response: Double) -> MotionTiming {
    MotionTiming(curve: nil, seconds: response)
  }

  /// An easing curve, from rest.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - seconds: Its duration; 0 moves at once.
  /// - Returns: The timing; its seconds are NaN if a control point of the curve is not finite.
  public static func curve(_ curve: Curve, seconds: Double) -> MotionTiming {
    // So that the check of a behavior also finds a curve that is not finite.
    MotionTiming(curve: curve, seconds: curve.isFinite ? seconds : .nan)
  }
}

/// Where an indicator sits in the gap that a pull opens.
public enum Placement: UInt8, CaseIterable, Sendable {
  /// Attached to the content's edge, or to the viewport's where the content ends before it.
  case withContent
  /// Fixed at the visible edge, behind the content that moves away.
  case fixedBehind
  /// Fixed at the visible edge, in front of the content.
  case fixedInFront
  /// In the middle of the gap, never over the content.
  case gapCentered
  /// Fixed, below the scroll view, in its superview.
  case superviewLayer
  /// In front, moving in over content that it does not cover at rest; for bars that stretch.
  case overlay
  /// Attached to the content itself, also where that ends before the viewport does.
  case afterContent
}
