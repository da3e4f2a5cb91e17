/// Rules specific to a load-more. Split from the phases because a refresh never uses them.
extension Phases {
  /// Whether an automatic run starts now, because scrolling has reached the lead.
  mutating func firesByItself(_ scene: inout Scene) -> Bool {
    guard mayLoad(&scene) else { return false }
    let gap = scene.content.gap(at: edge)
    return load.fires(
      LoadTrigger.Reading(
        beyondLead: beyondLead(gap, &scene),
        beyondOther: scene.content.overscroll(at: edge == .start ? .end : .start),
        extent: scene.content.metrics.extent,
        place: scene.content.place(towards: edge),
        isShort: contentPolicy(&scene) != nil,
        isDrag: scene.context.gesture.isLive,
        budget: machine.behavior.budgetPerDrag,
        now: scene.context.now
      )
    )
  }

  /// Whether scrolling can start an automatic run, judging by the part's own state.
  mutating func testsTrigger() -> Bool {
    isLoadMore && machine.behavior.trigger == .automatic
      && (machine.phase == .idle || machine.phase == .pulling)
  }

  /// Whether the end of a gesture starts a run: short content, not pulled at the other edge.
  mutating func loadsAfterGesture(_ scene: inout Scene) -> Bool {
    machine.behavior.trigger == .automatic && machine.phase == .idle
      && contentPolicy(&scene) == .afterGesture
      && mayStart(&scene)
      && scene.content.gap(at: edge) > -scene.context.tolerance
  }

  /// Distance from the edge within which scrolling has an effect; infinity if everywhere.
  ///
  /// In points. It covers the gap, the resting room, the zone where velocity is measured, and the
  /// lead.
  mutating func reach(_ scene: inout Scene) -> Double {
    // A point and a pixel of margin, so that rounding errors do not matter.
    let margin = 1 + scene.context.tolerance
    let near = max(scene.content.resting(at: edge), Content.far) + margin
    guard testsTrigger() else { return near }
    guard mayLoad(&scene) else { return .infinity }
    let beyondLead = beyondLead(-near, &scene)
    if beyondLead > margin { return near }
    return machine.behavior.lead.unit == .items ? .infinity : near - beyondLead + margin
  }

  /// Whether a behavior has automatic runs under other conditions than the present one.
  ///
  /// Setting an equal behavior again must not reset a latch or a back-off.
  @inline(never)  // saves 149 bytes
  mutating func loadsOtherwise(_ behavior: Behavior) -> Bool {
    behavior.role != machine.behavior.role
      || behavior.trigger != machine.behavior.trigger
      || behavior.lead != machine.behavior.lead
      || behavior.shortContent != machine.behavior.shortContent
      || behavior.emptyContent != machine.behavior.emptyContent
  }

  /// The policy for short or empty content; nil for content that fills the viewport.
  mutating func contentPolicy(_ scene: inout Scene) -> ContentPolicy? {
    guard isLoadMore else { return nil }
    let metrics = scene.content.metrics
    if metrics.extent < 1 { return machine.behavior.emptyContent }
    let room = metrics.viewport - metrics.baseStart - metrics.baseEnd
    return metrics.extent <= room ? machine.behavior.shortContent : nil
  }

  private mutating func mayLoad(_ scene: inout Scene) -> Bool {
    guard !scene.context.isRefreshEnding, mayStart(&scene) else { return false }
    switch contentPolicy(&scene) {
    case .fill, nil: return true
    case .show, .hide, .afterGesture: return false
    }
  }

  /// The distance to the end of scrolling, minus the lead.
  private mutating func beyondLead(_ gap: Double, _ scene: inout Scene) -> Double {
    let lead = machine.behavior.lead
    switch lead.unit {
    case .points:
      return -gap - lead.amount
    case .viewports:
      return -gap - lead.amount * scene.content.metrics.viewport
    case .items:
      let metrics = scene.content.metrics
      guard let items = edge == .start ? metrics.itemsToStart : metrics.itemsToEnd else {
        return -gap
      }
      return Double(items) - lead.amount
    }
  }
}
