#if GTK
import CGtk
import Overscroll
import OverscrollHosting

/// The library's state on one axis of one scrolled window, as far as it concerns GTK.
///
/// A ``Viewport`` inside the scrolled window owns it, so it has the lifetime of the scrolled window
/// and no global table is needed.
package final class Attachment {
  /// The engine and the parts.
  package let list: HostedList
  unowned let viewport: Viewport
  let scroll: ScrollAxis
  /// What GTK has of the parts.
  package private(set) var parts: [WidgetPart] = []
  /// The finger on the list.
  var input = InputTranslation()
  /// The finger's latest steps, with which the list scrolled.
  var steps: [(time: Double, distance: Double)] = []
  /// The list's latest distances by a motion of GTK's own, after a finger or a touchpad.
  var glide: [(time: Double, distance: Double)] = []
  /// The motion of GTK's own that a finger has just begun.
  var released: Fling?
  /// Whether the list scrolls for the finger itself, because GTK would scroll from a place that has changed.
  var scrollsForFinger = false
  /// The motion of the list after such a finger.
  var fling: Fling? {
    didSet { list.ticker.set(.motion, to: fling != nil) }
  }
  /// Whether a finger or a touchpad is on the list.
  package var hasGesture = false
  /// Whether a nested scroller takes the present gesture's movement first.
  var innerCanScroll = false
  /// Says how many rows are new before what is read.
  private(set) lazy var marker = NewItemsMarker(self)
  /// The metrics last sent to the engine.
  private var reported: ScrollMetrics?
  /// The time of the present frame, if there is one, so that all its pictures show the same time.
  private var frameTime: Double?

  init(_ axis: Axis, in viewport: Viewport, _ clock: any FrameClock) {
    self.viewport = viewport
    scroll = viewport.axis(axis)
    list = HostedList(axis, bounce: .engine, clock)
    list.host = self
  }

  var axis: Axis { list.axis }

  package func part(_ edge: Edge) -> WidgetPart? { parts.first { $0.part?.edge == edge } }

  /// Adds a part at its edge; replaces an existing one.
  func add(_ part: HostedPart) {
    (part.host as? WidgetPart)?.enter(viewport)
    list.add(part)
    if scroll.extent > 0 { part.contentAppeared() }
    if gtk_widget_get_mapped(viewport.widget) != 0 { appear() }
  }

  /// The floor that has the screen.
  var openFloor: HostedFloor? { parts.lazy.compactMap(\.floor).first { $0.isOpenOrOpening } }

  /// Sends an event; asks the app first, where it is the beginning of a gesture.
  func send(_ kind: InputEvent.Kind) {
    if kind.isAny(of: [.contactBegan, .wheelBegan]) { list.gestureBegins() }
    list.send(kind)
    if kind.isAny(of: [.contactEnded, .contactCancelled, .wheelEnded]) { list.gestureEnded() }
  }

  // MARK: On and off the screen

  func appear() {
    report(isOwnWrite: false)
    list.appear()
  }

  func disappear() {
    fling = nil
    list.disappear()
  }

  /// Cancels runs, and closes what is open.
  func detach() {
    fling = nil
    list.detach()
  }

  /// Applies changes of settings, of the theme and of the screen.
  func restyle() {
    let environment = Environment(of: viewport.widget)
    scroll.mirror(axis == .horizontal && environment.direction == .rightToLeft)
    list.restyle(environment)
    for host in parts where host.readTextScale() { host.part.map(list.configure) }
    viewport.setNeedsPicture()
  }

  // MARK: The content

  /// The offset last sent to the engine, in points.
  var reportedOffset: Double { reported?.offset ?? 0 }

  /// Whether inserted rows leave what is read in place.
  ///
  /// Rows that a refresh inserts at the start are to be seen, unless the app says otherwise.
  var keepsReading: Bool {
    viewport.staysAtTop || list.part(.start)?.role == .loadMore || reportedOffset > 0
  }

  /// Handles a change of the content's length.
  ///
  /// - Parameters:
  ///   - extent: The new length, in points.
  ///   - travel: How far the first visible row has moved in the content, in points, if known.
  func contentChanged(extent: Double, travel: Double?) {
    if extent > 0 { for part in list.parts { part.contentAppeared() } }
    let inserted = keepsReading ? travel : 0
    list.send(.contentChanged(extent: extent, insertedBefore: inserted))
  }

  // MARK: Pictures

  /// The time of the pictures to paint now.
  var pictureTime: Double {
    list.ticker.hasPictures ? frameTime ?? list.clock.now : list.clock.now
  }

  /// The pictures to paint now.
  func pictures() -> [Picture] {
    let time = pictureTime
    return parts.compactMap { Picture(of: $0, self, at: time) }
  }

  /// Follows the lengths that the app's own indicators need.
  func measureIndicators() {
    for host in parts where host.measureIndicator() { host.part.map(list.configure) }
  }

  func placeIndicators() {
    for host in parts {
      host.indicatorWidget?.place(Picture(of: host, self, at: list.clock.now))
    }
  }

  func placeButtons() {
    for host in parts { host.button?.place(in: viewport) }
    marker.place()
  }

  func placeFloors() {
    for host in parts {
      guard let floor = host.floor, let (progress, frame) = floorFrame(of: host) else { continue }
      floor.place(progress, in: frame)
    }
  }

  func drawFloors(_ snapshot: OpaquePointer) {
    for host in parts {
      guard let floor = host.floor, let (_, frame) = floorFrame(of: host) else { continue }
      floor.draw(snapshot, in: frame, of: viewport)
    }
  }

  private func floorFrame(of host: WidgetPart) -> (PullProgress, graphene_rect_t)? {
    guard let edge = host.part?.edge else { return nil }
    let (progress, placement) = list.engine.progressAndFloorPlacement(edge)
    return (progress, scroll.frame(of: placement, at: edge, in: viewport))
  }

  /// Draws the marker, and the buttons of the parts without a picture in this frame.
  func drawButtons(_ snapshot: OpaquePointer, besides pictures: [Picture]) {
    for host in parts where !pictures.contains(where: { $0.isOf(host) }) {
      if let button = host.button?.widget {
        gtk_widget_snapshot_child(viewport.widget, button, snapshot)
      }
    }
    marker.draw(snapshot)
  }
}

extension Attachment: ListHost {
  package func report(isOwnWrite: Bool) {
    var metrics = scroll.metrics
    metrics.innerCanScroll = innerCanScroll
    guard metrics != reported || isOwnWrite else { return }
    reported = metrics
    list.send(.scrolled(metrics, isOwnWrite: isOwnWrite))
  }

  package var metrics: ScrollMetrics { scroll.metrics }

  package var offsets: ClosedRange<Double> { scroll.offsets }

  package var isWithoutContent: Bool { scroll.extent < 1 }

  package func contribute(_ points: Double, at edge: Edge) {
    scroll.reserve(points, at: edge)
    report(isOwnWrite: true)
    viewport.setNeedsPlace()
  }

  package func displace(by points: Double) {
    if scroll.displacement == 0, points != 0 {
      // The engine pulls from up to a pixel before the edge.
      let edge = points > 0 ? scroll.offsets.lowerBound : scroll.offsets.upperBound
      if abs(edge - scroll.offset) <= 1 { scroll(to: edge) }
    }
    scroll.displace(by: points)
    viewport.setNeedsPlace()
  }

  package func scroll(to offset: Double) {
    scroll.scroll(to: offset)
    report(isOwnWrite: true)
    viewport.setNeedsPlace()
  }

  package func say(_ text: String) { viewport.announce(text) }

  package func setNeedsPicture() { viewport.setNeedsPicture() }

  package func willConfigure(_ part: HostedPart) {
    let countsItems = list.parts.contains { $0.style.behavior.lead.unit == .items }
    scroll.countItems(countsItems, in: viewport.content)
    report(isOwnWrite: false)
    _ = (part.host as? WidgetPart)?.readTextScale()
  }

  package func partLeaves() {}

  package func partsChanged() {
    parts = list.parts.compactMap { $0.host as? WidgetPart }
    viewport.setNeedsPicture()
    viewport.setNeedsPlace()
  }

  package func eventHandled(hadEffects: Bool, at time: Double?) {
    for host in parts { host.reportProgress() }
    let isMoving = parts.contains { host in
      host.part.map { host.needsOwnFrames(list.engine.progress($0.edge)) } ?? false
    }
    list.ticker.set(.picture, to: list.isShown && isMoving)
  }

  package func frame(at time: Double) {
    frameTime = time
    flingOn(at: time)
    guard list.ticker.hasPictures else { return }
    list.send(.frame, at: time)
    viewport.setNeedsPicture()
  }
}

extension InputEvent.Kind {
  fileprivate func isAny(of codes: [EventCode]) -> Bool {
    if case .raw(let event) = self { codes.contains(event.code) } else { false }
  }
}
#endif
