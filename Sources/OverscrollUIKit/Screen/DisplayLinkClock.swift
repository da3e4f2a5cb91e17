#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import OverscrollHosting
import UIKit

/// A display link, running only while frames or a wake are requested.
///
/// Also runs off-window, so that wakes are handled there too. A wake counts frames: there is no timer,
/// and no wait is long.
@MainActor
final class DisplayLinkClock: FrameClock {
  private var link: CADisplayLink?
  private var onFrame: (@MainActor (Double) -> Void)?
  private var onWake: (@MainActor (Double) -> Void)?
  private var wakeAt = Double.infinity

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
    guard onFrame != nil || wakeAt < .infinity else {
      link?.invalidate()
      link = nil
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

  private func tick(_ time: Double) {
    if wakeAt <= time {
      wakeAt = .infinity
      onWake?(time)
    }
    onFrame?(time)
    run()
  }
}
#endif
