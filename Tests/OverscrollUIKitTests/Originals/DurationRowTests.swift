#if os(Linux)
import OverscrollClassics
import OverscrollIndicators
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Rows 30 and 31 of the originals' features: every duration can be set, and all motion switched off.
@MainActor
@Suite struct DurationRowTests {
  private func shapes(_ scene: ListScene) throws -> [CAShapeLayer] {
    let view = try #require(scene.list.subviews.first { $0 is IndicatorView })
    let layers = view.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
    return layers.filter { !$0.isHidden && $0.opacity > 0 }
  }

  /// The rotation of the arrow, in degrees, 0...180.
  private func turn(_ scene: ListScene) throws -> Double {
    let map = try #require(shapes(scene).first).affineTransform()
    return abs(atan2(Double(map.b), Double(map.a))) * 180 / .pi
  }

  /// MJRefresh's `fastAnimationDuration` is 0.25 seconds for the arrow, and can be set.
  ///
  /// The finger does not move while the arrow turns.
  @Test(arguments: [PullStyle.ego, .mj], [0.1, 0.8])
  func O30_theFlipTakesAsLongAsTheAppSays(_ style: PullStyle, _ seconds: Double) throws {
    try ListScene.run { scene in
      let control = scene.list.overscroll.onRefresh(style) {}
      control.flipDuration = seconds
      scene.finger.down()
      scene.finger.drag(300, over: 0.3)
      #expect(control.phase == .armed)
      scene.finger.hold(1)
      try #expect(turn(scene) > 179)
      // Turning back takes equally long.
      scene.finger.drag(-200, over: 0.001)
      #expect(control.phase == .pulling)
      scene.finger.hold(seconds * 0.8)
      try #expect(turn(scene) > 2)
      scene.finger.hold(seconds * 0.3)
      try #expect(turn(scene) < 1)
    }
  }
}
#endif
