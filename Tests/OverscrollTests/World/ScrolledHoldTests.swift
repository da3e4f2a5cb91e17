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

/// When the content goes over an open hold, and that what was so once does not keep a hold from opening later.
@Suite struct TuckedHoldTests {
  /// Letting go of content that returns decides for the edge, which a floor that opens later does not keep.
  @Test func aFloorOpensAfterAPullThatWasGivenUp() {
    var session = RecordedSession(.engine, .standard.withFloor)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 50, at: 1.1)
    session.pull(to: 10, at: 1.11)
    session.send(.contactEnded(id: 1), at: 1.12)
    session.runFrames(until: 3)
    session.send(.floorRequested(.start, isOpen: true), at: 3)
    session.runFrames(until: 6)
    #expect(session.floor == .open)
    #expect(session.overscroll == 640)
  }

  /// A run that began out of view holds its inset, where the toolkit then stops.
  @Test func whatTheReaderHasScrolledToClosesByAMotion() throws {
    var session = RecordedSession(.native, try Behavior(minimumRunning: 0, resultHold: 0))
    session.scroll(to: 300, at: 0.5)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.scroll(to: -56, at: 3)
    session.finish(.start, at: 4)
    #expect(session.phase == .finishing(.succeeded))
    session.runFrames(until: 6)
    #expect(session.phase == .idle)
    #expect(session.overscroll == 0)
  }

  /// A run that began under a finger, out of view.
  @Test(arguments: Bounce.allCases)
  func aFingerThatLeavesAReaderInsideOpensNothing(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    session.scroll(to: 200, at: 0.5)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.send(.beginRequested(.start, by: .program), at: 2)
    session.send(.contactEnded(id: 1), at: 3)
    session.runFrames(until: 5)
    #expect(session.phase == .running)
    #expect(session.metrics.offset == 200)
    #expect(session.overscroll == 0)
  }

  /// A pull past the threshold that goes back fast: the run decides, not the speed.
  @Test func aRunThatAPullStartsIsOpenedHoweverFastItGoesBack() {
    var session = RecordedSession(.engine)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 120, at: 2)
    session.pull(to: 70, at: 2.01)
    session.send(.contactEnded(id: 1), at: 2.01)
    #expect(session.phase == .running)
    session.runFrames(until: 5)
    #expect(session.overscroll == 56)
  }

  /// Only one edge can be open at a time: the second run is held open when the host asks for it.
  @Test(arguments: Bounce.allCases, [1.0, 56])
  func theSecondOfTwoRunsIsUncoveredWhenTheFirstIsOver(_ bounce: Bounce, _ points: Double) throws {
    let second = try Behavior(hold: Hold(points))
    var session = RecordedSession(
      bounce,
      start: .standard,
      end: second,
      extent: 300,
      concurrency: .independent
    )
    session.send(.environmentChanged(Environment(scale: 3)), at: 0.5)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.send(.beginRequested(.end, by: .program), at: 2)
    session.finish(.start, at: 3)
    session.runFrames(until: 5)
    #expect(session.session.progress(.end).overscroll == 0)
    session.send(.uncoverRequested(.end), at: 5)
    session.runFrames(until: 7)
    #expect(session.session.progress(.end).overscroll == points)
  }

  /// A toolkit limits an offset to its insets, so the inset comes before the write that needs it.
  @Test func theInsetOfAFloorComesBeforeTheContentMoves() throws {
    var session = RecordedSession(.native, .standard.withFloor)
    session.send(.floorRequested(.start, isOpen: true), at: 1)
    let inset = try #require(session.orders.firstIndex(of: .setContribution(640)))
    let write = try #require(
      session.orders.firstIndex { if case .scrollTo = $0 { true } else { false } }
    )
    #expect(inset < write)
  }

  /// The means of a hold without an inset is the offset, whether or not an inset would follow it.
  @Test func aHoldByTheOffsetAloneFollowsWithoutAnInset() {
    let behavior = Behavior.standard.with { $0.hold = Hold(56, by: .offset, followsScroll: true) }
    var session = RecordedSession(.native, behavior)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 3)
    session.scroll(to: -30, at: 3)
    session.scroll(to: -20, at: 3.1)
    let insets = session.log.filter {
      if case .setContribution = $0.effect.order { true } else { false }
    }
    #expect(insets.isEmpty)
  }

  /// The content scrolls under an indicator in front of it, which stays open.
  @Test func aReaderDoesNotCoverAnIndicatorInFront() {
    let behavior = Behavior.standard.with { $0.drag.movesContent = false }
    var session = RecordedSession(.engine, behavior)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 3)
    #expect(session.overscroll == 56)
    session.scroll(to: 200, at: 3)
    session.runFrames(until: 5)
    #expect(session.overscroll == 56)
  }

  /// The position a tenth of a second later is above half of the hold at 151 points of 300.
  @Test func theVelocityOfATenthOfASecondDecides() {
    let behavior = Behavior.standard.with { $0.hold = Hold(300) }
    var session = RecordedSession(.engine, behavior)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 4)
    #expect(session.overscroll == 300)
    session.send(.contactBegan(id: 1, position: 400), at: 5)
    for step in 1...80 {
      let seconds = Double(step) / 80
      session.send(.contactMoved(id: 1, position: 400 - 135 * seconds), at: 5 + seconds)
    }
    #expect(abs(session.overscroll - 165) < 1e-6)
    session.send(.contactEnded(id: 1), at: 6)
    session.runFrames(until: 9)
    #expect(session.overscroll == 300)
  }
}
