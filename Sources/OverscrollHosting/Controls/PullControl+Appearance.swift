public import Overscroll
public import OverscrollIndicators

// Appearance and texts besides the style. Separate file because most apps do not need it.
extension PullControl {
  /// A custom indicator, drawn instead of the style's; nil uses the style's.
  public var indicator: (any PullIndicator)? {
    get { part?.indicator }
    nonmutating set {
      part?.host.willDraw()
      guard !Self.areSame(indicator, newValue) else { return }
      part?.apply { part?.indicator = newValue }
    }
  }

  // MARK: Texts

  /// Returns the title that a phase has.
  ///
  /// - Parameter phase: The phase.
  /// - Returns: The title in the control's language; empty once the control is gone.
  public func title(for phase: Phase) -> String {
    let lastOutcome: Outcome? = phase == .failed ? .failed : nil
    return part?.words.title(for: phase.drawn, lastOutcome: lastOutcome) ?? ""
  }

  /// Stores the time of the last refresh across launches; nil stores it in the control.
  ///
  /// For example, `UserDefaultsStore` of OverscrollUserDefaults.
  public var lastUpdatedStore: (any LastUpdatedStore)? {
    get { part?.lastUpdatedStore }
    nonmutating set {
      guard !Self.areSame(lastUpdatedStore, newValue) else { return }
      part?.apply { part?.lastUpdatedStore = newValue }
    }
  }

  /// Whether two values are known to be the same; of a type that is neither a class nor equatable, none are.
  private static func areSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? any Equatable { return one.isEqual(to: other) }
    return type(of: one) is AnyClass && one as AnyObject === other as AnyObject
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
