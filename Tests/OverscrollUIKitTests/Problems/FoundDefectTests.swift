#if os(Linux)
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Defects found by reading other controls' code, about texts, pictures and lifetimes.
///
/// D01 to D04, D08, D09 and D12 are next to the related problems. D14 is not here: a manual with
/// wrong numbers cannot be tested by a gesture; the README's numbers have their own tests.
@MainActor
@Suite struct FoundDefectTests {
  private func words(_ view: UIView) -> [String] {
    view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }.compactMap(\.text)
  }

  private func indicator(_ scene: ListScene) throws -> UIView {
    scene.world.layOutWindows()
    return try #require(scene.list.subviews.first { $0 is IndicatorView && !$0.isHidden })
  }

  /// D11, PullToRefreshKit and ESPullToRefresh: as Swift packages they have neither texts nor
  /// arrows.
  @Test(arguments: UIKitPolicy.every)
  func D11_wordsAndArrowComeWithoutABundle(_ policy: UIKitPolicy) throws {
    try ListScene.run(policy: policy) { scene in
      scene.list.overscroll.onRefresh(.arrow) {}.configure { $0.language = .fr }
      scene.finger.down()
      scene.finger.drag(100, over: 0.2)
      let view = try indicator(scene)
      #expect(words(view).first?.isEmpty == false)
      let layers = view.layer.sublayers ?? []
      let paths = layers.compactMap { ($0 as? CAShapeLayer)?.path?.elements.count }
      #expect(paths.contains { $0 > 1 })
      #expect(layers.allSatisfy { $0.contents == nil })
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
      #expect(scene.list.subviews.isEmpty)
      scene.expectAtRest(top: 20, bottom: 10)
    }
  }
}
#endif
