#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

// What UIKit reports, as the engine's events. Four properties are observed rather than
// delegated, so that the app's delegate stays its own.
extension Attachment {
  /// The gesture that has the content, as far as the engine was told.
  enum Gesture {
    case none
    /// A finger or a pressed pointer.
    case touch
    /// Two fingers on a trackpad, or a wheel.
    case scroll
  }

  /// Observes a scroll view for as long as the observations are kept.
  ///
  /// They hold this attachment, and not weakly: whoever keeps them keeps it too.
  func observe(_ scrollView: UIScrollView) -> [NSKeyValueObservation] {
    [
      scrollView.observe(\.contentOffset) { scrollView, _ in
        MainActor.assumeIsolated { self.offsetChanged(scrollView) }
      },
      scrollView.observe(\.contentInset) { scrollView, _ in
        MainActor.assumeIsolated { self.insetChanged(scrollView) }
      },
      scrollView.observe(\.contentSize) { scrollView, _ in
        MainActor.assumeIsolated { self.contentChanged(scrollView) }
      },
      scrollView.panGestureRecognizer.observe(\.state) { pan, _ in
        MainActor.assumeIsolated { self.panChanged(pan) }
      },
    ]
  }

  private func offsetChanged(_ scrollView: UIScrollView) {
    if isWriting || isInserting { return }
    if session.isMovingContent, isBounceStray(scrollView) { return cutBounce(scrollView) }
    report(scrollView, isOwnWrite: false)
  }

  private func contentChanged(_ scrollView: UIScrollView) {
    let length = geometry.length(scrollView.contentSize)
    guard length != extent, length.isFinite, length >= 0, !isInserting else { return }
    report(isOwnWrite: false)
    extent = length
    send(.contentChanged(extent: length, insertedBefore: nil))
    report(isOwnWrite: false)
  }

  /// Makes a change to the content whose whole growth lies before what is being read.
  func insertBeforeReader(_ change: () -> Void) {
    guard let scrollView else { return change() }
    report(isOwnWrite: false)
    isInserting = true
    change()
    scrollView.layoutIfNeeded()
    isInserting = false
    let length = geometry.length(scrollView.contentSize)
    let growth = length - extent
    guard growth != 0, length.isFinite, length >= 0 else { return }
    extent = length
    send(.contentChanged(extent: length, insertedBefore: growth))
    report(isOwnWrite: false)
  }

  private func panChanged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed:
      guard gesture == .none else { return }
      report(isOwnWrite: false)
      // With native bounce the engine reads the content, so where the finger is does not matter.
      gesture = pan.numberOfTouches > 0 ? .touch : .scroll
      inner = innerScrollViews(under: pan)
      send(gesture == .touch ? .contactBegan(id: 1, position: 0) : .wheelBegan)
    case .ended:
      endGesture(isLetGo: true)
    case .cancelled, .failed, .possible:
      endGesture(isLetGo: false)
    @unknown default:
      endGesture(isLetGo: false)
    }
  }

  private func endGesture(isLetGo: Bool) {
    let ended = gesture
    guard ended != .none else { return }
    report(isOwnWrite: false)
    gesture = .none
    inner = []
    switch (ended, isLetGo) {
    case (.none, _): break
    case (.touch, true): send(.contactEnded(id: 1))
    case (.touch, false): send(.contactCancelled(id: 1))
    case (.scroll, true): send(.wheelEnded)
    case (.scroll, false):
      // A wheel's gesture knows no cancelling; a contact that takes its place does.
      send(.contactBegan(id: 1, position: 0))
      send(.contactCancelled(id: 1))
    }
  }

  /// Pushes the present numbers.
  func report(isOwnWrite: Bool) {
    guard let scrollView else { return }
    report(scrollView, isOwnWrite: isOwnWrite)
  }

  private func report(_ scrollView: UIScrollView, isOwnWrite: Bool) {
    if startShare.contribution > 0 || endShare.contribution > 0 {
      renewReplacedInsets(scrollView)
    }
    let adjusted = scrollView.adjustedContentInset
    var metrics = ScrollMetrics(
      offset: geometry.offset(of: scrollView, extent: extent),
      viewport: max(0, geometry.length(scrollView.bounds.size)),
      extent: extent,
      baseStart: Double(adjusted[geometry.side(.start)] - startShare.included),
      baseEnd: Double(adjusted[geometry.side(.end)] - endShare.included)
    )
    reportedOffset = metrics.offset
    if !inner.isEmpty { metrics.innerCanScroll = innerCanScroll(metrics) }
    // Inside the content, where nothing follows from scrolling, this is all.
    let time = clock.now
    if session.scroll(to: metrics, isOwnWrite: isOwnWrite, at: time) { drain(at: time) }
  }

  // MARK: Scroll views inside the content

  // A pager's inner list may recognize the same gesture; until it is at its own edge, the pull is
  // none of ours.
  private func innerScrollViews(under pan: UIPanGestureRecognizer) -> [UIScrollView] {
    guard let scrollView else { return [] }
    var found: [UIScrollView] = []
    var view = scrollView.hitTest(pan.location(in: scrollView), with: nil)
    while let present = view, present !== scrollView {
      if let inner = present as? UIScrollView { found.append(inner) }
      view = present.superview
    }
    return found
  }

  private func innerCanScroll(_ metrics: ScrollMetrics) -> Bool {
    let isPastStart = metrics.offset < -metrics.baseStart
    return inner.contains { inner in
      switch inner.panGestureRecognizer.state {
      case .began, .changed, .ended, .cancelled: break
      default: return false  // It takes no part in the gesture.
      }
      let extent = geometry.length(inner.contentSize)
      let inset = inner.adjustedContentInset
      let first = -Double(inset[geometry.side(.start)])
      let end = Double(inset[geometry.side(.end)])
      let last = max(first, extent + end - geometry.length(inner.bounds.size))
      let offset = geometry.offset(of: inner, extent: extent)
      return isPastStart ? offset > first + 1 : offset < last - 1
    }
  }

  // MARK: UIKit's own bounce

  // A bounce that UIKit began before or beside the engine's motion would fight it. UIKit decides it
  // from insets that it may have read before ours were in place, so the engine's motion has it.
  private func isBounceStray(_ scrollView: UIScrollView) -> Bool {
    gesture == .none && scrollView.isDecelerating && !scrollView.isTracking
  }

  private func cutBounce(_ scrollView: UIScrollView) {
    write(toOffset: lastWrittenOffset, of: scrollView)
  }
}
#endif
