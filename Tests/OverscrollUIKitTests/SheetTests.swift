import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// A list in a page sheet, which takes a pull at the top: MJRefresh 1584, CRRefresh 44, OverlayContainer 55.
@MainActor
@Suite struct SheetTests {
  /// A pull that a sheet takes for its dismissal: 1,100 points per second.
  private func pull(_ scene: ListScene) { scene.finger.pull(220, over: 0.2) }

  private func run(_ body: (ListScene, UIViewController, Listener, PullControl) -> Void) {
    ListScene.run { scene in
      let (root, sheet) = (UIViewController(), UIViewController())
      scene.window.rootViewController = root
      sheet.view.frame = scene.window.bounds
      sheet.view.addSubview(scene.list)
      root.present(sheet, animated: false)
      let (listener, control) = scene.list.overscroll.addWithListener()
      scene.finger.wait(0.1)
      body(scene, root, listener, control)
    }
  }

  @Test func aPullInASheetDismissesItAndRefreshesNothing() {
    run { scene, root, listener, control in
      pull(scene)
      #expect(root.presentedViewController == nil)
      #expect(listener.runs.isEmpty && control.phase == .idle)
    }
  }

  @Test func aPullThatIsKeptInTheSheetRefreshes() {
    run { scene, root, listener, control in
      control.keepsPullInSheet = true
      pull(scene)
      scene.finger.wait(1)
      #expect(root.presentedViewController != nil)
      #expect(listener.runs.count == 1)
      control.end()
      scene.finger.wait(3)
      scene.expectAtRest()
      #expect(scene.world.logged.isEmpty)
      control.keepsPullInSheet = false
      #expect(scene.list.refreshControl == nil)
      pull(scene)
      #expect(root.presentedViewController == nil)
    }
  }

  /// SwiftUI's own refresh control gives way with each update of a view; ours stays, or takes its place.
  @Test func theRefreshControlOfOthersIsRemovedAndOursIsNot() {
    run { scene, _, _, control in
      let other = UIRefreshControl()
      scene.list.refreshControl = other
      control.keepsPullInSheet = true
      control.removeRefreshControl()
      let ours = scene.list.refreshControl
      #expect(ours != nil && ours !== other)
      control.removeRefreshControl()
      #expect(scene.list.refreshControl === ours)
      control.keepsPullInSheet = false
      scene.list.refreshControl = other
      control.removeRefreshControl()
      #expect(scene.list.refreshControl == nil)
    }
  }

  /// If UIKit's sheet takes the pull in spite of it, nothing is left behind.
  @Test func aSheetThatTakesThePullAllTheSameIsDismissed() {
    run { scene, root, listener, control in
      scene.world.sheetsLeavePullsToRefreshControls = false
      control.keepsPullInSheet = true
      pull(scene)
      scene.finger.wait(1)
      #expect(root.presentedViewController == nil)
      #expect(listener.runs.isEmpty && scene.list.contentInset == .zero)
    }
  }

  @Test func aListScrolledFromItsTopAndAModalSheetKeepTheSheet() {
    run { scene, root, _, _ in
      scene.finger.scroll(to: 300, animated: false)
      pull(scene)
      #expect(root.presentedViewController != nil)
    }
    run { scene, root, listener, _ in
      root.presentedViewController?.isModalInPresentation = true
      pull(scene)
      #expect(root.presentedViewController != nil && listener.runs.isEmpty)
    }
  }

  @Test func theAppsRefreshControlStaysAndOursGoesWithTheControl() {
    run { scene, _, _, control in
      let own = UIRefreshControl()
      scene.list.refreshControl = own
      control.keepsPullInSheet = true
      #expect(scene.list.refreshControl === own)
      scene.list.refreshControl = nil
      control.keepsPullInSheet = false
      control.keepsPullInSheet = true
      #expect(scene.list.refreshControl != nil)
      control.remove()
      #expect(scene.list.refreshControl == nil)
    }
  }

  /// UIKit's control fires for itself once it is pulled far enough: it refreshes nothing and stays in no inset.
  @Test func whatTheUnseenControlBeginsEndsAtOnce() {
    run { scene, _, listener, control in
      control.keepsPullInSheet = true
      let unseen = scene.list.refreshControl
      scene.finger.down()
      scene.finger.drag(220, over: 0.2)
      unseen?.beginRefreshing()
      unseen?.sendActions(for: .valueChanged)
      #expect(unseen?.isRefreshing == false && listener.runs.isEmpty)
      scene.finger.up()
      #expect(listener.runs.count == 1)
      #expect(scene.world.playedFeedback.count == 1)
    }
  }
}
