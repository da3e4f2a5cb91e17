// https://developer.apple.com/documentation/foundation/timer

/// Shadows Foundation's class where only UIKit is imported: fires in the world's time.
open class Timer: NSObject {
  public let timeInterval: TimeInterval
  public let fireDate: TimeInterval
  /// As on a device, not used before the fire date.
  open var tolerance: TimeInterval = 0
  open private(set) var isValid = true
  private let block: @Sendable (Timer) -> Void
  private let world: UIKitWorld

  /// The double's own: only timers that do not repeat.
  public init(
    timeInterval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    precondition(!repeats, "the double has no repeating timers")
    self.timeInterval = timeInterval
    self.block = block
    world = MainActor.assumeIsolated { UIKitWorld.current }
    fireDate = MainActor.assumeIsolated { UIKitWorld.current.now } + timeInterval
  }

  open func invalidate() {
    isValid = false
    nonisolated(unsafe) let timer = self  // Used on the main thread only.
    MainActor.assumeIsolated { timer.world.timers.removeAll { $0 === timer } }
  }

  func fire() {
    guard isValid else { return }
    isValid = false
    block(self)
  }

  fileprivate func schedule() {
    nonisolated(unsafe) let timer = self  // Used on the main thread only.
    MainActor.assumeIsolated { timer.world.timers.append(timer) }
  }
}

extension RunLoop {
  /// Fires a timer with the frames of its world.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.schedule() }
}
