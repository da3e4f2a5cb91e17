#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollHosting

/// Scrolls a list to a run that has begun out of view, and back from past an edge.
@MainActor
final class RunScroll {
  unowned private let session: ScrollViewSession
  private var scroll: EdgeScroll?

  init(_ session: ScrollViewSession) {
    self.session = session
  }

  var isScrolling: Bool { scroll != nil }

  private var list: HostedList { session.list }

  /// Scrolls to the run at an edge, unless it is in view, a finger is down, or nothing is held open.
  func begin(to edge: Edge, _ behavior: Behavior) {
    guard let scrollView = session.scrollView, behavior.hold.distance > 0 else { return }
    guard !session.input.hasGesture, !list.engine.isMovingContent,
      list.engine.progress(edge).overscroll == 0
    else { return }
    let offset = session.input.geometry.offset(of: scrollView)
    scroll = EdgeScroll(to: edge, behavior, from: offset, at: list.clock.now)
    advance(at: list.clock.now)
    session.attachment?.updateFrames()
  }

  /// Scrolls back content past an edge that the engine does not move, in place of UIKit's bounce.
  ///
  /// It is not documented whether a scroll view that is locked bounces.
  func beginBack() {
    guard let scrollView = session.scrollView, scroll == nil else { return }
    guard !session.input.hasGesture, !list.engine.isMovingContent else { return }
    let offset = session.input.geometry.offset(of: scrollView)
    let range = session.input.geometry.range(of: scrollView)
    guard offset < range.first || offset > range.last else { return }
    let edge = offset < range.first ? Edge.start : .end
    let behavior = list.part(edge)?.behavior ?? .standard
    scroll = EdgeScroll(backTo: edge, behavior, from: offset, at: list.clock.now)
    session.attachment?.updateFrames()
  }

  /// Scrolls to an edge at once.
  func jump(to edge: Edge) {
    guard let scrollView = session.scrollView else { return }
    let range = session.input.geometry.range(of: scrollView)
    session.move(to: edge == .start ? range.first : range.last)
  }

  /// Writes the offset of a frame.
  func advance(at time: Double) {
    guard let scroll, let scrollView = session.scrollView else { return }
    guard scroll.hold == 0 || list.engine.currentRun(scroll.edge) != nil else { return end() }
    var metrics = session.metrics(of: scrollView)
    metrics.baseStart += list.engine.resting(at: .start)
    metrics.baseEnd += list.engine.resting(at: .end)
    let target = metrics.offset(leaving: scroll.hold, at: scroll.edge)
    session.move(to: scroll.offset(at: time, to: target))
    guard scroll.isOver(at: time) else { return }
    if scroll.hold > 0 { list.uncover(scroll.edge) }
    end()
  }

  /// Ends the scroll, because it is over or something else moves the content.
  func end() {
    guard let edge = scroll?.edge else { return }
    scroll = nil
    session.attachment?.updateFrames()
    list.part(edge)?.openUnlessMoving()
  }
}
#endif
