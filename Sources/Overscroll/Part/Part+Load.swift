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
      && mayStart(&world)
      && world.content.gap(at: edge) > -world.tolerance
  }

  /// Distance from the edge within which scrolling has an effect; infinity if everywhere.
  ///
  /// In points. It covers the gap, the resting room, the zone where velocity is measured, and the
  /// lead.
  mutating func reach(_ world: inout World) -> Double {
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
    guard !world.isRefreshEnding, mayStart(&world) else { return false }
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
