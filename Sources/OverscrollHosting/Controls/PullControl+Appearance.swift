public import Foundation
public import Overscroll
public import OverscrollIndicators
public import OverscrollText

// Appearance and texts besides the style. Separate file because most apps do not need it.
extension PullControl {
  /// A custom indicator, drawn instead of the style's; nil uses the style's.
  public var indicator: (any PullIndicator)? {
    get { part?.settings.indicator }
    nonmutating set {
      part?.host.willDraw()
      guard !Self.areSame(indicator, newValue) else { return }
      set(\.indicator, newValue)
    }
  }

  /// Whether the content and the look move; if not, they jump, and no action waits for a motion.
  ///
  /// A run still lasts as long as the style's behavior says, and a result is still shown.
  public var isAnimated: Bool {
    get { part?.settings.isAnimated ?? true }
    nonmutating set { set(\.isAnimated, newValue) }
  }

  /// Whether the look is as visible as it is pulled, and fades after a run.
  ///
  /// It does not apply to an ``indicator`` of the app, nor to a load-more that is not pulled.
  public var fadesWithPull: Bool {
    get { part?.settings.fadesWithPull ?? false }
    nonmutating set { set(\.fadesWithPull, newValue) }
  }

  /// Seconds in which the look fades after a run; nil uses the original's 0.4, as does 0 or less.
  ///
  /// The spinner of `.mj` fades; with ``fadesWithPull`` any look does.
  public var fadeDuration: Double? {
    get { part?.settings.details.fade }
    nonmutating set {
      set(\.details.fade, newValue.flatMap(Self.duration) ?? ChangedDetails().fade)
    }
  }

  /// Seconds in which the arrow flips; nil uses the original's, as does 0 or less.
  ///
  /// The looks `.ego` and `.mj` have such an arrow. The durations of the content's motion are in the style's behavior.
  public var flipDuration: Double? {
    get { part?.settings.details.flip }
    nonmutating set { set(\.details.flip, newValue.flatMap(Self.duration)) }
  }

  /// The distance between the texts and the arrow, in points; nil uses the original's.
  ///
  /// For the look `.mj` it is 25, or 20 with images; for the spinner of a load-more of `.cll` 5.
  public var labelInset: Double? {
    get { part?.settings.details.labelInset }
    nonmutating set { set(\.details.labelInset, newValue.flatMap { $0.isFinite ? $0 : nil }) }
  }

  private static func duration(_ seconds: Double) -> Double? {
    seconds > 0 && seconds.isFinite ? seconds : nil
  }

  // MARK: Texts

  /// The language of texts and announcements; nil uses that of the defaults, or the app's.
  public var language: Language? {
    get { part?.settings.words.language }
    nonmutating set {
      guard language != newValue else { return }
      set(\.words.language, newValue)
      part?.list?.host?.partsChanged()
    }
  }

  /// Returns the title of a phase; nil as result uses the style's title, nil as closure the defaults.
  public var titles: (@MainActor (Phase) -> String?)? {
    get { part?.settings.words.titles }
    nonmutating set { set(\.words.titles, newValue) }
  }

  /// Whether the title is hidden during a run; a spinner beside it is then in the middle.
  public var hidesRunningTitle: Bool {
    get { part?.settings.words.hidesRunningTitle ?? false }
    nonmutating set { set(\.words.hidesRunningTitle, newValue) }
  }

  /// Returns the title that a phase has.
  ///
  /// - Parameter phase: The phase.
  /// - Returns: The title in the control's language; empty once the control is gone.
  public func title(for phase: Phase) -> String {
    let lastOutcome: Outcome? = phase == .failed ? .failed : nil
    return part?.words.title(for: phase.drawn, lastOutcome: lastOutcome) ?? ""
  }

  /// Returns the text for why a run has failed; nil, also for a single error, uses the error's own.
  ///
  /// An error without a connection has a text in every language, and one with an `errorDescription`, which is meant for
  /// people, has that; any other reads as a failure without a reason. The text is shown in the result if it fits in one
  /// line, and spoken in any case. Styles with an original's texts keep them.
  public var errorText: (@MainActor (any Error) -> String?)? {
    get { part?.settings.words.errorText }
    nonmutating set { set(\.words.errorText, newValue) }
  }

  /// Returns the text for the time of the last refresh; nil uses the defaults, or the style's text.
  ///
  /// The time is nil before the first refresh.
  public var lastUpdatedText: (@MainActor (Date?) -> String)? {
    get { part?.settings.words.lastUpdatedText }
    nonmutating set { set(\.words.lastUpdatedText, newValue) }
  }

  /// Stores the time of the last refresh across launches; nil stores it in the control.
  ///
  /// For example, `UserDefaultsStore` of OverscrollUserDefaults.
  public var lastUpdatedStore: (any LastUpdatedStore)? {
    get { part?.settings.words.lastUpdatedStore }
    nonmutating set {
      guard !Self.areSame(lastUpdatedStore, newValue) else { return }
      set(\.words.lastUpdatedStore, newValue)
    }
  }

  /// Whether two values are known to be the same; of a type that is neither a class nor equatable, none are.
  private static func areSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? any Equatable { return one.isEqual(to: other) }
    return type(of: one) is AnyClass && one as AnyObject === other as AnyObject
  }

  private func set<Value>(_ setting: WritableKeyPath<PartSettings, Value>, _ value: Value) {
    part?.apply { part?.settings[keyPath: setting] = value }
  }

  // A closure that is rendered again and again sets the present values: that changes nothing.
  private func set<Value: Equatable>(
    _ setting: WritableKeyPath<PartSettings, Value>,
    _ value: Value
  ) {
    guard let part, part.settings[keyPath: setting] != value else { return }
    part.apply { part.settings[keyPath: setting] = value }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
