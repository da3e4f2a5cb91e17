#if GTK
import Foundation
import OverscrollHosting

/// A clock that a test moves.
final class TestClock: FrameClock {
  private(set) var now = 100.0
  private var onFrame: (@MainActor (Double) -> Void)?
  private var onWake: (@MainActor (Double) -> Void)?
  private var wakeAt = Double.infinity

  var date: Date { Date(timeIntervalSince1970: 1_800_000_000 + now) }

  var isRunning: Bool { onFrame != nil }

  func start(_ body: @escaping @MainActor (Double) -> Void) {
    onFrame = body
  }

  func stop() {
    onFrame = nil
  }

  func wake(at time: Double, _ body: @escaping @MainActor (Double) -> Void) {
    wakeAt = time
    onWake = body
  }

  /// Lets time pass, with 60 frames a second.
  ///
  /// - Parameters:
  ///   - seconds: How long.
  ///   - body: Called after each frame.
  func run(_ seconds: Double, _ body: () -> Void = {}) {
    let end = now + seconds
    while now < end {
      now = min(end, now + 1.0 / 60)
      if wakeAt <= now {
        wakeAt = .infinity
        onWake?(now)
      }
      onFrame?(now)
      body()
    }
  }
}
#endif
