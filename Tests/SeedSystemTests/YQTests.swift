import Overscroll
import OverscrollTestSupport
import Testing

/// YQRefreshHeadView, checks 1 to 10: behavior.
@Suite struct YQBehaviorTests {
  /// A session with a finger down.
  private func touched(_ fidelity: Fidelity) -> RecordedSession {
    var session = RecordedSession(.native, .yq(fidelity))
    session.send(.contactBegan(id: 1, position: 0), at: 0)
    return session
  }

  @Test func YQ02_asItWasTheContentIsAtTheHoldAtOnceWithoutAnInset() {
    var session = touched(.original)
    session.letGo(at: -120, time: 0.1)
    #expect(session.metrics.offset == -80)
    #expect(session.contributions() == [])
    #expect(session.runs(.start) == [1])
    var original = YQModel()
    original.didScroll(to: -120, isDragging: false)
    #expect(original.offset == -80)
  }

  @Test(arguments: Fidelity.allCases)
  func YQ03_underTheFingerNothingFires(_ fidelity: Fidelity) {
    var session = touched(fidelity)
    session.pull(to: 200, at: 0.1)
    #expect(session.phase == .armed)
    #expect(session.runs(.start) == [])
    session.send(.contactEnded(id: 1), at: 0.2)
    #expect(session.runs(.start) == [1])
    var original = YQModel()
    original.didScroll(to: -200, isDragging: true)
    #expect(original.actions == 0)
  }

  @Test(arguments: Fidelity.allCases, [0.0, 64])
  func YQ06_theEndTakesTheContentBackToItsOwnRest(_ fidelity: Fidelity, _ bar: Double) {
    var session = RecordedSession(start: .yq(fidelity), baseStart: bar)
    session.send(.contactBegan(id: 1, position: 0), at: 0)
    session.letGo(at: -bar - 100, time: 0.1)
    session.scroll(to: -bar - 80, at: 0.9)
    session.finish(.start, at: 1)
    #expect(session.milestones == [.closingBegan])
    session.send(.frame, at: 2)
    #expect(session.metrics.offset == -bar)
    #expect(session.phase == .idle)
    var original = YQModel()
    original.didScroll(to: -bar - 100, isDragging: false)
    original.endAnimation()
    #expect(original.offset == 0)
  }

  @Test(arguments: Fidelity.allCases)
  func YQ06_underAFingerTheEndMovesNothing(_ fidelity: Fidelity) {
    var session = touched(fidelity)
    session.letGo(at: -100, time: 0.1)
    session.scroll(to: -80, at: 0.9)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.finish(.start, at: 2)
    #expect(session.metrics.offset == -80)
    #expect(session.phase == .idle)
  }

  @Test(arguments: Fidelity.allCases)
  func YQ07_aSecondPullDuringTheRunFiresNothing(_ fidelity: Fidelity) {
    var session = touched(fidelity)
    session.letGo(at: -100, time: 0.1)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.letGo(at: -130, time: 1.1)
    #expect(session.runs(.start) == [1])
    var original = YQModel()
    original.didScroll(to: -100, isDragging: false)
    original.didScroll(to: -130, isDragging: false)
    #expect(original.actions == 2)
  }

  @Test(arguments: Toolkit.bouncing)
  func YQ08_correctedATouchDuringTheRunComesBackToTheHold(_ toolkit: Toolkit) {
    #expect(abs(gapAfterTouchingTheHold(.corrected, toolkit) - 80) <= 0.5)
  }

  @Test(arguments: Toolkit.bouncing)
  func YQ08_asItWasATouchDuringTheRunLetsTheHoldGo(_ toolkit: Toolkit) {
    #expect(abs(gapAfterTouchingTheHold(.original, toolkit)) <= 0.5)
  }

  private func gapAfterTouchingTheHold(_ fidelity: Fidelity, _ toolkit: Toolkit) -> Double {
    var view = ScrollViewModel(Scene(edge: .start, toolkit: toolkit), .yq(fidelity))
    view.swipe(by: 300)
    view.run(for: 2)
    view.swipe(by: 40)
    view.run(for: 2)
    return view.phase == .running ? view.gap : .nan
  }

  @Test(arguments: Fidelity.allCases)
  func YQ09_aJumpAboveTheStartTakesTheProgressTo0(_ fidelity: Fidelity) {
    var session = touched(fidelity)
    session.pull(to: 45, at: 0.1)
    #expect(session.session.progress(.start).fraction == 0.3)
    session.pull(to: 20, at: 0.11)
    #expect(session.session.progress(.start).fraction == 0)
    var original = YQModel()
    original.didScroll(to: -45, isDragging: true)
    original.didScroll(to: -20, isDragging: true)
    #expect(original.strokeEnd == 0.3)
  }

  @Test(arguments: Fidelity.allCases)
  func YQ10_takenOffItsScrollViewItGivesEverythingBack(_ fidelity: Fidelity) {
    var session = touched(fidelity)
    session.letGo(at: -100, time: 0.1)
    session.send(.detached, at: 1)
    #expect(session.contributions().last ?? 0 == 0)
    #expect(session.orders.contains(.cancelAction(RunToken(number: 1))))
    #expect(session.phase == .idle)
    session.scroll(to: -200, at: 2)
    #expect(session.orders == [])
  }
}
