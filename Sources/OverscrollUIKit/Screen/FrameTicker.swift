#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
/// Frames and wakes, only while the engine asks for them.
///
/// Waiting is done by counting frames too: nothing here uses a timer, and nothing waits for long.
@MainActor
final class FrameTicker {
  private let clock: any FrameClock
  private let onFrame: @MainActor (Double) -> Void
  private let onWake: @MainActor (Double) -> Void
  private var wakeAt = Double.infinity
  private var isRunning = false

  /// Whether the engine wants every frame.
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

  /// Wakes at a time, instead of at the one asked for before.
  func wake(at time: Double) {
    wakeAt = time
    run()
  }

  /// Ends everything.
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
