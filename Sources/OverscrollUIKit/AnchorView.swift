import UIKit

/// A view without a size, inside the scroll view: it owns what is attached and notices what happens.
///
/// UIKit tells views, and nobody else, that they come onto a screen, are laid out, change their
/// traits or are taken out.
final class AnchorView: UIView {
  let attachment: Attachment
  private var motionSetting: (any NSObjectProtocol)?

  init(_ attachment: Attachment) {
    self.attachment = attachment
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    accessibilityElementsHidden = true
    motionSetting = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
      object: nil,
      queue: nil
    ) { [weak self] _ in
      // The system posts it on the main thread.
      MainActor.assumeIsolated { self?.attachment.restyle() }
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
      setNeedsLayout()
    }
  }

  // The scroll view has its size and its insets by now, which it has not yet on entering a window.
  override func layoutSubviews() {
    super.layoutSubviews()
    attachment.appear()
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
}
