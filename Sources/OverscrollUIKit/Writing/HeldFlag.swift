#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// Holds a setting of a scroll view at a value, and then restores the app's.
///
/// A value that the app sets meanwhile is stored, and applied afterwards.
@MainActor
final class HeldFlag {
  private weak var scrollView: UIScrollView?
  private let flag: ReferenceWritableKeyPath<UIScrollView, Bool>
  private let held: Bool
  /// The app's value.
  private var own: Bool
  private var observation: NSKeyValueObservation?
  private var isWriting = false

  init(
    _ flag: ReferenceWritableKeyPath<UIScrollView, Bool>,
    at held: Bool,
    of scrollView: UIScrollView
  ) {
    self.scrollView = scrollView
    self.flag = flag
    self.held = held
    own = scrollView[keyPath: flag]
  }

  /// Writes the value, and observes the app's.
  func hold() {
    write(held)
    observation = scrollView?.observe(flag) { [weak self] scrollView, _ in
      MainActor.assumeIsolated { self?.changed(scrollView) }
    }
  }

  /// Restores the app's value.
  func release() {
    observation = nil
    write(own)
  }

  private func changed(_ scrollView: UIScrollView) {
    guard !isWriting else { return }
    own = scrollView[keyPath: flag]
    write(held)
  }

  // The same flag held for the other axis would take an equal value for one of the app's.
  private func write(_ value: Bool) {
    guard let scrollView, scrollView[keyPath: flag] != value else { return }
    isWriting = true
    scrollView[keyPath: flag] = value
    isWriting = false
  }
}

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
