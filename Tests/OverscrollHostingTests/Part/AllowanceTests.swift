import Foundation
import Overscroll
import OverscrollHosting
import OverscrollIndicators
import Testing

@MainActor
@Suite struct AllowanceTests {
  private final class Editor {
    var isOpen = true
  }

  @Test func aRefusedGestureStartsNothingAndTheNextMay() {
    let (scene, control) = shown()
    let editor = Editor()
    control.allowsPull = { !editor.isOpen }
    scene.pull(200)
    scene.clock.advance(by: 1)
    #expect(control.run == nil && control.phase == .idle)
    editor.isOpen = false
    scene.pull(200)
    #expect(control.run != nil)
  }

  @Test func aListThatAppearsIsRefreshedIfItIsTooOld() {
    let scene = PlainList()
    let control = scene.addOpen()
    control.maximumAge = 60
    scene.appear()
    #expect(control.run != nil)
    control.end()
    scene.clock.advance(by: 30)
    scene.list.disappear()
    scene.list.appear()
    #expect(control.run == nil)
    scene.clock.advance(by: 40)
    scene.list.disappear()
    scene.list.appear()
    #expect(control.run != nil)
  }

  /// SwiftUI sets all properties with each update of a view.
  @Test func aListWhoseRefreshFailsIsNotAskedAgainAtOnce() {
    let scene = PlainList()
    let control = scene.addOpen()
    var runs = 0
    control.onBegin = { run in
      runs += 1
      run.end(.failed)
    }
    scene.appear()
    for _ in 0..<5 {
      control.maximumAge = 60
      scene.clock.advance(by: 3)
      scene.list.disappear()
      scene.list.appear()
    }
    #expect(runs == 1)
    scene.clock.advance(by: 60)
    scene.list.disappear()
    scene.list.appear()
    #expect(runs == 2)
  }

  @Test func aCancelledRefreshIsNoAttempt() {
    let scene = PlainList()
    let control = scene.addOpen()
    control.maximumAge = 60
    scene.appear()
    control.cancel()
    scene.clock.advance(by: 2)
    // An equal value is no appearance.
    control.maximumAge = 60
    #expect(control.run == nil)
    scene.list.disappear()
    scene.list.appear()
    #expect(control.run != nil)
  }

  /// The answer is that of the gesture's beginning.
  @Test func anAnswerHoldsForItsGesture() {
    let (scene, control) = shown()
    let editor = Editor()
    control.allowsPull = { !editor.isOpen }
    scene.pull(150, isLetGo: false)
    #expect(control.phase == .pulling)
    editor.isOpen = false
    scene.list.send(.contactMoved(id: 1, position: 200))
    #expect(control.phase == .pulling)
    scene.release()
    scene.clock.advance(by: 2)
    #expect(control.run == nil && scene.isAtRest)
  }

  @Test(arguments: [false, true])
  func theProgramMayRefreshWhereAGestureMayNot(isDuringTheGesture: Bool) {
    let (scene, control) = shown()
    control.allowsPull = { false }
    scene.pull(200, isLetGo: !isDuringTheGesture)
    scene.clock.advance(by: isDuringTheGesture ? 0 : 2)
    #expect(control.begin() != nil)
  }

  /// What loads by scrolling or by a tap is not asked.
  @Test(arguments: [
    (Trigger.release, 1), (.reach, 1), (.automatic, 0), (.tap, 0), (Trigger.none, 0),
  ])
  func onlyWhatIsPulledIsAsked(_ trigger: Trigger, _ asked: Int) {
    let scene = PlainList()
    var style = PullStyle.ring
    style.behavior.trigger = trigger
    let control = scene.addOpen(.refresh, style)
    scene.appear()
    var count = 0
    control.allowsPull = {
      count += 1
      return false
    }
    scene.pull(20)
    #expect(count == asked)
  }

  @Test func aClosureMayRemoveTheControl() {
    let (scene, control) = shown()
    control.allowsPull = {
      control.remove()
      return false
    }
    scene.pull(200)
    scene.clock.advance(by: 2)
    #expect(scene.controls.refresh == nil && scene.gap == 0)
  }

  /// Two fingers zoom: no more of this gesture.
  @Test func aGestureThatTheHostRefusesStartsNothing() {
    let scene = PlainList()
    let control = scene.addOpen()
    scene.appear().pull(200, isLetGo: false)
    #expect(control.phase == .armed)
    scene.list.refuseGesture()
    scene.release()
    scene.clock.advance(by: 2)
    #expect(control.run == nil)
    scene.pull(200)
    #expect(control.run != nil)
    // What loads by scrolling does.
    let other = PlainList()
    let load = other.addOpen(.loadMore)
    other.appear()
    other.list.refuseGesture()
    other.wheelToTheEnd()
    #expect(load.isRunning)
  }

  @Test(arguments: [true, false])
  func nothingBeginsWhileTheAppLoads(isHiddenMeanwhile: Bool) {
    let (scene, control) = shown()
    control.isBusy = true
    if isHiddenMeanwhile {
      control.isHidden = true
      control.isHidden = false
    }
    scene.pull(200)
    scene.clock.advance(by: 2)
    #expect(control.run == nil && control.isBusy)
    control.isBusy = false
    scene.pull(200)
    #expect(control.run != nil)
  }

  /// Neither answer of the app takes the other one back.
  @Test func loadingByTheAppOutlastsARefusedGesture() {
    let (scene, control) = shown()
    control.allowsPull = { false }
    scene.pull(100, isLetGo: false)
    control.isBusy = true
    control.isBusy = false
    scene.list.send(.contactMoved(id: 1, position: 300))
    #expect(control.phase == .pulling)
    control.isBusy = true
    scene.release()
    scene.clock.advance(by: 1)
    control.allowsPull = nil
    scene.pull(300, isLetGo: false)
    #expect(control.phase == .pulling)
  }

  private final class Store: LastUpdatedStore {
    var lastUpdated: Double?
    init(_ lastUpdated: Double?) { self.lastUpdated = lastUpdated }
  }

  /// Never refreshed, long ago, just now, and in the future, because the clock was set back.
  @Test(arguments: [(nil, true), (-1_000, true), (-30, false), (1_000, true)] as [(Double?, Bool)])
  func aListThatAppearsIsRefreshedByItsStore(_ age: Double?, _ refreshes: Bool) {
    for maximum in [60, nil] as [Double?] {
      let scene = PlainList()
      let control = scene.addOpen()
      control.lastUpdatedStore = Store(age)
      control.maximumAge = maximum
      scene.appear()
      #expect((control.run != nil) == (refreshes && maximum != nil))
    }
  }

  @Test func aLoadMoreHasNoAge() {
    let scene = PlainList()
    let control = scene.addOpen(.loadMore)
    control.maximumAge = 60
    scene.appear()
    #expect(control.run == nil)
  }

  /// SwiftUI makes a control anew, which goes on where the last one was.
  @Test func theLastAttemptsMayBePassedOn() {
    let scene = PlainList()
    let old = scene.addOpen()
    scene.appear()
    old.begin()
    old.end()
    scene.clock.advance(by: 5)
    old.begin()
    old.end(.failed)
    scene.clock.advance(by: 5)
    let attempts = old.attempts
    let new = scene.addOpen()
    new.attempts = attempts
    new.maximumAge = 60
    #expect(new.run == nil && attempts.lastUpdated != nil)
    #expect(new.attempts.lastUpdated == attempts.lastUpdated)
    scene.clock.advance(by: 60)
    scene.comeBack()
    #expect(new.run != nil)
  }

  /// Changing the age while the list is visible counts as an appearance.
  @Test(arguments: [true, false]) func anAgeThatIsSetOfAListThatIsSeenCountsAtOnce(_ isShown: Bool)
  {
    let scene = PlainList()
    let control = scene.addOpen()
    if isShown { scene.appear() }
    control.maximumAge = 60
    #expect((control.run != nil) == isShown)
  }

  /// Seconds since a failure, also before one if the clock was set back; a list that is not seen is not refreshed.
  @Test(arguments: [(60.0, false), (61, true), (-60, false), (-61, true)])
  func anAttemptCountsForItsAge(_ seconds: Double, _ refreshes: Bool) {
    let scene = PlainList()
    let control = scene.addOpen()
    control.maximumAge = 60
    var attempts = PullControl.Attempts()
    attempts.lastFailure = scene.clock.date.addingTimeInterval(-seconds)
    control.attempts = attempts
    scene.list.refreshIfOld()
    #expect(control.run == nil)
    scene.appear()
    #expect((control.run != nil) == refreshes)
  }

  @Test(arguments: [
    (Trigger.release, true), (.reach, true), (.automatic, false), (.tap, false),
    (Trigger.none, false),
  ])
  func aLoadMoreIsPulledByItsTrigger(_ trigger: Trigger, _ isPulled: Bool) {
    for role in [Role.refresh, .loadMore] {
      var style = role == .refresh ? PullStyle.ring : PullStyle.ring.loadMore
      style.behavior.trigger = trigger
      let control = PlainList().addOpen(role, style)
      #expect(control.part?.isPulled == (isPulled || role == .refresh))
    }
  }
}
