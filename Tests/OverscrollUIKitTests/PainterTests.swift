import Overscroll
import OverscrollCatalog
import OverscrollClassics
import OverscrollGraphics
import OverscrollIndicators
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Painting display lists on layers.
@MainActor
@Suite struct PainterTests {
  private struct Everything: PullIndicator {
    func draw(_ input: IndicatorInput, into list: inout DisplayList) {
      list.beginPath()
      list.move(to: Point(1, 2))
      list.line(to: Point(3, 4))
      list.quadratic(Point(5, 6), to: Point(7, 8))
      list.cubic(Point(9, 10), Point(11, 12), to: Point(13, 14))
      list.close()
      list.fill(.success)
      list.save()
      list.transform(Transform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20))
      list.opacity(0.5)
      list.beginPath()
      list.move(to: Point(0, 0))
      list.line(to: Point(4, 0))
      list.stroke(.accent, StrokeStyle(width: 3, cap: .butt, join: .bevel))
      list.text(.title, in: Rect(x: 0, y: 1, width: 50, height: 10), alignment: .end, .foreground)
      list.restore()
      list.image(.pull, frame: 1, in: Rect(x: 5, y: 6, width: 7, height: 8))
    }
  }

  private struct Follower: PullIndicator {
    func draw(_ input: IndicatorInput, into list: inout DisplayList) {
      list.beginPath()
      list.move(to: Point(input.touch * input.width, 0))
      list.line(to: Point(0, input.progress))
      list.stroke(.accent, StrokeStyle(width: 1))
    }
  }

  @Test func aLookIsToldWhereTheFingerIs() throws {
    try ListScene.run { scene in
      scene.list.overscroll.onRefresh {}.configure { $0.indicator = Follower() }
      let middle = scene.list.bounds.midX
      @MainActor func expectFinger(at x: CGFloat) throws {
        let shape = try #require(scene.indicator).layer.sublayers?.first as? CAShapeLayer
        #expect(shape?.path?.elements.first == .move(CGPoint(x: x, y: 0)))
      }
      scene.finger.down()
      scene.finger.drag(80, over: 0.2)
      try expectFinger(at: middle)
      scene.finger.axis = .horizontal
      scene.finger.drag(-60, over: 0.1)
      scene.finger.axis = .vertical
      scene.finger.drag(20, over: 0.1)
      try expectFinger(at: middle - 60)
      // The gap closes where the finger has left it.
      scene.finger.cancel()
      scene.finger.wait(0.05)
      try expectFinger(at: middle - 60)
    }
  }

  @Test func everyCommandBecomesALayerOrALabel() throws {
    try ListScene.run { scene in
      let images = [1, 2].map { UIImage(cgImage: CGImage(width: $0, height: $0)) }
      scene.list.overscroll.onRefresh {}.configure {
        $0.indicator = Everything()
        $0.images[.pull] = images
      }
      scene.finger.down()
      scene.finger.drag(100, over: 0.2)
      let view = try #require(scene.indicator)
      let shapes = scene.shapes
      #expect(shapes.count == 2)
      #expect(
        shapes.first?.path?.elements == [
          .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4)),
          .quadCurve(control: CGPoint(x: 5, y: 6), CGPoint(x: 7, y: 8)),
          .curve(CGPoint(x: 9, y: 10), CGPoint(x: 11, y: 12), CGPoint(x: 13, y: 14)), .close,
        ]
      )
      #expect(shapes.first?.strokeColor == nil)
      let stroke = try #require(shapes.last)
      #expect(stroke.fillColor == nil)
      #expect(stroke.lineWidth == 3)
      #expect(stroke.lineCap == .butt)
      #expect(stroke.lineJoin == .bevel)
      #expect(stroke.opacity == 0.5)
      #expect(stroke.affineTransform() == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20))
      let label = try #require(view.subviews.first as? UILabel)
      #expect(label.text == "Pull down to refresh")
      #expect(label.frame == CGRect(x: 10, y: 22, width: 100, height: 20))
      #expect(label.textAlignment == .right)
      #expect(label.alpha == 0.5)
      let image = try #require(view.layer.sublayers?.first { $0.contents != nil })
      #expect(image.contents as? CGImage === images[1].cgImage)
      #expect(image.frame.offsetBy(dx: 0, dy: 0) == CGRect(x: 5, y: 6, width: 7, height: 8))
    }
  }

  @Test(arguments: BuiltinIndicator.allCases)
  func aPullPaintsOnTheSameLayersAndAnimatesNothing(_ look: BuiltinIndicator) async throws {
    try await ListScene.run { scene in
      scene.list.overscroll.onRefresh(PullStyle(look)) {}.lastUpdatedText = { _ in "now" }
      await scene.pull()
      scene.finger.wait(3)
      let count = scene.list.subviews.compactMap { $0 as? IndicatorView }.first?.layer.sublayers?
        .count
      await scene.pull()
      scene.finger.wait(3)
      let view = try #require(scene.list.subviews.first { $0 is IndicatorView })
      #expect(view.layer.sublayers?.count == count)
      #expect(scene.world.implicitAnimations.isEmpty)
      #expect(view.isHidden)
    }
  }

  private struct Faint: PullIndicator {
    func draw(_ input: IndicatorInput, into list: inout DisplayList) {
      list.text(.title, in: Rect(x: 0, y: 1, width: 50, height: 10), alignment: .end, .track)
      list.text(.detail, in: Rect(x: 0, y: 20, width: 50, height: 10), alignment: .end, .track)
    }
  }

  /// Only with another text after it is it the shadow of that.
  @Test func aTextInTheTracksColorIsShown() {
    ListScene.run { scene in
      scene.list.overscroll.onRefresh {}.configure { $0.indicator = Faint() }
      scene.finger.down()
      scene.finger.drag(100, over: 0.2)
      let labels = scene.labels
      #expect(labels.count == 2)
      let track = UIColor(rgb: PullStyle.arrow.light.track).cgColor
      #expect(labels.allSatisfy { $0.textColor.cgColor == track })
      #expect(labels.first?.frame == CGRect(x: 0, y: 1, width: 50, height: 10))
    }
  }

  /// A line with variable rotation and opacity, or a constant mark.
  private struct Line: PullIndicator {
    var isTurning = false

    func draw(_ input: IndicatorInput, into list: inout DisplayList) {
      list.save()
      if isTurning {
        list.transform(Transform(a: 1, b: input.progress, c: 0, d: 1, tx: 0, ty: 0))
      }
      list.beginPath()
      list.move(to: Point(1, 2))
      list.line(to: Point(3, 4))
      list.stroke(.accent, StrokeStyle(width: 1))
      list.restore()
    }
  }

  @Test func aFigureThatTurnsKeepsItsPath() throws {
    try ListScene.run { scene in
      scene.list.overscroll.onRefresh {}.configure { $0.indicator = Line(isTurning: true) }
      scene.finger.down()
      var paths: [CGPath] = []
      var turns: [CGFloat] = []
      for _ in 0..<5 {
        scene.finger.drag(20, over: 1.0 / 60)
        let shape = try #require(scene.shapes.first)
        paths.append(try #require(shape.path))
        turns.append(shape.affineTransform().b)
      }
      #expect(paths.allSatisfy { $0 === paths.first })
      #expect(Set(turns).count == 5)
    }
  }

  @Test func nothingIsWrittenOfAPictureThatIsTheSameWhateverIsInIt() throws {
    try ListScene.run { scene in
      let images = [1, 2].map { UIImage(cgImage: CGImage(width: $0, height: $0)) }
      scene.list.overscroll.onRefresh {}.configure {
        $0.indicator = Everything()
        $0.images[.pull] = images
      }
      scene.finger.down()
      scene.finger.drag(40, over: 0.2)
      let view = try #require(scene.indicator)
      #expect(view.layer.sublayers?.count == 4)
      let before = scene.world.transactionCount
      scene.finger.drag(20, over: 0.2)
      #expect(scene.world.transactionCount == before)
    }
  }

  @Test func theAccentIsTheListsTint() {
    ListScene.run { scene in
      let list = scene.list
      list.overscroll.onRefresh(.ring) {}.configure { $0.indicator = Line() }
      scene.finger.down()
      scene.finger.drag(60, over: 0.2)
      for tint in [UIColor.systemRed, .systemBlue] {
        list.tintColor = tint
        scene.world.layOutWindows()
        #expect(stroke(scene) == tint.resolvedColor(with: list.traitCollection).cgColor)
      }
    }
  }

  private struct Bent: PullIndicator {
    func draw(_ input: IndicatorInput, into list: inout DisplayList) {
      list.transform(Transform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0))
      list.beginPath()
      list.move(to: Point(1, 1))
      list.transform(Transform(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 0))
      list.line(to: Point(1, 1))
      list.close()
      list.fill(.accent)
    }
  }

  /// Points use the transform that is current when they are added, as in SVG and Canvas.
  @Test func aTransformInTheMiddleOfAPathMovesWhatFollows() throws {
    try ListScene.run { scene in
      scene.list.overscroll.onRefresh {}.configure { $0.indicator = Bent() }
      scene.finger.down()
      scene.finger.drag(60, over: 0.2)
      let shape = try #require(scene.shapes.first)
      let points = [CGPoint(x: 1, y: 1), CGPoint(x: 11, y: 1)]
      #expect(shape.path?.elements == [.move(points[0]), .line(points[1]), .close])
      #expect(shape.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
    }
  }

  @Test func howeverOftenTheOffsetChangesAFrameHasOnePicture() {
    ListScene.run { scene in
      var pictures: [Double] = []
      scene.list.overscroll.onRefresh(.ring) {}.onProgress = { pictures.append($0.overscroll) }
      scene.finger.down()
      scene.finger.drag(20, over: 0.1)
      pictures = []
      for step in 1...10 { scene.list.contentOffset.y = CGFloat(-20 - step) }
      #expect(pictures.isEmpty)
      scene.world.layOutWindows()
      #expect(pictures == [30])
    }
  }

  /// Shapes that are in one frame and not in the next.
  private struct Sometimes: PullIndicator {
    func draw(_ input: IndicatorInput, into list: inout DisplayList) {
      let box = Rect(x: 0, y: 0, width: 100, height: 20)
      if input.progress < 1 {
        list.text(.title, in: box, alignment: .center, .foreground)
        list.text(.detail, in: box, alignment: .center, .foreground)
        list.image(.pull, frame: 0, in: box)
        list.beginPath()
        list.move(to: Point(0, 0))
        list.line(to: Point(4, 0))
        list.fill(.accent)
      }
    }
  }

  @Test func whatAPictureHasNoMoreIsHiddenAndComesBack() throws {
    try ListScene.run { scene in
      let image = UIImage(cgImage: CGImage(width: 1, height: 1))
      scene.list.overscroll.onRefresh(.ego) {}.configure {
        $0.indicator = Sometimes()
        $0.images[.pull] = [image]
      }
      scene.finger.down()
      for (distance, isHidden) in [(40.0, false), (200, true), (-200, false)] {
        scene.finger.drag(distance, over: 0.2)
        let layers = try #require(scene.indicator?.layer.sublayers)
        #expect(layers.count == 4)
        #expect(layers.allSatisfy { $0.isHidden == isHidden }, "\(distance)")
      }
    }
  }

  private struct Growing: PullIndicator {
    func draw(_ input: IndicatorInput, into list: inout DisplayList) {
      list.image(.pull, frame: 0, in: Rect(x: 10, y: 5, width: 20 * input.progress, height: 20))
    }
  }

  /// The frame of a layer with a transform is undefined, so that an image must not depend on it.
  @Test(arguments: [UIImage.RenderingMode.alwaysOriginal, .alwaysTemplate])
  func anImageThatGrowsKeepsItsPlace(_ mode: UIImage.RenderingMode) throws {
    try ListScene.run { scene in
      let image = UIImage(cgImage: CGImage(width: 1, height: 1)).withRenderingMode(mode)
      scene.list.overscroll.onRefresh(.ego) {}.configure {
        $0.indicator = Growing()
        $0.images[.pull] = [image]
      }
      scene.finger.down()
      for _ in 0..<4 {
        scene.finger.drag(30, over: 0.2)
        let layer = try #require(scene.indicator?.layer.sublayers?.first { !$0.isHidden })
        #expect(layer.frame.origin == CGPoint(x: 10, y: 5))
        #expect(layer.mask.map { $0.frame == layer.bounds } ?? true)
      }
    }
  }

  @Test func colorsFollowTheAppearanceAndTheTint() throws {
    try ListScene.run { scene in
      var style = PullStyle.ring
      (style.light.accent, style.dark.accent) = (0xFF0000, 0x00FF00)
      let control = scene.list.overscroll.onRefresh(style) {}.configure {
        $0.indicator = Everything()
      }
      scene.finger.down()
      scene.finger.drag(100, over: 0.2)
      let view = try #require(scene.indicator)
      #expect(stroke(scene) == UIColor(rgb: 0xFF0000).cgColor)
      scene.world.traits.userInterfaceStyle = .dark
      scene.world.layOutWindows()
      #expect(stroke(scene) == UIColor(rgb: 0x00FF00).cgColor)
      control.tintColor = .systemRed
      scene.world.layOutWindows()
      #expect(stroke(scene) == UIColor.systemRed.resolvedColor(with: view.traitCollection).cgColor)
    }
  }

  private func stroke(_ scene: ListScene) -> CGColor? {
    scene.shapes.compactMap(\.strokeColor).first
  }

  @Test func whatAPullShowsIsTheListsOwnBackground() throws {
    try ListScene.run { scene in
      scene.list.overscroll.onRefresh {}
      scene.finger.down()
      scene.finger.drag(200, over: 0.3)
      let view = try #require(scene.indicator)
      #expect(view.backgroundColor == nil)
      #expect(view.layer.backgroundColor == nil)
      #expect(scene.list.subviews.allSatisfy { $0.backgroundColor == nil })
    }
  }
}
