import Overscroll
import OverscrollTestSupport
import Testing

/// Test that touchpad pulls are distinguished from momentum and wheel notches.
///
/// The series follow the published descriptions that ``WheelGesture`` names: fingers give small
/// irregular steps every frame, momentum gives decreasing ones for up to a second, a notch is one
/// large step. None was recorded from a device.
@Suite struct WheelGestureTests {
  /// Fingers that pull for a fifth of a second.
  private static let fingers = [2.0, 6, 5, 11, 9, 14, 12, 15, 11, 13, 10, 12]
  /// Momentum after them: each step is 0.85 times the previous one.
  private static let momentum = (0..<20).map { index in
    (0..<index).reduce(11.0) { step, _ in step * 0.85 }
  }

  private let frame = 1.0 / 60

  /// The classification of a series of steps, one frame apart.
  private func meanings(
    _ deltas: [Double],
    isAtEdge: Bool = true,
    isMomentum: Bool? = nil
  ) -> [WheelGesture.Meaning] {
    var gesture = WheelGesture()
    return deltas.enumerated().map { index, delta in
      let time = 1 + Double(index) * frame
      return gesture.step(by: delta, at: time, isAtEdge: isAtEdge, isMomentum: isMomentum)
    }
  }

  // MARK: - Classification

  @Test func fingersAtTheEdgePull() {
    let expected = [.began] + Array(repeating: WheelGesture.Meaning.moved, count: 11)
    #expect(meanings(Self.fingers) == expected)
    #expect(meanings(Self.fingers.map { -$0 }) == expected)
  }

  /// Also a fling that reaches the edge: its first step was inside the content.
  @Test(arguments: [2, 14])
  func aGestureThatBeganInTheContentIsTheScrollersToItsEnd(_ last: Int) {
    var gesture = WheelGesture()
    for (index, delta) in (Self.fingers + Self.momentum).enumerated() {
      let time = 1 + Double(index) * frame
      #expect(gesture.step(by: delta, at: time, isAtEdge: index > last) == .scroll)
    }
    #expect(gesture.silentAt == nil)
  }

  @Test(arguments: [(39.9, WheelGesture.Meaning.began), (40, .scroll), (120, .scroll)])
  func aNotchIsNoPull(_ delta: Double, _ meaning: WheelGesture.Meaning) {
    #expect(meanings([delta]) == [meaning])
    #expect(meanings([-delta]) == [meaning])
  }

  /// Notches half a second apart, as from a slowly turned wheel.
  @Test func everyNotchIsTheScrollers() {
    var gesture = WheelGesture()
    for notch in 0..<10 {
      let time = 1 + Double(notch) * 0.5
      #expect(gesture.step(by: 100, at: time, isAtEdge: true) == .scroll)
    }
  }

  // MARK: - Silence

  @Test func aFifthOfASecondEndsAGesture() {
    var gesture = WheelGesture()
    #expect(gesture.step(by: 5, at: 1, isAtEdge: true) == .began)
    #expect(gesture.step(by: 5, at: 1.19, isAtEdge: true) == .moved)
    #expect(gesture.step(by: 5, at: 1.4, isAtEdge: true) == .began)
    #expect(gesture.step(by: 5, at: 1.7, isAtEdge: false) == .scroll)
  }

  /// A clock may begin at 0, and a fifth of a second is enough.
  @Test func theFirstGestureNeedsNoPauseBeforeIt() {
    var gesture = WheelGesture()
    #expect(gesture.step(by: 5, at: 0, isAtEdge: true) == .began)
    #expect(gesture.step(by: 5, at: 0.2, isAtEdge: true) == .began)
  }

  @Test func afterAPauseTheRowOfShrinkingStepsBeginsAnew() {
    var gesture = WheelGesture()
    for (pull, deltas) in [[10.0, 9, 8, 7], [10, 9, 8, 7, 6]].enumerated() {
      let meanings = deltas.enumerated().map { index, delta in
        let time = Double(pull + 1) + Double(index) * frame
        return gesture.step(by: delta, at: time, isAtEdge: true)
      }
      let expected: [WheelGesture.Meaning] = [.began, .moved, .moved, .moved, .fading]
      #expect(meanings == Array(expected.prefix(deltas.count)))
    }
  }

  @Test func aPullThatFallsSilentIsOverOnce() {
    var gesture = WheelGesture()
    #expect(gesture.silentAt == nil)
    _ = gesture.step(by: 5, at: 1, isAtEdge: true)
    #expect(gesture.silentAt == 1.2)
    #expect([1.19, 1.2, 1.3].map { gesture.isSilent(at: $0) } == [false, true, false])
    #expect(gesture.silentAt == nil)
    #expect(gesture.step(by: 5, at: 1.21, isAtEdge: true) == .began)
  }

  // MARK: - Momentum without the event's flag

  /// The fourth decreasing step may be momentum, the fifth is; an equal one neither counts nor breaks the row, and
  /// a larger one breaks it.
  @Test(
    arguments: [
      (
        [10, 12, 11, 10, 9, 8, 7, 6, 5],
        [.began, .moved, .moved, .moved, .moved, .fading, .ended, .scroll, .scroll]
      ),
      (
        [10, 9, 9, 8, 8, 7, 6, 6, 5],
        [.began, .moved, .moved, .moved, .moved, .moved, .fading, .fading, .ended]
      ),
      (
        [10, 9, 8, 7, 6, 7, 6, 5, 4, 3],
        [.began, .moved, .moved, .moved, .fading, .moved, .moved, .moved, .moved, .fading]
      ),
    ] as [([Double], [WheelGesture.Meaning])]
  )
  func fiveShrinkingStepsEndThePull(_ deltas: [Double], _ expected: [WheelGesture.Meaning]) {
    #expect(meanings(deltas) == expected)
  }

  @Test func momentumAfterFingersEndsThePullOnceAndPullsNoMore() {
    let meanings = meanings(Self.fingers + Self.momentum)
    #expect(meanings.filter { $0 == .ended }.count == 1)
    let end = meanings.firstIndex(of: .ended) ?? 0
    #expect(end >= Self.fingers.count)
    #expect(end < Self.fingers.count + WheelGesture.momentumSteps)
    #expect(meanings[(end + 1)...].allSatisfy { $0 == .scroll })
  }

  // MARK: - Momentum with the event's flag

  @Test func momentumThatIsNamedEndsThePullAtOnce() {
    var gesture = WheelGesture()
    let marks = [false, false, true, true, false]
    let expected: [WheelGesture.Meaning] = [.began, .moved, .ended, .scroll, .scroll]
    for (index, isMomentum) in marks.enumerated() {
      let meaning = gesture.step(
        by: 10,
        at: 1 + Double(index) * frame,
        isAtEdge: true,
        isMomentum: isMomentum
      )
      #expect(meaning == expected[index])
    }
  }

  @Test func fingersThatAreNamedPullHoweverTheyShrink() {
    let deltas = [20.0, 18, 16, 14, 12, 10, 8, 6, 4, 2]
    let expected = [.began] + Array(repeating: WheelGesture.Meaning.moved, count: 9)
    #expect(meanings(deltas, isMomentum: false) == expected)
  }

  @Test func momentumThatIsNamedBeginsNoPull() {
    #expect(meanings(Self.fingers, isMomentum: true).allSatisfy { $0 == .scroll })
  }

  // MARK: - Invalid numbers

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func whatIsNoNumberChangesNothing(_ value: Double) {
    var gesture = WheelGesture()
    #expect(gesture.step(by: value, at: 1, isAtEdge: true) == .scroll)
    #expect(gesture.step(by: 5, at: value, isAtEdge: true) == .scroll)
    #expect(gesture == WheelGesture())
    #expect(gesture.step(by: 5, at: 1, isAtEdge: true) == .began)
    let before = gesture
    #expect(gesture.step(by: value, at: 1.1, isAtEdge: true) == .scroll)
    #expect(gesture == before)
  }
}

/// What a gesture may pull is decided when it begins.
@Suite struct GestureBeginTests {
  /// A run that ends under a finger uses up its gesture, and only that one.
  @Test func theGestureAfterASpentOneArmsWithItsFirstStep() {
    var session = RecordedSession(.native, .standard)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.send(.contactBegan(id: 1, position: 0), at: 3)
    session.finish(.start, at: 4)
    session.send(.contactEnded(id: 1), at: 5)
    session.runFrames(until: 8)
    session.scroll(to: 0, at: 8)
    #expect(session.phase == .idle)
    session.send(.contactBegan(id: 1, position: 0), at: 9)
    session.pull(to: 100, at: 9.1)
    #expect(session.phase == .armed)
  }

  /// A toolkit may let the content of a touchpad's gesture bounce.
  @Test func aTouchpadGestureThatBeganInsideArmsNothingWhereTheToolkitBounces() {
    var session = RecordedSession(.native, .standard)
    session.scroll(to: 300, at: 1)
    session.send(.wheelBegan, at: 2)
    session.scrollTouchpad(to: 100, at: 2.1)
    #expect(session.phase != .armed)
    session.send(.wheelEnded, at: 3)
    #expect(session.runs(.start) == [])
  }

  /// A finger that has pushed back what the toolkit carried past the edge pulls from there on.
  @Test func aCaughtFlingThatIsPushedBackCountsNoMore() {
    var session = RecordedSession(.native, .standard)
    session.scroll(to: -50, at: 1)
    session.send(.contactBegan(id: 1, position: 0), at: 1.1)
    session.scroll(to: 0, at: 1.2)
    session.scroll(to: -70, at: 1.3)
    #expect(session.phase == .armed)
  }

  /// Of 110 points the toolkit carried 50 and the finger pulled 60, and a run takes 64.
  @Test func whatTheToolkitCarriedFiresNoRun() {
    var session = RecordedSession(.native, .standard)
    session.scroll(to: -50, at: 1)
    session.send(.contactBegan(id: 1, position: 0), at: 1.1)
    session.scroll(to: -110, at: 1.2)
    #expect(session.phase == .pulling)
    session.send(.contactEnded(id: 1), at: 1.3)
    #expect(session.runs(.start) == [])
  }
}
