import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Custom views instead of a look.
@MainActor
@Suite struct OwnViewTests {
  private final class Dots: UIView, PullIndicatorView {
    var largest = 0.0
    var calls: [String] = []

    func update(_ progress: PullProgress) { largest = max(largest, progress.fraction) }
    func start() { calls.append("start") }
    func stop(_ outcome: Outcome) { calls.append("stop \(outcome)") }
  }

  @Test func aViewIsToldOfProgressStartAndStop() async {
    await ListScene.run { scene in
      let dots = Dots()
      scene.list.overscroll.onRefresh {}.configure { $0.indicatorView = dots }
      await scene.pull()
      #expect(dots.superview?.isHidden == false)
      #expect(dots.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
      scene.finger.wait(3)
      #expect(dots.largest > 1)
      #expect(dots.calls == ["start", "stop succeeded"])
      #expect(dots.superview?.isHidden == true)
    }
  }

  /// Fixed below the bar.
  @Test func anIndicatorInTheSuperviewLiesBeneathTheListAndGoesWithTheControl() throws {
    try ListScene.run(top: 64) { scene in
      var style = PullStyle.ring
      style.behavior.placement = .superviewLayer
      let control = scene.list.overscroll.onRefresh(style) {}
      scene.finger.down()
      scene.finger.drag(150, over: 0.3)
      let view = try #require(scene.window.subviews.first)
      #expect(view is IndicatorView)
      #expect(view.frame == CGRect(x: 0, y: 64, width: 390, height: 56))
      control.remove()
      #expect(scene.window.subviews == [scene.list])
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func anIndicatorInTheSuperviewGoesWithItsListAndComesBackWithIt(
    _ policy: UIKitPolicy
  ) async {
    await ListScene.run(policy: policy) { scene in
      var style = PullStyle.ring
      style.behavior.placement = .superviewLayer
      scene.list.overscroll.onGatedRefresh(style)
      await scene.pull()
      scene.finger.wait(1)
      #expect(scene.window.subviews.contains { $0 is IndicatorView && !$0.isHidden })
      scene.list.removeFromSuperview()
      scene.finger.wait(0.1)
      #expect(scene.window.subviews.isEmpty)
      scene.window.addSubview(scene.list)
      scene.finger.wait(0.1)
      #expect(scene.window.subviews.first is IndicatorView)
      #expect(scene.window.subviews.first?.isHidden == false)
    }
  }

  private struct Line: PullIndicator {
    func draw(_ input: IndicatorInput, into list: inout DisplayList) {
      list.beginPath()
      list.move(to: Point(0, 0))
      list.line(to: Point(4, 0))
      list.stroke(.accent, StrokeStyle(width: 1))
    }
  }

  @Test func aLookMayTakeThePlaceOfAViewAndAViewThatOfALook() throws {
    try ListScene.run { scene in
      let control = scene.list.overscroll.onRefresh {}.configure { $0.indicator = Line() }
      scene.finger.down()
      scene.finger.drag(60, over: 0.2)
      let place = try #require(scene.list.subviews.first { $0 is IndicatorView })
      #expect(place.layer.sublayers?.count == 1)
      for dots in [Dots(), Dots()] {
        control.indicatorView = dots
        scene.finger.drag(1, over: 0.1)
        #expect(place.subviews == [dots])
        #expect(place.layer.sublayers?.count == 1)
      }
      // Without a view the picture is back at once.
      control.indicatorView = nil
      scene.finger.wait(0.1)
      #expect(!place.subviews.contains { $0 is Dots })
      #expect(place.layer.sublayers?.contains { $0 is CAShapeLayer && !$0.isHidden } == true)
      control.indicatorView = Dots()
      control.indicator = Line()
      scene.finger.drag(1, over: 0.1)
      #expect(place.subviews.isEmpty)
      #expect(place.layer.sublayers?.first is CAShapeLayer)
    }
  }
}
