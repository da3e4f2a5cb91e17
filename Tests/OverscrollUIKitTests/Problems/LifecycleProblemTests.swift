import Foundation
import Overscroll
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Screens that appear late, disappear for a while, or never reappear.
@MainActor
@Suite struct LifecycleProblemTests {
  /// MJRefresh 720, 340, 1620, ES PR 45, Yalantis 47, 57, GTMRefresh 13: a list is deallocated
  /// while it is observed, or the observer is removed from another object.
  @Test(arguments: UIKitPolicy.every, Going.allCases)
  func P11_goingAtAnyTimeLeavesNothingRunning(_ policy: UIKitPolicy, _ going: Going) async {
    await UIKitWorld.run(policy: policy) { world in
      let gate = Gate()
      weak var list: UIScrollView?
      do {
        let scene = ListScene(world, top: 20)
        list = scene.list
        scene.list.overscroll.onRefresh { try await gate.wait() }
        scene.list.overscroll.onLoadMore {
          try await gate.wait()
          return .succeeded
        }
        scene.finger.down()
        scene.finger.drag(200, over: 0.3)
        if going != .underTheFinger {
          scene.finger.up()
          await letTasksRun()
          scene.finger.wait(going == .inTheOpening ? 0.05 : 1)
        }
        if going == .inTheClosing {
          await gate.letThrough()
          scene.finger.wait(0.6)
        }
        if going == .afterItsControls {
          scene.list.overscroll.removeAll()
          scene.finger.wait(1)
          #expect(scene.list.contentInset == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        }
        scene.list.removeFromSuperview()
        if going == .underTheFinger { scene.finger.cancel() }
      }
      await letTasksRun()
      #expect(list == nil)
      world.advance(by: 1)
      #expect(!world.hasRunningDisplayLink)
      let runs = going == .underTheFinger ? 0 : 1
      #expect(gate.arrivals == runs)
      #expect(gate.cancellations == (going == .inTheClosing ? 0 : runs))
    }
  }

  enum Going: CaseIterable, Sendable {
    case underTheFinger
    case inTheOpening
    case whileOpen
    case inTheClosing
    case afterItsControls
  }

  /// PullToRefreshKit 31, Yalantis 10, SwiftPullToRefresh 17, and D10: the control retains its
  /// scroll view; a second list on the same screen keeps a retain cycle that was removed for the
  /// first.
  @Test(arguments: UIKitPolicy.every)
  func P12_nothingThatTheAppKeepsKeepsAList(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      var kept: [Any] = []
      let gate = Gate()
      weak var first: UIScrollView?
      weak var second: UIScrollView?
      do {
        let screen = UIViewController()
        let scenes = [ListScene(world), ListScene(world)]
        first = scenes[0].list
        second = scenes[1].list
        for scene in scenes {
          screen.view.addSubview(scene.list)
          let control = scene.list.overscroll.onRefresh(for: screen) { screen in
            _ = screen.view
            try await gate.wait()
          }
          control.onProgress = { _ in }
          scene.list.overscroll.onLoadMore(for: screen) { _ in .exhausted }
          kept.append(control)
          if let run = control.begin() { kept.append(run) }
        }
        await letTasksRun()
        #expect(kept.count == 4)
      }
      // While a handler runs it has its owner, so its end comes first.
      await gate.letThrough()
      #expect(first == nil)
      #expect(second == nil)
    }
  }

  /// D15, pulltorefresh.js: removing all skips every other one.
  @Test(arguments: UIKitPolicy.every)
  func D15_takingAllAwayLeavesNone(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy, top: 20, bottom: 10) { scene in
      let listener = Listener()
      for edge in ScrollEdge.allCases {
        scene.list.overscroll.add(.arrow, at: edge, delegate: listener).begin()
      }
      scene.finger.wait(1)
      #expect(listener.runs.count == 4)
      scene.list.overscroll.removeAll()
      for edge in ScrollEdge.allCases { #expect(scene.list.overscroll[edge] == nil) }
      scene.finger.wait(1)
      #expect(scene.list.subviews.isEmpty && scene.list.accessibilityCustomActions == nil)
      #expect(!scene.list.alwaysBounceVertical && !scene.list.alwaysBounceHorizontal)
      #expect(!scene.world.isMoving)
      scene.expectAtRest(top: 20, bottom: 10)
    }
  }

  /// MJRefresh 357, 86, 138, 862: a refresh begun in `viewDidLoad` is ignored, waits for drawing,
  /// or slides in diagonally with the push.
  @Test(arguments: UIKitPolicy.every)
  func P16_aBeginBeforeTheScreenIsOpenInItsFirstPicture(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let list = UIScrollView()
      let (gate, control) = list.overscroll.onGatedRefresh()
      control.begin()
      await letTasksRun()
      #expect(gate.arrivals == 1)
      let scene = ListScene(world, list: list, top: 88)
      #expect(abs(scene.gap - 144) <= ListScene.pixel)
      scene.watch()
      scene.finger.wait(1)
      #expect(scene.largestStep <= ListScene.pixel)
      await scene.answer(gate)
      scene.finger.wait(3)
      scene.expectAtRest(top: 88)
    }
  }
}

/// Begins and ends in unexpected orders.
@MainActor
@Suite struct OrderProblemTests {
  /// D2, MJRefresh: a cancelled pan applies no inset but runs the action.
  @Test(arguments: UIKitPolicy.every, [SimulatedInput.Kind.touch, .trackpad])
  func D02_aPanThatIsTakenAwayRunsNothing(
    _ policy: UIKitPolicy,
    _ kind: SimulatedInput.Kind
  ) async {
    await ListScene.run(policy: policy, top: 20) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      scene.finger.kind = kind
      scene.finger.down()
      scene.finger.drag(200, over: 0.4)
      #expect(control.phase == .armed)
      #expect(scene.movement { scene.finger.cancel() } <= ListScene.pixel)
      await letTasksRun()
      scene.finger.wait(3)
      #expect(gate.arrivals == 0)
      scene.expectAtRest(top: 20)
      await scene.pull()
      await scene.answer(gate)
      scene.finger.wait(3)
      scene.expectAtRest(top: 20)
    }
  }

  /// ES, D12: during its animations it disables scrolling and then enables it, whatever the app had
  /// set.
  @Test(arguments: UIKitPolicy.every, [false, true])
  func D12_whetherTheListScrollsIsTheAppsOwn(_ policy: UIKitPolicy, _ isScrollEnabled: Bool) async {
    await ListScene.run(policy: policy) { scene in
      let gate = Gate()
      scene.list.isScrollEnabled = isScrollEnabled
      scene.list.bounces = false
      let control = scene.list.overscroll.onRefresh { try await gate.wait() }
      control.begin()
      for _ in 0..<60 {
        scene.finger.wait(1.0 / 60)
        #expect(scene.list.isScrollEnabled == isScrollEnabled)
      }
      await gate.letThrough()
      for _ in 0..<120 {
        scene.finger.wait(1.0 / 60)
        #expect(scene.list.isScrollEnabled == isScrollEnabled)
      }
      #expect(!scene.list.bounces)
      scene.expectAtRest()
    }
  }
}

/// Threads, packaging, and users who do not see the list.
@MainActor
@Suite struct PackageProblemTests {
  /// MJRefresh 1604, 1530, ES 28, 59, 79, 92, KafkaRefresh 56, and D11: images and privacy
  /// manifests in bundles that are missing or duplicated.
  ///
  /// Only the store's target may have a resource. This test reads the manifest and uses no UIKit,
  /// so it does not vary policies.
  @Test func P25_onlyTheStoreHasAResource() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let manifest = try String(
      contentsOf: root.appendingPathComponent("Package.swift"),
      encoding: .utf8
    )
    let targets = manifest.components(separatedBy: "target(")
    let withResources = targets.filter { $0.contains("resources:") }
    #expect(withResources.count == 1)
    #expect(withResources.allSatisfy { $0.contains("\"OverscrollUserDefaults\"") })
    #expect(!manifest.contains("plugins:"))
  }
}
