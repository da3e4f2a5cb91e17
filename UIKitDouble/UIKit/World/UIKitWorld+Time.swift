extension UIKitWorld {
  /// Runs a body in a separate world.
  public static func run<Value>(
    policy: UIKitPolicy = UIKitPolicy(),
    _ body: @MainActor (UIKitWorld) throws -> Value
  ) rethrows -> Value {
    let world = UIKitWorld(policy: policy)
    defer { world.shownWindows = [] }
    return try CurrentWorld.$value.withValue(world) { try body(world) }
  }

  /// Runs an asynchronous body in a separate world; tasks created in it belong to that world.
  public static func run<Value>(
    policy: UIKitPolicy = UIKitPolicy(),
    _ body: @MainActor (UIKitWorld) async throws -> Value
  ) async rethrows -> Value {
    let world = UIKitWorld(policy: policy)
    defer { world.shownWindows = [] }
    return try await CurrentWorld.$value.withValue(world) { try await body(world) }
  }

  /// Advances by whole frames, at least one, until the time is over.
  public func advance(by seconds: TimeInterval) {
    let end = now + seconds - frameDuration / 2
    repeat { step() } while now < end
  }

  /// Lets time pass without a frame, for input between two frames.
  ///
  /// - Parameter seconds: The time, 0 or more.
  public func pass(_ seconds: TimeInterval) { now += seconds }

  /// Advances one frame: scroll views first or display links first, as the policy says, then
  /// layout, then the observers of the run loop.
  ///
  /// What has changed since the last frame is laid out before, because each turn of the run loop ends with that.
  public func step() {
    layOutWindows()
    now += frameDuration
    resetGestures()
    runCompletions()
    fireTimers()
    if policy.displayLinksBeforeScrolling {
      callDisplayLinks()
      moveScrollViews()
    } else {
      moveScrollViews()
      callDisplayLinks()
    }
    layOutWindows()
    for observer in runLoopObservers { observer.body(observer, .beforeWaiting) }
  }

  /// Advances frames until everything is at rest.
  ///
  /// - Parameter limit: The maximum time, in seconds.
  /// - Returns: Whether everything came to rest.
  @discardableResult
  public func settle(limit: TimeInterval = 20) -> Bool {
    let end = now + limit
    repeat { step() } while isMoving && now < end
    return !isMoving
  }

  /// Whether a scroll view is moving, a display link is running, or an animation or a timer has not ended.
  public var isMoving: Bool {
    !completions.isEmpty || !timers.isEmpty || hasRunningDisplayLink
      || scrolling.contains { $0.object?.isMovingByItself ?? false }
  }

  /// Whether a display link would be called in the next frame.
  public var hasRunningDisplayLink: Bool { displayLinks.contains { !$0.isPaused } }

  /// The frame rates that display links request.
  public var frameRates: [CAFrameRateRange] { displayLinks.map(\.preferredFrameRateRange) }

  /// Lays out all windows without advancing time.
  public func layOutWindows() {
    for window in windows { window.object?.layoutIfNeeded() }
    windows.removeAll { $0.object == nil }
  }

  private func resetGestures() {
    let due = pendingResets
    pendingResets = []
    for recognizer in due { recognizer.object?.resetToPossible() }
  }

  private func runCompletions() {
    let due = completions.filter { $0.time <= now + 1e-9 }
    completions.removeAll { $0.time <= now + 1e-9 }
    for completion in due { completion.body() }
  }

  private func fireTimers() {
    let due = timers.filter { $0.fireDate <= now + 1e-9 }
    timers.removeAll { $0.fireDate <= now + 1e-9 }
    for timer in due { timer.fire() }
  }

  private func moveScrollViews() {
    let moving = scrolling
    for reference in moving { reference.object?.moveByItself() }
    scrolling.removeAll { !($0.object?.isMovingByItself ?? false) }
  }

  private func callDisplayLinks() {
    for link in displayLinks where displayLinks.contains(where: { $0 === link }) && !link.isPaused {
      displayLinkCallCount += 1
      link.call(at: now, frameDuration: frameDuration)
    }
  }

  func keepMoving(_ scrollView: UIScrollView) {
    guard !scrolling.contains(where: { $0.object === scrollView }) else { return }
    scrolling.append(WeakReference(object: scrollView))
  }

  func traitsChanged() {
    for window in windows { window.object?.traitsChanged() }
  }
}
