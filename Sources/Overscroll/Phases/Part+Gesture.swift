/// How a live gesture reaches the machine. Split from the part because it is the stage's entrance.
extension Part {
  /// A gesture begins: it picks up the content where it is.
  mutating func beginGesture(in context: inout Context) {
    isSpent = false
    floor = context.position.overscroll(at: edge)
    if machine.state.isClosing { finishClosing(in: &context) }
  }

  /// The live gesture may have moved the content: tells the machine how far.
  @inline(never)
  mutating func evaluate(in context: inout Context) {
    guard context.gesture.isLive else { return }
    let overscroll = context.position.overscroll(at: edge)
    floor = min(floor, overscroll)
    if isSpent {
      isSpent = overscroll > context.tolerance
    } else {
      let mayArm = mayArm(at: overscroll, &context)
      drive(.pulled(to: overscroll, mayArm: mayArm), in: &context)
    }
  }

  /// The gesture is over: let go by the person, or taken away by the system.
  mutating func endGesture(isLetGo: Bool, in context: inout Context) {
    let overscroll = context.position.overscroll(at: edge)
    let mayFire = isLetGo && !isSpent && mayArm(at: overscroll, &context)
    drive(.released(at: overscroll, mayFire: mayFire), in: &context)
  }

  /// The scroll view has moved by itself, or by the app.
  mutating func followScroll(in context: inout Context) {
    switch context.position.bounce {
    case .native:
      if context.gesture.isLive {
        evaluate(in: &context)
      } else if !context.position.isMoving {
        arrive(in: &context)
      }
    case .engine:
      let isReaderInside = context.position.metrics.gap(at: edge) < -context.tolerance
      if isReaderInside, machine.state.isOpen, !isTucked, !context.gesture.isLive {
        isTucked = true
        settle(in: &context)
      }
    }
  }

  /// A pull arms only by going outwards, while the app and an inner scroller leave it to.
  private mutating func mayArm(at overscroll: Double, _ context: inout Context) -> Bool {
    overscroll > floor && !isExternallyLoading && !context.position.metrics.innerCanScroll
  }
}
