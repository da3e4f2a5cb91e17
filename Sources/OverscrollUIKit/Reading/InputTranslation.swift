#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// Translates a scroll view and its pan gesture to the engine's events.
///
/// Only reads; stores the values last sent to the engine.
@MainActor
struct InputTranslation {
  /// The gesture that moves the content, as last sent to the engine.
  private enum Gesture {
    case none
    /// A finger or a pressed pointer.
    case touch
    /// A trackpad with two fingers, or a wheel.
    case scroll
  }

  /// How the scroll view maps to the engine's one dimension.
  private(set) var geometry: ScrollGeometry
  /// Whether the app is inserting content before the reader.
  private(set) var isInserting = false
  private var gesture = Gesture.none
  /// Whether a second finger has joined the gesture, or it has become a zoom.
  private var isShared = false
  /// Nested scroll views that the live gesture may scroll instead.
  private var inner: [UIScrollView] = []
  /// The offset last sent to the engine.
  private(set) var reportedOffset: Double?

  init(axis: Axis) {
    geometry = ScrollGeometry(axis: axis)
  }

  // MARK: The content

  /// Adds the values that the geometry does not have to the metrics, and stores them.
  mutating func complete(_ metrics: inout ScrollMetrics) {
    reportedOffset = metrics.offset
    if !inner.isEmpty { metrics.innerCanScroll = innerCanScroll(metrics) }
  }

  /// The content's length, if it has changed and is valid; nil otherwise.
  func newLength(of scrollView: UIScrollView) -> Double? {
    let length = geometry.length(scrollView.contentSize)
    return length != geometry.extent && length.isFinite && length >= 0 ? length : nil
  }

  /// The offset past an edge from which UIKit has pulled the content back because its length has changed, or nil.
  ///
  /// Asked before the new length is set.
  func offsetBeforeClamping(_ scrollView: UIScrollView) -> Double? {
    guard !isZoom(scrollView), let length = newLength(of: scrollView), let last = reportedOffset,
      geometry.offset(of: scrollView) != last, !geometry.range(of: scrollView).contains(last)
    else { return nil }
    var changed = geometry
    changed.extent = length
    let offset = changed.offset(of: scrollView)
    let range = changed.range(of: scrollView)
    let isAtEdge = min(abs(offset - range.lowerBound), abs(offset - range.upperBound)) < 0.5
    return isAtEdge ? last : nil
  }

  /// Sets the content's length.
  mutating func resize(to length: Double) {
    geometry.extent = length
  }

  /// Sets whether the axis counts from right to left.
  mutating func mirror(_ isMirrored: Bool) {
    geometry.isMirrored = isMirrored
  }

  mutating func beginInserting() {
    isInserting = true
  }

  mutating func endInserting() {
    isInserting = false
  }

  /// The offset before UIKit clamped it to a replaced inset, or nil if it did not.
  func clampedOffset(_ scrollView: UIScrollView) -> Double? {
    guard gesture == .none, let last = reportedOffset else { return nil }
    let offset = geometry.offset(of: scrollView)
    let range = geometry.range(of: scrollView)
    let isAtStart = abs(offset - range.lowerBound) < 0.5 && last < offset
    let isAtEnd = abs(offset - range.upperBound) < 0.5 && last > offset
    return isAtStart || isAtEnd ? last : nil
  }

  /// Whether the content is past an edge without a finger, by more than the rounding of an offset.
  func isPastEdge(_ scrollView: UIScrollView) -> Bool {
    guard !hasGesture else { return false }
    let (offset, range) = (geometry.offset(of: scrollView), geometry.range(of: scrollView))
    return offset < range.lowerBound - 0.5 || offset > range.upperBound + 0.5
  }

  /// Whether UIKit moves the content after a gesture, where the engine's motion can replace it.
  ///
  /// UIKit decides about its bounce from insets that it may have read before ours were set. A
  /// bounce before or during the engine's motion would conflict with it, so only the latter runs.
  func isBounce(_ scrollView: UIScrollView) -> Bool {
    gesture == .none && scrollView.isDecelerating && !scrollView.isTracking
  }

  // MARK: The pan

  /// Whether a gesture moves the content.
  var hasGesture: Bool { gesture != .none }

  /// Begins a pan.
  ///
  /// With native bounce the engine reads the offset, so the finger's position is not needed.
  ///
  /// - Parameters:
  ///   - isTouch: Whether a finger or a pressed pointer is down.
  ///   - inner: The nested scroll views that it may scroll instead.
  /// - Returns: The event for the engine.
  mutating func beginGesture(isTouch: Bool, over inner: [UIScrollView]) -> InputEvent.Kind {
    gesture = isTouch ? .touch : .scroll
    self.inner = inner
    return isTouch ? .contactBegan(id: 1, position: 0) : .wheelBegan
  }

  /// Ends or cancels a pan.
  ///
  /// - Returns: The events for the engine, in order.
  mutating func endGesture(isLetGo: Bool) -> [InputEvent.Kind] {
    let ended = gesture
    gesture = .none
    isShared = false
    inner = []
    switch (ended, isLetGo) {
    case (.none, _): return []
    case (.touch, true): return [.contactEnded(id: 1)]
    case (.touch, false): return [.contactCancelled(id: 1)]
    case (.scroll, true): return [.wheelEnded]
    case (.scroll, false):
      // A wheel gesture has no cancel event, so a contact replaces it and is cancelled.
      return [.contactBegan(id: 1, position: 0), .contactCancelled(id: 1)]
    }
  }

  /// Whether a second finger joins the gesture now, or it becomes a zoom: true once for each gesture.
  mutating func becomesShared(in scrollView: UIScrollView) -> Bool {
    guard hasGesture, !isShared else { return false }
    isShared = isZoom(scrollView) || scrollView.panGestureRecognizer.numberOfTouches > 1
    return isShared
  }

  /// Whether the content is being zoomed, or returns from a zoom past its limit.
  func isZoom(_ scrollView: UIScrollView) -> Bool {
    scrollView.isZooming || scrollView.isZoomBouncing
  }

  // MARK: Nested scroll views

  /// The nested scroll views under a pan, from the innermost outwards.
  ///
  /// A pager's inner list may recognize the same gesture; until it is at its own edge, the gesture
  /// is not a pull.
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
      default: return false  // The recognizer is not active.
      }
      // At its edge it still goes first if a pull starts its own run there.
      let list = Attachment.find(geometry.axis, in: inner)?.list
      if let part = list?.part(isPastStart ? .start : .end), part.isPulled, part.isInEngine {
        return true
      }
      var own = geometry
      own.extent = geometry.length(inner.contentSize)
      let offset = own.offset(of: inner)
      let range = own.range(of: inner)
      return isPastStart ? offset > range.lowerBound + 1 : offset < range.upperBound - 1
    }
  }
}
#endif
