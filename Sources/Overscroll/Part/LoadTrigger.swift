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
  /// When the back-off after a failure ends, in seconds; infinity when there is none.
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
