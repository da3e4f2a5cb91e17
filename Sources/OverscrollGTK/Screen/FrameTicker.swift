#if GTK
/// Delivers frames and wakes, only while the engine requests them.
final class FrameTicker {
  private let clock: any FrameClock
  private let onFrame: (Double) -> Void
  private let onWake: (Double) -> Void

  /// Whether the engine has requested frames.
  private(set) var wantsFrames = false

  init(
    _ clock: any FrameClock,
    onFrame: @escaping (Double) -> Void,
    onWake: @escaping (Double) -> Void
  ) {
    self.clock = clock
    self.onFrame = onFrame
    self.onWake = onWake
  }

  func setWantsFrames(_ wants: Bool) {
    guard wants != wantsFrames else { return }
    wantsFrames = wants
    if wants {
      clock.start { [onFrame] time in onFrame(time) }
    } else {
      clock.stop()
    }
  }

  /// Sets the time of the next wake; replaces an earlier one.
  func wake(at time: Double) {
    // A timer may be early by less than its resolution.
    clock.wake(at: time) { [onWake] now in onWake(max(time, now)) }
  }

  /// Stops frames and wakes.
  func stop() {
    setWantsFrames(false)
    wake(at: .infinity)
  }
}
#endif
