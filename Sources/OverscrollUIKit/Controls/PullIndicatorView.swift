#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// A custom view that shows a pull: it receives the progress and the runs.
///
/// ```swift
/// final class Dots: UIView, PullIndicatorView {
///   func update(_ progress: PullProgress) { alpha = min(1, progress.fraction) }
///   func start() { beginBouncing() }
///   func stop(_ outcome: PullControl.Outcome) { endBouncing() }
/// }
/// ```
///
/// The control positions it and sets its size to the indicator's.
@MainActor
public protocol PullIndicatorView: UIView {
  /// Updates the progress; called before every picture while the indicator is visible.
  ///
  /// - Parameter progress: The progress and the phase.
  func update(_ progress: PullProgress)

  /// A run has begun.
  func start()

  /// The run has ended; the indicator closes after its result has been shown.
  ///
  /// - Parameter outcome: How it ended.
  func stop(_ outcome: PullControl.Outcome)
}

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
