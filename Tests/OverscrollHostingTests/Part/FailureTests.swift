import Overscroll
import OverscrollHosting
import OverscrollIndicators
import Testing

/// The phase of a load-more that has failed.
@MainActor
@Suite struct FailureTests {
  /// What makes a failed load-more one that may load again, and the phase after it.
  enum Retry: CaseIterable {
    case begin, reset, refresh
  }

  @Test(arguments: Retry.allCases)
  func aLoadMoreThatFailedSaysSoUntilItIsTriedAgain(_ retry: Retry) throws {
    let scene = PlainList()
    let refresh = scene.addOpen()
    var style = PullStyle.arrow.loadMore
    style.behavior = .tapLoadMore
    let control = scene.addOpen(.loadMore, style)
    control.language = .en
    var phases: [PullControl.Phase] = []
    control.onPhase = { phases.append($0) }
    scene.appear()
    try #require(control.begin()).end(.failed)
    scene.clock.advance(by: 2)
    #expect(phases == [.running, .finishing(.failed), .failed])
    #expect(control.title(for: .failed) == "Could not load. Tap to retry")
    #expect(control.title(for: .idle) != control.title(for: .failed))
    let words = scene.hosts[1].wordsChanges
    switch retry {
    case .begin: control.begin()
    case .reset: control.resetExhausted()
    case .refresh: try #require(refresh.begin()).end()
    }
    scene.clock.advance(by: 2)
    #expect(phases.last == (retry == .begin ? .running : .idle))
    #expect(control.phase == phases.last && scene.hosts[1].wordsChanges > words)
  }

  @Test func aRefreshHasNoSuchPhase() throws {
    let scene = PlainList()
    let control = scene.addOpen()
    scene.appear()
    try #require(control.begin()).end(.failed)
    scene.clock.advance(by: 3)
    #expect(control.phase == .idle && control.progress?.lastOutcome == .failed)
  }

  @Test func theEndOfARefreshThatFailedIsNone() throws {
    let scene = PlainList()
    let refresh = scene.addOpen()
    let load = scene.addOpen(.loadMore)
    scene.appear()
    try #require(load.begin()).end(.failed)
    scene.clock.advance(by: 2)
    try #require(refresh.begin()).end(.failed)
    scene.clock.advance(by: 3)
    #expect(load.phase == .failed)
  }
}
