#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollHosting
import UIKit

/// One axis of one scroll view: reads what the engine needs to know, and reports it.
///
/// It holds the scroll view weakly. Four properties are observed with KVO, so that the app keeps
/// its own scroll view delegate. What the engine orders is written in `ScrollViewSession+Writing`.
@MainActor
package final class ScrollViewSession {
  package unowned let list: HostedList
  package private(set) weak var scrollView: UIScrollView?
  weak var attachment: Attachment?
  // Not checked at run time for overlapping accesses; an access ends before anything else is called.
  // Saves 295 of 485 instructions of a change inside the content.
  @exclusivity(unchecked) var input: InputTranslation
  let writer = ScrollViewWriter()
  private var bounce: HeldFlag?
  private lazy var contentLock = ContentLock(self)
  /// The place that is kept, if the app wants that.
  var place: (any KeptPlace)?
  var placeView: (any PlaceView)?
  /// From the view's start to the visible edge when what is read was last noted, in points.
  var notedInset = 0.0
  /// Whether what is written now ends no deceleration.
  var keepsMotion = false
  /// The items as they were last counted.
  private var counted: SectionCounts?
  /// The height of a table's header when the content last changed.
  private var headerHeight = 0.0
  /// Whether the content stays where it is, whatever the engine orders.
  private(set) var staysPut = false
  /// Whether a part has a lead in items.
  var countsItems = false
  /// Whether the engine was moving the content before the present event.
  private(set) var wasMovingContent = false
  /// Whether content may rest past an edge with nothing left to move it.
  private var mayBePastEdge = false

  init(_ list: HostedList, of scrollView: UIScrollView) {
    self.list = list
    self.scrollView = scrollView
    input = InputTranslation(axis: list.axis)
    input.resize(to: input.geometry.length(scrollView.contentSize))
    writer.insetChanged(scrollView, input.geometry)
    headerHeight = header(of: scrollView)
  }

  // MARK: State

  /// Whether the scroll view is in a window and has a size.
  package var isInWindow: Bool { scrollView?.window != nil && viewport > 0 }

  package var geometry: ScrollGeometry { input.geometry }

  /// What turns a view of the list upright.
  package var upright: CGAffineTransform { attachment?.upright ?? .identity }

  /// The length of the content, in points.
  var contentLength: Double { input.geometry.extent }

  /// The visible length along the axis, in points.
  package var viewport: Double { scrollView.map { input.geometry.length($0.bounds.size) } ?? 0 }

  /// The items of a table or collection view; nil for another scroll view.
  package var counts: SectionCounts? {
    guard let scrollView else { return nil }
    if counted?.isPresent(in: scrollView) != true {
      let near = counted?.near ?? 0
      counted = SectionCounts(of: scrollView)
      counted?.near = near
    }
    return counted
  }

  /// Remembers which item is read, whose section is counted each time.
  package func noteNear(_ item: Int) {
    if let section = counted?.path(of: item)?.section { counted?.near = section }
  }

  /// Counts the items anew, because the list may have changed.
  func forgetCounts() { counted = nil }

  // MARK: Observing

  /// Observes the scroll view until the observations are released.
  ///
  /// They retain the attachment, so it lives at least as long as they do.
  func observe(for attachment: Attachment) -> [NSKeyValueObservation] {
    guard let scrollView else { return [] }
    return [
      scrollView.observe(\.contentOffset) { scrollView, _ in
        MainActor.assumeIsolated { attachment.session.offsetChanged(scrollView) }
      },
      scrollView.observe(\.contentInset) { scrollView, _ in
        MainActor.assumeIsolated { attachment.session.insetChanged(scrollView) }
      },
      scrollView.observe(\.contentSize) { scrollView, _ in
        MainActor.assumeIsolated { attachment.session.contentChanged(scrollView) }
      },
      scrollView.panGestureRecognizer.observe(\.state) { pan, _ in
        MainActor.assumeIsolated { attachment.session.panChanged(pan) }
      },
    ]
  }

  @inline(__always)  // saves 26 instructions of 212 a change inside the content
  private func offsetChanged(_ scrollView: UIScrollView) {
    if writer.isWriting || input.isInserting { return }
    if list.engine.isMovingContent, input.isBounce(scrollView) {
      return writer.moveBack(scrollView, input.geometry, isInMotion: wasMovingContent)
    }
    // Undone once the content's new length is told of.
    if input.offsetBeforeClamping(scrollView) != nil { return }
    // An inset may report a scroll that has not moved anything.
    if list.runScroll.isScrolling, place?.isChanging != true,
      input.geometry.offset(of: scrollView) != input.reportedOffset
    {
      list.runScroll.end()
    }
    refuseSharedGesture(scrollView)
    let previous = input.reportedOffset
    // Nor does such a report scroll an indicator away that is just being opened.
    let isStill = list.engine.isMovingContent && input.geometry.offset(of: scrollView) == previous
    report(scrollView, isOwnWrite: isStill)
    if !input.hasGesture, list.engine.currentRun(.start) != nil {
      showRun(scrollView, after: previous)
    }
  }

  /// Scrolls to a run that was scrolled away, once the content is back at its start without a finger.
  ///
  /// A tap on the status bar leads there, and with UIKit's refresh control to the spinner.
  private func showRun(_ scrollView: UIScrollView, after previous: Double?) {
    guard let part = list.part(.start), part.role == .refresh, !hasRoom(at: .start),
      !list.runScroll.isScrolling, !list.engine.isMovingContent, !scrollView.isDecelerating
    else { return }
    let first = input.geometry.range(of: scrollView).lowerBound
    guard let previous, previous > first + 1, let offset = input.reportedOffset, offset <= first
    else { return }
    list.runScroll.begin(to: .start, part.behavior)
  }

  private func insetChanged(_ scrollView: UIScrollView) {
    writer.insetChanged(scrollView, input.geometry)
    // What is under a bar now is no longer read.
    if place != nil { attachment?.setNeedsPlaceCheck() }
    // With the layout, not during the app's write, after which it may write other properties.
    if writer.hasReplacedShare { attachment?.setNeedsInsets() }
  }

  private func contentChanged(_ scrollView: UIScrollView) {
    guard let length = input.newLength(of: scrollView) else { return }
    // Content that is longer because it is larger is no page, and the offset follows the fingers.
    if input.isZoom(scrollView) {
      return resize(to: length, insertedBefore: 0, duringBounce: false)
    }
    undoClamping(scrollView)
    if input.isInserting || defersContentChange() { return }
    report(isOwnWrite: false)
    let growth = header(of: scrollView) - headerHeight
    let isFree = !list.engine.isMovingContent && !input.hasGesture
    // The app may have resized the view before the table knows of it.
    let isKnown = growth != 0 && abs(growth) <= max(length, input.geometry.extent)
    let isBounce = input.isPastEdge(scrollView)
    guard isKnown, isFree, list.part(.start)?.role != .loadMore else {
      return resize(to: length, insertedBefore: nil, duringBounce: isBounce)
    }
    // A header is no page. Where the rows go is UIKit's and the app's.
    staysPut = true
    resize(to: length, insertedBefore: growth, duringBounce: isBounce)
    staysPut = false
  }

  /// Restores what is past an edge, under a finger or in a bounce, after UIKit has pulled it back.
  private func undoClamping(_ scrollView: UIScrollView) {
    guard let last = input.offsetBeforeClamping(scrollView) else { return }
    writer.shift(to: last, of: scrollView, input.geometry)
    // UIKit may have ended its bounce.
    if !scrollView.isDecelerating { list.runScroll.beginBack() }
  }

  private func header(of scrollView: UIScrollView) -> Double {
    guard list.axis == .vertical, let table = scrollView as? UITableView else { return 0 }
    return Double(table.tableHeaderView?.frame.height ?? 0)
  }

  /// Changes the content; all growth counts as before what is being read.
  func insertBeforeReader(_ change: () -> Void) {
    guard let scrollView else { return change() }
    if let place { return place.keep(change) }
    report(isOwnWrite: false)
    let isBounce = input.isPastEdge(scrollView)
    input.beginInserting()
    change()
    scrollView.layoutIfNeeded()
    input.endInserting()
    guard let length = input.newLength(of: scrollView) else { return }
    resize(
      to: length,
      insertedBefore: length - input.geometry.extent,
      duringBounce: isBounce
    )
  }

  /// Reports another length of the content, with what was inserted before the reader, if that is known.
  ///
  /// A throw goes on from where it is then. A bounce would go back to an edge that is elsewhere, and ends.
  func resize(to length: Double, insertedBefore growth: Double?, duringBounce isBounce: Bool) {
    input.resize(to: length)
    headerHeight = scrollView.map { header(of: $0) } ?? 0
    attachment?.contentLengthChanged()
    attachment?.updateItems {
      keepsMotion = !isBounce
      list.send(.contentChanged(extent: length, insertedBefore: growth))
      keepsMotion = false
    }
    report(isOwnWrite: staysPut)
  }

  private func panChanged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed:
      if input.hasGesture { return refuseSharedGesture() }
      list.runScroll.end()
      attachment?.orient()
      report(isOwnWrite: false)
      if let scrollView { RefreshControlCheck.warn(about: scrollView) }
      list.gestureBegins()
      let inner = scrollView.map { InputTranslation.innerScrollViews(of: $0, under: pan) } ?? []
      list.send(input.beginGesture(isTouch: pan.numberOfTouches > 0, over: inner))
      refuseSharedGesture()
    case .ended:
      // A second finger may have come and gone without a movement.
      refuseSharedGesture()
      endGesture(isLetGo: true)
    case .cancelled, .failed, .possible:
      endGesture(isLetGo: false)
    @unknown default:
      endGesture(isLetGo: false)
    }
  }

  /// Lets a gesture pull nothing once a second finger joins it, or it becomes a zoom.
  private func refuseSharedGesture(_ scrollView: UIScrollView) {
    if input.becomesShared(in: scrollView) { list.refuseGesture() }
  }

  private func refuseSharedGesture() {
    if let scrollView { refuseSharedGesture(scrollView) }
  }

  private func endGesture(isLetGo: Bool) {
    guard input.hasGesture else { return }
    report(isOwnWrite: false)
    for event in input.endGesture(isLetGo: isLetGo) { list.send(event) }
    list.gestureEnded()
  }

  // MARK: Reporting

  /// Sends the present scroll metrics.
  ///
  /// A movement by the engine does not count as scrolling, whatever causes the report.
  func report(isOwnWrite: Bool) {
    guard let scrollView else { return }
    report(scrollView, isOwnWrite: isOwnWrite || list.engine.isMovingContent)
  }

  private func report(_ scrollView: UIScrollView, isOwnWrite: Bool) {
    if writer.hasShares { renewReplacedInsets(scrollView) }
    var metrics = metrics(of: scrollView)
    input.complete(&metrics)
    if countsItems, let counts {
      (metrics.itemsToStart, metrics.itemsToEnd) = counts.around(scrollView)
    }
    list.scroll(to: metrics, isOwnWrite: isOwnWrite)
    if place != nil { noteMove() }
  }

  private func noteMove() {
    guard !input.isInserting else { return }
    noteInset()
    place?.moved()
    // Items that become visible are measured with the list's layout, which may move what is read.
    attachment?.setNeedsPlaceCheck()
    placeView?.placeMarker()
  }

  @inline(__always)
  func metrics(of scrollView: UIScrollView) -> ScrollMetrics {
    input.geometry.metrics(
      of: scrollView,
      writer.included(at: .start),
      writer.included(at: .end)
    )
  }

  /// Handles that a part is removed from the engine.
  func partLeaves() {
    mayBePastEdge = true
  }

  /// Sets whether content shorter than its view bounces, which cannot be pulled otherwise.
  func setBounces(_ bounces: Bool) {
    guard bounces != (bounce != nil), let scrollView else { return }
    if let bounce {
      self.bounce = nil
      bounce.release()
    } else {
      let isVertical = list.axis == .vertical
      let flag = isVertical ? \UIScrollView.alwaysBounceVertical : \.alwaysBounceHorizontal
      let bounce = HeldFlag(flag, at: true, of: scrollView)
      self.bounce = bounce
      bounce.hold()
    }
  }

  /// Handles that the engine's effects are performed.
  func eventHandled(hadEffects: Bool) {
    // A motion neither begins nor ends without an effect.
    if hadEffects {
      wasMovingContent = list.engine.isMovingContent
      contentLock.update()
    }
    if mayBePastEdge {
      mayBePastEdge = false
      bringIntoRange()
    }
  }

  /// Ends what keeps the scroll view from being as the app has left it.
  func detach() {
    contentLock.update()
    setBounces(false)
  }
}
#endif
