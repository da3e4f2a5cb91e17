import OverscrollClassics
import OverscrollIndicators
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Row 42 of the originals' features: colors, fonts, the arrow's image, the spinner and its distance.
@MainActor
@Suite struct AppearanceRowTests {
  private func colors(_ scene: ListScene) -> Set<CGColor> {
    Set(scene.shapes.compactMap { $0.strokeColor ?? $0.fillColor })
  }

  private func pull(_ scene: ListScene, _ distance: CGFloat = 60) {
    scene.finger.down()
    scene.finger.drag(distance, over: 0.2)
  }

  /// The tint of MJRefresh's arrow and spinner, and EGO's, CLL's and MRefresh's figures.
  @Test(arguments: [PullStyle.mj, .ego, .cll, .mrefresh])
  func O42_theTintColorsTheArrowAndTheSpinner(_ style: PullStyle) {
    ListScene.run { scene in
      let listener = Listener()
      let control = scene.list.overscroll.add(style, delegate: listener)
      control.tintColor = .orange
      pull(scene, 250)
      #expect(colors(scene) == [UIColor.orange.cgColor])
      let texts = scene.labels.map(\.textColor.cgColor)
      #expect(!texts.contains(UIColor.orange.cgColor))
      scene.finger.up()
      control.begin()
      scene.finger.wait(0.6)
      #expect(colors(scene) == [UIColor.orange.cgColor])
    }
  }

  /// MJRefresh's `stateLabel` and `lastUpdatedTimeLabel` have a font and a color each.
  @Test(arguments: [PullStyle.mj, .ego, .cll, .arrow])
  func O42_titleAndDetailEachHaveAFontAndAColor(_ style: PullStyle) {
    ListScene.run { scene in
      let title = UIFont.systemFont(ofSize: 23, weight: .bold)
      let detail = UIFont.systemFont(ofSize: 14)
      let control = scene.list.overscroll.onRefresh(style) {}.configure {
        $0.titleFont = title
        $0.detailFont = detail
        $0.titleColor = .red
        $0.detailColor = .blue
        $0.lastUpdatedText = { _ in "now" }
      }
      pull(scene)
      let shown = scene.labels.sorted { $0.font.pointSize > $1.font.pointSize }
      #expect(shown.map(\.font) == [title, detail])
      #expect(shown.map(\.textColor) == [.red, .blue])
      control.configure {
        $0.titleFont = nil
        $0.titleColor = nil
      }
      scene.finger.drag(1, over: 0.1)
      #expect(shown[0].font.pointSize == CGFloat(style.titleFont.size))
      #expect(shown[0].textColor.cgColor == UIColor(rgb: style.light.foreground).cgColor)
    }
  }

  /// EGO's labels have a white shadow of 0.9, one point below the text.
  @Test func O42_theTextsOfEGOHaveTheirShadow() {
    ListScene.run { scene in
      scene.list.overscroll.onRefresh(.ego) {}
      pull(scene)
      let shown = scene.labels
      #expect(shown.count == 2)
      for label in shown {
        let color = label.shadowColor?.cgColor.components ?? []
        #expect(color.prefix(3) == [1, 1, 1])
        #expect(abs((color.last ?? 0) - 0.9) < 0.001)
        #expect(label.shadowOffset == CGSize(width: 0, height: 1))
        #expect(label.alpha == 1)
      }
      #expect(shown.map(\.frame.minY) == [17, 35])
    }
  }

  private let image = UIImage(cgImage: CGImage(width: 18, height: 44))

  /// MJRefresh's `arrowView.image`, and EGO's `arrowImageName`.
  @Test(arguments: [PullStyle.mj, .ego]) func O42_anImageTakesTheArrowsPlace(
    _ style: PullStyle
  )
    throws
  {
    try ListScene.run { scene in
      let control = scene.list.overscroll.onRefresh(style) {}
      control.arrowImage = image
      pull(scene)
      #expect(scene.shapes.isEmpty)
      let arrow = try #require(scene.picture)
      #expect(arrow.contents as? CGImage === image.cgImage)
      // MJ's has its own size; EGO's fits into 30 by 55 points.
      let size = style == .mj ? CGSize(width: 18, height: 44) : CGSize(width: 30, height: 55)
      #expect(arrow.bounds.size == size)
      scene.finger.drag(300, over: 0.2)
      scene.finger.hold(0.4)
      let map = arrow.affineTransform()
      #expect(abs(map.a + 1) < 0.001)
      // Another image while it is turned.
      control.arrowImage = UIImage(cgImage: CGImage(width: 20, height: 40))
      scene.finger.hold(0.1)
      #expect(arrow.contents as? CGImage !== image.cgImage)
      #expect(scene.world.undefinedFrameWrites == 0)
      // During the run the spinner takes its place.
      control.begin()
      scene.finger.wait(0.3)
      #expect(arrow.isHidden)
    }
  }

  /// MJRefreshNormalTrailer's `arrowView`: the image points to where the list is pulled.
  @Test func O42_anImageTakesTheArrowsPlaceInATrailer() throws {
    try UIKitWorld.run { world in
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
      list.contentSize = CGSize(width: 2_000, height: 200)
      let window = UIWindow(frame: list.frame)
      window.addSubview(list)
      list.contentOffset.x = 1_610
      list.overscroll.onLoadMore(.mjTrailer, at: .trailing) { .succeeded }.arrowImage = image
      let finger = Finger(on: list, axis: .horizontal)
      finger.down()
      finger.drag(-40, over: 0.2)
      let view = try #require(list.subviews.first { $0 is IndicatorView })
      let arrow = try #require(view.layer.sublayers?.first { $0.contents != nil })
      #expect(arrow.bounds.size == image.size)
      // Turned by a quarter, from down to left.
      #expect(abs(arrow.affineTransform().b - 1) < 0.001)
    }
  }

  @Test func O42_aTemplateImageIsTinted() throws {
    try ListScene.run { scene in
      scene.list.overscroll.onRefresh(.mj) {}.configure {
        $0.arrowImage = image.withRenderingMode(.alwaysTemplate)
        $0.tintColor = .orange
      }
      pull(scene)
      let layers = scene.indicator?.layer.sublayers
      let layer = try #require(layers?.first { $0.mask != nil })
      #expect(layer.backgroundColor == UIColor.orange.cgColor)
      #expect(layer.mask?.contents as? CGImage === image.cgImage)
      #expect(layer.mask?.frame == layer.bounds)
    }
  }

  /// MJRefresh's `activityIndicatorViewStyle`: 20 points, or 37 for the large one.
  @Test(arguments: [PullStyle.mj, .ego, .cllFooter])
  func O42_theSpinnerMayBeLarge(_ style: PullStyle) throws {
    func scale(_ spinner: UIActivityIndicatorView.Style) throws -> CGFloat {
      try ListScene.run { scene in
        let listener = Listener()
        let control = scene.list.overscroll.add(style, at: .top, delegate: listener)
        #expect(control.spinnerStyle == .medium)
        control.spinnerStyle = spinner
        control.begin()
        scene.finger.wait(0.4)
        return try #require(scene.shapes.first).affineTransform().a
      }
    }
    try #expect(scale(.medium) == 1)
    try #expect(abs(scale(.large) - 1.85) < 0.001)
  }

  /// MJRefresh's `labelLeftInset`, by default 25.
  @Test func O42_theDistanceOfTheLabelsCanBeSet() throws {
    func arrow(_ inset: Double?) throws -> CGFloat {
      try ListScene.run { scene in
        let control = scene.list.overscroll.onRefresh(.mj) {}
        control.labelInset = inset
        pull(scene)
        return try #require(scene.shapes.first).affineTransform().tx
      }
    }
    let usual = try arrow(nil)
    try #expect(abs(arrow(25) - usual) < 0.001)
    try #expect(abs(usual - arrow(40) - 15) < 0.001)
    try #expect(abs(arrow(0) - usual - 25) < 0.001)
  }
}
