import Overscroll
import OverscrollHosting
import OverscrollIndicators
import Testing

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
    let (scene, control) = empty()
    control.begin()
    scene.clock.advance(by: 1)
    control.end(outcome)
    scene.clock.advance(by: 3)
    control.begin()
    #expect(look(control) == (isOver ? .arrow : .ring))
  }

  @Test func aListThatHasHadContentHasNone() {
    let (scene, control) = empty(rows: 0)
    scene.change(rows: 40)
    scene.change(rows: -40)
    control.begin()
    #expect(look(control) == .arrow)
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
    #expect(scene.gap == 100)
    control.end()
    scene.clock.advance(by: 3)
    #expect(scene.isAtRest)
    control.begin()
    scene.clock.advance(by: 2)
    #expect(scene.gap == PullStyle.arrow.behavior.hold.distance)
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
