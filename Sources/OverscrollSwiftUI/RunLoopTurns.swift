#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// Calls a closure after each turn of the main run loop that has done something, until it is released.
///
/// It causes no turns itself.
final class RunLoopTurns {
  private let observer: CFRunLoopObserver?

  /// After Core Animation's commit, whose observer has the order 2,000,000: the layout is done.
  private static let order = 2_000_001

  init(_ body: @escaping @MainActor () -> Void) {
    observer = CFRunLoopObserverCreateWithHandler(
      kCFAllocatorDefault,
      CFRunLoopActivity.beforeWaiting.rawValue,
      true,
      Self.order
    ) { _, _ in
      MainActor.assumeIsolated { body() }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, CFRunLoopMode.commonModes)
  }

  deinit {
    CFRunLoopObserverInvalidate(observer)
  }
}
#endif
