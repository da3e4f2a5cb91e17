/// A fast path for scroll metrics, the most frequent event.
extension Session {
  /// Updates the scroll metrics.
  ///
  /// Same as the event `scrolled`, but cheaper. Inside the content, where scrolling has no effect,
  /// it stores the position and returns.
  ///
  /// - Parameters:
  ///   - metrics: The scroll metrics.
  ///   - isOwnWrite: Whether the host changed them while performing an effect.
  ///   - time: Seconds; with a number that is not finite, the call is a no-op and is counted.
  /// - Returns: False when there is no new effect and nothing to draw.
  @discardableResult
  @usableFromInline package mutating func scroll(
    to metrics: ScrollMetrics,
    isOwnWrite: Bool = false,
    at time: Double
  ) -> Bool {
    if !isOwnWrite, scrollQuietly(to: metrics, at: time) { return false }
    guard abs(time) + metrics.size <= RawEvent.largestSize else {
      Diagnostics.count(&diagnostics.rejectedNumbers)
      return false
    }
    advance(to: time)
    updateMetrics(metrics, isOwnWrite: isOwnWrite)
    completeEvent(isUsed: true)
    // An own write does not count as scrolling, so it was not handled as such.
    if !isOwnWrite, world.content.isFar { quietOffsets = findQuietOffsets() }
    return true
  }

  /// Updates the offset inside the content, where scrolling has no effect.
  ///
  /// - Returns: False when it did nothing, because scrolling may have an effect.
  package mutating func scrollQuietly(to metrics: ScrollMetrics, at time: Double) -> Bool {
    guard isQuiet(metrics, at: time) else { return false }
    world.now = time
    world.content.updateFarOffset(metrics.offset, now: time)
    recordTestedPlaces()
    return true
  }

  /// Whether no deadline has expired and only the offset differs, between the quiet offsets.
  ///
  /// Only valid numbers can be. Mutating, although it changes nothing, to avoid a copy of the
  /// session.
  private mutating func isQuiet(_ metrics: ScrollMetrics, at time: Double) -> Bool {
    guard let quietOffsets, quietOffsets.contains(metrics.offset) else { return false }
    return time >= world.now && time < min(nextDeadline, RawEvent.largestSize)
      && metrics.isSame(butForOffset: world.content.metrics)
  }

  /// Records the position where a load-more compares it with the next one.
  mutating func recordTestedPlaces() {
    // Far from both edges, so nothing is past the other one.
    if start.testsTrigger() { start.load.recordPlace(world.content.seen) }
    if end.testsTrigger() { end.load.recordPlace(-world.content.seen) }
  }

  /// The offsets between which scrolling changes only the position; nil when there are none now.
  ///
  /// An event at such an offset has just been handled; another would have the same result.
  private mutating func findQuietOffsets() -> ClosedRange<Double>? {
    if hasOrderedFrames { return nil }
    let distanceOfStart = start.sensitiveDistance(&world)
    let distanceOfEnd = end.sensitiveDistance(&world)
    let first = world.content.padded.offset(leaving: -distanceOfStart, at: .start)
    let last = world.content.padded.offset(leaving: -distanceOfEnd, at: .end)
    let present = world.content.metrics.offset
    return first <= present && present <= last ? first...last : nil
  }
}
