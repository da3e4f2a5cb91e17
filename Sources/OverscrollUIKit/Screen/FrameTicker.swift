#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
/// Delivers frames and wakes, only while the engine or the host needs them.
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
  /// Whether the host needs frames that the engine has not requested.
  private var needsFrames = false

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

  /// Sets whether the host needs frames, whatever the engine requests.
  func setNeedsFrames(_ needs: Bool) {
    guard needs != needsFrames else { return }
    needsFrames = needs
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
    needsFrames = false
    wakeAt = .infinity
    run()
  }

  private func run() {
    let runs = wantsFrames || needsFrames || wakeAt < .infinity
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
    if wantsFrames || needsFrames { onFrame(time) }
    run()
  }
}
#endif
