#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollGraphics
import OverscrollHosting
import UIKit

// Appearance and texts besides the style. Separate file because most apps do not need it.
//
// A closure that is rendered again and again sets the present values: that changes nothing.
extension PullControl {
  /// A custom view, shown instead of a drawn indicator; nil removes it.
  ///
  /// The control positions the view and retains it.
  public var indicatorView: (any PullIndicatorView)? {
    get { own?.view.own }
    nonmutating set {
      guard let own, newValue !== own.view.own else { return }
      if let newValue { own.view.show(newValue) } else { own.view.showPainting() }
      if own.readTextScale() { part.map { $0.list?.configure($0) } }
      own.view.restyle()
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
    if let present = indicatorView as? PlainIndicatorView, present.content === view {
      present.onProgress = onProgress
    } else {
      indicatorView = PlainIndicatorView(view, onProgress)
    }
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
    get { own?.view.container }
    nonmutating set {
      guard let part, let own, own.view.container !== newValue else { return }
      own.view.move(into: newValue)
      part.list?.configure(part)
      own.attachment?.setNeedsPicture()
    }
  }

  /// The images of indicators that show images, first to last; a run repeats ten per second.
  ///
  /// For other durations see ``setImages(_:duration:for:)``.
  public var images: [PullControl.ImagePhase: [UIImage]] {
    get { own?.appearance.images.all ?? [:] }
    nonmutating set {
      changeImages { images in
        for phase in PullControl.ImagePhase.allCases {
          images.set(newValue[phase] ?? [], for: phase)
        }
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
    for phase: PullControl.ImagePhase
  ) {
    changeImages { $0.set(images, duration, for: phase) }
  }

  /// Where the images are beside or above the texts, and how large.
  ///
  /// For the look `.mj`, which is then as high as the images with the texts below them.
  public var imageArrangement: ImageArrangement {
    get {
      let details = part?.settings.details
      let size = details?.imageSize.map { CGSize(width: $0.x, height: $0.y) }
      return ImageArrangement(isAboveTexts: details?.imagesAreAbove ?? false, size: size)
    }
    nonmutating set {
      guard let part, imageArrangement != newValue else { return }
      let isEmpty = newValue.size.map { !($0.width > 0 && $0.height > 0) } ?? true
      part.set {
        $0.details.imagesAreAbove = newValue.isAboveTexts
        $0.details.imageSize = isEmpty ? nil : newValue.size.map { OverscrollGraphics.Point($0) }
      }
    }
  }

  func changeImages(_ change: (inout PartImages) -> Void) {
    guard var images = own?.appearance.images else { return }
    change(&images)
    set(\.images, images)
  }

  /// The color of the moving parts of the look, also dynamic; nil uses the list's own tint.
  ///
  /// A style with an accent of its own, as that of each original, keeps it in place of the list's tint.
  /// In a look of an original control it is that of all figures, as the arrow and the spinner.
  public var tintColor: UIColor? {
    get { own?.appearance.tint }
    nonmutating set { set(\.tint, newValue) }
  }

  /// The color of all that a pull shows beyond the content, also dynamic; nil uses the style's.
  ///
  /// Only `.ego(.original)` has one; otherwise the list's own background is seen.
  public var backgroundColor: UIColor? {
    get { own?.appearance.background }
    nonmutating set { set(\.background, newValue) }
  }

  /// The font of the title; nil uses the style's, which follows the text size of the system.
  public var titleFont: UIFont? {
    get { own?.appearance.titleFont }
    nonmutating set { set(\.titleFont, newValue) }
  }

  /// The font of the line beneath the title; nil uses the style's.
  public var detailFont: UIFont? {
    get { own?.appearance.detailFont }
    nonmutating set { set(\.detailFont, newValue) }
  }

  /// The color of the title, also dynamic; nil uses the style's.
  public var titleColor: UIColor? {
    get { own?.appearance.titleColor }
    nonmutating set { set(\.titleColor, newValue) }
  }

  /// The color of the line beneath the title, also dynamic; nil uses the style's.
  public var detailColor: UIColor? {
    get { own?.appearance.detailColor }
    nonmutating set { set(\.detailColor, newValue) }
  }

  /// An image in the place of the arrow, pointing down; nil draws the arrow.
  ///
  /// Beside a horizontal list it is turned by a quarter. For the looks `.ego`, which scales it to 30
  /// by 55 points, and `.mj`, without ``images``. A template image has the tint, or the style's
  /// accent.
  public var arrowImage: UIImage? {
    get { own?.appearance.arrowImage }
    nonmutating set {
      guard let part, arrowImage != newValue else { return }
      part.set {
        own?.appearance.arrowImage = newValue
        $0.details.arrowImage = newValue.map { OverscrollGraphics.Point($0.size) }
      }
    }
  }

  /// The size of the spinner: 20 points for the medium one, 37 for the large one.
  ///
  /// For the looks `.ego`, `.cll` and `.mj`.
  public var spinnerStyle: UIActivityIndicatorView.Style {
    get { part?.settings.details.spinnerSide == 37 ? .large : .medium }
    nonmutating set {
      let side: Double = newValue == .large ? 37 : 20
      guard let part, part.settings.details.spinnerSide != side else { return }
      part.set { $0.details.spinnerSide = side }
    }
  }

  private func set<Value: Equatable>(
    _ setting: WritableKeyPath<PartAppearance, Value>,
    _ value: Value
  ) {
    guard let own, own.appearance[keyPath: setting] != value else { return }
    part?.apply {
      own.appearance[keyPath: setting] = value
      _ = own.readTextScale()
    }
  }
}

/// The settings of a part that are made of UIKit's types.
struct PartAppearance {
  /// The color of the moving parts of the look; nil means the style's.
  var tint: UIColor?
  /// The color of what a pull shows; nil means the style's.
  var background: UIColor?
  /// The fonts of the texts; nil means the style's.
  var titleFont: UIFont?
  var detailFont: UIFont?
  /// The colors of the texts; nil means the style's.
  var titleColor: UIColor?
  var detailColor: UIColor?
  /// The image in the place of an original's arrow; nil means the drawn one.
  var arrowImage: UIImage?
  /// The images, for looks that show images.
  var images = PartImages()
  /// Whether a pull that arms plays a haptic.
  var playsHaptics = true
  /// Whether a pull is the list's also where a page sheet would take it.
  var keepsPullInSheet = false
}
#endif
