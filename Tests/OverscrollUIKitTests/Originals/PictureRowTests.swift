import OverscrollClassics
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollPaths
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Row 39 of the originals' features: MJRefresh's images for each state, with durations.
@MainActor
@Suite struct ImagesRowTests {
  private let idle = (0..<4).map { _ in UIImage(cgImage: CGImage(width: 30, height: 40)) }
  private let pulling = (0..<2).map { _ in UIImage(cgImage: CGImage(width: 30, height: 40)) }
  private let refreshing = (0..<3).map { _ in UIImage(cgImage: CGImage(width: 30, height: 40)) }

  private func shown(_ scene: ListScene, of images: [UIImage]) -> Int? {
    images.firstIndex { $0.cgImage === scene.picture?.contents as? CGImage }
  }

  private func give(_ control: PullControl) {
    control.setImages(idle, for: .pull)
    control.setImages(pulling, duration: 0.4, for: .armed)
    control.setImages(refreshing, duration: 0.6, for: .run)
  }

  @Test func O39_eachPhaseHasItsImagesAndItsDuration() async {
    await ListScene.run { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh(.mj)
      give(control)
      scene.finger.down()
      scene.finger.drag(40, over: 0.2)
      #expect(control.phase == .pulling)
      #expect(shown(scene, of: idle) == Int(4 * (control.progress?.fraction ?? 0)))
      scene.finger.drag(300, over: 0.2)
      #expect(control.phase == .armed)
      // 0.2 seconds each, while the finger rests.
      var seen: [Int?] = []
      for _ in 0..<4 {
        scene.finger.hold(0.2)
        seen.append(shown(scene, of: pulling))
      }
      #expect(seen == [0, 1, 0, 1] || seen == [1, 0, 1, 0])
      scene.finger.up()
      seen = []
      scene.finger.wait(0.1)
      for _ in 0..<4 {
        seen.append(shown(scene, of: refreshing))
        scene.finger.wait(0.2)
      }
      #expect(seen == [0, 1, 2, 0])
      await gate.letThrough()
      scene.finger.wait(0.1)
      #expect(shown(scene, of: idle) != nil)
    }
  }

  /// A duration of no images is that of nothing: the armed phase's image stays.
  @Test func O39_aDurationWithoutImagesShowsNone() {
    ListScene.run { scene in
      let control = scene.list.overscroll.onGatedRefresh(.mj).control
      control.setImages(pulling, for: .armed)
      control.setImages([], duration: 0.5, for: .run)
      control.begin()
      scene.finger.wait(0.5)
      #expect(shown(scene, of: refreshing) == nil)
    }
  }

  @Test func O39_withLessMotionTheFirstImageStands() {
    ListScene.run { scene in
      scene.world.isReduceMotionEnabled = true
      let control = scene.list.overscroll.onGatedRefresh(.mj).control
      give(control)
      control.begin()
      scene.finger.wait(0.5)
      #expect(shown(scene, of: refreshing) == 0)
    }
  }

  /// A header of 54 points becomes as high as its first image, in all its distances.
  @Test func O39_aHeaderIsAsHighAsItsImages() {
    ListScene.run { scene in
      let control = scene.list.overscroll.onGatedRefresh(.mj).control
      control.setImages([UIImage(cgImage: CGImage(width: 60, height: 90))], for: .run)
      control.begin()
      scene.finger.wait(1)
      #expect(scene.gap == 90)
      #expect(scene.list.contentInset.top.isAbout(90))
      #expect(scene.picture?.superlayer?.bounds.height == 90)
      // The style is the app's own.
      #expect(control.style == .mj)
      control.end()
      scene.finger.wait(1)
      scene.finger.down()
      scene.finger.drag(140, over: 0.3)
      #expect(scene.gap > 54 && scene.gap < 90)
      #expect(control.phase == .pulling)
      scene.finger.drag(200, over: 0.3)
      #expect(control.phase == .armed)
    }
  }

  @Test func anEmptyImageHidesTheArrow() {
    ListScene.run { scene in
      let control = scene.list.overscroll.onGatedRefresh(.mj).control
      @MainActor func shapes() -> Int {
        scene.shapes.count + (scene.picture == nil ? 0 : 1)
      }
      scene.finger.down()
      scene.finger.drag(60, over: 0.2)
      #expect(shapes() > 0)
      control.arrowImage = UIImage()
      scene.finger.drag(10, over: 0.1)
      #expect(shapes() == 0)
    }
  }

  /// 24 points for each line below the image, whose size the app may set.
  @Test func O39_aHeaderWithImagesAboveIsAsHighAsBoth() {
    ListScene.run { scene in
      let control = scene.list.overscroll.onGatedRefresh(.mj).control
      control.setImages([UIImage(cgImage: CGImage(width: 60, height: 90))], for: .run)
      control.imageArrangement.isAboveTexts = true
      control.begin()
      scene.finger.wait(1)
      #expect(scene.gap == 138 && scene.picture?.bounds.height == 90)
      #expect(scene.picture?.contentsGravity == .center)
      control.imageArrangement.size = CGSize(width: 30, height: 45)
      scene.finger.wait(1)
      #expect(scene.gap == 93 && scene.picture?.bounds.height == 45)
      #expect(scene.picture?.contentsGravity == .resizeAspect)
      #expect(control.imageArrangement.size == CGSize(width: 30, height: 45))
      control.style?.texts = .title
      scene.finger.wait(1)
      #expect(scene.gap == 69)
      control.imageArrangement = PullControl.ImageArrangement(size: .zero)
      scene.finger.wait(1)
      #expect(scene.gap == 90 && control.imageArrangement == PullControl.ImageArrangement())
    }
  }

  @Test func O39_aFooterIsAsHighAsItsImages() {
    ListScene.run { scene in
      let control = scene.list.overscroll.onLoadMore(.mjAutoFooter) { .succeeded }
      control.setImages([UIImage(cgImage: CGImage(width: 60, height: 90))], for: .run)
      #expect(scene.list.contentInset.bottom.isAbout(90))
      control.setImages([], for: .run)
      #expect(scene.list.contentInset.bottom.isAbout(44))
    }
  }

  /// MJRefresh draws an image in its own size, before the texts or in the middle.
  @Test(arguments: [PullStyle.mj, .frames]) func O39_anImageKeepsItsSizeInMJRefresh(
    _ style: PullStyle
  ) {
    ListScene.run { scene in
      let control = scene.list.overscroll.onGatedRefresh(style).control
      give(control)
      control.begin()
      scene.finger.wait(0.5)
      #expect(scene.picture?.contentsGravity == (style == .mj ? .right : .resizeAspect))
      var changed = style
      changed.texts = .none
      control.style = changed
      scene.finger.wait(0.1)
      #expect(scene.picture?.contentsGravity == (style == .mj ? .center : .resizeAspect))
    }
  }

  /// MJRefreshAutoGifFooter hides its images at rest and without more data.
  @Test func O39_anAutomaticFooterShowsImagesWhileItLoads() throws {
    try ListScene.run { scene in
      let listener = Listener()
      let control = scene.list.overscroll.add(.mjAutoFooter, delegate: listener)
      give(control)
      control.isBusy = true
      scene.finger.scroll(to: 4_000 - 640 + 44, animated: false)
      scene.finger.wait(0.1)
      #expect(scene.picture == nil)
      control.isBusy = false
      let run = try #require(control.begin())
      scene.finger.wait(0.1)
      #expect(shown(scene, of: refreshing) != nil)
      run.end(.exhausted)
      scene.finger.wait(1)
      #expect(scene.picture == nil)
    }
  }

  /// MJRefreshBackGifFooter hides them without more data only.
  @Test func O39_aBackFooterHidesItsImagesWithoutMoreData() {
    ListScene.run { scene in
      let control = scene.list.overscroll.onLoadMore(.mjBackFooter) { .succeeded }
      give(control)
      scene.finger.scroll(to: 4_000 - 640, animated: false)
      scene.finger.down()
      scene.finger.drag(-40, over: 0.2)
      #expect(shown(scene, of: idle) != nil)
      control.isExhausted = true
      scene.finger.drag(-1, over: 0.1)
      #expect(scene.picture == nil)
      scene.finger.up()
    }
  }
}

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
  @Test func O37_ABezierPathIsAnOutline() {
    ListScene.run { scene in
      let circle = CGMutablePath()
      circle.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      let part = PathIndicator.Part(OverscrollGraphics.Path(circle))
      scene.list.overscroll.onRefresh(.mrefresh) {}.indicator = MRefreshPathIndicator([part])
      scene.finger.down()
      scene.finger.drag(400, over: 0.3)
      let shape = layer(scene)
      // A move and four curves.
      #expect((shape?.path?.elements.count ?? 0) >= 5)
    }
  }

  private func layer(_ scene: ListScene) -> CAShapeLayer? {
    scene.shapes.first { $0.strokeColor != nil }
  }

  /// `LayerConfiguration`: path, line width, fill color, stroke color; by default 1, clear, black.
  @Test(arguments: [PullStyle.mrefresh, .mrefresh(.original)])
  func O37_lineFillAndStrokeCanBeSet(_ style: PullStyle) {
    ListScene.run { scene in
      var outlines = MRefreshPathIndicator(pathData: Array(data.utf8))
      let control = scene.list.overscroll.onRefresh(style) {}
      control.indicator = outlines
      scene.finger.down()
      scene.finger.drag(330, over: 0.3)
      let line = layer(scene)
      #expect(line?.strokeColor == UIColor.black.cgColor)
      #expect(scene.shapes.count == 1)
      let width = (line?.lineWidth ?? 0) * (line?.affineTransform().a ?? 0)
      #expect(abs(width - 1) < 0.01)
      outlines.lineWidth = 3
      outlines.stroke = .accent
      outlines.fill = .success
      control.indicator = outlines
      scene.finger.drag(1, over: 0.1)
      #expect(scene.shapes.contains { $0.fillColor == UIColor(rgb: style.light.success).cgColor })
      let thick = layer(scene)
      #expect(thick?.strokeColor == UIColor(rgb: style.light.accent).cgColor)
      let wide = (thick?.lineWidth ?? 0) * (thick?.affineTransform().a ?? 0)
      #expect(abs(wide - 3) < 0.01)
    }
  }
}
