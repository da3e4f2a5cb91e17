#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// What joins one axis of one scroll view to a session: events in, effects out, pictures painted.
///
/// An ``AnchorView`` inside the scroll view owns it, so it lives and dies with the scroll view and
/// nobody needs a table. It knows the scroll view weakly and changes nothing about it but the inset,
/// the offset and whether content too short to scroll still bounces; its indicators may lower a
/// background.
@MainActor
final class Attachment {
  let axis: Axis
  let clock: any FrameClock
  // Properties that every change of the offset touches are not checked at run time for overlapping
  // accesses, which was half of its cost: an access is over before anything else is called, since
  // the engine calls nobody back.

  /// The engine.
  @exclusivity(unchecked) var session: Session
  /// The parts that are in use.
  private(set) var parts: [HostedPart] = []
  private(set) weak var scrollView: UIScrollView?

  // What belongs to input translation.
  @exclusivity(unchecked) var geometry: ScrollGeometry
  @exclusivity(unchecked) var extent = 0.0 {
    didSet { if extent != oldValue, anchor?.part?.edge == .end { anchor?.setNeedsPlace() } }
  }
  @exclusivity(unchecked) var startShare = InsetShare()
  @exclusivity(unchecked) var endShare = InsetShare()
  /// Whether our shares are being added again.
  var isRenewing = false
  var renewals = RenewalCount()
  /// The offset that the engine was last told.
  @exclusivity(unchecked) var reportedOffset: Double?
  var gesture = Gesture.none
  @exclusivity(unchecked) var isWriting = false
  @exclusivity(unchecked) var isInserting = false
  /// Scroll views inside the content that the live gesture may scroll instead.
  @exclusivity(unchecked) var inner: [UIScrollView] = []
  var lastWrittenOffset = 0.0
  /// Whether the engine was moving the content before the present event.
  @exclusivity(unchecked) private(set) var wasMovingContent = false
  /// The picture that waits for the next layout.
  @exclusivity(unchecked) var duePicture: DuePicture?

  var refreshActions: [UIAccessibilityCustomAction] = []
  private(set) weak var anchor: AnchorView?
  let keyCommand = KeyCommand()
  private var environment = Environment()
  @exclusivity(unchecked) private var isDraining = false
  /// Whether content may have been left past an edge where nothing will move it any more.
  @exclusivity(unchecked) private var mayBePastEdge = false
  private var isAttached = false
  /// Whether it is on the screen, as the engine knows it.
  private(set) var isShown = false
  private var hasMadeBounce = false
  private(set) lazy var ticker = FrameTicker(
    clock,
    onFrame: { [weak self] time in self?.frame(at: time) },
    onWake: { [weak self] time in self?.send(.woke, at: time) }
  )

  init(axis: Axis, clock: any FrameClock) {
    self.axis = axis
    self.clock = clock
    session = Session(axis: axis, bounce: .native)
    geometry = ScrollGeometry(axis: axis)
  }

  /// Finds what is attached to an axis of a scroll view.
  static func find(_ axis: Axis, in scrollView: UIScrollView) -> Attachment? {
    for case let anchor as AnchorView in scrollView.subviews where anchor.attachment.axis == axis {
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
    let attachment = Attachment(axis: axis, clock: clock())
    let anchor = AnchorView(attachment)
    attachment.anchor = anchor
    attachment.scrollView = scrollView
    attachment.extent = attachment.geometry.length(scrollView.contentSize)
    attachment.insetChanged(scrollView)
    anchor.observations = attachment.observe(scrollView)
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
    mayBePastEdge = true
    session.configure(part.edge, nil, at: clock.now)
    drain()
    parts.removeAll { $0 === part }
    part.leave()
  }

  /// Tells the engine how a part behaves now; one that is hidden is none.
  func configure(_ part: HostedPart) {
    report(isOwnWrite: false)
    let behavior = part.isHidden ? nil : part.style.behavior.openedByEngine
    if behavior == nil { mayBePastEdge = true } else { makeBounce() }
    session.configure(part.edge, behavior, at: clock.now)
    part.restyle()
    drain()
    offerRefresh()
  }

  // A list that does not fill its view can be pulled only if it bounces all the same.
  private func makeBounce() {
    guard let scrollView else { return }
    switch axis {
    case .vertical where !scrollView.alwaysBounceVertical:
      scrollView.alwaysBounceVertical = true
    case .horizontal where !scrollView.alwaysBounceHorizontal:
      scrollView.alwaysBounceHorizontal = true
    case .vertical, .horizontal: return
    }
    hasMadeBounce = true
  }

  private func endBounce() {
    guard hasMadeBounce, let scrollView else { return }
    hasMadeBounce = false
    switch axis {
    case .vertical: scrollView.alwaysBounceVertical = false
    case .horizontal: scrollView.alwaysBounceHorizontal = false
    }
  }

  // MARK: On and off the screen

  /// The scroll view may have come onto the screen or got its first size.
  func appear() {
    guard let scrollView, scrollView.window != nil, geometry.length(scrollView.bounds.size) > 0
    else { return }
    report(isOwnWrite: false)
    if !isAttached {
      isAttached = true
      isShown = true
      send(.attached)
    } else if !isShown {
      isShown = true
      send(.shown)
    }
    offerKeyCommand()
  }

  func disappear() {
    guard isShown else { return }
    isShown = false
    offerKeyCommand()
    // What lies beneath the list, in another view, would be seen there still.
    for part in parts where part.view.superview !== scrollView { part.view.removeFromSuperview() }
    send(.hidden)
  }

  /// Gives everything back: what runs is cancelled, the insets are the app's own again.
  func detach() {
    anchor?.observations = []
    mayBePastEdge = true
    send(.detached)
    // What is configured but was never attached has its run still.
    for part in parts { session.configure(part.edge, nil, at: clock.now) }
    drain()
    endBounce()
    ticker.stop()
    for part in parts { part.leave() }
    parts = []
    offerRefresh()
  }

  /// Reads what a setting or a screen may have changed.
  func restyle() {
    guard let scrollView else { return }
    let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    mirror(axis == .horizontal && isRightToLeft)
    environment = Environment(
      reduceMotion: UIAccessibility.isReduceMotionEnabled,
      scale: Double(scrollView.traitCollection.displayScale),
      direction: isRightToLeft ? .rightToLeft : .leftToRight
    )
    send(.environmentChanged(environment))
    for part in parts {
      part.environment = environment
      part.restyle()
    }
    setNeedsPicture(at: clock.now, isFrame: true)
  }

  // MARK: Events in, effects out

  /// Tells the engine what happened and performs what follows.
  func send(_ kind: InputEvent.Kind, at time: Double? = nil) {
    session.send(InputEvent(time: time ?? clock.now, kind: kind))
    drain()
  }

  /// Performs all effects in order; what is sent meanwhile only adds to them.
  ///
  /// - Parameter time: The present time, where it is known.
  func drain(at time: Double? = nil) {
    guard !isDraining else { return }
    isDraining = true
    var hasPerformed = false
    while let effect = session.nextEffect() {
      perform(effect)
      hasPerformed = true
    }
    isDraining = false
    // A motion neither begins nor ends without an effect.
    if hasPerformed { wasMovingContent = session.isMovingContent }
    if mayBePastEdge {
      mayBePastEdge = false
      bringIntoRange()
    }
    setNeedsPicture(at: time ?? clock.now, isFrame: false)
  }

  private func frame(at time: Double) {
    send(.frame, at: time)
    setNeedsPicture(at: time, isFrame: true)
  }
}
#endif
