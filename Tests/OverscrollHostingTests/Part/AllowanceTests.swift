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

  private func control(_ scene: PlainList) -> PullControl {
    let (control, _) = scene.add()
    control.onBegin = { _ in }
    return control
  }

  @Test func aRefusedGestureStartsNothingAndTheNextMay() {
    let scene = PlainList()
    let control = control(scene)
    scene.appear()
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
    let control = control(scene)
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
    let control = control(scene)
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
    let control = control(scene)
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

  @Test func nothingBeginsWhileTheAppLoads() {
    let scene = PlainList()
    let control = control(scene)
    scene.appear()
    control.isBusy = true
    scene.pull(200)
    #expect(control.run == nil)
  }
}
