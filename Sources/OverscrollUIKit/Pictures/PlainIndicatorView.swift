#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// Any view as an indicator.
final class PlainIndicatorView: UIView, PullIndicatorView {
  let content: UIView
  var onProgress: @MainActor (PullProgress) -> Void

  init(_ content: UIView, _ onProgress: @escaping @MainActor (PullProgress) -> Void) {
    self.content = content
    self.onProgress = onProgress
    super.init(frame: .zero)
    addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    UIView.performWithoutAnimation { content.frame = bounds }
  }

  func update(_ progress: PullProgress) { onProgress(progress) }

  func start() {}

  func stop(_ outcome: PullControl.Outcome) {}
}
#endif
