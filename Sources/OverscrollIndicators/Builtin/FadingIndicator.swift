internal import Overscroll
package import OverscrollGraphics

/// Wraps an indicator, with an opacity that follows the pull, like MJRefresh's automatic alpha.
///
/// The opacity is the pull's progress, clamped to 1, and full during a run. After the run it
/// decreases to 0 with ease-in-out. A load-more that is not pulled does not fade.
///
/// ```swift
/// FadingIndicator(MJIndicator()).draw(input, into: &list)
/// ```
package struct FadingIndicator<Look: PullIndicator>: PullIndicator {
  private let look: Look
  private let seconds: Double

  /// Wraps an indicator.
  ///
  /// - Parameters:
  ///   - look: The indicator.
  ///   - seconds: How long it fades after a run, above 0; 0 or less is a moment.
  package init(_ look: Look, seconds: Double = 0.4) {
    self.look = look
    self.seconds = max(seconds, 1e-9)
  }

  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    let opacity =
      switch input.phase {
      case .idle, .pulling, .armed: input.isWaiting ? 1 : input.pulledShare
      case .running, .exhausted: 1.0
      case .finishing: 1 - Curve.easeInOut.value(at: input.secondsInPhase / seconds)
      }
    guard opacity > 0 else { return }
    list.save()
    list.opacity(opacity)
    look.draw(input, into: &list)
    list.restore()
  }
}

extension FadingIndicator: Sendable where Look: Sendable {}
