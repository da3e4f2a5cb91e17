#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// What a scroll view and its pan report, in the engine's terms.
///
/// It reads and never writes; it remembers what the engine was told last.
@MainActor
struct InputTranslation {
  /// The gesture that has the content, as far as the engine was told.
  private enum Gesture {
    case none
    /// A finger or a pressed pointer.
    case touch
    /// Two fingers on a trackpad, or a wheel.
    case scroll
  }

  /// How the scroll view maps to the engine's one dimension.
  private(set) var geometry: ScrollGeometry
  /// Whether the app is putting content in before the reader.
  private(set) var isInserting = false
  private var gesture = Gesture.none
  /// Scroll views inside the content that the live gesture may scroll instead.
  private var inner: [UIScrollView] = []
  /// The offset that the engine was last told.
  private var reportedOffset: Double?

  init(axis: Axis) {
    geometry = ScrollGeometry(axis: axis)
  }

  // MARK: The content

  /// Adds what the geometry does not know to numbers that the engine is told, and remembers them.
  mutating func complete(_ metrics: inout ScrollMetrics) {
    reportedOffset = metrics.offset
    if !inner.isEmpty { metrics.innerCanScroll = innerCanScroll(metrics) }
  }

  /// The content's length if it has changed and is valid; nil otherwise.
  func newLength(of scrollView: UIScrollView) -> Double? {
    let length = geometry.length(scrollView.contentSize)
    return length != geometry.extent && length.isFinite && length >= 0 ? length : nil
  }

  /// Takes a length for the content's from now on.
  mutating func resize(to length: Double) {
    geometry.extent = length
  }

  /// Counts from the left or from the right.
  mutating func mirror(_ isMirrored: Bool) {
    geometry.isMirrored = isMirrored
  }

  mutating func beginInserting() {
    isInserting = true
  }

  mutating func endInserting() {
    isInserting = false
  }

  /// Where the content was before an inset without our share moved it, or nil where none did.
  func clampedOffset(_ scrollView: UIScrollView) -> Double? {
    guard gesture == .none, let last = reportedOffset else { return nil }
    let offset = geometry.offset(of: scrollView)
    let range = geometry.range(of: scrollView)
    let isAtStart = abs(offset - range.first) < 0.5 && last < offset
    let isAtEnd = abs(offset - range.last) < 0.5 && last > offset
    return isAtStart || isAtEnd ? last : nil
  }

  /// Whether UIKit moves the content after a gesture, as the engine's own motion may do too.
  ///
  /// A bounce that UIKit began before or beside the engine's motion would fight it. UIKit decides it
  /// from insets that it may have read before ours were in place, so the engine's motion has it.
  func isBounce(_ scrollView: UIScrollView) -> Bool {
    gesture == .none && scrollView.isDecelerating && !scrollView.isTracking
  }

  // MARK: The pan

  /// Whether a gesture has the content.
  var hasGesture: Bool { gesture != .none }

  /// A pan has begun.
  ///
  /// With native bounce the engine reads the content, so where the finger is does not matter.
  ///
  /// - Parameters:
  ///   - isTouch: Whether something touches the screen, or is pressed.
  ///   - inner: The scroll views that it may scroll instead.
  /// - Returns: What the engine is told.
  mutating func beginGesture(isTouch: Bool, over inner: [UIScrollView]) -> InputEvent.Kind {
    gesture = isTouch ? .touch : .scroll
    self.inner = inner
    return isTouch ? .contactBegan(id: 1, position: 0) : .wheelBegan
  }

  /// The pan has ended, or was taken away.
  ///
  /// - Returns: What the engine is told, in order.
  mutating func endGesture(isLetGo: Bool) -> [InputEvent.Kind] {
    let ended = gesture
    gesture = .none
    inner = []
    switch (ended, isLetGo) {
    case (.none, _): return []
    case (.touch, true): return [.contactEnded(id: 1)]
    case (.touch, false): return [.contactCancelled(id: 1)]
    case (.scroll, true): return [.wheelEnded]
    case (.scroll, false):
      // A wheel's gesture knows no cancelling; a contact that takes its place does.
      return [.contactBegan(id: 1, position: 0), .contactCancelled(id: 1)]
    }
  }

  // MARK: Scroll views inside the content

  /// The scroll views under a pan, from the innermost outwards.
  ///
  /// A pager's inner list may recognize the same gesture; until it is at its own edge, the pull is
  /// none of ours.
  static func innerScrollViews(
    of scrollView: UIScrollView,
    under pan: UIPanGestureRecognizer
  ) -> [UIScrollView] {
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
      var own = geometry
      own.extent = geometry.length(inner.contentSize)
      let offset = own.offset(of: inner)
      let range = own.range(of: inner)
      return isPastStart ? offset > range.first + 1 : offset < range.last - 1
    }
  }
}
#endif
