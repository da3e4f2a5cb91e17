#if GTK
/// Delivers frames and wakes, only while the engine requests them.
final class FrameTicker {
  private let clock: any FrameClock
  private let onFrame: (Double) -> Void
  private let onWake: (Double) -> Void

  /// Whether the engine has requested frames.
  private(set) var wantsFrames = false
  /// Whether the list moves by itself.
  private var isFlinging = false

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
    run(wants, isFlinging)
  }

  func setFlinging(_ isFlinging: Bool) {
    run(wantsFrames, isFlinging)
  }

  private func run(_ wantsFrames: Bool, _ isFlinging: Bool) {
    let wasRunning = self.wantsFrames || self.isFlinging
    self.wantsFrames = wantsFrames
    self.isFlinging = isFlinging
    let isRunning = wantsFrames || isFlinging
    guard isRunning != wasRunning else { return }
    if isRunning {
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
    run(false, false)
    wake(at: .infinity)
  }
}
#endif
