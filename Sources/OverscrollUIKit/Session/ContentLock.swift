#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// Locks the content during a run that says so.
@MainActor
final class ContentLock {
  unowned private let session: ScrollViewSession
  private var lock: ScrollLock?

  init(_ session: ScrollViewSession) {
    self.session = session
  }

  func update() {
    guard session.list.engine.isContentLocked != (lock != nil),
      let scrollView = session.scrollView
    else { return }
    if let lock {
      self.lock = nil
      lock.open()
    } else {
      let lock = ScrollLock(scrollView)
      self.lock = lock
      lock.close()
      session.runScroll.beginBack()
    }
  }
}
#endif
