#if GTK
/// Delivers frames and wakes, only while something needs them.
final class FrameTicker {
  private let clock: any FrameClock
  private let onFrame: (Double) -> Void
  private let onWake: (Double) -> Void

  /// What needs frames.
  enum Need {
    case engine
    /// The list moves by itself.
    case fling
    /// A picture moves, of which the engine does not know that it is seen.
    case picture
  }

  private var needs: Set<Need> = []

  init(
    _ clock: any FrameClock,
    onFrame: @escaping (Double) -> Void,
    onWake: @escaping (Double) -> Void
  ) {
    self.clock = clock
    self.onFrame = onFrame
    self.onWake = onWake
  }

  /// Whether there is a picture for each frame.
  var hasPictures: Bool { needs.contains(.engine) || needs.contains(.picture) }

  func set(_ need: Need, to isNeeded: Bool) {
    let wasRunning = !needs.isEmpty
    if isNeeded { needs.insert(need) } else { needs.remove(need) }
    guard needs.isEmpty == wasRunning else { return }
    if !wasRunning {
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
    for need in needs { set(need, to: false) }
    wake(at: .infinity)
  }
}
#endif
