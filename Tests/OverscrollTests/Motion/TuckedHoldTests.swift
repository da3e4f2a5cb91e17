import Overscroll
import OverscrollTestSupport
import Testing

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
