#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// The screen's own clock: a display link, running only while someone wants frames.
///
/// It runs also off window, so that what waits for a time is served there too.
@MainActor
final class DisplayLinkClock: FrameClock {
  private var link: CADisplayLink?

  var now: Double { CACurrentMediaTime() }
  var date: Date { Date() }

  func start(_ body: @escaping @MainActor (Double) -> Void) {
    guard link == nil else { return }
    let link = makeDisplayLink { [weak self] link in
      // A clock that is gone without having been stopped takes its link along.
      if self == nil { link.invalidate() } else { body(link.timestamp) }
    }
    // As often as the list scrolls. An iPhone gives more than 60 only to an app that has
    // CADisableMinimumFrameDurationOnPhone in its Info.plist.
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
