/// What starts a run, beside the app, a key and a screen reader, which always can.
public enum Trigger: UInt8, CaseIterable, Sendable {
  /// Letting go past the fire distance.
  case release
  /// Coming to the fire distance, with the finger still down; once a gesture.
  case reach
  /// A tap on the indicator; pulling only shows it.
  case tap
  /// Nothing but the app; pulling only shows it.
  case none
}

/// How far an indicator is held open during a run, and by what.
public struct Hold: Equatable, Sendable {
  /// Visible points held open, 0 or more.
  ///
  /// 0 holds nothing.
  public var distance: Double
  /// What holds it.
  public var means: Means

  /// What keeps the content away from its edge.
  ///
  /// Engine bounce has a displacement for both.
  public enum Means: UInt8, CaseIterable, Sendable {
    /// Our contribution to the scroll view's inset: touching and letting go comes back to it.
    case inset
    /// The content offset alone: the next touch lets the toolkit bounce back.
    case offset
  }

  /// Makes a hold.
  ///
  /// - Parameters:
  ///   - distance: Visible points held open.
  ///   - means: What holds it.
  public init(_ distance: Double, by means: Means = .inset) {
    self.distance = distance
    self.means = means
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
public enum MotionTiming: Equatable, Sendable {
  /// A critically damped spring that keeps the speed it starts with; response in seconds.
  case spring(response: Double)
  /// An easing curve over a number of seconds; starts from rest.
  case curve(Curve, seconds: Double)

  /// The response or the duration; not a number where the curve's points are not finite.
  var seconds: Double {
    switch self {
    case .spring(let response): response
    case .curve(let curve, let seconds): curve.isFinite ? seconds : .nan
    }
  }
}

/// Where an indicator sits in the gap that a pull opens.
public enum Placement: UInt8, CaseIterable, Sendable {
  /// Attached to the content's edge; moves with it.
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
}
