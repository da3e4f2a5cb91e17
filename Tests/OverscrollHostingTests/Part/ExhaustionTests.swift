import Overscroll
import OverscrollHosting
import OverscrollIndicators
import Testing

@MainActor
@Suite struct ExhaustionTests {
  private func footer(_ scene: PlainList) -> PullControl {
    let (control, _) = scene.add(.loadMore)
    control.onBegin = { _ in }
    return control
  }

  @Test func theAppSaysThatThereIsNoMore() {
    let scene = PlainList()
    let control = footer(scene)
    scene.appear()
    #expect(!control.isExhausted)
    control.isExhausted = true
    #expect(control.isExhausted && control.phase == .exhausted)
    control.isExhausted = false
    #expect(!control.isExhausted)
  }

  @Test func hidingKeepsIt() {
    let scene = PlainList()
    let control = footer(scene)
    scene.appear()
    control.isExhausted = true
    control.isHidden = true
    #expect(control.isExhausted && control.phase == .idle)
    control.isHidden = false
    #expect(control.isExhausted && control.phase == .exhausted)
  }

  @Test(arguments: [false, true]) func aRecordingHasIt(isBefore: Bool) {
    let scene = PlainList()
    let control = footer(scene)
    scene.appear()
    if isBefore { control.isExhausted = true }
    var session = Session(axis: .vertical, bounce: .engine)
    scene.list.record { session.send($0) }
    if !isBefore { control.isExhausted = true }
    #expect(session.phase(.end) == .exhausted)
  }

  @Test func aRecordingOfAListAtItsEndLoadsNothing() {
    let scene = PlainList(offset: 1_600)
    let control = footer(scene)
    control.isExhausted = true
    scene.appear()
    #expect(control.phase == .exhausted)
    var session = Session(axis: .vertical, bounce: .engine)
    scene.list.record { session.send($0) }
    #expect(session.phase(.end) == .exhausted)
  }

  @Test func aRefreshThatSucceedsResetsIt() throws {
    let scene = PlainList()
    let control = footer(scene)
    let (refresh, _) = scene.add()
    refresh.onBegin = { _ in }
    scene.appear()
    control.isExhausted = true
    try #require(refresh.begin()).end()
    scene.clock.advance(by: 2)
    #expect(!control.isExhausted)
  }

  @Test func theRefreshThatHasLoadedAllDoesNotResetIt() throws {
    let scene = PlainList()
    let control = footer(scene)
    let (refresh, _) = scene.add()
    refresh.onBegin = { _ in }
    scene.appear()
    let run = try #require(refresh.begin())
    control.isExhausted = true
    run.end()
    scene.clock.advance(by: 2)
    #expect(control.isExhausted)
    try #require(refresh.begin()).end()
    scene.clock.advance(by: 2)
    #expect(!control.isExhausted)
  }

  @Test(arguments: [Outcome.succeeded, .failed])
  func aRefreshReachesAHiddenFooter(outcome: Outcome) throws {
    let scene = PlainList()
    let control = footer(scene)
    let (refresh, _) = scene.add()
    refresh.onBegin = { _ in }
    scene.appear()
    control.isExhausted = true
    control.isHidden = true
    try #require(refresh.begin()).end(outcome)
    scene.clock.advance(by: 2)
    #expect(control.isExhausted == (outcome == .failed))
  }
}
