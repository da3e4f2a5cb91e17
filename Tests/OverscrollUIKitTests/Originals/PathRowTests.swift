#if os(Linux)
import OverscrollClassics
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollPaths
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Row 37 of the originals' features: MRefresh's paths for UIKit, and the settings of its layer.
@MainActor
@Suite struct PathRowTests {
  private let data = "M0 0L100 0Q100 50 50 50C40 60 20 60 0 50Z"

  @Test func O37_aPathBecomesACoreGraphicsPathAndBack() throws {
    let path = try Path(data: data)
    let elements: [CGPath.Element] = [
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 100, y: 0)),
      .quadCurve(control: CGPoint(x: 100, y: 50), CGPoint(x: 50, y: 50)),
      .curve(CGPoint(x: 40, y: 60), CGPoint(x: 20, y: 60), CGPoint(x: 0, y: 50)), .close,
    ]
    #expect(path.cgPath.elements == elements)
    #expect(UIBezierPath(path).cgPath.elements == elements)
    #expect(OverscrollGraphics.Path(path.cgPath) == path)
    #expect(OverscrollGraphics.Path(UIBezierPath(path)) == path)
  }

  /// What Core Graphics draws is an outline for a pull.
  @Test func O37_ABezierPathIsAnOutline() throws {
    try ListScene.run { scene in
      let circle = CGMutablePath()
      circle.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      let part = PathIndicator.Part(OverscrollGraphics.Path(circle))
      scene.list.overscroll.onRefresh(.mrefresh) {}.indicator = MRefreshPathIndicator([part])
      scene.finger.down()
      scene.finger.drag(400, over: 0.3)
      let shape = try layer(scene)
      // A move and four curves.
      #expect((shape?.path?.elements.count ?? 0) >= 5)
    }
  }

  private func layer(_ scene: ListScene) throws -> CAShapeLayer? {
    let view = scene.list.subviews.first { $0 is IndicatorView }
    return view?.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first {
      !$0.isHidden && $0.strokeColor != nil
    }
  }

  /// `LayerConfiguration`: path, line width, fill color, stroke color; by default 1, clear, black.
  @Test(arguments: [PullStyle.mrefresh, .mrefresh(.original)])
  func O37_lineFillAndStrokeCanBeSet(_ style: PullStyle) throws {
    try ListScene.run { scene in
      var outlines = MRefreshPathIndicator(pathData: Array(data.utf8))
      let control = scene.list.overscroll.onRefresh(style) {}
      control.indicator = outlines
      scene.finger.down()
      scene.finger.drag(330, over: 0.3)
      let shapes = {
        scene.list.subviews.first { $0 is IndicatorView }?.layer.sublayers?
          .compactMap { $0 as? CAShapeLayer }.filter { !$0.isHidden } ?? []
      }
      let line = try layer(scene)
      #expect(line?.strokeColor == UIColor.black.cgColor)
      #expect(shapes().count == 1)
      let width = (line?.lineWidth ?? 0) * (line?.affineTransform().a ?? 0)
      #expect(abs(width - 1) < 0.01)
      outlines.lineWidth = 3
      outlines.stroke = .accent
      outlines.fill = .success
      control.indicator = outlines
      scene.finger.drag(1, over: 0.1)
      #expect(shapes().contains { $0.fillColor == UIColor(rgb: style.light.success).cgColor })
      let thick = try layer(scene)
      #expect(thick?.strokeColor == UIColor(rgb: style.light.accent).cgColor)
      let wide = (thick?.lineWidth ?? 0) * (thick?.affineTransform().a ?? 0)
      #expect(abs(wide - 3) < 0.01)
    }
  }
}

extension UIColor {
  fileprivate convenience init(rgb: UInt32) {
    let part = { (shift: UInt32) in CGFloat(rgb >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
#endif
