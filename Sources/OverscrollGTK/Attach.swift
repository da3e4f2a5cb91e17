#if GTK
import CGtk
import Overscroll
import OverscrollHosting

/// The library's state on one axis of one scrolled window: its parts and what they share.
///
/// A ``Viewport`` inside the scrolled window owns it, so it has the lifetime of the scrolled window
/// and no global table is needed.
package final class Attachment {
  let axis: Axis
  unowned let viewport: Viewport
  /// The engine's session.
  package let session: ScrolledSession
  /// The parts that were added.
  package private(set) var parts: [HostedPart] = []
  /// The finger on the list.
  var input = InputTranslation()
  /// The finger's latest steps, with which the list scrolled.
  var steps: [(time: Double, distance: Double)] = []
  /// The motion of the list after such a finger.
  var fling: Fling? {
    didSet { ticker.set(.fling, to: fling != nil) }
  }
  private var presence = ScreenPresence.none
  package private(set) var environment = Environment()
  private(set) lazy var ticker = FrameTicker(
    session.clock,
    onFrame: { [weak self] time in self?.frame(at: time) },
    onWake: { [weak self] time in self?.session.send(.woke, at: time) }
  )
  /// The time of the present frame, if there is one, so that all its pictures show the same time.
  private var frameTime: Double?

  init(_ axis: Axis, in viewport: Viewport, _ clock: any FrameClock) {
    self.axis = axis
    self.viewport = viewport
    session = ScrolledSession(viewport.axis(axis), clock)
    session.attachment = self
  }

  // MARK: Parts

  package func part(_ edge: Edge) -> HostedPart? {
    parts.first { $0.edge == edge }
  }

  /// Adds a part at its edge; replaces an existing one.
  func add(_ part: HostedPart) {
    // A callback of the old part may have added another one.
    while self.part(part.edge) != nil { remove(part.edge) }
    part.attachment = self
    parts.append(part)
    if session.scroll.extent > 0 { part.contentAppeared() }
    configure(part)
    if gtk_widget_get_mapped(viewport.widget) != 0 { appear() }
  }

  /// Removes the part at an edge, if there is one.
  func remove(_ edge: Edge) {
    guard let part = part(edge) else { return }
    session.configure(edge, nil)
    // In a callback, the effects that are left would reach the next part at this edge.
    session.performEffects()
    parts.removeAll { $0 === part }
    part.leave()
    viewport.setNeedsPicture()
  }

  func removeAll() {
    for part in parts { remove(part.edge) }
    ticker.stop()
  }

  /// Sends a part's present behavior to the engine, or nil for a hidden part.
  func configure(_ part: HostedPart) {
    let countsItems = parts.contains { $0.style.behavior.lead.unit == .items }
    session.scroll.countItems(countsItems, in: viewport.content)
    session.report(isOwnWrite: false)
    _ = part.readTextScale()
    session.configure(part.edge, part.isHidden ? nil : part.behavior)
    // The engine forgets it with a part that is hidden or gets another role.
    if !part.isHidden, part.isBarred { part.sendIsBarred() }
    part.restyle()
    viewport.setNeedsPicture()
    viewport.setNeedsPlace()
  }

  // MARK: On and off the screen

  /// Whether the list is visible, as last reported to the engine.
  var isShown: Bool { presence == .shown }

  /// The floor that has the screen.
  var openFloor: HostedFloor? { parts.lazy.compactMap(\.floor).first { $0.isUp } }

  /// Passes on what an event has changed.
  func reportProgress() {
    for part in parts { part.reportProgress() }
    ticker.set(.picture, to: isShown && parts.contains { $0.needsNoRoom(session.phase($0.edge)) })
  }

  func gestureBegins() {
    for part in parts { part.gestureBegins() }
  }

  func gestureEnded() {
    for part in parts { part.liftRefusal() }
  }

  func appear() {
    session.report(isOwnWrite: false)
    guard let event = presence.appear() else { return }
    session.send(event)
    for part in parts { part.refreshIfOld() }
  }

  func disappear() {
    fling = nil
    if let event = presence.disappear() { session.send(event) }
  }

  /// Cancels runs, and closes what is open.
  func detach() {
    fling = nil
    guard let event = presence.detach() else { return }
    session.send(event)
    ticker.stop()
  }

  /// Applies changes of settings, of the theme and of the screen.
  func restyle() {
    environment = Environment(of: viewport.widget)
    viewport.axis(axis).mirror(axis == .horizontal && environment.direction == .rightToLeft)
    session.send(.environmentChanged(environment))
    for part in parts {
      if part.readTextScale() { configure(part) } else { part.restyle() }
    }
    viewport.setNeedsPicture()
  }

  // MARK: The content

  /// Whether inserted rows leave what is read in place.
  ///
  /// Rows that a refresh inserts at the start are to be seen.
  var keepsReading: Bool {
    part(.start)?.role == .loadMore || session.reportedOffset > 0
  }

  /// Handles a change of the content's length.
  ///
  /// - Parameters:
  ///   - extent: The new length, in points.
  ///   - travel: How far the first visible row has moved in the content, in points, if known.
  func contentChanged(extent: Double, travel: Double?) {
    if extent > 0 { for part in parts { part.contentAppeared() } }
    let inserted = keepsReading ? travel : 0
    session.send(.contentChanged(extent: extent, insertedBefore: inserted))
  }

  /// Passes every event to a closure, after those that lead to the present state at rest.
  func record(_ receive: @escaping (InputEvent) -> Void) {
    for part in parts where !part.isHidden {
      receive(InputEvent(time: 0, kind: .configured(part.edge, part.behavior)))
    }
    let now = session.clock.now
    var first: [InputEvent.Kind] = [
      .environmentChanged(environment),
      .scrolled(session.scroll.metrics, isOwnWrite: false),
    ]
    if presence == .shown { first.append(.attached) }
    for kind in first { receive(InputEvent(time: now, kind: kind)) }
    session.recorder = receive
  }

  // MARK: Frames and pictures

  private func frame(at time: Double) {
    frameTime = time
    flingOn(at: time)
    guard ticker.hasPictures else { return }
    session.send(.frame, at: time)
    viewport.setNeedsPicture()
  }

  /// The time of the pictures to paint now.
  var pictureTime: Double {
    ticker.hasPictures ? frameTime ?? session.clock.now : session.clock.now
  }

  /// The pictures to paint now.
  func pictures() -> [Picture] {
    let time = pictureTime
    return parts.compactMap { Picture(of: $0, session, viewport, at: time) }
  }

  /// Follows the lengths that the app's own indicators need.
  func measureIndicators() {
    for part in parts where part.measureIndicator() { configure(part) }
  }

  func placeIndicators() {
    for part in parts {
      let picture = Picture(of: part, session, viewport, at: session.clock.now)
      part.indicatorWidget?.place(picture)
    }
  }

  func placeButtons() {
    for part in parts { part.button?.place(in: viewport) }
  }

  func placeFloors() {
    for part in parts {
      guard let floor = part.floor else { continue }
      let (progress, frame) = floorFrame(at: part.edge)
      floor.place(progress, in: frame)
    }
  }

  func drawFloors(_ snapshot: OpaquePointer) {
    for part in parts {
      part.floor?.draw(snapshot, in: floorFrame(at: part.edge).frame, of: viewport)
    }
  }

  private func floorFrame(at edge: Edge) -> (progress: PullProgress, frame: graphene_rect_t) {
    let (progress, placement) = session.progressAndFloorPlacement(edge)
    return (progress, session.scroll.frame(of: placement, at: edge, in: viewport))
  }

  /// Draws the buttons of the parts without a picture in this frame.
  func drawButtons(_ snapshot: OpaquePointer, besides pictures: [Picture]) {
    for part in parts where !pictures.contains(where: { $0.isOf(part) }) {
      if let button = part.button?.widget {
        gtk_widget_snapshot_child(viewport.widget, button, snapshot)
      }
    }
  }
}
#endif
