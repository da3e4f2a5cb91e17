import Foundation
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// What the app allows: pulls, haptics, and a refresh of a list that appears.
@MainActor
@Suite struct AllowanceTests {
  /// The app is asked as the pan begins.
  @Test func aPanThatTheAppRefusesStartsNothing() async {
    await ListScene.run { scene in
      var refreshes = 0
      scene.list.overscroll.onRefresh { refreshes += 1 }.allowsPull = { false }
      await scene.pull()
      #expect(refreshes == 0)
    }
  }

  @Test func hapticsCanBeTurnedOff() async {
    await ListScene.run { scene in
      scene.list.overscroll.onRefresh {}.playsHaptics = false
      await scene.pull()
      #expect(scene.world.playedFeedback == [])
    }
  }

  /// A list appears in a window, and again with its app in the foreground.
  @Test func aListThatComesBackIsRefreshedIfItIsOld() async {
    await ListScene.run { scene in
      var count = 0
      let control = scene.list.overscroll.onRefresh { count += 1 }
      let ways: [@MainActor () -> Void] = [
        {
          scene.list.removeFromSuperview()
          scene.window.addSubview(scene.list)
        },
        {
          NotificationCenter.default.post(
            name: UIApplication.willEnterForegroundNotification,
            object: nil
          )
        },
      ]
      control.maximumAge = 1_000_000
      await letTasksRun()
      for (way, comeBack) in ways.enumerated() {
        scene.finger.wait(3)
        control.lastUpdatedStore = Shelf(0)
        comeBack()
        scene.world.step()
        await letTasksRun()
        #expect(count == way + 2)
      }
    }
  }
}
