/// Our share of the scroll view's inset at one edge; it is only written, never read back.
///
/// The host applies its own base plus this contribution. Ending a run sets the held points to 0, so
/// no sequence of events can make the inset drift.
///
/// Stage: reactions.
struct InsetLedger: Equatable, Sendable {
  /// Points always reserved, with or without a run, 0 or more.
  var resting = 0.0
  /// Points reserved for a run, 0 or more.
  var held = 0.0
  /// Points that short content leaves free at this edge.
  ///
  /// Added while anything is held, since an inset has no effect until the content fills the
  /// viewport.
  var shortfall = 0.0
  /// The contribution that the host received last, in points.
  private(set) var reported = 0.0

  /// The contribution to send to the host, or nil if it has not changed.
  mutating func change(isAttached: Bool) -> Double? {
    let contribution = isAttached ? resting + (held > 0 ? held + shortfall : 0) : 0
    guard contribution != reported else { return nil }
    reported = contribution
    return contribution
  }
}
