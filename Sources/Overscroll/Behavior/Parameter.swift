// A file of its own, because it is a table.
extension Behavior {
  /// The parameters of a behavior, by number, for those who name them at run time.
  ///
  /// The first fifteen are quantities with a range; the others are choices, each with the raw value of
  /// its type.
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
    /// Least seconds of a run, 0 to 10^6.
    case minimumRunning
    /// Seconds the result is shown, 0 to 10^6.
    case resultHold
    /// The indicator's length, in points, above 0, to 10^6.
    case indicatorExtent
    /// Points the indicator is moved away from the content, 0 to 10^6.
    case ignoredInset
    /// Points always kept at the edge, 0 to 10^6.
    case resting
    /// Automatic runs a drag may start, 0 to 10^6.
    case budgetPerDrag
    /// Seconds after a failure without an automatic run, above 0, to 10^6.
    case backOff
    /// Whether the distance to arm is to be reached or exceeded.
    ///
    /// The raw value of ``Threshold/Strictness``.
    case armStrictness
    /// Whether the distance to fire is to be reached or exceeded.
    ///
    /// The raw value of ``Threshold/Strictness``.
    case fireStrictness
    /// What starts a run.
    ///
    /// The raw value of ``Trigger``.
    case trigger
    /// What the lead is counted in.
    ///
    /// The raw value of ``Lead/Unit-swift.enum``.
    case leadUnit
    /// By what means the part is held open.
    ///
    /// The raw value of ``Hold/Means-swift.enum``.
    case holdMeans
    /// 1 where the inset shrinks with the gap.
    case holdFollowsScroll
    /// What an end with a finger down does.
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
    /// What stays when there is no more to load.
    ///
    /// The raw value of ``ExhaustedPolicy``.
    case whenExhausted
    /// How the motion to the hold runs.
    ///
    /// The raw value of ``NamedCurve``.
    case openingCurve
    /// How the motion back runs.
    ///
    /// The raw value of ``NamedCurve``.
    case closingCurve
  }

  /// How a motion runs, by a number.
  package enum NamedCurve: UInt8, CaseIterable, Sendable {
    /// A spring, or a curve that has no name.
    case spring
    /// At one speed.
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

    /// The name of a curve.
    init(_ curve: Curve?) {
      switch curve {
      case Curve.linear?: self = .linear
      case Curve.easeInOut?: self = .easeInOut
      case Curve.systemDefault?: self = .systemDefault
      default: self = .spring
      }
    }

    /// The curve of this name; none is a spring.
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
