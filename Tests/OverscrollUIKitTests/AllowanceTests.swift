import Foundation
import Overscroll
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// What the app allows: pulls, haptics, and a refresh of a list that appears.
@MainActor
@Suite struct AllowanceTests {
  /// A stored time, as an app's store has it.
  private final class Store: LastUpdatedStore {
    var lastUpdated: Double?
    init(_ lastUpdated: Double?) { self.lastUpdated = lastUpdated }
  }

  private final class Editor {
    var isOpen = true
  }

  // MARK: Pulls

  @Test(arguments: UIKitPolicy.every)
  func aGestureThatTheAppRefusesShowsThePullAndStartsNothing(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let editor = Editor()
      var refreshes = 0
      let control = scene.list.overscroll.onRefresh { refreshes += 1 }
      control.allowsPull = { !editor.isOpen }
      scene.finger.down()
      scene.finger.drag(200, over: 0.3)
      #expect(control.phase == .pulling)
      // The answer is that of the gesture's beginning.
      editor.isOpen = false
      scene.finger.drag(20, over: 0.1)
      #expect(control.phase == .pulling)
      scene.finger.up()
      await letTasksRun()
      scene.finger.wait(2)
      #expect(refreshes == 0)
      await scene.pull()
      #expect(refreshes == 1)
      scene.finger.wait(3)
      scene.expectAtRest()
    }
  }

  @Test func hapticsCanBeTurnedOff() async {
    await ListScene.run { scene in
      scene.list.overscroll.onRefresh {}.playsHaptics = false
      await scene.pull()
      #expect(scene.world.playedFeedback == [])
    }
  }

  // MARK: A list that appears

  @Test func aListThatComesBackIsRefreshedOnlyIfOld() async {
    await ListScene.run { scene in
      var count = 0
      let control = scene.list.overscroll.onRefresh { count += 1 }
      control.maximumAge = 1_000_000
      await letTasksRun()
      #expect(count == 1)
      scene.finger.wait(3)
      @MainActor func leaveAndReturn() async {
        scene.list.removeFromSuperview()
        scene.window.addSubview(scene.list)
        scene.world.step()
        await letTasksRun()
      }
      await leaveAndReturn()
      #expect(count == 1)
      control.lastUpdatedStore = Store(0)
      await leaveAndReturn()
      #expect(count == 2)
      scene.finger.wait(3)
      control.lastUpdatedStore = Store(0)
      // As an app that comes to the foreground.
      NotificationCenter.default.post(
        name: UIApplication.willEnterForegroundNotification,
        object: nil
      )
      await letTasksRun()
      #expect(count == 3)
    }
  }

  // MARK: Any view

  @Test func anyViewIsAnIndicator() async {
    await ListScene.run { scene in
      let picture = UIView()
      var largest = 0.0
      scene.list.overscroll.onRefresh {}.setIndicatorView(picture) {
        largest = max(largest, $0.fraction)
      }
      await scene.pull()
      scene.world.layOutWindows()
      #expect(picture.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
      #expect(picture.superview?.superview?.isHidden == false)
      scene.finger.wait(3)
      #expect(largest > 1)
      scene.list.overscroll.refresh?.indicatorView = nil
      #expect(picture.window == nil)
    }
  }
}
