#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// What is attached to one axis of one scroll view: the parts in use, and what they have in common.
///
/// An ``AnchorView`` inside the scroll view owns it, so it lives as long as the scroll view and no
/// table of attachments is needed. It changes nothing about the scroll view but the inset, the
/// offset and whether content too short to scroll still bounces; its indicators may lower a
/// background.
@MainActor
final class Attachment {
  /// The engine's session: what is read from the scroll view and written to it.
  let session: ScrollViewSession
  /// The parts that are in use.
  private(set) var parts: [HostedPart] = []
  private weak var anchor: AnchorView?
  private let pictures = PictureTiming()
  private let offers = RefreshOffers()
  private var presence = ScreenPresence.none
  private var environment = Environment()
  private(set) lazy var ticker = FrameTicker(
    session.clock,
    onFrame: { [weak self] time in self?.frame(at: time) },
    onWake: { [weak self] time in self?.session.send(.woke, at: time) }
  )

  private init(_ axis: Axis, of scrollView: UIScrollView, _ clock: any FrameClock) {
    session = ScrollViewSession(axis, of: scrollView, clock, pictures)
    session.attachment = self
  }

  /// Finds what is attached to an axis of a scroll view.
  static func find(_ axis: Axis, in scrollView: UIScrollView) -> Attachment? {
    for case let anchor as AnchorView in scrollView.subviews
    where anchor.attachment.session.axis == axis {
      return anchor.attachment
    }
    return nil
  }

  /// Finds or makes what is attached to an axis of a scroll view.
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

  /// Puts a part at its edge, instead of the one that was there.
  func add(_ part: HostedPart) {
    if let old = self.part(part.edge) { take(out: old) }
    part.attachment = self
    part.environment = environment
    parts.append(part)
    configure(part)
    appear()
  }

  /// Takes the part at an edge away; the last one takes everything along.
  func remove(_ edge: Edge) {
    guard let part = part(edge) else { return }
    take(out: part)
    offerRefresh()
    if parts.isEmpty { anchor?.removeFromSuperview() }
  }

  private func take(out part: HostedPart) {
    session.configure(part.edge, nil)
    session.drain()
    parts.removeAll { $0 === part }
    part.leave()
  }

  /// Tells the engine how a part behaves now; one that is hidden is none.
  func configure(_ part: HostedPart) {
    session.report(isOwnWrite: false)
    session.configure(part.edge, part.isHidden ? nil : part.style.behavior.openedByEngine)
    part.restyle()
    session.drain()
    offerRefresh()
  }

  // MARK: On and off the screen

  /// Whether the list is on the screen, as the engine knows it.
  var isShown: Bool { presence == .shown }

  /// The scroll view may have come onto the screen or got its first size.
  func appear() {
    guard session.isInWindow else { return }
    session.report(isOwnWrite: false)
    if let event = presence.appear() { session.send(event) }
    offerKeyCommand()
  }

  func disappear() {
    guard let event = presence.disappear() else { return }
    offerKeyCommand()
    // What lies beneath the list, in another view, would be seen there still.
    for part in parts where part.view.superview !== session.scrollView {
      part.view.removeFromSuperview()
    }
    session.send(event)
  }

  /// Gives everything back: what runs is cancelled, the insets are the app's own again.
  func detach() {
    anchor?.observations = []
    session.detach()
    // What is configured but was never attached has its run still.
    session.end(parts.map(\.edge))
    ticker.stop()
    for part in parts { part.leave() }
    parts = []
    offerRefresh()
  }

  /// Reads what a setting or a screen may have changed.
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

  // MARK: Refreshing without a pull

  /// Offers a refresh by other ways than a pull, as it is now.
  func offerRefresh() {
    offerKeyCommand()
    guard let scrollView = session.scrollView else { return }
    offers.offerActions(parts, of: scrollView, anchor)
  }

  private func offerKeyCommand() {
    offers.offerKeyCommand(parts, of: isShown ? session.scrollView : nil)
  }

  /// The content has another length.
  func contentLengthChanged() {
    anchor?.contentLengthChanged()
  }

  // MARK: Frames and pictures

  private func frame(at time: Double) {
    session.send(.frame, at: time)
    pictures.setNeedsPicture(at: time, isFrame: true)
  }

  /// Has a picture painted with the next layout, even if nothing but the time has changed.
  func setNeedsPicture() {
    pictures.setNeedsPicture(at: session.clock.now, isFrame: true)
  }

  /// Paints what is due; what comes to be due meanwhile is in this picture already.
  func paintDuePicture() {
    guard let due = pictures.due else { return }
    if let scrollView = session.scrollView {
      for part in parts { part.view.present(due, of: part, session, scrollView) }
    }
    pictures.clear()
  }
}
#endif
