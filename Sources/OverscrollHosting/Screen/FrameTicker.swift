package import Foundation

/// Delivers frames and wakes, only while something needs them.
@MainActor
package final class FrameTicker {
  private let clock: any FrameClock
  private let onFrame: @MainActor (Double) -> Void
  private let onWake: @MainActor (Double) -> Void
  private var needs: Need = []

  /// What needs frames.
  package struct Need: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let engine = Need(rawValue: 1)
    /// The host moves the content by itself.
    package static let motion = Need(rawValue: 2)
    /// The list is scrolled to a run.
    package static let run = Need(rawValue: 4)
    /// A picture moves, of which the engine does not know that it is seen.
    package static let picture = Need(rawValue: 8)
  }

  package init(
    _ clock: any FrameClock,
    onFrame: @escaping @MainActor (Double) -> Void,
    onWake: @escaping @MainActor (Double) -> Void
  ) {
    self.clock = clock
    self.onFrame = onFrame
    self.onWake = onWake
  }

  /// Whether anything needs frames.
  package var isRunning: Bool { !needs.isEmpty }

  /// Whether there is a picture for each frame.
  package var hasPictures: Bool { !needs.isDisjoint(with: [.engine, .run, .picture]) }

  package func set(_ need: Need, to isNeeded: Bool) {
    let wasRunning = isRunning
    if isNeeded { needs.insert(need) } else { needs.remove(need) }
    guard isRunning != wasRunning else { return }
    if !wasRunning {
      clock.start { [onFrame] time in onFrame(time) }
    } else {
      clock.stop()
    }
  }

  /// Sets the time of the next wake; replaces an earlier one.
  package func wake(at time: Double) {
    // A timer may be early by less than its resolution.
    clock.wake(at: time) { [onWake] now in onWake(max(time, now)) }
  }

  /// Stops frames and wakes.
  package func stop() {
    if isRunning { clock.stop() }
    needs = []
    wake(at: .infinity)
  }
}

/// The time, frame and timer source of a list; tests replace it.
@MainActor
package protocol FrameClock: AnyObject {
  /// The present time, in seconds, monotonic.
  var now: Double { get }
  /// The date to show as that of the last update.
  var date: Date { get }
  /// Calls a closure with the frame's time before every frame, until stopped.
  func start(_ body: @escaping @MainActor (Double) -> Void)
  /// Stops the calls.
  func stop()
  /// Calls a closure at a time; replaces an earlier call, and with infinity cancels it.
  func wake(at time: Double, _ body: @escaping @MainActor (Double) -> Void)
}

extension PullControls {
  /// Makes the clock of a list that gets its first control; nil follows the screen.
  ///
  /// OverscrollTesting sets it.
  package static var makeClock: (() -> any FrameClock)?
}
