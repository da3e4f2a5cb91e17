#if os(Linux)
import OverscrollClassics
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Row 44 of the originals' features: titles that are read, and one that is hidden during a run.
@MainActor
@Suite struct TitleRowTests {
  private func label(_ scene: ListScene) -> UILabel? {
    let view = scene.list.subviews.first { $0 is IndicatorView && !$0.isHidden }
    return view?.subviews.compactMap { $0 as? UILabel }.first { !$0.layer.isHidden }
  }

  private func spinnerX(_ scene: ListScene) -> CGFloat? {
    let view = scene.list.subviews.first { $0 is IndicatorView && !$0.isHidden }
    let shapes = view?.layer.sublayers?.compactMap { $0 as? CAShapeLayer }
    return shapes?.first { !$0.isHidden }?.affineTransform().tx
  }

  /// MJRefreshAutoFooter's `refreshingTitleHidden`: the spinner is in the middle.
  @Test(arguments: [PullStyle.mjAutoFooter, .mjBackFooter])
  func O44_theTitleOfARunMayBeHidden(_ style: PullStyle) {
    ListScene.run(content: 2_000) { scene in
      let listener = Listener()
      let control = scene.list.overscroll.add(style, delegate: listener)
      control.language = .en
      control.hidesRunningTitle = true
      control.isBusy = true
      scene.finger.scroll(to: 2_000 - 640, animated: false)
      scene.finger.down()
      scene.finger.drag(-60, over: 0.2)
      #expect(label(scene)?.text?.isEmpty == false)
      scene.finger.up()
      scene.finger.wait(1)
      control.isBusy = false
      control.begin()
      scene.finger.wait(0.5)
      #expect(label(scene) == nil)
      #expect(abs((spinnerX(scene) ?? 0) - 195) < 0.01)
      // A screen reader says what is seen by others.
      let view = scene.list.subviews.first { $0 is IndicatorView && !$0.isHidden }
      #expect(view?.accessibilityLabel == control.title(for: .running))
      control.end()
      scene.finger.wait(0.05)
      #expect(label(scene) != nil || style != .mjAutoFooter)
    }
  }
}
#endif
