/// Our share of the scroll view's inset at one edge: an entry that is written, never read back.
///
/// The inset the host applies is its own base plus this contribution. Ending zeroes what is held,
/// so no sequence of events can make the inset drift.
///
/// Stage: reactions.
struct InsetLedger: Equatable, Sendable {
  /// Points always kept, run or no run, 0 or more.
  var resting = 0.0
  /// Points kept for a run, 0 or more.
  var held = 0.0
  /// Points that short content leaves free at this edge; kept as well while anything is held, since
  /// an inset holds nothing until the content fills the viewport.
  var shortfall = 0.0
  /// What the host was last told, in points.
  private(set) var reported = 0.0

  /// The contribution to tell the host, or nil when it knows already.
  mutating func change(isAttached: Bool) -> Double? {
    let contribution = isAttached ? resting + (held > 0 ? held + shortfall : 0) : 0
    guard contribution != reported else { return nil }
    reported = contribution
    return contribution
  }
}
