#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// A view that draws nothing, inside the scroll view: it owns what is attached and notices what happens.
///
/// UIKit tells views, and nobody else, that they come onto a screen, are laid out, change their
/// traits or are taken out. To a screen reader it is the control that refreshes.
final class AnchorView: UIView {
  let attachment: Attachment
  /// The refresh that it stands for.
  private weak var part: HostedPart?
  /// Reports changes of the scroll view to the attachment.
  ///
  /// They hold the attachment; stored here and not in it, that is no retain cycle.
  var observations: [NSKeyValueObservation] = []
  /// The width at which it was last placed; nil where it has to be placed anew.
  private var placedWidth: CGFloat?
  private var motionSetting: (any NSObjectProtocol)?

  init(_ attachment: Attachment) {
    self.attachment = attachment
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    autoresizingMask = .flexibleWidth
    motionSetting = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
      object: nil,
      queue: nil
    ) { [weak self] _ in
      // The thread on which it is posted is not documented.
      Task { @MainActor [weak self] in self?.attachment.restyle() }
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      attachment.disappear()
    } else {
      attachment.restyle()
      setNeedsPlace()
    }
  }

  /// Becomes the element that refreshes, or (with nil) none.
  func offer(_ part: HostedPart?) {
    self.part = part
    isAccessibilityElement = part != nil
    accessibilityLabel = part?.refreshName
    accessibilityTraits = .button
    setNeedsPlace()
  }

  /// The content has another length.
  func contentLengthChanged() {
    if part?.edge == .end { setNeedsPlace() }
  }

  // Places it with the next layout: the refresh it stands for, or where that is, has changed.
  private func setNeedsPlace() {
    placedWidth = nil
    setNeedsLayout()
  }

  // It lies before the first row, where a screen reader comes to it on the way up.
  private func place() {
    guard let part else { return }
    let extent = part.style.behavior.indicatorExtent
    let target = attachment.session.frame(beyond: part.edge, length: extent)
    if let target, frame != target { frame = target }
  }

  // The scroll view has its size and its insets by now, which it has not yet on entering a window.
  // Most layouts are asked for by a picture alone.
  override func layoutSubviews() {
    super.layoutSubviews()
    if !attachment.isShown || bounds.width != placedWidth {
      attachment.appear()
      place()
      placedWidth = bounds.width
    }
    attachment.paintDuePicture()
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard newSuperview == nil else { return }
    if let motionSetting { NotificationCenter.default.removeObserver(motionSetting) }
    motionSetting = nil
    attachment.detach()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    attachment.restyle()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    attachment.restyle()
  }

  override func accessibilityActivate() -> Bool {
    part?.begin(by: .accessibility) != nil
  }

  /// Three fingers past the start refresh, as they do with Apple's own control.
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    switch direction {
    case .up, .previous: part?.begin(by: .accessibility) != nil
    case .right, .left, .down, .next: false
    @unknown default: false
    }
  }
}
#endif
