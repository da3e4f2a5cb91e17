#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// Locks the content during a run that says so.
@MainActor
final class ContentLock {
  unowned private let session: ScrollViewSession
  // While held, `isScrollEnabled` is false, which also covers a tap on the status bar.
  private var lock: HeldFlag?

  init(_ session: ScrollViewSession) {
    self.session = session
  }

  func update() {
    guard session.list.engine.isContentLocked != (lock != nil),
      let scrollView = session.scrollView
    else { return }
    if let lock {
      self.lock = nil
      lock.release()
    } else {
      let lock = HeldFlag(\.isScrollEnabled, at: false, of: scrollView)
      self.lock = lock
      lock.hold()
      session.list.runScroll.beginBack()
    }
  }
}
#endif
