#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
/// Delivers frames and wakes, only while the engine requests them.
///
/// A wake counts frames too: there is no timer, and no wait is long.
@MainActor
final class FrameTicker {
  private let clock: any FrameClock
  private let onFrame: @MainActor (Double) -> Void
  private let onWake: @MainActor (Double) -> Void
  private var wakeAt = Double.infinity
  private var isRunning = false

  /// Whether the engine has requested frames.
  private(set) var wantsFrames = false

  init(
    _ clock: any FrameClock,
    onFrame: @escaping @MainActor (Double) -> Void,
    onWake: @escaping @MainActor (Double) -> Void
  ) {
    self.clock = clock
    self.onFrame = onFrame
    self.onWake = onWake
  }

  func setWantsFrames(_ wants: Bool) {
    wantsFrames = wants
    run()
  }

  /// Sets the time of the next wake; replaces an earlier one.
  func wake(at time: Double) {
    wakeAt = time
    run()
  }

  /// Stops frames and wakes.
  func stop() {
    wantsFrames = false
    wakeAt = .infinity
    run()
  }

  private func run() {
    let runs = wantsFrames || wakeAt < .infinity
    guard runs != isRunning else { return }
    isRunning = runs
    if runs {
      clock.start { [weak self] time in self?.tick(time) }
    } else {
      clock.stop()
    }
  }

  private func tick(_ time: Double) {
    if wakeAt <= time {
      wakeAt = .infinity
      onWake(time)
    }
    if wantsFrames { onFrame(time) }
    run()
  }
}
#endif
