#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import OverscrollText
import OverscrollUIKit
import UIKit

/// A button at the visible top of a list, which says how many items are new above it.
///
/// No `UIControl`, as ``IndicatorView``.
package final class NewItemsMarker: UIView {
  private let label = UILabel()
  private let onTap: () -> Void

  // The length that can be touched; the label is shorter by the margins.
  private static let length: CGFloat = 44
  private static let margin: CGFloat = 6

  init(onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(frame: .zero)
    layer.zPosition = 2
    label.textAlignment = .center
    label.clipsToBounds = true
    // Black on white or the other way around: its contrast does not depend on a tint.
    label.textColor = .systemBackground
    label.backgroundColor = .label
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Shows a number of items in a language, and says it to assistive technologies.
  func show(_ count: Int, in language: Language) {
    let text = language.newItems(count)
    guard text != label.text else { return }
    label.text = text
    accessibilityLabel = text
    Announcements.post(text)
  }

  /// Is placed in the middle of a list, from a position in the content on.
  func place(in scrollView: UIScrollView, at top: CGFloat, _ upright: CGAffineTransform) {
    label.font = UIFontMetrics(forTextStyle: .subheadline)
      .scaledFont(
        for: .systemFont(ofSize: 15, weight: .semibold),
        compatibleWith: scrollView.traitCollection
      )
    let most = scrollView.bounds.width - 2 * Self.length
    let text = label.sizeThatFits(CGSize(width: most, height: 0))
    let size = CGSize(
      width: min(most, text.width + 4 * Self.margin),
      height: max(Self.length, text.height + 4 * Self.margin)
    )
    let place = CGRect(
      x: scrollView.bounds.midX - size.width / 2,
      y: top,
      width: size.width,
      height: size.height
    )
    UIView.performWithoutAnimation {
      self.place(place, upright)
      label.frame = bounds.insetBy(dx: 0, dy: Self.margin)
      label.layer.cornerRadius = label.bounds.height / 2
    }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if touches.end(in: self) { onTap() }
  }

  package override func accessibilityActivate() -> Bool {
    onTap()
    return true
  }
}
#endif
