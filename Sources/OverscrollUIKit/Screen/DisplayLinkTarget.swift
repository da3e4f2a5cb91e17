#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

// The one thing about frames that cannot be written without the Objective-C runtime.

#if canImport(ObjectiveC)
/// What a display link calls; the link holds it strongly, so it holds nothing but the body.
@MainActor
private final class DisplayLinkTarget: NSObject {
  private let body: @MainActor (CADisplayLink) -> Void

  init(_ body: @escaping @MainActor (CADisplayLink) -> Void) {
    self.body = body
  }

  @objc func step(_ link: CADisplayLink) {
    body(link)
  }
}

/// Makes a display link that calls a body before every frame.
@MainActor
func makeDisplayLink(_ body: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink {
  CADisplayLink(target: DisplayLinkTarget(body), selector: #selector(DisplayLinkTarget.step(_:)))
}
#else
/// Makes a display link that calls a body before every frame.
@MainActor
func makeDisplayLink(_ body: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink {
  CADisplayLink(body)
}
#endif
#endif
