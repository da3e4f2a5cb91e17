import Overscroll
import OverscrollTestSupport
import Testing

/// A hold that follows scrolling keeps sticky section headers at the content: the contribution is
/// the gap, from 0 to the hold, and is written only when it changes.
@Suite struct FollowingHoldTests {
  private func view(_ scene: Scene) throws -> ScrollViewModel {
    ScrollViewModel(scene, try Behavior(hold: Hold(56, followsScroll: true)), base: 88)
  }

  @Test(arguments: Scene.bouncing)
  func theContributionIsTheGapWhileTheFingerMoves(_ scene: Scene) throws {
    var view = try view(scene)
    view.begin()
    view.run(for: 1)
    #expect(view.inset == 88 + 56)
    view.touch()
    for _ in 0..<20 {
      view.drag(by: -7, over: 1.0 / 60)
      #expect(abs(view.inset - 88 - min(max(view.gap, 0), 56)) < 1e-9)
    }
    #expect(view.gap < -50)
    #expect(view.inset == 88)
    for _ in 0..<40 {
      view.drag(by: 7, over: 1.0 / 60)
      #expect(abs(view.inset - 88 - min(max(view.gap, 0), 56)) < 1e-9)
    }
    #expect(view.inset == 88 + 56)
    view.letGo()
    view.run(for: 1)
    #expect(abs(view.gap - 56) <= 0.5)
  }

  @Test(arguments: Scene.bouncing)
  func nothingIsWrittenWhileNothingChanges(_ scene: Scene) throws {
    var view = try view(scene)
    view.begin()
    view.run(for: 1)
    view.touch()
    view.drag(by: -100)
    view.forget()
    view.drag(by: -300)
    view.drag(by: 200)
    #expect(view.orders.filter { $0.isContribution } == [])
    view.letGo()
  }

  @Test(arguments: Scene.bouncing)
  func everyContributionIsAnotherOne(_ scene: Scene) throws {
    var view = try view(scene)
    view.swipe(by: 250)
    view.run(for: 1)
    view.swipe(by: -80)
    view.run(for: 1)
    view.finishAction()
    view.run(for: 2)
    let contributions = view.orders.filter { $0.isContribution }
    #expect(zip(contributions, contributions.dropFirst()).allSatisfy { $0 != $1 })
    #expect(contributions.last == .setContribution(0))
    #expect(view.inset == 88)
  }

  @Test(arguments: Scene.bouncing)
  func aReaderInsideIsNotMovedByTheEnd(_ scene: Scene) throws {
    var view = try view(scene)
    view.begin()
    view.run(for: 1)
    view.scroll(into: 300)
    let gap = view.gap
    #expect(view.inset == 88)
    view.finishAction()
    view.run(for: 2)
    #expect(view.gap == gap)
    #expect(view.phase == .idle)
  }

  @Test(arguments: Scene.bouncing)
  func aRunBegunFromInsideHoldsNothingUntilTheReaderComesBack(_ scene: Scene) throws {
    var view = try view(scene)
    view.scroll(into: 300)
    view.begin()
    view.run(for: 1)
    #expect(view.inset == 88)
    view.scroll(into: 0)
    view.touch()
    view.drag(by: 40)
    #expect(abs(view.inset - 88 - min(max(view.gap, 0), 56)) < 1e-9)
    #expect(view.inset > 88)
    view.letGo()
  }

  /// An own write is no scrolling (R6); the next one is the reader's, however far inside the content.
  @Test func afterAnOwnWriteTheReadersScrollingIsFollowed() throws {
    var session = RecordedSession(.native, try Behavior(hold: Hold(56, followsScroll: true)))
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.send(.woke, at: 2)
    let metrics = ScrollMetrics(offset: 2_000, viewport: 640, extent: 4_000)
    session.send(.scrolled(metrics, isOwnWrite: true), at: 3)
    #expect(!session.orders.contains { $0.isContribution })
    session.scroll(to: 2_001, at: 3.1)
    #expect(session.orders == [.setContribution(0)])
  }

  /// A hold that does not follow is independent of the scroll position.
  @Test(arguments: Scene.bouncing)
  func withoutItTheContributionStays(_ scene: Scene) {
    var view = ScrollViewModel(running: scene, base: 88)
    view.touch()
    view.drag(by: -200)
    #expect(view.inset == 88 + 56)
    view.letGo()
  }
}

extension Effect.Order {
  fileprivate var isContribution: Bool { if case .setContribution = self { true } else { false } }
}
