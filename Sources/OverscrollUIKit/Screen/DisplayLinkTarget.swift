#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

// A display link takes a selector, which requires the Objective-C runtime.

#if canImport(ObjectiveC)
/// The target of a display link, which retains it; so it holds nothing but the closure.
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

/// Makes a display link that calls a closure before every frame.
@MainActor
func makeDisplayLink(_ body: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink {
  CADisplayLink(target: DisplayLinkTarget(body), selector: #selector(DisplayLinkTarget.step(_:)))
}
#else
/// Makes a display link that calls a closure before every frame.
@MainActor
func makeDisplayLink(_ body: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink {
  CADisplayLink(body)
}
#endif
#endif
