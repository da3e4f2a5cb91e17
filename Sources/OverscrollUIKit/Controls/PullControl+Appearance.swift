#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import UIKit

// Appearance and texts besides the style. Separate file because most apps do not need it.
extension PullControl {
  /// A custom indicator, drawn instead of the style's; nil uses the style's.
  public var indicator: (any PullIndicator)? {
    get { part?.settings.indicator }
    nonmutating set {
      part?.view.showPainting()
      set { $0.indicator = newValue }
    }
  }

  /// A custom view, shown instead of a drawn indicator; nil removes it.
  ///
  /// The control positions the view and retains it.
  public var indicatorView: (any PullIndicatorView)? {
    get { part?.view.own }
    nonmutating set {
      guard let newValue else {
        part?.view.showPainting()
        return
      }
      part?.view.show(newValue)
      part?.view.restyle()
    }
  }

  /// Shows any view instead of a drawn indicator.
  ///
  /// For a view that conforms to ``PullIndicatorView`` use ``indicatorView``.
  ///
  /// - Parameters:
  ///   - view: The view; the control retains it and gives it the size of the indicator.
  ///   - onProgress: Called with the progress before every picture while the indicator is visible.
  public func setIndicatorView(
    _ view: UIView,
    onProgress: @escaping @MainActor (PullProgress) -> Void = { _ in }
  ) {
    indicatorView = PlainIndicatorView(view, onProgress)
  }

  /// A view of the app in which the indicator is drawn instead of at the edge; held weakly.
  ///
  /// For example a view in a header cell, over an image, or in a bar:
  ///
  /// ```swift
  /// control.indicatorContainer = header.spinner
  /// ```
  ///
  /// The indicator fills the view and has its appearance and layout direction. It is seen during a pull and a run,
  /// a load-more also at rest. Nothing is drawn at the edge, also if the view is in no window. What the
  /// behavior holds open stays open: set its `hold.distance` to 0 for content that closes at once. With nil, or once
  /// the view is deallocated, the indicator is at the edge.
  public var indicatorContainer: UIView? {
    get { part?.view.container }
    nonmutating set {
      guard let part else { return }
      part.view.move(into: newValue)
      part.attachment?.configure(part)
      part.attachment?.setNeedsPicture()
    }
  }

  /// The images of indicators that show images, first to last; a run repeats ten per second.
  ///
  /// For other durations see ``setImages(_:duration:for:)``.
  public var images: [ImagePhase: [UIImage]] {
    get { part?.settings.images.all ?? [:] }
    nonmutating set {
      set { settings in
        for phase in ImagePhase.allCases { settings.images.set(newValue[phase] ?? [], for: phase) }
      }
    }
  }

  /// Sets the images of a phase, for indicators that show images.
  ///
  /// The look `.mj` shows them in their own size, and is at least as high as the first: the distances
  /// of its behavior grow with it. Its load-more hides them when exhausted and, unless it is pulled,
  /// at rest.
  ///
  /// - Parameters:
  ///   - images: The images, first to last; none removes those of the phase.
  ///   - duration: Seconds in which all are shown once; nil, also for 0 or less, is ten per second.
  ///     The pull steps through its images and has no duration.
  ///   - phase: The phase.
  public func setImages(
    _ images: [UIImage],
    duration: TimeInterval? = nil,
    for phase: ImagePhase
  ) {
    set { $0.images.set(images, duration, for: phase) }
  }

  /// The color of the moving parts of the look, also dynamic; nil uses the style's accent.
  ///
  /// In a look of an original control it is that of all figures, as the arrow and the spinner.
  public var tintColor: UIColor? {
    get { part?.settings.tint }
    nonmutating set { set { $0.tint = newValue } }
  }

  /// The color of all that a pull shows beyond the content, also dynamic; nil uses the style's.
  ///
  /// Only `.ego(.original)` has one; otherwise the list's own background is seen.
  public var backgroundColor: UIColor? {
    get { part?.settings.background }
    nonmutating set { set { $0.background = newValue } }
  }

  /// The font of the title; nil uses the style's, which follows the text size of the system.
  public var titleFont: UIFont? {
    get { part?.settings.fonts.title }
    nonmutating set { set { $0.fonts.title = newValue } }
  }

  /// The font of the line beneath the title; nil uses the style's.
  public var detailFont: UIFont? {
    get { part?.settings.fonts.detail }
    nonmutating set { set { $0.fonts.detail = newValue } }
  }

  /// The color of the title, also dynamic; nil uses the style's.
  public var titleColor: UIColor? {
    get { part?.settings.colors.title }
    nonmutating set { set { $0.colors.title = newValue } }
  }

  /// The color of the line beneath the title, also dynamic; nil uses the style's.
  public var detailColor: UIColor? {
    get { part?.settings.colors.detail }
    nonmutating set { set { $0.colors.detail = newValue } }
  }

  /// An image in the place of the arrow, pointing down; nil draws the arrow.
  ///
  /// Beside a horizontal list it is turned by a quarter. For the looks `.ego`, which scales it to 30
  /// by 55 points, and `.mj`, without ``images``. A template image has the tint, or the style's
  /// accent.
  public var arrowImage: UIImage? {
    get { part?.settings.arrowImage }
    nonmutating set {
      set {
        $0.arrowImage = newValue
        $0.details.arrowImage = newValue.map { OverscrollGraphics.Point($0.size) }
      }
    }
  }

  /// The size of the spinner: 20 points for the medium one, 37 for the large one.
  ///
  /// For the looks `.ego`, `.cll` and `.mj`.
  public var spinnerStyle: UIActivityIndicatorView.Style {
    get { part?.settings.details.spinnerSide == 37 ? .large : .medium }
    nonmutating set { set { $0.details.spinnerSide = newValue == .large ? 37 : 20 } }
  }

  /// The distance between the texts and the arrow, in points; nil uses the original's.
  ///
  /// For the look `.mj` it is 25, or 20 with images; for the spinner of a load-more of `.cll` 5.
  public var labelInset: CGFloat? {
    get { part?.settings.details.labelInset.map { CGFloat($0) } }
    nonmutating set {
      set { $0.details.labelInset = newValue.flatMap { $0.isFinite ? Double($0) : nil } }
    }
  }

  /// Whether the content and the look move; if not, they jump, and no action waits for a motion.
  ///
  /// A run still lasts as long as the style's behavior says, and a result is still shown.
  public var isAnimated: Bool {
    get { part?.settings.isAnimated ?? true }
    nonmutating set { set { $0.isAnimated = newValue } }
  }

  /// Seconds in which the arrow flips; nil uses the original's, as does 0 or less.
  ///
  /// The looks `.ego` and `.mj` have such an arrow. The durations of the content's motion are in the style's behavior.
  public var flipDuration: TimeInterval? {
    get { part?.settings.details.flip }
    nonmutating set { set { $0.details.flip = newValue.flatMap(Self.duration) } }
  }

  /// Whether the look is as visible as it is pulled, and fades after a run.
  ///
  /// It does not apply to an ``indicator`` of the app, nor to a load-more that is not pulled.
  public var fadesWithPull: Bool {
    get { part?.settings.fadesWithPull ?? false }
    nonmutating set { set { $0.fadesWithPull = newValue } }
  }

  /// Seconds in which the look fades after a run; nil uses the original's 0.4, as does 0 or less.
  ///
  /// The spinner of `.mj` fades; with ``fadesWithPull`` any look does.
  public var fadeDuration: TimeInterval? {
    get { part?.settings.details.fade }
    nonmutating set {
      set { $0.details.fade = newValue.flatMap(Self.duration) ?? ChangedDetails().fade }
    }
  }

  private static func duration(_ seconds: TimeInterval) -> Double? {
    seconds > 0 && seconds.isFinite ? seconds : nil
  }

  /// The language of texts and announcements; nil uses that of the defaults, or the app's.
  public var language: Language? {
    get { part?.settings.words.language }
    nonmutating set {
      set { $0.words.language = newValue }
      part?.attachment?.offerRefresh()
    }
  }

  /// Returns the title of a phase; nil as result uses the style's title, nil as closure the defaults.
  public var titles: (@MainActor (Phase) -> String?)? {
    get { part?.settings.words.titles }
    nonmutating set { set { $0.words.titles = newValue } }
  }

  /// Whether the title is hidden during a run; a spinner beside it is then in the middle.
  public var hidesRunningTitle: Bool {
    get { part?.settings.words.hidesRunningTitle ?? false }
    nonmutating set { set { $0.words.hidesRunningTitle = newValue } }
  }

  /// Returns the title that a phase has.
  ///
  /// - Parameter phase: The phase.
  /// - Returns: The title in the control's language; empty once the control is gone.
  public func title(for phase: Phase) -> String {
    part?.words.title(for: phase) ?? ""
  }

  /// Returns the text for the time of the last refresh; nil uses the defaults, or the style's text.
  ///
  /// The time is nil before the first refresh.
  public var lastUpdatedText: (@MainActor (Date?) -> String)? {
    get { part?.settings.words.lastUpdatedText }
    nonmutating set { set { $0.words.lastUpdatedText = newValue } }
  }

  /// Stores the time of the last refresh across launches; nil stores it in the control.
  ///
  /// For example, `UserDefaultsStore` of OverscrollUserDefaults.
  public var lastUpdatedStore: (any LastUpdatedStore)? {
    get { part?.settings.words.lastUpdatedStore }
    nonmutating set { set { $0.words.lastUpdatedStore = newValue } }
  }

  func set(_ change: (inout PartSettings) -> Void) {
    guard let part else { return }
    let behavior = part.behavior
    change(&part.settings)
    if part.behavior == behavior {
      part.restyle()
    } else {
      part.attachment?.configure(part)
    }
    part.attachment?.setNeedsPicture()
  }
}
#endif
