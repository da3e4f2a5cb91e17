#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import OverscrollUIKit
import UIKit

/// Finds the scroll view of a SwiftUI view, and finds it again when the views change.
///
/// SwiftUI does not expose its scroll views. A modifier puts one marker behind its view and one in
/// front of it, so all views of the modified view are between the two. In this order:
///
/// 1. the first scroll view between the markers that has the size of the modified view, such as a
///    `List`;
/// 2. the nearest scroll view around the markers, up to the view of the nearest view controller, for
///    a modifier of the content of a `ScrollView`;
/// 3. the first scroll view between the markers, for a stack of a header and a `List`.
///
/// A scroll view that scrolls only across the axis, such as a carousel in a vertical list, is skipped.
@MainActor
package final class ScrollViewSearch {
  /// The marker behind the modified view, which has its size.
  package weak var back: UIView?
  /// The marker in front of it.
  package weak var front: UIView?
  /// The axis of the control.
  private let axis: Axis
  private var onChange: ((UIScrollView?) -> Void)?
  private weak var found: UIScrollView?
  private var hasFound = false
  private var turns: RunLoopTurns?
  /// The views that the last search visited.
  package private(set) var visitCount = 0

  /// The most views that a search visits.
  package static let largestVisitCount = 2_000

  package init(along edge: ScrollEdge) {
    switch edge {
    case .top, .bottom: axis = .vertical
    case .leading, .trailing: axis = .horizontal
    }
  }

  private enum Axis {
    case vertical
    case horizontal
  }

  /// Starts over.
  ///
  /// - Parameter onChange: Called with each scroll view that is found, and with nil when it is deallocated
  ///   before there is another one. One that has left its window may come back.
  package func start(_ onChange: @escaping (UIScrollView?) -> Void) {
    self.onChange = onChange
    found = nil
    hasFound = false
  }

  /// Handles that a marker has entered or left its window.
  ///
  /// A view between the markers may change by its own state, which lays out neither of them. While there
  /// is no scroll view, or it has left its window, each turn of the run loop therefore searches again.
  func markerMoved() {
    let isShown = back?.window != nil && front?.window != nil
    if !isShown {
      turns = nil
    } else if turns == nil {
      turns = RunLoopTurns { [weak self] in
        if self?.found?.window == nil { self?.update() }
      }
    }
    update()
  }

  /// Searches again, in a window; reports only a change.
  package func update() {
    guard let back, let front, back.window != nil, front.window != nil else { return }
    let present = scrollView(between: back, and: front) ?? found
    guard present !== found || hasFound != (present != nil) else { return }
    found = present
    hasFound = present != nil
    onChange?(present)
  }

  private func scrollView(between back: UIView, and front: UIView) -> UIScrollView? {
    let inside = scrollViews(between: back, and: front)
    return inside.first { covers($0, back) && !isAcross($0) }
      ?? around(back)
      ?? inside.first { scrolls($0) }
  }

  // MARK: Candidates

  /// The scroll views between the markers, in the order of the tree.
  private func scrollViews(between back: UIView, and front: UIView) -> [UIScrollView] {
    guard
      let whole = sequence(first: back, next: \.superview)
        .first(where: { front.isDescendant(of: $0) })
    else { return [] }
    var isBetween = false
    var found: [UIScrollView] = []
    visitCount = 0
    /// Returns false at the marker in front, and at the limit.
    func visit(_ view: UIView) -> Bool {
      visitCount += 1
      if view === front || visitCount > Self.largestVisitCount { return false }
      if view === back { isBetween = true }
      if !isBetween, !back.isDescendant(of: view) { return true }
      if isBetween, let scrollView = view as? UIScrollView {
        found.append(scrollView)
        // A list in one of its cells is another list.
        if scrolls(scrollView) { return true }
      }
      return view.subviews.allSatisfy(visit)
    }
    _ = visit(whole)
    return found
  }

  /// The nearest ancestor that scrolls along the axis, within the nearest view controller's view.
  private func around(_ view: UIView) -> UIScrollView? {
    for ancestor in sequence(first: view, next: \.superview) {
      if let scrollView = ancestor as? UIScrollView, !isAcross(scrollView) { return scrollView }
      if ancestor.next is UIViewController { return nil }
    }
    return nil
  }

  // MARK: Conditions

  /// Whether a scroll view has at least the frame of a marker.
  ///
  /// With a tolerance of half a point, because views are aligned to device pixels.
  private func covers(_ scrollView: UIScrollView, _ marker: UIView) -> Bool {
    guard marker.bounds.width > 0, marker.bounds.height > 0 else { return false }
    let end = CGPoint(x: marker.bounds.width, y: marker.bounds.height)
    let reach = scrollView.bounds.insetBy(dx: -0.5, dy: -0.5)
    return reach.contains(scrollView.convert(CGPoint.zero, from: marker))
      && reach.contains(scrollView.convert(end, from: marker))
  }

  /// Whether a scroll view scrolls along the axis.
  private func scrolls(_ scrollView: UIScrollView) -> Bool {
    let (content, size) = (scrollView.contentSize, scrollView.bounds.size)
    return switch axis {
    case .vertical: scrollView.alwaysBounceVertical || content.height > size.height
    case .horizontal: scrollView.alwaysBounceHorizontal || content.width > size.width
    }
  }

  /// Whether a scroll view scrolls across the axis, and not along it.
  ///
  /// So do pages that are not known yet: the list on one of them comes later.
  private func isAcross(_ scrollView: UIScrollView) -> Bool {
    guard !scrolls(scrollView) else { return false }
    if scrollView.isPagingEnabled { return true }
    let (content, size) = (scrollView.contentSize, scrollView.bounds.size)
    return switch axis {
    case .vertical: scrollView.alwaysBounceHorizontal || content.width > size.width
    case .horizontal: scrollView.alwaysBounceVertical || content.height > size.height
    }
  }
}

/// An empty view behind or in front of a SwiftUI view, which starts a search in every layout.
package final class MarkerView: UIView {
  private let search: ScrollViewSearch

  package init(
    _ place: ReferenceWritableKeyPath<ScrollViewSearch, UIView?>,
    of search: ScrollViewSearch
  ) {
    self.search = search
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    search[keyPath: place] = self
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    nil
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    search.markerMoved()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    search.update()
  }
}

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
