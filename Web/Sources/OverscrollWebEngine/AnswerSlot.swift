/// The offset of each number that a view returns, in doubles from its address.
///
/// One block a view, so that a call that answers with several numbers needs no memory of the page.
public enum AnswerSlot: UInt8, CaseIterable, Sendable {
  /// The number that comes with the effect just taken: its value or its detail.
  case value
  /// The edge of the effect just taken.
  case edge
  /// What the latest step of a wheel meant; the number of a `WheelGesture.Meaning`.
  case wheel
  /// A phase's code.
  case phase
  /// PullProgress without a unit.
  case progress
  /// Points past the edge.
  case overscroll
  /// Points from the visible edge to the indicator.
  case position
  /// The indicator's length, in points.
  case extent
  /// 1 while the live gesture moves the content and the page must not scroll.
  case holdsGesture
  /// The number of the run under way; 0 when nothing runs.
  case run
  /// 1 where the indicator is in front of the content.
  case isInFront
}
