/// The short way in for what a scroll view reports most: its numbers, many times a second.
extension Session {
  /// Takes in the scroll view's present numbers.
  ///
  /// The event `scrolled` does the same and costs more. Inside the content, where nothing follows from
  /// scrolling, this notes the place and returns.
  ///
  /// - Parameters:
  ///   - metrics: The numbers.
  ///   - isOwnWrite: Whether they changed while performing an effect.
  ///   - time: Seconds; with a number that is not finite, the call is counted and does nothing.
  /// - Returns: False when nothing followed: there is no new effect and no other picture to draw.
  @discardableResult
  public mutating func scroll(
    to metrics: ScrollMetrics,
    isOwnWrite: Bool = false,
    at time: Double
  ) -> Bool {
    if !isOwnWrite, isQuiet(metrics, at: time) {
      updateQuietly(to: metrics.offset, at: time)
      return false
    }
    guard abs(time) + metrics.size <= RawEvent.largestSize else {
      Diagnostics.count(&diagnostics.rejectedNumbers)
      return false
    }
    advance(to: time)
    updateMetrics(metrics, isOwnWrite: isOwnWrite)
    completeEvent(isUsed: true)
    // An own write is no scrolling, so it has not been worked out as such.
    if !isOwnWrite, shared.scene.content.isFar { quietOffsets = findQuietOffsets() }
    return true
  }

  /// Whether nothing is due and only the offset differs, between the quiet offsets.
  ///
  /// Only numbers that are usable can be. Mutating, although it changes nothing, so that the session is
  /// not copied.
  private mutating func isQuiet(_ metrics: ScrollMetrics, at time: Double) -> Bool {
    guard let quietOffsets, quietOffsets.contains(metrics.offset) else { return false }
    return time >= shared.scene.context.now && time < min(nextDeadline, RawEvent.largestSize)
      && metrics.isSame(butForOffset: shared.scene.content.metrics)
  }

  private mutating func updateQuietly(to offset: Double, at time: Double) {
    shared.scene.context.now = time
    shared.scene.content.updateFarOffset(offset, now: time)
    if start.phases.testsTrigger() { start.phases.load.recordPlace(shared.scene.content.seen) }
    if end.phases.testsTrigger() { end.phases.load.recordPlace(-shared.scene.content.seen) }
  }

  /// The offsets between which scrolling changes nothing but the place; nil when there are none now.
  ///
  /// An event in there has just been worked out, so another could only do the same again.
  private mutating func findQuietOffsets() -> ClosedRange<Double>? {
    if hasOrderedFrames { return nil }
    let reachOfStart = start.phases.reach(&shared.scene)
    let reachOfEnd = end.phases.reach(&shared.scene)
    let first = shared.scene.content.padded.offset(leaving: -reachOfStart, at: .start)
    let last = shared.scene.content.padded.offset(leaving: -reachOfEnd, at: .end)
    let present = shared.scene.content.metrics.offset
    return first <= present && present <= last ? first...last : nil
  }
}
