/// What is particular to a load-more: when it starts by itself, and the room it keeps. Split from the
/// part because a refresh never comes here.
extension Part {
  /// Keeps or gives up the resting room, and starts a run if scrolling has come near enough.
  mutating func follow(in context: inout Context) {
    rest(in: &context)
    if ledger.held > 0 { orderContribution(in: &context) }
    guard isLoadMore else { return }
    guard machine.behavior.trigger == .automatic, mayStart(&context), mayFill(&context) else {
      return
    }
    guard machine.phase == .idle || machine.phase == .pulling else { return }
    let gap = context.position.gap(at: edge)
    let reading = LoadTrigger.Reading(
      beyondLead: beyondLead(gap, context.position.metrics),
      extent: context.position.metrics.extent,
      place: edge.sign * context.position.seen,
      isShort: contentPolicy(context.position.metrics) != nil,
      isDrag: context.gesture.isLive,
      budget: machine.behavior.budgetPerDrag,
      now: context.now
    )
    if load.fires(reading) { _ = begin(in: &context) }
  }

  /// Hears what the refresh at the other edge has done.
  mutating func hear(_ news: Context.RefreshNews, in context: inout Context) {
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
      && contentPolicy(context.position.metrics) != .hide
  }

  /// Whether another loading keeps every run of this part from starting: the app's, or a refresh.
  mutating func isBarred(_ context: inout Context) -> Bool {
    isExternallyLoading || (isLoadMore && context.isRefreshing)
  }

  /// Keeps or gives up the resting room, as the content and the phase ask for it.
  mutating func rest(in context: inout Context) {
    let isExhausted = machine.phase == .exhausted
    let hides =
      (isExhausted && machine.behavior.whenExhausted == .hide)
      || contentPolicy(context.position.metrics) == .hide
    let keeps = isConfigured && !hides && context.presence != .detached
    let points = keeps ? machine.behavior.resting : 0
    guard points != ledger.resting else { return }
    ledger.resting = points
    context.position.rest(points, at: edge)
    orderContribution(in: &context)
  }

  /// The distance to where scrolling ends, less the lead.
  private func beyondLead(_ gap: Double, _ metrics: ScrollMetrics) -> Double {
    let lead = machine.behavior.lead
    switch lead.unit {
    case .points:
      return -gap - lead.amount
    case .viewports:
      return -gap - lead.amount * metrics.viewport
    case .items:
      guard let items = edge == .start ? metrics.itemsToStart : metrics.itemsToEnd else {
        return -gap
      }
      return Double(items) - lead.amount
    }
  }

  private mutating func mayFill(_ context: inout Context) -> Bool {
    switch contentPolicy(context.position.metrics) {
    case .fill, nil: true
    case .show, .hide, .afterGesture: false
    }
  }

  /// Whether the end of a gesture is enough: the content is short, and was not pulled the other way.
  mutating func loadsAfterGesture(_ context: inout Context) -> Bool {
    machine.behavior.trigger == .automatic && machine.phase == .idle
      && contentPolicy(context.position.metrics) == .afterGesture
      && mayStart(&context)
      && context.position.gap(at: edge) > -context.tolerance
      && !context.position.isBusy(elsewhereThan: edge)
  }

  /// What to do about short or empty content; nil for content that fills the viewport.
  private func contentPolicy(_ metrics: ScrollMetrics) -> ContentPolicy? {
    guard isLoadMore else { return nil }
    if metrics.extent < 1 { return machine.behavior.emptyContent }
    let room = metrics.viewport - metrics.baseStart - metrics.baseEnd
    return metrics.extent <= room ? machine.behavior.shortContent : nil
  }
}
