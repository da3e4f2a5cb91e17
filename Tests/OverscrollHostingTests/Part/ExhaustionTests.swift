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

  /// While hidden the engine has no part, and the app and a refresh still reach it.
  @Test func aHiddenControlIsSetAndResetByTheApp() {
    let scene = PlainList()
    let control = footer(scene)
    scene.appear()
    control.isHidden = true
    control.isExhausted = true
    #expect(control.isExhausted)
    control.resetExhausted()
    control.isHidden = false
    #expect(control.phase == .idle)
  }

  /// Near its end it would load otherwise.
  @Test func whatIsShownAgainAtTheEndLoadsNothing() {
    let scene = PlainList()
    let control = footer(scene)
    scene.appear()
    control.isExhausted = true
    control.isHidden = true
    scene.wheelToTheEnd()
    control.isHidden = false
    #expect(control.phase == .exhausted && control.run == nil)
  }

  @Test func sayingItEndsTheRun() throws {
    let scene = PlainList()
    let control = footer(scene)
    scene.appear()
    let run = try #require(control.begin())
    control.isExhausted = true
    #expect(!run.isCurrent && control.isExhausted && control.progress?.lastOutcome == .exhausted)
    // Another end without a run says nothing.
    control.end(.failed)
    #expect(control.isExhausted)
  }

  @Test func aRefreshMayFindThatThereIsNoMore() throws {
    for isHidden in [false, true] {
      let scene = PlainList()
      let control = footer(scene)
      let refresh = scene.addOpen()
      scene.appear()
      control.isHidden = isHidden
      try #require(refresh.begin()).end(.exhausted)
      scene.clock.advance(by: 2)
      #expect(control.isExhausted && !refresh.isExhausted)
      control.isHidden = false
      #expect(control.phase == .exhausted)
    }
  }

  @Test func aRefreshIsNeverExhausted() {
    let scene = PlainList()
    let refresh = scene.addOpen()
    scene.appear()
    refresh.isExhausted = true
    #expect(!refresh.isExhausted && refresh.phase == .idle)
  }

  /// What a load-more is hidden for: no content, by its policy, and no run.
  @Test(arguments: [
    (0, ContentPolicy.hide, false, true), (0, .show, false, false), (0, .hide, true, false),
    (40, .hide, false, false),
  ])
  func withoutContentALoadMoreIsHidden(
    _ rows: Int,
    _ policy: ContentPolicy,
    _ isRunning: Bool,
    _ isHidden: Bool
  ) {
    let scene = PlainList(rows: rows)
    var style = PullStyle.arrow.loadMore
    style.behavior.emptyContent = policy
    let control = scene.addOpen(.loadMore, style)
    let refresh = scene.addOpen()
    scene.appear()
    if isRunning { control.begin() }
    #expect(control.part?.isHiddenWithoutContent == isHidden)
    #expect(refresh.part?.isHiddenWithoutContent == false)
  }
}
