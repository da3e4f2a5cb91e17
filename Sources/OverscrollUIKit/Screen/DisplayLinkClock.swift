#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import OverscrollHosting
import UIKit

/// A display link, running only while frames are requested or a wake is near.
///
/// Also runs off-window, so that wakes are handled there too. A longer wait is a timer's.
@MainActor
final class DisplayLinkClock: FrameClock {
  private var link: CADisplayLink?
  private var onFrame: (@MainActor (Double) -> Void)?
  private var onWake: (@MainActor (Double) -> Void)?
  private var wakeAt = Double.infinity
  private var timer: Timer?

  /// The longest wait in which frames are counted instead of setting a timer, in seconds.
  private static let shortWait = 0.1

  var now: Double { CACurrentMediaTime() }
  var date: Date { Date() }

  func start(_ body: @escaping @MainActor (Double) -> Void) {
    onFrame = body
    run()
  }

  func stop() {
    onFrame = nil
    run()
  }

  func wake(at time: Double, _ body: @escaping @MainActor (Double) -> Void) {
    wakeAt = time
    onWake = body
    run()
  }

  private func run() {
    timer?.invalidate()
    timer = nil
    let wait = wakeAt - now
    guard onFrame != nil || wait <= Self.shortWait else {
      link?.invalidate()
      link = nil
      if wait < .infinity { sleep(for: wait) }
      return
    }
    guard link == nil else { return }
    let link = makeDisplayLink { [weak self] link in
      // If the clock was deallocated without being stopped, its link is invalidated here.
      if let self { tick(link.timestamp) } else { link.invalidate() }
    }
    // The rate at which the list scrolls. An iPhone exceeds 60 only if the app's Info.plist has
    // CADisableMinimumFrameDurationOnPhone.
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func sleep(for seconds: Double) {
    let timer = Timer(timeInterval: seconds, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.awake() }
    }
    // Also while a list is scrolled.
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func awake() {
    timer = nil
    wakeIfDue(max(now, wakeAt))
    run()
  }

  private func wakeIfDue(_ time: Double) {
    guard wakeAt <= time else { return }
    wakeAt = .infinity
    onWake?(time)
  }

  private func tick(_ time: Double) {
    wakeIfDue(time)
    onFrame?(time)
    run()
  }
}
#endif
