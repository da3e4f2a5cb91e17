/// The load-more: when a run starts by itself.
extension Part {
  /// Whether an automatic run starts now, because scrolling has reached the lead.
  mutating func firesByItself(_ world: inout World) -> Bool {
    guard mayLoad(&world) else { return false }
    let gap = world.content.gap(at: edge)
    return load.fires(
      LoadTrigger.Reading(
        beyondLead: beyondLead(gap, &world),
        beyondOther: world.content.overscroll(at: edge == .start ? .end : .start),
        extent: world.content.metrics.extent,
        place: world.content.place(towards: edge),
        isShort: contentPolicy(&world) != nil,
        isDrag: world.gesture.isLive,
        budget: machine.behavior.budgetPerDrag
      )
    )
  }

  /// Whether scrolling can start an automatic run, judging by the part's own state.
  mutating func testsTrigger() -> Bool {
    isLoadMore && machine.behavior.trigger == .automatic
      && (machine.phase == .idle || machine.phase == .pulling)
  }

  /// Whether the end of a gesture starts a run: short content, not pulled at the other edge.
  mutating func loadsAfterGesture(_ world: inout World) -> Bool {
    machine.behavior.trigger == .automatic && machine.phase == .idle
      && contentPolicy(&world) == .afterGesture
      && mayStartFromScroll(&world)
      && world.content.gap(at: edge) > -world.tolerance
  }

  /// Distance from the edge within which scrolling has an effect; infinity if everywhere.
  ///
  /// In points. It covers the gap, the resting room, the zone where velocity is measured, and the
  /// lead.
  mutating func sensitiveDistance(_ world: inout World) -> Double {
    // A point and a pixel of margin, so that rounding errors do not matter.
    let margin = 1 + world.tolerance
    let near = max(world.content.resting(at: edge), Content.far) + margin
    guard testsTrigger() else { return near }
    guard mayLoad(&world) else { return .infinity }
    let beyondLead = beyondLead(-near, &world)
    if beyondLead > margin { return near }
    return machine.behavior.lead.unit == .items ? .infinity : near - beyondLead + margin
  }

  /// Whether a behavior has automatic runs under other conditions than the present one.
  ///
  /// Setting an equal behavior again must not reset a latch or a back-off.
  mutating func loadsOtherwise(_ behavior: Behavior) -> Bool {
    behavior.trigger != machine.behavior.trigger
      || behavior.lead != machine.behavior.lead
      || behavior.shortContent != machine.behavior.shortContent
      || behavior.emptyContent != machine.behavior.emptyContent
  }

  /// The policy for short or empty content; nil for content that fills the viewport.
  mutating func contentPolicy(_ world: inout World) -> ContentPolicy? {
    guard isLoadMore else { return nil }
    let metrics = world.content.metrics
    if metrics.extent < 1 { return machine.behavior.emptyContent }
    let room = metrics.viewport - metrics.baseStart - metrics.baseEnd
    return metrics.extent <= room ? machine.behavior.shortContent : nil
  }

  private mutating func mayLoad(_ world: inout World) -> Bool {
    guard !world.isRefreshEnding, mayStartFromScroll(&world) else { return false }
    switch contentPolicy(&world) {
    case .fill, nil: return true
    case .show, .hide, .afterGesture: return false
    }
  }

  /// The distance to the end of scrolling, minus the lead.
  private mutating func beyondLead(_ gap: Double, _ world: inout World) -> Double {
    let lead = machine.behavior.lead
    switch lead.unit {
    case .points:
      return -gap - lead.amount
    case .viewports:
      return -gap - lead.amount * world.content.metrics.viewport
    case .items:
      let metrics = world.content.metrics
      guard let items = edge == .start ? metrics.itemsToStart : metrics.itemsToEnd else {
        return -gap
      }
      return Double(items) - lead.amount
    }
  }
}

/// Decides when an automatic load-more starts: rising edge, latch, budget and back-off.
///
/// Reaching the lead starts one run. Then the trigger is latched until that run has succeeded *and*
/// the content has grown by at least a point, until a new gesture begins, or until the content does
/// not fill the viewport and is shorter than when the run began. After that the level is tested once,
/// which is how a short first page loads more until it fills the viewport. So a page that succeeds
/// without new rows, or that is laid out three times, cannot cause repeated requests.
///
/// After a failure, nothing starts and the level is not tested until the back-off ends. Then the first
/// scrolling towards the edge retries, whatever scrolls: a finger, a wheel, a key or the app.
struct LoadTrigger: Sendable {
  /// The state that is read when the trigger is tested.
  struct Reading {
    /// Distance to the end of scrolling, minus the lead: 0 or less is within the lead.
    var beyondLead: Double
    /// Points past the other edge: content that has become shorter is still on its way back.
    var beyondOther: Double
    /// The content's length, in points.
    var extent: Double
    /// The visible position of the content, in points: a larger one is nearer to the edge.
    var place: Double
    /// Whether the content is shorter than the viewport.
    var isShort: Bool
    /// Whether a gesture is live.
    var isDrag: Bool
    /// Automatic runs that one drag may start; 0 means any number.
    var budget: Int
  }

  private var isLatched = false
  private var testsOnGrowth = false
  private var testsLevel = true
  private var shortExtent = -1.0
  private var wasWithin = false
  private var lastPlace = -Double.infinity
  private var extentAtStart = 0.0
  private var runsInDrag = 0
  /// 1, 2, 4, 8, 16, then 32: doubles with each failure in a row.
  private var waitingFactor = 1.0
  /// The time at which the back-off after a failure ends, in seconds; without one infinity.
  private(set) var resumesAt = Double.infinity

  /// Whether a growth of the content belongs to a run of this part.
  private(set) var awaitsGrowth = false

  /// Records that a run has begun, whatever started it.
  mutating func recordBegin(extent: Double) {
    isLatched = true
    testsOnGrowth = false
    awaitsGrowth = true
    extentAtStart = extent
  }

  /// Records that the run has ended.
  mutating func recordEnd(_ outcome: Outcome, now: Double, backOff: Double) {
    switch outcome {
    case .succeeded, .exhausted:
      testsOnGrowth = true
      waitingFactor = 1
      resumesAt = .infinity
    case .failed:
      awaitsGrowth = false
      resumesAt = now + backOff * waitingFactor
      waitingFactor = min(waitingFactor * 2, 32)
    case .cancelled:
      awaitsGrowth = false
    }
  }

  /// Records that the back-off has ended.
  mutating func recordResumption(isRunning: Bool) {
    resumesAt = .infinity
    if !isRunning { unlatch() }
  }

  /// Records that a new gesture has begun.
  mutating func recordGesture(isRunning: Bool) {
    runsInDrag = 0
    if !isRunning { unlatch() }
  }

  /// Records a position inside the content, where nothing starts.
  mutating func recordPlace(_ place: Double) {
    lastPlace = place
  }

  /// Records that the content has moved by other means than scrolling, which brings nothing nearer.
  mutating func recordMove(from before: Double, to place: Double) {
    lastPlace = place + (lastPlace - before)
  }

  /// Records that content has been inserted at the other side of what is read: that is no page.
  mutating func recordInsertion(_ points: Double) {
    extentAtStart += points
  }

  /// Records that the awaited growth has happened.
  mutating func recordGrowth() {
    awaitsGrowth = false
  }

  /// Resets everything: a refresh succeeded, or the app reset the part.
  mutating func rearm() {
    unlatch()
    testsLevel = true
    awaitsGrowth = false
    waitingFactor = 1
    resumesAt = .infinity
  }

  /// Whether a run starts now.
  mutating func fires(_ reading: Reading) -> Bool {
    if testsOnGrowth, reading.extent >= extentAtStart + 1 {
      testsOnGrowth = false
      testsLevel = true
      unlatch()
    }
    if reading.isShort, reading.extent != shortExtent {
      shortExtent = reading.extent
      testsLevel = true
      // A new search: what the last run has found says nothing about other rows.
      if reading.extent <= extentAtStart - 1 { unlatch() }
    }
    let isNearer = reading.place > lastPlace
    lastPlace = reading.place
    guard resumesAt == .infinity else { return false }
    let isWithin = reading.beyondLead <= 0
    let isRising = !wasWithin && isNearer
    wasWithin = isWithin && (wasWithin || isNearer)
    let isTested = testsLevel
    testsLevel = testsLevel && !isWithin && reading.beyondOther > 0
    guard isWithin, isRising || isTested, !isLatched else { return false }
    guard reading.isDrag, reading.budget > 0 else { return true }
    runsInDrag &+= 1
    return runsInDrag <= reading.budget
  }

  private mutating func unlatch() {
    isLatched = false
    wasWithin = false
  }
}
