public import Foundation
public import Overscroll
public import OverscrollIndicators
public import OverscrollText

// One subscript for all settings: accessors of a property for each would be 20 KB of an app.
extension PullControl {
  /// Reads or changes a setting.
  ///
  /// See ``Settings``.
  ///
  /// Setting another value updates the control.
  public subscript<Value>(dynamicMember setting: WritableKeyPath<Settings, Value>) -> Value {
    get { settings[keyPath: setting] }
    nonmutating set { part?.set { $0[keyPath: setting] = newValue } }
  }

  /// Reads or changes a setting.
  ///
  /// See ``Settings``.
  ///
  /// A closure that is rendered again and again sets the present value: that changes nothing.
  public subscript<Value: Equatable>(
    dynamicMember setting: WritableKeyPath<Settings, Value>
  ) -> Value {
    get { settings[keyPath: setting] }
    nonmutating set {
      let present = settings
      var changed = present
      changed[keyPath: setting] = newValue
      guard changed[keyPath: setting] != present[keyPath: setting] else { return }
      part?.set { $0 = changed }
    }
  }

  /// Reads or changes a closure of the app.
  ///
  /// See ``Callbacks``.
  public subscript<Value>(dynamicMember callback: WritableKeyPath<Callbacks, Value>) -> Value {
    get { (part?.callbacks ?? Callbacks())[keyPath: callback] }
    nonmutating set { part?.callbacks[keyPath: callback] = newValue }
  }

  private var settings: Settings { part?.settings ?? Settings() }

  /// The settings besides the style, as far as they need no toolkit; each is a property of the control.
  ///
  /// ```swift
  /// control.titles = { $0 == .armed ? "Let go" : nil }
  /// control.automaticLoadLimit = 3
  /// ```
  public struct Settings {
    /// Whether the content and the look move; if not, they jump, and no action waits for a motion.
    ///
    /// A run still lasts as long as the style's behavior says, and a result is still shown.
    public var isAnimated = true
    /// Whether the look is as visible as it is pulled, and fades after a run.
    ///
    /// It does not apply to an ``PullControl/indicator`` of the app, nor to a load-more that is not pulled.
    public var fadesWithPull = false
    /// How many loads begin by themselves until each one needs a tap; nil, the default, for no limit.
    ///
    /// So a reader reaches what is below the list. A load that fails does not count, and a refresh that succeeds
    /// begins anew. It matters for a load-more that would load by itself.
    public var automaticLoadLimit: Int?
    /// The language of texts and announcements; nil uses that of the defaults, or the app's.
    public var language: Language?
    /// Returns the title of a phase; nil as result uses the style's title, nil as closure the defaults.
    public var titles: (@MainActor (Phase) -> String?)?
    /// Whether the title is hidden during a run; a spinner beside it is then in the middle.
    public var hidesRunningTitle = false
    /// Returns the text for why a run has failed; nil, also for a single error, uses the error's own.
    ///
    /// An error without a connection has a text in every language, and one with an `errorDescription`, which is meant
    /// for people, has that; any other reads as a failure without a reason. The text is shown in the result if it fits
    /// in one line, and spoken in any case. Styles with an original's texts keep them.
    public var errorText: (@MainActor (any Error) -> String?)?
    /// Returns the text for the time of the last refresh; nil uses the defaults, or the style's text.
    ///
    /// The time is nil before the first refresh.
    public var lastUpdatedText: (@MainActor (Date?) -> String)?

    /// What differs from the look of an original.
    package var details = ChangedDetails()

    /// Seconds in which the look fades after a run; nil uses the original's 0.4, as does 0 or less.
    ///
    /// The spinner of `.mj` fades; with ``fadesWithPull`` any look does.
    public var fadeDuration: Double? {
      get { details.fade }
      set { details.fade = newValue.flatMap(Self.duration) ?? ChangedDetails().fade }
    }

    /// Seconds in which the arrow flips; nil uses the original's, as does 0 or less.
    ///
    /// The looks `.ego` and `.mj` have such an arrow. The durations of the content's motion are in the style's behavior.
    public var flipDuration: Double? {
      get { details.flip }
      set { details.flip = newValue.flatMap(Self.duration) }
    }

    /// The distance between the texts and the arrow, in points; nil uses the original's.
    ///
    /// For the look `.mj` it is 25, or 20 with images; for the spinner of a load-more of `.cll` 5.
    public var labelInset: Double? {
      get { details.labelInset }
      set { details.labelInset = newValue.flatMap { $0.isFinite ? $0 : nil } }
    }

    private static func duration(_ seconds: Double) -> Double? {
      seconds > 0 && seconds.isFinite ? seconds : nil
    }
  }

  /// What the app is told and asked; each is a property of the control.
  ///
  /// ```swift
  /// control.onPhase = { print($0) }
  /// ```
  public struct Callbacks {
    /// Called when a run has begun and its action must start.
    ///
    /// Where the control has no handler, this ends the run with ``PullControl/Run/end(_:)``.
    public var onBegin: (@MainActor (Run) -> Void)?
    /// Called when the phase has changed.
    public var onPhase: (@MainActor (Phase) -> Void)?
    /// Called with the progress while something is to be seen of the control.
    ///
    /// UIKit's host calls it before every picture, GTK's after every movement and frame that changes it.
    public var onProgress: (@MainActor (PullProgress) -> Void)?
    /// Called when a run's indicator has opened, begun to close, or closed.
    ///
    /// Each comes once for a run; a cancelled one need not have opened. A run that is out of view, or
    /// that holds nothing open, counts as open when its action starts.
    public var onMilestone: (@MainActor (Milestone) -> Void)?
    /// Called when a handler has thrown; the run then ends as failed.
    public var onError: (@MainActor (any Error) -> Void)?
    /// Called when the floor is armed, begins to open, is open, begins to close, and is closed.
    public var onFloor: (@MainActor (FloorPhase) -> Void)?
    /// Returns whether a gesture that begins may start a run; nil always allows it.
    ///
    /// Called at the beginning of each gesture, for a control that is pulled: false while an editor is open,
    /// for example. The pull is shown, but does not arm.
    public var allowsPull: (@MainActor () -> Bool)?
  }
}

// Appearance and texts besides the style.
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
