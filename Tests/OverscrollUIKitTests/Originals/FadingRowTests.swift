#if os(Linux)
import OverscrollClassics
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Rows 30 and 40 of the originals' features: MJRefresh's alpha by progress, with everything else.
@MainActor
@Suite struct FadingRowTests {
  private func alpha(_ scene: ListScene) -> CGFloat {
    let view = scene.list.subviews.first { $0 is IndicatorView && !$0.isHidden }
    return view?.subviews.compactMap { $0 as? UILabel }.first { !$0.layer.isHidden }?.alpha ?? 0
  }

  /// `automaticallyChangeAlpha` does not take the labels' fonts and distances away.
  @Test func O40_theLookFadesWithThePullAndKeepsItsSettings() {
    ListScene.run { scene in
      let control = scene.list.overscroll.onRefresh(.mj) {}
      control.arrowImage = UIImage(cgImage: CGImage(width: 18, height: 44))
      control.fadesWithPull = true
      scene.finger.down()
      scene.finger.drag(30, over: 0.2)
      let share = control.progress?.fraction ?? 0
      #expect(share > 0 && share < 1)
      #expect(abs(alpha(scene) - CGFloat(share)) < 0.01)
      let view = scene.list.subviews.first { $0 is IndicatorView && !$0.isHidden }
      #expect(view?.layer.sublayers?.contains { $0.contents != nil && !$0.isHidden } == true)
      scene.finger.drag(300, over: 0.2)
      #expect(alpha(scene) == 1)
    }
  }
}
#endif
