#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// A view of the app's own that shows a pull: told how far it has come, and when it runs.
///
/// ```swift
/// final class Dots: UIView, PullIndicatorView {
///   func update(_ progress: PullProgress) { alpha = min(1, progress.fraction) }
///   func start() { beginBouncing() }
///   func stop(_ outcome: Outcome) { endBouncing() }
/// }
/// ```
///
/// The control places it and gives it the indicator's size.
@MainActor
public protocol PullIndicatorView: UIView {
  /// The pull has come this far; called before every picture while anything can be seen.
  ///
  /// - Parameter progress: How far, and in which phase.
  func update(_ progress: PullProgress)

  /// A run has begun.
  func start()

  /// The run is over; the indicator closes when its result has been shown.
  ///
  /// - Parameter outcome: How it ended.
  func stop(_ outcome: Outcome)
}
#endif
