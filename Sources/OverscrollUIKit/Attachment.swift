#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollHosting
import UIKit

/// The library's state on one axis of one scroll view, as far as it concerns UIKit.
///
/// An ``AnchorView`` inside the scroll view owns it, so it has the lifetime of the scroll view and
/// no global table is needed. It changes only these properties of the scroll view: the insets, the
/// offset, whether content too short to scroll bounces, during a run that locks it whether it
/// scrolls, and for an indicator behind it the background color. Its indicators may change the `zPosition` of a background view.
@MainActor
final class Attachment {
  /// The engine and the parts.
  let list: HostedList
  /// Reads and writes the scroll view.
  let session: ScrollViewSession
  /// Whether the list is a table or collection view on the screen, and has no items.
  private(set) var isWithoutItems = false
  /// What UIKit has of the parts.
  private var views: [ViewPart] = []
  private weak var anchor: AnchorView?
  private let pictures = PictureTiming()
  private let offers = RefreshOffers()
  private var listColor = ListColor()
  private var sheetPull = SheetPull()
  private var screen: ListScreen?
  /// What turns what is in the list upright on the screen.
  private(set) var upright = CGAffineTransform.identity
  private var transform = CGAffineTransform.identity
  var refreshControlCheck = RefreshControlCheck()

  private init(_ axis: Axis, of scrollView: UIScrollView, _ clock: any FrameClock) {
    list = HostedList(axis, bounce: .native, clock)
    session = ScrollViewSession(list, of: scrollView)
    list.host = self
    session.attachment = self
  }

  /// Returns the attachment for an axis of a scroll view, if there is one.
  static func find(_ axis: Axis, in scrollView: UIScrollView) -> Attachment? {
    for case let anchor as AnchorView in scrollView.subviews
    where anchor.attachment.list.axis == axis {
      return anchor.attachment
    }
    return nil
  }

  /// Returns the attachment for an axis of a scroll view, or makes it.
  static func make(
    _ axis: Axis,
    in scrollView: UIScrollView,
    clock: @autoclosure () -> any FrameClock = PullControls.makeClock?() ?? DisplayLinkClock()
  ) -> Attachment {
    if let attachment = find(axis, in: scrollView) { return attachment }
    let attachment = Attachment(axis, of: scrollView, clock())
    let anchor = AnchorView(attachment)
    attachment.anchor = anchor
    attachment.pictures.anchor = anchor
    anchor.observations = attachment.session.observe(for: attachment)
    scrollView.addSubview(anchor)
    RefreshControlCheck.warn(about: scrollView)
    return attachment
  }

  /// Adds a part at its edge; replaces an existing one.
  func add(_ part: HostedPart) {
    list.add(part)
    appear()
  }

  /// Applies what the parts have in common.
  func followParts() {
    views = list.parts.compactMap { $0.host as? ViewPart }
    followBehaviors()
    if let scrollView = session.scrollView {
      let isSeenThrough = views.contains { view in
        guard let part = view.part, part.isInEngine, view.view.container == nil else {
          return false
        }
        return part.style.behavior.placement == .superviewLayer
      }
      listColor.update(scrollView, isSeenThrough: isSeenThrough)
      let keepsPull = views.contains {
        $0.appearance.keepsPullInSheet && $0.part?.isInEngine == true
      }
      sheetPull.update(scrollView, keeps: keepsPull)
    }
    offerRefresh()
  }

  /// Whether a refresh control is the host's own, which keeps a pull in its sheet.
  func isOwn(_ control: UIRefreshControl?) -> Bool { sheetPull.isOwn(control) }

  private func followBehaviors() {
    session.countsItems = list.parts.contains { $0.style.behavior.lead.unit == .items }
    session.setBounces(list.parts.contains { $0.isInEngine && $0.isPulled })
  }

  // MARK: The content

  /// Applies that a list has got its first items, or lost its last, before a change is sent.
  ///
  /// No load-more begins in between, because the engine does not know of the new length yet.
  func updateItems(during change: () -> Void) {
    let loads = barLoads()
    change()
    for part in loads where !part.isBarred {
      list.send(.externalLoadingChanged(part.edge, isLoading: false))
    }
    noteContent()
  }

  /// Lets no load-more begin if the list has got its first items, or lost its last; returns those that wait.
  @inline(never)  // saves 1.2 KB of an app
  private func barLoads() -> [HostedPart] {
    let isEmpty =
      session.isInWindow
      ? session.scrollView.map(SectionCounts.areEmpty) == true : isWithoutItems
    guard isEmpty != isWithoutItems else { return [] }
    isWithoutItems = isEmpty
    let loads = list.parts.filter { $0.role == .loadMore && !$0.isHidden }
    for part in loads {
      list.send(.externalLoadingChanged(part.edge, isLoading: true))
      list.configure(part.edge, part.behavior)
    }
    return loads
  }

  private func noteContent() {
    guard session.isInWindow, !isWithoutContent else { return }
    for part in list.parts { part.contentAppeared() }
  }

  /// Requests that our share of the insets is added again with the next layout, in the same turn.
  func setNeedsInsets() {
    renewInsetsWithNextLayout()
    anchor?.setNeedsLayout()
  }

  /// Adds our share of the insets again with the next layout, whatever causes it.
  func renewInsetsWithNextLayout() {
    anchor?.needsInsets = true
  }

  /// Requests that a place is kept with the next layout, in the same turn.
  func setNeedsPlaceCheck() { anchor?.setNeedsLayout() }

  /// Handles a change of the content's length.
  func contentLengthChanged() {
    anchor?.contentLengthChanged()
  }

  // MARK: On and off the screen

  /// Handles that the scroll view may have entered a window or got its first size.
  func appear() {
    guard session.isInWindow else { return }
    screen = session.scrollView.map { ListScreen(of: $0) }
    orient()
    updateItems { session.report(isOwnWrite: false) }
    list.appear()
    offerKeyCommand()
  }

  func disappear() {
    guard list.isShown else { return }
    for part in views { part.view.leaveScreen(of: session.scrollView) }
    list.disappear()
    offerKeyCommand()
    Task { [weak self] in self?.cancelRunsIfGone() }
  }

  private func cancelRunsIfGone() {
    guard !list.isShown, screen?.isGone == true else { return }
    for part in list.parts { part.send(.cancelRequested(part.edge)) }
  }

  /// Cancels runs and restores the app's insets.
  func detach() {
    anchor?.observations = []
    list.detach()
    list.removeAll()
    session.placeView?.remove()
    session.detach()
    followParts()
  }

  /// Applies changes of settings, traits and the screen.
  func restyle() {
    guard let scrollView = session.scrollView else { return }
    let environment = Environment(of: scrollView)
    session.mirror(list.axis == .horizontal && environment.direction == .rightToLeft)
    list.restyle(environment)
    for view in views where view.readTextScale() { view.part.map(list.configure) }
    setNeedsPicture()
  }

  /// Applies how the list is turned on the screen.
  func orient() {
    guard let scrollView = session.scrollView else { return }
    transform = scrollView.transform
    let present = scrollView.upright
    guard present != upright else { return }
    upright = present
    list.isReversed = (list.axis == .vertical ? present.d : present.a) < 0
    for part in list.parts { part.restyle() }
    setNeedsPicture()
  }

  /// Applies the defaults around the list.
  func inheritDefaults() {
    guard let scrollView = session.scrollView else { return }
    let defaults = PullControls.Defaults(around: scrollView)
    for part in list.parts { part.inherit(defaults) }
    restyle()
    offerRefresh()
  }

  // MARK: Refresh without a pull

  /// Updates the ways to refresh without a pull.
  private func offerRefresh() {
    offerKeyCommand()
    guard let scrollView = session.scrollView else { return }
    offers.offerActions(list.parts, of: scrollView, anchor)
  }

  private func offerKeyCommand() {
    offers.offerKeyCommand(list.parts, of: list.isShown ? session.scrollView : nil)
  }

  // MARK: Frames and pictures

  /// Requests frames that the engine does not, if something moves without it.
  func updateFrames() {
    var needsFrames = false
    // A closure would check the isolation at run time, which takes 300 instructions of a frame.
    for part in views where part.view.needsFrames { needsFrames = true }
    list.ticker.set(.picture, to: needsFrames)
  }

  /// Paints the requested picture; it includes requests that were made meanwhile.
  func paintDuePicture() {
    guard let due = pictures.due else { return }
    if let scrollView = session.scrollView {
      if scrollView.transform != transform { orient() }
      for part in views {
        part.view.present(due, of: part, session, scrollView)
        guard let floor = part.floor, let edge = part.part?.edge else { continue }
        let (progress, frame) = session.floor(edge, in: scrollView)
        floor.present(progress, frame, in: scrollView, upright)
      }
      updateFrames()
    }
    pictures.clear()
  }
}

extension Attachment: ListHost {
  func report(isOwnWrite: Bool) { session.report(isOwnWrite: isOwnWrite) }

  var metrics: ScrollMetrics {
    session.scrollView.map { session.metrics(of: $0) }
      ?? ScrollMetrics(offset: 0, viewport: 0, extent: 0)
  }

  var offsets: ClosedRange<Double> {
    session.scrollView.map { session.input.geometry.range(of: $0) } ?? 0...0
  }

  var hasGesture: Bool { session.input.hasGesture }

  var isWithoutContent: Bool { isWithoutItems || session.contentLength < 1 }

  func contribute(_ points: Double, at edge: Edge) { session.contribute(points, at: edge) }

  // Engine bounce only.
  func displace(by points: Double) {}

  func scroll(to offset: Double) { session.move(to: offset) }

  func say(_ text: String) { Announcements.post(text) }

  func setNeedsPicture() { pictures.setNeedsPicture(at: list.clock.now, isFrame: true) }

  func willConfigure(_ part: HostedPart) {
    _ = (part.host as? ViewPart)?.readTextScale()
    followBehaviors()
    session.report(isOwnWrite: false)
  }

  func partLeaves() { session.partLeaves() }

  func partsChanged() {
    followParts()
    if list.parts.isEmpty, session.place == nil { anchor?.removeFromSuperview() }
  }

  func eventHandled(hadEffects: Bool, at time: Double?) {
    session.eventHandled(hadEffects: hadEffects)
    pictures.setNeedsPicture(at: time ?? list.clock.now, isFrame: false)
  }

  func frame(at time: Double) {
    list.send(.frame, at: time)
    pictures.setNeedsPicture(at: time, isFrame: true)
  }
}
#endif
