// What a draft has numbers for. A file of its own, because it is a table.
extension BehaviorDraft {
  /// The parameters of a behavior, each a number of its own.
  ///
  /// The first fifteen have the numbers that ``BehaviorError`` has for them.
  public enum Parameter: UInt8, CaseIterable, Sendable {
    /// Points at which progress begins.
    case startDistance
    /// Points at which the part arms.
    case arm
    /// Points at which it fires.
    case fire
    /// How long before the edge an automatic run starts.
    case lead
    /// Points held open.
    case hold
    /// Seconds to the action.
    case actionDelay
    /// Seconds of the motion to the hold, or its spring's response.
    case opening
    /// Seconds of the motion back, or its spring's response.
    case closing
    /// Least seconds of a run.
    case minimumRunning
    /// Seconds the result is shown.
    case resultHold
    /// The indicator's length, in points.
    case indicatorExtent
    /// Points the indicator is moved away from the content.
    case ignoredInset
    /// Points always kept at the edge.
    case resting
    /// Automatic runs a drag may start.
    case budgetPerDrag
    /// Seconds after a failure without an automatic run.
    case backOff
    /// The number of a ``Threshold/Strictness``.
    case armStrictness
    /// The number of a ``Threshold/Strictness``.
    case fireStrictness
    /// The number of a ``Trigger``.
    case trigger
    /// The number of a ``Lead/Unit-swift.enum``.
    case leadUnit
    /// The number of a ``Hold/Means-swift.enum``.
    case holdMeans
    /// 1 where the inset shrinks with the gap.
    case holdFollowsScroll
    /// The number of an ``EndWithContact``.
    case endWithContact
    /// The number of a ``Placement``.
    case placement
    /// The number of a ``ContentPolicy``.
    case shortContent
    /// The number of a ``ContentPolicy``.
    case emptyContent
    /// The number of an ``ExhaustedPolicy``.
    case whenExhausted
    /// The number of a ``NamedCurve``.
    case openingCurve
    /// The number of a ``NamedCurve``.
    case closingCurve
  }

  /// How a motion runs, by a number.
  public enum NamedCurve: UInt8, CaseIterable, Sendable {
    /// A spring, or a curve that has no name.
    case spring
    /// ``Curve/linear``.
    case linear
    /// ``Curve/easeInOut``.
    case easeInOut
    /// ``Curve/systemDefault``.
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
