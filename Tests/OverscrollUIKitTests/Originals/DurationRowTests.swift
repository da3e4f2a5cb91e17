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

  /// MJRefresh's `slowAnimationDuration`: 0.4 seconds for the spinner, and can be set.
  @Test(arguments: [0.1, 0.9]) func O30_theSpinnerFadesAsLongAsTheAppSays(_ seconds: Double) throws
  {
    try ListScene.run { scene in
      var style = PullStyle.mj
      style.behavior.closing = .curve(.linear, seconds: 1)
      let listener = Listener()
      let control = scene.list.overscroll.add(style, delegate: listener)
      control.fadeDuration = seconds
      control.begin()
      scene.finger.wait(0.5)
      control.end()
      // Twelve spokes, then the two lines of the arrow.
      scene.finger.wait(seconds * 0.8)
      try #expect(shapes(scene).count == 12)
      scene.finger.wait(seconds * 0.3)
      try #expect(shapes(scene).count == 2)
    }
  }

  /// MJRefresh's `setAnimationDisabled`: nothing takes time, the action does not wait either.
  @Test(arguments: [PullStyle.ego, .cll, .mj, .mrefresh, .yq, .arrow])
  func O31_withoutAnimationsEverythingIsAtOnce(_ style: PullStyle) async throws {
    try await ListScene.run { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh(style)
      control.isAnimated = false
      scene.finger.down()
      scene.finger.drag(500, over: 0.3)
      #expect(control.phase == .armed)
      // The frame after that in which it armed.
      scene.finger.hold(0.02)
      if style == .ego || style == .mj {
        try #expect(turn(scene) > 179)
      }
      scene.finger.up()
      await letTasksRun()
      #expect(gate.arrivals == 1)
      #expect(abs(scene.gap - style.behavior.hold.distance) <= 0.5)
      await gate.letThrough()
      scene.finger.wait(style.behavior.minimumRunning + style.behavior.resultHold + 0.04)
      #expect(scene.gap == 0)
      #expect(control.phase == .idle)
      control.isAnimated = true
      control.begin()
      #expect(scene.gap < 10)
    }
  }
}
#endif
