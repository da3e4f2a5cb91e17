import Foundation
import Overscroll
import OverscrollClassics
import OverscrollHosting
import OverscrollIndicators
import OverscrollText
import Testing

@MainActor
@Suite struct PartStyleTests {
  @Test func aStyleOfItsOwnCountsMoreThanTheDefaults() {
    let scene = PlainList()
    let (control, host) = scene.add()
    let restyles = host.restyles
    var defaults = PullControls.Defaults()
    (defaults.refreshStyle, defaults.language) = (.ring, .de)
    control.part?.inherit(defaults)
    #expect(control.style == .ring && host.restyles > restyles && control.part?.language == .de)
    control.style = .arrow
    #expect(control.style == .arrow)
    control.style = nil
    #expect(control.style == .ring)
  }

  @Test(arguments: [(Role.refresh, Behavior.standard), (.loadMore, .loadMore)])
  func anInvalidBehaviorIsReplacedAndReported(_ role: Role, _ usual: Behavior) {
    let scene = PlainList()
    var style = PullStyle.ring
    style.behavior.arm.distance = -1
    let (control, _) = scene.add(role, style)
    #expect(control.style?.behavior == usual && control.style?.look.name == .ring)
    #expect(scene.logged.count == 1)
  }
}

/// A look of its own for the first load of a list that has had no content.
@MainActor
@Suite struct FirstLoadTests {
  /// An empty list with a refresh that the test ends.
  private func empty(_ first: PullStyle? = .ring, rows: Int = 0) -> (PlainList, PullControl) {
    let scene = PlainList(rows: rows)
    let control = scene.addOpen()
    control.firstLoadStyle = first
    scene.appear()
    return (scene, control)
  }

  private func look(_ control: PullControl) -> BuiltinIndicator? { control.part?.style.look.name }

  @Test func itIsUsedUntilThereIsContent() {
    let (scene, control) = empty()
    control.begin()
    scene.clock.advance(by: 1)
    #expect(look(control) == .ring && control.style?.look.name == .arrow)
    #expect(control.firstLoadStyle?.look.name == .ring)
    scene.change(rows: 40)
    #expect(look(control) == .arrow && control.isRunning)
    control.end()
    scene.clock.advance(by: 3)
    #expect(scene.isAtRest)
  }

  /// What an attempt of a first load ends with, and whether the first load is over then.
  @Test(arguments: [
    (Outcome.succeeded, true), (.exhausted, true), (.failed, false), (.cancelled, false),
  ])
  func aRunThatSucceedsEndsItWithoutContent(_ outcome: Outcome, _ isOver: Bool) {
    var style = PullStyle.ring
    style.behavior.hold.distance = 100
    let (scene, control) = empty(style)
    control.begin()
    scene.clock.advance(by: 1)
    control.end(outcome)
    // The result is shown where the run was.
    scene.clock.advance(by: 0.4)
    #expect(scene.gap == 100 || outcome == .cancelled)
    scene.clock.advance(by: 3)
    control.begin()
    #expect(look(control) == (isOver ? .arrow : .ring))
  }

  @Test func aListThatHasHadContentHasNone() {
    var style = PullStyle.ring
    style.behavior.hold.distance = 100
    let (scene, control) = empty(style)
    scene.change(rows: 40)
    scene.change(rows: -40)
    control.begin()
    #expect(look(control) == .arrow && control.part?.behavior == control.style?.behavior)
  }

  /// What is held open stays as it is until the run is over.
  @Test func whatIsHeldStaysHeldWhenContentAppears() {
    var style = PullStyle.ring
    style.behavior.hold.distance = 100
    let (scene, control) = empty(style)
    control.begin()
    scene.clock.advance(by: 2)
    #expect(scene.gap == 100)
    scene.change(rows: 40)
    scene.clock.advance(by: 1)
    #expect(scene.gap == 100)
    control.end()
    scene.clock.advance(by: 3)
    #expect(scene.isAtRest)
    control.begin()
    for _ in 0..<2 {
      scene.clock.advance(by: 2)
      #expect(scene.gap == PullStyle.arrow.behavior.hold.distance)
      scene.change(rows: 1)
    }
  }

  @Test func aRefreshStaysOne() {
    let (_, control) = empty(.ring.loadMore)
    #expect(control.part?.role == .refresh && look(control) == .ring)
  }

  /// A run that was never on the screen need not keep its look.
  @Test func contentThatAppearsOffTheScreenEndsItAtOnce() {
    let scene = PlainList(rows: 0)
    let control = scene.addOpen()
    var style = PullStyle.ring
    style.behavior.hold.distance = 100
    control.firstLoadStyle = style
    control.begin()
    control.part?.contentAppeared()
    scene.extent = 2_000
    scene.appear()
    scene.clock.advance(by: 1)
    #expect(look(control) == .arrow && scene.gap == PullStyle.arrow.behavior.hold.distance)
  }

  @Test func aLoadMoreHasNone() {
    let scene = PlainList(rows: 0)
    let control = scene.addOpen(.loadMore)
    control.firstLoadStyle = .ring
    #expect(control.part?.style.behavior.role == .loadMore && look(control) == .arrow)
  }

  @Test func anInvalidStyleIsReplacedAndReported() {
    var style = PullStyle.ring
    style.behavior.arm.distance = -1
    let (scene, control) = empty(style)
    #expect(control.firstLoadStyle?.behavior == PullStyle.arrow.behavior)
    #expect(scene.logged.count == 1 && scene.logged[0].contains("arm"))
  }
}

/// What the originals do in every host, and the drags that their behaviors are made of.
@MainActor
@Suite struct OriginalsTests {
  private func list(_ style: PullStyle) -> (PlainList, PullControl) {
    let scene = PlainList()
    let control = scene.addOpen(.refresh, style)
    control.language = .en
    scene.appear()
    return (scene, control)
  }

  private func ring(_ change: (inout Behavior) -> Void) -> PullStyle {
    var style = PullStyle.ring
    change(&style.behavior)
    return style
  }

  @Test(arguments: [PullStyle.ego, .cll, .mj, .mrefresh, .yq])
  func aPullTakenBackOrMadeWhileTheAppLoadsStartsNothing(_ style: PullStyle) {
    let (scene, control) = list(style)
    scene.pull(600, isLetGo: false)
    #expect(control.phase == .armed)
    scene.list.send(.contactMoved(id: 1, position: 0))
    scene.release()
    scene.clock.advance(by: 1)
    control.isBusy = true
    scene.pull(600)
    scene.clock.advance(by: 1)
    #expect(control.run == nil && scene.isAtRest)
  }

  /// MRefresh.
  @Test(arguments: [PullStyle.mrefresh, .mrefresh(.original)])
  func anEndUnderTheFingerMayWaitForIt(_ style: PullStyle) {
    let (scene, control) = list(style)
    control.begin()
    scene.clock.advance(by: 1)
    scene.pull(30, isLetGo: false)
    control.end()
    scene.clock.advance(by: 1)
    #expect(control.phase == .running)
    scene.release()
    scene.clock.advance(by: 1)
    #expect(control.phase == .idle && scene.isAtRest)
  }

  /// MJRefresh's holds 44 points after its content, or after a viewport of 400 points that this does not fill.
  @Test(arguments: [40, 4], Bounce.allCases)
  func aBackFooterIsHeldAtTheViewportsEnd(_ rows: Int, _ bounce: Bounce) {
    let scene = PlainList(rows: rows, bounce)
    let control = scene.addOpen(.loadMore, .mjBackFooter)
    scene.appear()
    scene.wheelToTheEnd()
    control.begin()
    scene.clock.advance(by: 1)
    #expect(control.progress?.overscroll == 44)
    let room = bounce == .native ? max(0, 400 - scene.extent) + 44 : 0
    #expect(scene.rooms[.end] == room && scene.displacement == (bounce == .native ? 0 : -44))
    control.end()
    scene.clock.advance(by: 2)
    #expect(scene.rooms[.end] == 0 && scene.displacement == 0)
  }

  private final class Shelf: LastUpdatedStore {
    var lastUpdated: Double?
  }

  /// Those of EGOTableViewPullRefresh, whose date is in the formatter's short styles.
  @Test func anOriginalSpeaksItsOwnWords() throws {
    let (_, control) = list(.ego)
    let titles = [PullControl.Phase.pulling, .armed, .running].map { control.title(for: $0) }
    #expect(titles == ["Pull down to refresh...", "Release to refresh...", "Loading..."])
    let shelf = Shelf()
    shelf.lastUpdated = 1_268_000_000
    control.lastUpdatedStore = shelf
    let date = Date(timeIntervalSince1970: 1_268_000_000)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en")
    formatter.dateStyle = .short
    formatter.timeStyle = .short
    let words = try #require(control.part).words
    #expect(words.lastUpdated(now: date) == "Last Updated: " + formatter.string(from: date))
  }

  // MARK: Drags

  /// The band of `Resistance` after 100 points: f(x) = (1 - 1 / (x * c / d + 1)) * d.
  @Test(arguments: [
    (Drag(), 0.55, 400.0), (Drag(rate: 0.5), 0.275, 400), (Drag(rate: 2), 1.1, 400),
    (Drag(limit: 100), 0.55, 100),
  ])
  func aDragMovesTheContentAtItsRateUpToItsLimit(_ drag: Drag, _ slope: Double, _ length: Double) {
    let (scene, _) = list(ring { $0.drag = drag })
    scene.pull(100, isLetGo: false)
    #expect(abs(scene.displacement - (1 - 1 / (100 * slope / length + 1)) * length) < 1e-9)
    scene.list.send(.contactMoved(id: 1, position: 1e5))
    #expect(scene.displacement > 0.9 * length && scene.displacement < length)
  }

  @Test func withoutATriggerAPullOnlyShows() {
    let (scene, control) = list(ring { $0.trigger = .none })
    scene.pull(300, isLetGo: false)
    #expect(scene.displacement > 64)
    scene.release()
    scene.clock.advance(by: 2)
    #expect(control.run == nil && scene.isAtRest)
  }
}
