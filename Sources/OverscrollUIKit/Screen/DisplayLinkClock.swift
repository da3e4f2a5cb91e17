#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// A display link, running only while frames are requested.
///
/// Also runs off-window, so that wakes are handled there too.
@MainActor
final class DisplayLinkClock: FrameClock {
  private var link: CADisplayLink?

  var now: Double { CACurrentMediaTime() }
  var date: Date { Date() }

  func start(_ body: @escaping @MainActor (Double) -> Void) {
    guard link == nil else { return }
    let link = makeDisplayLink { [weak self] link in
      // If the clock was deallocated without being stopped, its link is invalidated here.
      if self == nil { link.invalidate() } else { body(link.timestamp) }
    }
    // The rate at which the list scrolls. An iPhone exceeds 60 only if the app's Info.plist has
    // CADisableMinimumFrameDurationOnPhone.
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }
}
#endif
