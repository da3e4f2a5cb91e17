#if GTK
import Foundation
import Overscroll
import OverscrollHosting

// A finger, a pressed pointer or a touchpad on the list, as the gestures report it: all that changes
// the engine's gesture.
extension Attachment {
  /// The component of a movement along the axis, positive towards the content's end, and that across.
  func split(_ x: Double, _ y: Double) -> (along: Double, across: Double) {
    switch axis {
    case .vertical: (y, x)
    case .horizontal: (list.environment.direction == .rightToLeft ? -x : x, y)
    }
  }

  /// A finger came down: it stops content that the engine moves.
  package func contactBegan() {
    fling = nil
    tellPlace()
    (steps, glide, released) = ([], [], nil)
    scrollsForFinger = false
    hasGesture = true
    list.runScroll.end()
    guard list.engine.isMovingContent else { return }
    send(input.begin())
  }

  /// The finger moved.
  ///
  /// - Parameters:
  ///   - travel: Its travel since it came down, in points.
  ///   - inner: The nested scrollers under it.
  ///   - threshold: The distance from which a movement has a direction.
  ///   - isMouse: Whether it is a pressed pointer, which does not scroll the list.
  ///   - isTaken: Whether GTK has stopped scrolling the list for it.
  ///   - time: When it moved, in seconds by any clock, because a busy app handles it later; nil for now.
  /// - Returns: What the movement means.
  package func contactMoved(
    _ travel: (x: Double, y: Double),
    over inner: InnerScrollers,
    threshold: Double,
    isMouse: Bool,
    isTaken: Bool,
    at time: Double? = nil
  ) -> InputTranslation.Step {
    let (along, across) = split(travel.x, travel.y)
    look(at: inner, towards: along)
    let wasHeld = list.engine.holdsGesture
    let displacement = scroll.displacement
    let (step, events) = input.move(
      to: along,
      across: across,
      threshold: threshold,
      pulls: isMouse || viewport.isOnFloor,
      leadsPast: leadsPast(along)
    )
    for event in events { send(event) }
    if case .moved(let distance) = step, !isMouse, !wasHeld, !list.engine.holdsGesture {
      steps = steps.suffix(20) + [(time ?? list.clock.now, -distance)]
      // What has closed an open run does not scroll the list as well.
      let closed = scroll.displacement - displacement
      scrollsForFinger = scrollsForFinger || isTaken || closed != 0
      if scrollsForFinger { scroll(by: closed - distance) }
    }
    return step
  }

  /// The finger left, or (not let go) the system took it.
  ///
  /// - Parameters:
  ///   - isLetGo: Whether it left by itself.
  ///   - time: When, by the clock of its movements; nil for now.
  package func contactEnded(isLetGo: Bool, at time: Double? = nil) {
    hasGesture = false
    guard let event = input.end(isLetGo: isLetGo) else { return }
    if isLetGo, !list.engine.holdsGesture, viewport.isKinetic {
      let next = Fling(after: steps, letGoAt: time ?? list.clock.now, at: list.clock.now)
      if scrollsForFinger { fling = next } else { released = next }
    }
    innerCanScroll = false
    report(isOwnWrite: false)
    send(event)
  }

  /// Tells the engine whether a nested scroller takes a movement first.
  func look(at inner: InnerScrollers, towards direction: Double) {
    innerCanScroll = inner.canScroll(axis, towards: direction)
    report(isOwnWrite: false)
  }

  private func leadsPast(_ direction: Double) -> Bool {
    // On a floor, a scrolled window of the page that can scroll there takes the movement.
    if viewport.isOnFloor { return openFloor != nil && !innerCanScroll }
    guard let part = list.part(direction > 0 ? .start : .end), !part.isHidden else { return false }
    return !scroll.canScroll(towards: direction) && !innerCanScroll
  }

  /// Moves the list on after a finger that GTK did not scroll it for.
  func flingOn(at time: Double) {
    guard let distance = fling?.step(to: time) else {
      if fling != nil { fling = nil }
      return
    }
    let before = scroll.offset
    scroll(by: distance)
    if distance != 0, scroll.offset == before { fling = nil }
  }

  /// Scrolls for a finger that GTK no longer scrolls for.
  private func scroll(by distance: Double) {
    scroll.scroll(to: scroll.offset + distance)
    report(isOwnWrite: false)
    viewport.setNeedsPlace()
  }
}

/// The motion of a list after a finger that the scrolled window has lost, or in place of its own.
///
/// A scrolled window goes on by itself only after a gesture of its own, and only from the place where that
/// has ended. This is the same motion: the speed falls to a part of e^-4 in every second.
struct Fling {
  private let began: Double
  private let speed: Double
  private var passed = 0.0

  /// Rate of the exponential decay of the speed, per second.
  private static let friction = 4.0
  /// Speed at which the list stands, in points per second.
  private static let least = 20.0
  /// Duration over which the finger's speed is measured, in seconds.
  private static let window = 0.15

  private init?(_ speed: Double, at time: Double) {
    guard abs(speed) > Self.least else { return nil }
    began = time
    self.speed = speed
  }

  /// Begins with the speed of a finger; nil if it was still.
  ///
  /// - Parameters:
  ///   - steps: The finger's latest distances, in points, with their times in seconds.
  ///   - end: When it was let go, by the same clock.
  ///   - time: The present time, in seconds.
  init?(after steps: [(time: Double, distance: Double)], letGoAt end: Double, at time: Double) {
    let recent = steps.filter { end - $0.time < Self.window }
    guard let first = recent.first, let last = recent.last, recent.count > 1 else { return nil }
    let distance = recent.dropFirst().reduce(0) { $0 + $1.distance }
    // As the scrolled window's gesture measures it, but for events that came as one.
    self.init(distance / max(last.time - first.time, 0.01), at: time)
  }

  /// Whether a motion of this kind has gone on until a time.
  static func isRecent(_ steps: [(time: Double, distance: Double)], at time: Double) -> Bool {
    steps.last.map { time - $0.time < window } ?? false
  }

  /// Whether a distance may be the next step of a motion of this kind, whose speed it does not exceed by half.
  static func follows(
    _ steps: [(time: Double, distance: Double)],
    _ next: (time: Double, distance: Double)
  ) -> Bool {
    guard let last = steps.last, let before = steps.dropLast().last, last.time > before.time else {
      return true
    }
    let most = abs(last.distance) / (last.time - before.time) * (next.time - last.time)
    return abs(next.distance) <= 1.5 * most + 2
  }

  /// Continues a motion of this kind; nil if the list stands still.
  ///
  /// - Parameters:
  ///   - steps: Its latest distances, in points, with the times of their frames in seconds.
  ///   - time: The time of the present frame, in seconds.
  init?(following steps: [(time: Double, distance: Double)], at time: Double) {
    guard Self.isRecent(steps, at: time) else { return nil }
    // Of a busy app the last frame alone may be as late as that.
    let recent = steps.suffix(max(2, steps.count { time - $0.time < Self.window }))
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return nil
    }
    let distance = recent.dropFirst().reduce(0) { $0 + $1.distance }
    let speed = distance * Self.friction / (exp(Self.friction * (last.time - first.time)) - 1)
    self.init(speed, at: last.time)
  }

  /// The rest of the motion from a later time on; nil once the list stands.
  func rest(from time: Double) -> Fling? {
    Fling(speed * exp(-Self.friction * (time - began)), at: time)
  }

  /// The distance since the last step, in points; nil once the list stands.
  mutating func step(to time: Double) -> Double? {
    // An event is handled later than the time of its frame.
    let left = exp(-Self.friction * max(0, time - began))
    guard abs(speed) * left > Self.least else { return nil }
    let distance = speed / Self.friction * (1 - left)
    defer { passed = distance }
    return distance - passed
  }
}
#endif
