/// What is particular to a load-more: when it starts by itself, and the room it keeps. Split from the
/// part because a refresh never comes here.
extension Part {
  /// Keeps or gives up the resting room, and starts a run if scrolling has come near enough.
  mutating func updateLoad(in context: inout Context) {
    updateRestingRoom(in: &context)
    if ledger.held > 0 { orderContribution(in: &context) }
    guard testsTrigger(), mayLoad(in: &context) else { return }
    let gap = context.content.gap(at: edge)
    let reading = LoadTrigger.Reading(
      beyondLead: beyondLead(gap, &context),
      extent: context.content.metrics.extent,
      place: edge.sign * context.content.seen,
      isShort: contentPolicy(&context) != nil,
      isDrag: context.gesture.isLive,
      budget: machine.behavior.budgetPerDrag,
      now: context.now
    )
    if load.fires(reading) { _ = begin(in: &context) }
  }

  /// Whether scrolling may start a run by itself, as far as the part alone knows.
  mutating func testsTrigger() -> Bool {
    isLoadMore && machine.behavior.trigger == .automatic
      && (machine.phase == .idle || machine.phase == .pulling)
  }

  /// How near its edge scrolling begins to matter, in points; infinity when it does anywhere.
  ///
  /// Nearer than this are the gap, the resting room, the places where speed is measured, and the lead.
  mutating func reach(in context: inout Context) -> Double {
    // A point and a pixel more than exact: a sum that was rounded must not decide.
    let margin = 1 + context.tolerance
    let near = max(ledger.resting, Content.far) + margin
    guard testsTrigger() else { return near }
    guard mayLoad(in: &context) else { return .infinity }
    let beyondLead = beyondLead(-near, &context)
    if beyondLead > margin { return near }
    return machine.behavior.lead.unit == .items ? .infinity : near - beyondLead + margin
  }

  /// Whether a behavior starts a run by scrolling where, or when, the present one does not.
  ///
  /// The same one may be configured at any time, and must not undo a latch or a back-off.
  @inline(never)
  mutating func loadsOtherwise(_ behavior: Behavior) -> Bool {
    behavior.role != machine.behavior.role
      || behavior.trigger != machine.behavior.trigger
      || behavior.lead != machine.behavior.lead
      || behavior.shortContent != machine.behavior.shortContent
      || behavior.emptyContent != machine.behavior.emptyContent
  }

  private mutating func mayLoad(in context: inout Context) -> Bool {
    guard !context.isRefreshEnding, mayStart(&context) else { return false }
    switch contentPolicy(&context) {
    case .fill, nil: return true
    case .show, .hide, .afterGesture: return false
    }
  }

  /// Works out what the refresh at the other edge means for a load-more.
  mutating func handleRefresh(_ news: Context.RefreshNews, in context: inout Context) {
    guard isLoadMore else { return }
    switch news {
    case .began:
      if context.isRefreshing { _ = cancel(in: &context) }
    case .succeeded:
      _ = reset(in: &context)
    case .exhausted:
      let before = machine.phase
      machine.exhaust()
      react(from: before, in: &context)
    }
  }

  /// There may be more to load again: the app says so, or a refresh succeeded.
  @inline(never)
  mutating func reset(in context: inout Context) -> Bool {
    let before = machine.phase
    guard isConfigured, machine.reset() else { return false }
    load.rearm()
    if !machine.isOpen { lastOutcome = nil }
    react(from: before, in: &context)
    return true
  }

  /// Whether anything at all may start a run of this part by a gesture or by itself.
  mutating func mayStart(_ context: inout Context) -> Bool {
    !isBarred(&context) && context.presence == .shown
      && contentPolicy(&context) != .hide
  }

  /// Whether another loading keeps every run of this part from starting: the app's, or a refresh.
  mutating func isBarred(_ context: inout Context) -> Bool {
    isExternallyLoading || (isLoadMore && context.isRefreshing)
  }

  /// Keeps or gives up the resting room, as the content and the phase ask for it.
  mutating func updateRestingRoom(in context: inout Context) {
    let isExhausted = machine.phase == .exhausted
    let hides =
      (isExhausted && machine.behavior.whenExhausted == .hide)
      || contentPolicy(&context) == .hide
    let keeps = isConfigured && !hides && context.presence != .detached
    let points = keeps ? machine.behavior.resting : 0
    guard points != ledger.resting else { return }
    ledger.resting = points
    context.content.setResting(points, at: edge)
    orderContribution(in: &context)
  }

  /// The distance to where scrolling ends, less the lead.
  private mutating func beyondLead(_ gap: Double, _ context: inout Context) -> Double {
    let lead = machine.behavior.lead
    switch lead.unit {
    case .points:
      return -gap - lead.amount
    case .viewports:
      return -gap - lead.amount * context.content.metrics.viewport
    case .items:
      let metrics = context.content.metrics
      guard let items = edge == .start ? metrics.itemsToStart : metrics.itemsToEnd else {
        return -gap
      }
      return Double(items) - lead.amount
    }
  }

  /// Whether the end of a gesture is enough: the content is short, and was not pulled the other way.
  mutating func loadsAfterGesture(_ context: inout Context) -> Bool {
    machine.behavior.trigger == .automatic && machine.phase == .idle
      && contentPolicy(&context) == .afterGesture
      && mayStart(&context)
      && context.content.gap(at: edge) > -context.tolerance
      && !context.motion.isBusy(elsewhereThan: edge, &context.content)
  }

  /// What to do about short or empty content; nil for content that fills the viewport.
  private mutating func contentPolicy(_ context: inout Context) -> ContentPolicy? {
    guard isLoadMore else { return nil }
    let metrics = context.content.metrics
    if metrics.extent < 1 { return machine.behavior.emptyContent }
    let room = metrics.viewport - metrics.baseStart - metrics.baseEnd
    return metrics.extent <= room ? machine.behavior.shortContent : nil
  }
}
