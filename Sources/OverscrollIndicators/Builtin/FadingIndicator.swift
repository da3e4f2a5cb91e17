internal import Overscroll
public import OverscrollGraphics

/// Any look, as visible as it is pulled: MJRefresh's automatic change of transparency.
///
/// The opacity is the pull's progress, held to 1, and full during a run; when the run is over it
/// falls to nothing in 0.4 seconds, slow at both ends. A load-more that no pull starts stays as it
/// is.
///
/// ```swift
/// FadingIndicator(MJIndicator()).draw(input, into: &list)
/// ```
public struct FadingIndicator<Look: PullIndicator>: PullIndicator {
  private let look: Look

  /// Makes a look that fades.
  ///
  /// - Parameter look: The look to fade.
  public init(_ look: Look) {
    self.look = look
  }

  /// Appends the picture of one instant to a list.
  ///
  /// - Parameters:
  ///   - input: Where the pull stands, and the room to draw in.
  ///   - list: What takes the picture.
  public func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    let opacity =
      switch input.phase {
      case .idle, .pulling, .armed: input.isWaiting ? 1 : input.pulledShare
      case .running, .exhausted: 1.0
      case .finishing: 1 - Curve.easeInOut.value(at: input.secondsInPhase / 0.4)
      }
    guard opacity > 0 else { return }
    list.save()
    list.opacity(opacity)
    look.draw(input, into: &list)
    list.restore()
  }
}

extension FadingIndicator: Sendable where Look: Sendable {}
