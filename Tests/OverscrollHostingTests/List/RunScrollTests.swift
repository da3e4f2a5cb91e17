import Overscroll
import OverscrollHosting
import OverscrollIndicators
import Testing

/// Scrolls of a list by its host: to a run, back to an edge, and to the start.
@MainActor
@Suite struct RunScrollTests {
  private func list(at offset: Double, _ bounce: Bounce = .native) -> (PlainList, PullControl) {
    let scene = PlainList(offset: offset, bounce)
    let control = scene.addOpen()
    scene.appear()
    return (scene, control)
  }

  private var hold: Double { PullStyle.arrow.behavior.hold.distance }

  @Test func theWayToARunIsThatOfTheOpening() {
    let (scene, control) = list(at: 600)
    control.style?.behavior.opening = .curve(.linear, seconds: 0.5)
    control.begin()
    var last = scene.gap
    for _ in 1..<30 {
      scene.clock.advance(by: 1.0 / 60)
      #expect(abs(scene.gap - last - (600 + hold) / 30) < 1e-6)
      last = scene.gap
    }
    scene.clock.advance(by: 0.1)
    #expect(scene.gap == hold && !scene.list.runScroll.isScrolling)
  }

  /// Rows that come before the reader move where it is, and not how fast it goes.
  @Test func itGoesOnAtItsSpeedWhereTheContentHasMoved() {
    let (scene, control) = list(at: 600)
    control.style?.behavior.opening = .curve(.easeInOut, seconds: 0.5)
    control.begin()
    scene.clock.advance(by: 0.25)
    let before = scene.offset
    scene.clock.advance(by: 1.0 / 60)
    let speed = before - scene.offset
    scene.offset += 400
    scene.extent += 400
    let moved = scene.offset
    scene.clock.advance(by: 1.0 / 60)
    #expect(abs(moved - scene.offset - speed) < 0.2 * speed)
    scene.clock.advance(by: 1)
    #expect(scene.gap == hold)
  }

  @Test func aRunThatEndsOnTheWayLeavesTheReaderThere() {
    let (scene, control) = list(at: 600)
    control.begin()
    scene.clock.advance(by: 0.1)
    let place = scene.offset
    control.cancel()
    scene.clock.advance(by: 2)
    #expect(abs(scene.offset - place) < 20 && scene.offset > 0)
    #expect(!scene.list.ticker.isRunning)
  }

  @Test func aRunInViewIsNotScrolledTo() {
    let (scene, control) = list(at: 0, .engine)
    control.begin()
    scene.clock.advance(by: 1)
    control.begin()
    #expect(!scene.list.runScroll.isScrolling)
  }

  /// A list that is locked may not bounce by itself.
  @Test(arguments: [(-50.0, 0.0), (1_700, 1_600), (600, 600)])
  func whatIsPastAnEdgeComesBack(_ offset: Double, _ target: Double) {
    let (scene, _) = list(at: 0)
    scene.wheel(to: offset)
    scene.list.runScroll.beginBack()
    #expect(scene.list.runScroll.isScrolling == (offset != target))
    scene.clock.advance(by: 1)
    #expect(scene.offset == target && !scene.list.ticker.isRunning)
  }

  @Test func itEndsWhereSomethingElseBroughtTheContentBack() {
    let (scene, _) = list(at: 0)
    scene.wheel(to: -50)
    scene.list.runScroll.beginBack()
    scene.clock.advance(by: 0.05)
    scene.wheel(to: 300)
    scene.clock.advance(by: 1)
    #expect(scene.offset == 300 && !scene.list.ticker.isRunning)
  }

  @Test(arguments: [false, true])
  func aListScrollsToItsStart(reduceMotion: Bool) {
    let (scene, _) = list(at: 600)
    scene.list.restyle(Environment(reduceMotion: reduceMotion))
    scene.list.runScroll.beginToStart()
    scene.clock.advance(by: 0.05)
    #expect(reduceMotion ? scene.offset == 0 : scene.offset > 0)
    scene.clock.advance(by: 1)
    #expect(scene.offset == 0 && !scene.list.runScroll.isScrolling)
  }
}
