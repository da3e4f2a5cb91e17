#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollHosting
import UIKit

/// The library's state on one axis of one scroll view: its parts and what they share.
///
/// An ``AnchorView`` inside the scroll view owns it, so it has the lifetime of the scroll view and
/// no global table is needed. It changes only these properties of the scroll view: the insets, the
/// offset, whether content too short to scroll bounces, during a run that locks it whether it
/// scrolls, and for an indicator behind it the background color. Its indicators may change the `zPosition` of a background view.
@MainActor
final class Attachment {
  /// The engine's session, which reads and writes the scroll view.
  let session: ScrollViewSession
  /// The parts that were added.
  private(set) var parts: [HostedPart] = [] {
    didSet { countItems() }
  }
  /// Whether the list is a table or collection view on the screen, and has no items.
  private(set) var isWithoutItems = false
  private weak var anchor: AnchorView?
  private let pictures = PictureTiming()
  private let offers = RefreshOffers()
  private var presence = ScreenPresence.none
  private var environment = Environment()
  private var listColor = ListColor()
  private(set) lazy var ticker = FrameTicker(
    session.clock,
    onFrame: { [weak self] time in self?.frame(at: time) },
    onWake: { [weak self] time in self?.session.send(.woke, at: time) }
  )

  private init(_ axis: Axis, of scrollView: UIScrollView, _ clock: any FrameClock) {
    session = ScrollViewSession(axis, of: scrollView, clock, pictures)
    session.attachment = self
  }

  /// Returns the attachment for an axis of a scroll view, if there is one.
  static func find(_ axis: Axis, in scrollView: UIScrollView) -> Attachment? {
    for case let anchor as AnchorView in scrollView.subviews
    where anchor.attachment.session.axis == axis {
      return anchor.attachment
    }
    return nil
  }

  /// Returns the attachment for an axis of a scroll view, or makes it.
  static func make(
    _ axis: Axis,
    in scrollView: UIScrollView,
    clock: @autoclosure () -> any FrameClock = DisplayLinkClock()
  ) -> Attachment {
    if let attachment = find(axis, in: scrollView) { return attachment }
    let attachment = Attachment(axis, of: scrollView, clock())
    let anchor = AnchorView(attachment)
    attachment.anchor = anchor
    attachment.pictures.anchor = anchor
    anchor.observations = attachment.session.observe(for: attachment)
    let isFirst = Axis.allCases.allSatisfy { find($0, in: scrollView) == nil }
    scrollView.addSubview(anchor)
    if isFirst { RefreshControlCheck.warn(about: scrollView) }
    return attachment
  }

  // MARK: Parts

  func part(_ edge: Edge) -> HostedPart? {
    for part in parts where part.edge == edge { return part }
    return nil
  }

  /// The part that refreshes.
  var refresh: HostedPart? { parts.first { $0.style.behavior.role == .refresh } }

  /// Handles the end of a refresh.
  func refreshEnded(_ outcome: Outcome) {
    for part in parts { part.refreshEnded(outcome) }
  }

  /// Adds a part at its edge; replaces an existing one.
  func add(_ part: HostedPart) {
    // A callback of the old part may have added another one.
    while let old = self.part(part.edge) { take(out: old) }
    part.attachment = self
    part.environment = environment
    parts.append(part)
    configure(part)
    appear()
  }

  /// Removes the part at an edge; removing the last one removes the attachment.
  func remove(_ edge: Edge) {
    guard let part = part(edge) else { return }
    take(out: part)
    offerRefresh()
    if parts.isEmpty { anchor?.removeFromSuperview() }
  }

  private func take(out part: HostedPart) {
    session.configure(part.edge, nil)
    // In a callback, the effects that are left would reach the next part at this edge.
    session.performEffects()
    session.drain()
    parts.removeAll { $0 === part }
    part.leave()
    updateListColor()
    updateConcurrency()
  }

  /// Applies whether the parts may run together, which one of them is enough to say.
  func updateConcurrency() {
    let isIndependent = parts.contains { $0.settings.mayRunTogether }
    session.allow(isIndependent ? .independent : .exclusive)
  }

  private func updateListColor() {
    guard let scrollView = session.scrollView else { return }
    let isSeenThrough = parts.contains {
      !$0.isHidden && $0.style.behavior.placement == .superviewLayer && $0.view.container == nil
    }
    listColor.update(scrollView, isSeenThrough: isSeenThrough)
  }

  private func countItems() {
    session.countsItems = parts.contains { $0.style.behavior.lead.unit == .items }
  }

  /// Applies that a list has got its first items, or lost its last, before a change is sent.
  ///
  /// No load-more begins in between, because the engine does not know of the new length yet.
  func updateItems(during change: () -> Void) {
    let isEmpty =
      session.isInWindow ? session.scrollView.flatMap(ListItems.isEmpty) ?? false : isWithoutItems
    defer { noteContent() }
    guard isEmpty != isWithoutItems else { return change() }
    isWithoutItems = isEmpty
    let loads = parts.filter { $0.style.behavior.role == .loadMore && !$0.isHidden }
    for part in loads {
      session.send(.externalLoadingChanged(part.edge, isLoading: true))
      session.configure(part.edge, part.behavior.openedByEngine)
    }
    change()
    for part in loads where !part.isBarred {
      session.send(.externalLoadingChanged(part.edge, isLoading: false))
    }
  }

  private func noteContent() {
    guard session.isInWindow, !isWithoutContent else { return }
    for part in parts { part.contentAppeared() }
  }

  /// Whether there is nothing to load more of.
  var isWithoutContent: Bool { isWithoutItems || session.contentLength < 1 }

  /// Sends a part's present behavior to the engine, or nil for a hidden part.
  func configure(_ part: HostedPart) {
    countItems()
    session.report(isOwnWrite: false)
    session.configure(part.edge, part.isHidden ? nil : part.behavior.openedByEngine)
    // The engine forgets it with a part that is hidden or gets another role.
    if !part.isHidden, part.isBarred { part.sendIsBarred() }
    part.restyle()
    updateListColor()
    session.drain()
    offerRefresh()
  }

  // MARK: On and off the screen

  /// Whether the list is visible, as last reported to the engine.
  var isShown: Bool { presence == .shown }

  /// Handles that the scroll view may have entered a window or got its first size.
  func appear() {
    guard session.isInWindow else { return }
    updateItems { session.report(isOwnWrite: false) }
    if let event = presence.appear() {
      for part in parts { part.appear() }
      session.send(event)
      for part in parts { part.openUnlessMoving() }
      refreshIfOld()
    }
    offerKeyCommand()
  }

  /// Refreshes a list that appears, or whose app comes to the foreground, if it is too old.
  func refreshIfOld() {
    guard isShown else { return }
    for part in parts { part.refreshIfOld() }
  }

  func disappear() {
    guard let event = presence.disappear() else { return }
    offerKeyCommand()
    for part in parts { part.view.leaveScreen(of: session.scrollView) }
    session.send(event)
  }

  /// Cancels runs and restores the app's insets.
  func detach() {
    anchor?.observations = []
    session.detach()
    // Parts that were configured but never attached still have their runs.
    session.end(parts.map(\.edge))
    ticker.stop()
    for part in parts { part.leave() }
    parts = []
    updateListColor()
    offerRefresh()
  }

  /// Applies changes of settings, traits and the screen.
  func restyle() {
    guard let scrollView = session.scrollView else { return }
    let environment = Environment(of: scrollView)
    session.mirror(session.axis == .horizontal && environment.direction == .rightToLeft)
    self.environment = environment
    session.send(.environmentChanged(environment))
    for part in parts {
      part.environment = environment
      part.restyle()
    }
    setNeedsPicture()
  }

  /// Applies the defaults around the list.
  func inheritDefaults() {
    guard let scrollView = session.scrollView else { return }
    let defaults = PullDefaults(around: scrollView)
    for part in parts { part.inherit(defaults) }
    restyle()
    offerRefresh()
  }

  // MARK: Refresh without a pull

  /// Updates the ways to refresh without a pull.
  func offerRefresh() {
    offerKeyCommand()
    guard let scrollView = session.scrollView else { return }
    offers.offerActions(parts, of: scrollView, anchor)
  }

  private func offerKeyCommand() {
    offers.offerKeyCommand(parts, of: isShown ? session.scrollView : nil)
  }

  /// Handles a change of the content's length.
  func contentLengthChanged() {
    anchor?.contentLengthChanged()
  }

  // MARK: Frames and pictures

  private func frame(at time: Double) {
    session.advanceScroll(at: time)
    session.send(.frame, at: time)
    pictures.setNeedsPicture(at: time, isFrame: true)
  }

  /// Requests frames that the engine does not, if something moves without it.
  func updateFrames() {
    var needsFrames = session.isScrollingToRun
    // A closure would check the isolation at run time, which takes 300 instructions of a frame.
    for part in parts where part.view.needsFrames { needsFrames = true }
    ticker.setNeedsFrames(needsFrames)
  }

  /// Requests a picture with the next layout, even if only the time has changed.
  func setNeedsPicture() {
    pictures.setNeedsPicture(at: session.clock.now, isFrame: true)
  }

  /// Paints the requested picture; it includes requests that were made meanwhile.
  func paintDuePicture() {
    guard let due = pictures.due else { return }
    if let scrollView = session.scrollView {
      for part in parts {
        part.view.present(due, of: part, session, scrollView)
        guard let floor = part.floor else { continue }
        let (progress, frame) = session.floor(part.edge, in: scrollView)
        floor.present(progress, frame, in: scrollView)
      }
      updateFrames()
    }
    pictures.clear()
  }
}
#endif
