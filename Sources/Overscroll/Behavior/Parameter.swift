// Separate file, because it is a table.
extension Behavior {
  /// The parameters of a behavior by number, for code that selects them at run time.
  ///
  /// The first fifteen and the first three of the floor are quantities with a range. The others are
  /// choices, with the raw value of their type.
  package enum Parameter: UInt8, CaseIterable, Sendable {
    /// Points at which progress begins, 0 to 10^6.
    case startDistance
    /// Points at which the part arms, above the start distance, to 10^6.
    case arm
    /// Points at which it fires, above 0, to 10^6.
    case fire
    /// How long before the edge an automatic run starts, in its unit, within 10^6.
    case lead
    /// Points held open, 0 to 10^6.
    case hold
    /// Seconds to the action, 0 to 10^6.
    case actionDelay
    /// Seconds of the motion to the hold, or its spring's response, 0 to 10^6.
    case opening
    /// Seconds of the motion back, or its spring's response, 0 to 10^6.
    case closing
    /// Minimum duration of a run in seconds, 0 to 10^6.
    case minimumRunning
    /// Seconds the result is shown, 0 to 10^6.
    case resultHold
    /// The indicator's length, in points, above 0, to 10^6.
    case indicatorExtent
    /// Points the indicator is moved away from the content, 0 to 10^6.
    case ignoredInset
    /// Points always reserved at the edge, 0 to 10^6.
    case resting
    /// Automatic runs a drag may start, 0 to 10^6.
    case budgetPerDrag
    /// Seconds after a failure without an automatic run, above 0, to 10^6.
    case backOff
    /// Whether arming requires reaching or exceeding its distance.
    ///
    /// The raw value of ``Threshold/Strictness``.
    case armStrictness
    /// Whether firing requires reaching or exceeding its distance.
    ///
    /// The raw value of ``Threshold/Strictness``.
    case fireStrictness
    /// What starts a run.
    ///
    /// The raw value of ``Trigger``.
    case trigger
    /// The unit of the lead.
    ///
    /// The raw value of ``Lead/Unit-swift.enum``.
    case leadUnit
    /// By what means the part is held open.
    ///
    /// The raw value of ``Hold/Means-swift.enum``.
    case holdMeans
    /// 1 where the inset shrinks with the gap.
    case holdFollowsScroll
    /// What happens when a run ends while a gesture is live.
    ///
    /// The raw value of ``EndWithContact``.
    case endWithContact
    /// Where the indicator lies.
    ///
    /// The raw value of ``Placement``.
    case placement
    /// What a load-more does where the content is shorter than the view.
    ///
    /// The raw value of ``ContentPolicy``.
    case shortContent
    /// What a load-more does where there is no content.
    ///
    /// The raw value of ``ContentPolicy``.
    case emptyContent
    /// What remains visible when there is no more to load.
    ///
    /// The raw value of ``ExhaustedPolicy``.
    case whenExhausted
    /// The timing of the motion to the hold distance.
    ///
    /// The raw value of ``NamedCurve``.
    case openingCurve
    /// The timing of the motion back.
    ///
    /// The raw value of ``NamedCurve``.
    case closingCurve
    #if !OVERSCROLL_BASIC
    /// Points at which a longer pull opens the floor, to 10^6; 0 has none.
    ///
    /// More than ``arm`` and ``fire``.
    case floor
    /// The share of its way that the content must be pushed back to close the floor, above 0, to 1.
    case floorLeave
    /// Seconds of the motion to the floor and back, or its spring's response, 0 to 10^6.
    case floorMotion
    /// Whether the floor requires reaching or exceeding its distance.
    ///
    /// The raw value of ``Threshold/Strictness``.
    case floorStrictness
    /// The timing of the motion to the floor and back.
    ///
    /// The raw value of ``NamedCurve``.
    case floorCurve
    /// Visible points for each point of the usual rubber band, above 0, to 10^6.
    case dragRate
    /// The visible points that no pull reaches, to 10^6; 0 for the viewport's length.
    ///
    /// More than ``arm``, ``fire`` and ``floor``.
    case dragLimit
    /// 1 where a pull moves the content.
    case movesContent
    /// 1 where the content can neither be scrolled nor pulled during a run.
    case locksContent
    #endif
  }

  /// A motion's timing as a number.
  package enum NamedCurve: UInt8, CaseIterable, Sendable {
    /// A spring, or a curve without a name.
    case spring
    /// Linear.
    ///
    /// See ``Curve/linear``.
    case linear
    /// Slow at both ends.
    ///
    /// See ``Curve/easeInOut``.
    case easeInOut
    /// Core Animation's default.
    ///
    /// See ``Curve/systemDefault``.
    case systemDefault

    /// The named curve that equals a curve, or spring.
    init(_ curve: Curve?) {
      switch curve {
      case Curve.linear?: self = .linear
      case Curve.easeInOut?: self = .easeInOut
      case Curve.systemDefault?: self = .systemDefault
      default: self = .spring
      }
    }

    /// The curve with this name; nil for a spring.
    var curve: Curve? {
      switch self {
      case .spring: nil
      case .linear: .linear
      case .easeInOut: .easeInOut
      case .systemDefault: .systemDefault
      }
    }
  }
}
