import Foundation
import Overscroll
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Threads, packaging, and users who do not see the list.
@MainActor
@Suite struct PackageProblemTests {
  /// Then PR 107, VivaDicta PR 341, Aespa 69: a callback off the main thread traps.
  ///
  /// A handler may switch threads; its run ends on the main actor.
  @Test(arguments: UIKitPolicy.every)
  func P24_aHandlerThatWorksElsewhereEndsItsRunAtHome(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      var total = 0
      scene.list.overscroll.onRefresh {
        total = await Task.detached { (1...1_000).reduce(0, +) }.value
      }
      await scene.pull()
      while total == 0 { await Task.yield() }
      #expect(total == 500_500)
      scene.finger.wait(3)
      scene.expectAtRest()
    }
  }

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

  /// SSPullToRefresh 61, seafile 316, Flutter 59693, ionic 21527: users who cannot pull cannot
  /// refresh, and get no announcements.
  @Test(arguments: UIKitPolicy.every)
  func A1_aRefreshIsAnActionAndItsBeginAndResultAreSpoken(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let gate = Gate()
      let control = scene.list.overscroll.onRefresh { try await gate.wait() }.configure {
        $0.language = .en
      }
      let action = scene.list.accessibilityCustomActions?.first
      #expect(action?.name == "Refresh")
      if let action { _ = action.actionHandler?(action) }
      await letTasksRun()
      scene.finger.wait(1)
      #expect(control.phase == .running)
      #expect(gate.arrivals == 1)
      await scene.answer(gate)
      scene.finger.wait(3)
      let spoken = scene.world.accessibilityPosts.compactMap {
        ($0.argument as? NSAttributedString)?.string ?? $0.argument as? String
      }
      #expect(spoken == ["Refreshing", "Updated"])
    }
  }
}
