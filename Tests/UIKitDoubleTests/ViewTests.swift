import OverscrollUIKitTestSupport
import Testing
import UIKit

@MainActor @Suite struct ViewTests {
  private final class Logged: UIView {
    var log: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      log.append("will \(newSuperview == nil ? "leave" : "enter") superview")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      log.append("will \(newWindow == nil ? "leave" : "enter") window")
    }
    override func didMoveToWindow() { log.append("did window") }
    override func layoutSubviews() { log.append("layout") }
    override func tintColorDidChange() { log.append("tint") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.append("traits") }
    override func safeAreaInsetsDidChange() { log.append("safe area") }
  }

  @Test func movingInAndOutIsToldInOrder() {
    UIKitWorld.run { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let parent = UIView()
      let view = Logged()
      parent.addSubview(view)
      #expect(view.log == ["will enter superview", "tint"])
      view.log = []
      window.addSubview(parent)
      #expect(view.log == ["will enter window", "did window", "tint"])
      #expect(view.window === window)
      view.log = []
      view.removeFromSuperview()
      #expect(view.log == ["will leave window", "will leave superview", "did window"])
      #expect(view.superview == nil)
    }
  }

  @Test func subviewsAndTheirLayersKeepTheirOrder() {
    UIKitWorld.run { _ in
      let parent = UIView()
      let views = (0..<4).map { _ in UIView() }
      let background = CALayer()
      parent.layer.addSublayer(background)
      parent.addSubview(views[0])
      parent.addSubview(views[1])
      parent.insertSubview(views[2], at: 0)
      parent.insertSubview(views[3], aboveSubview: views[2])
      let expected = [views[2], views[3], views[0], views[1]]
      #expect(parent.subviews == expected)
      #expect(parent.layer.sublayers == [background] + expected.map(\.layer))
    }
  }

  @Test func aHiddenWindowIsLetGoWithAllItsViews() {
    UIKitWorld.run { world in
      weak var gone: UIScrollView?
      do {
        let scene = Scene()
        gone = scene.view
        scene.finger.pull(100)
        scene.finger.settle()
        scene.window.isHidden = true
      }
      world.step()
      #expect(gone == nil)
    }
  }

  @Test func layoutHappensOnceAFrameAndOnlyWhenNeeded() {
    UIKitWorld.run { world in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = Logged()
      window.addSubview(view)
      view.log = []
      world.step()
      world.step()
      #expect(view.log == ["layout"])
      view.setNeedsLayout()
      view.frame.size.width = 10
      #expect(view.log == ["layout"])
      world.step()
      #expect(view.log == ["layout", "layout"])
    }
  }

  @Test func scrollingLaysOutTheScrollViewAndNotItsSubviews() {
    Scene.run { scene in
      let header = Logged()
      scene.view.addSubview(header)
      scene.world.step()
      header.log = []
      scene.view.contentOffset.y = 20
      scene.world.step()
      #expect(header.log.isEmpty)
    }
  }

  @Test func tintTraitsAndSafeAreaReachTheSubviews() {
    UIKitWorld.run { world in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = Logged(frame: window.bounds)
      window.addSubview(view)
      view.log = []
      window.tintColor = .red
      #expect(view.tintColor == .red)
      window.safeArea.top = 20
      #expect(view.safeAreaInsets.top == 20)
      world.traits.userInterfaceStyle = .dark
      #expect(view.traitCollection.userInterfaceStyle == .dark)
      #expect(view.log == ["tint", "safe area", "traits"])
      view.log = []
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Logged, old) in
        view.log.append("from \(old.userInterfaceStyle)")
      }
      world.traits.preferredContentSizeCategory = .small
      #expect(view.log == ["traits"])
      view.overrideUserInterfaceStyle = .light
      #expect(view.traitCollection.userInterfaceStyle == .light)
      #expect(view.log.last == "from dark")
    }
  }

  @Test func theDirectionComesFromTheAttributeOrTheTraits() {
    UIKitWorld.run { world in
      let view = UIView()
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
      world.traits.layoutDirection = .rightToLeft
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      view.semanticContentAttribute = .forceLeftToRight
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
  }

  @Test func pointsAreConvertedThroughScrollingAndTransforms() {
    Scene.run { scene in
      let inner = UIView(frame: CGRect(x: 50, y: 100, width: 20, height: 40))
      scene.view.addSubview(inner)
      scene.view.contentOffset.y = 30
      #expect(inner.convert(CGPoint(x: 1, y: 2), to: scene.window) == CGPoint(x: 51, y: 72))
      inner.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(inner.convert(CGPoint(x: 10, y: 20), to: scene.view) == CGPoint(x: 60, y: 120))
      #expect(inner.frame == CGRect(x: 40, y: 80, width: 40, height: 80))
      #expect(inner.convert(CGPoint(x: 60, y: 120), from: scene.view) == CGPoint(x: 10, y: 20))
    }
  }

  @Test func aControllersViewFillsItsWindow() {
    UIKitWorld.run { _ in
      final class Controller: UIViewController {
        var loads = 0
        override func viewDidLoad() { loads += 1 }
      }
      let controller = Controller()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      window.rootViewController = controller
      #expect(controller.loads == 1)
      #expect(controller.view.frame == window.bounds)
      #expect(controller.view.next === controller)
      controller.additionalSafeAreaInsets.top = 52
      #expect(controller.view.safeAreaInsets.top == 52)
    }
  }

  @Test func keysGoToTheNearestCommandOnTheWayUpAndToWhoIsFirst() {
    UIKitWorld.run { _ in
      let controllers = [UIViewController(), UIViewController(), UIViewController()]
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      window.rootViewController = controllers[0]
      controllers[0].addChild(controllers[1])
      controllers[0].view.addSubview(controllers[1].view)
      controllers[1].present(controllers[2], animated: false)
      #expect(controllers[1].parent === controllers[0])
      #expect(controllers[0].children == [controllers[1]])
      #expect(controllers[1].presentedViewController === controllers[2])
      #expect(controllers[2].presentingViewController === controllers[1])
      #expect(controllers[2].view.window === window)
      var calls: [String] = []
      var receiver: UIResponder?
      for (controller, name) in zip(controllers, ["root", "child"]) {
        controller.addKeyCommand(
          UIKeyCommand(input: "k", modifierFlags: .command) {
            calls.append(name)
            receiver = $0
          }
        )
      }
      #expect(controllers[2].view.press("k", .command))
      #expect(receiver === controllers[2].view)
      #expect(controllers[0].view.press("k", .command))
      #expect(calls == ["child", "root"])
      #expect(!controllers[2].view.press("k"))
      #expect(!controllers[2].view.press("j", .command))
    }
  }

  @Test func labelsMeasureTheSameEverywhere() {
    UIKitWorld.run { _ in
      let label = UILabel()
      label.font = .systemFont(ofSize: 20)
      label.text = "Pull to refresh"
      #expect(label.sizeThatFits(.zero) == CGSize(width: 150, height: 24))
      label.numberOfLines = 0
      #expect(label.sizeThatFits(CGSize(width: 80, height: 0)) == CGSize(width: 80, height: 48))
    }
  }

  @Test func fontsAndColorsFollowTheTraits() {
    UIKitWorld.run { world in
      world.traits.preferredContentSizeCategory = .accessibilityLarge
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      #expect(color.cgColor == UIColor.black.cgColor)
      world.traits.userInterfaceStyle = .dark
      #expect(color.cgColor == UIColor.white.cgColor)
      let light = UITraitCollection(userInterfaceStyle: .light)
      #expect(color.resolvedColor(with: light) == .black)
    }
  }
}

@MainActor @Suite struct LayerTests {
  @Test func aChangeThatWouldAnimateIsNoted() {
    UIKitWorld.run { world in
      let view = UIView()
      let layer = CAShapeLayer()
      view.layer.addSublayer(layer)
      layer.opacity = 0.5
      layer.lineWidth = 2
      #expect(world.implicitAnimations == ["opacity", "lineWidth"])
    }
  }

  /// UIView documents that changes in performWithoutAnimation(_:) do not animate.
  @Test func aViewsChangeAnimatesInABlockAlone() {
    UIKitWorld.run { world in
      let view = UIView()
      view.alpha = 0.9
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.alpha = 0.5 }
        view.isHidden = true
      }
      #expect(world.inheritedAnimations == ["hidden"])
    }
  }

  @Test func switchedOffActionsAndAViewsOwnLayerDoNotAnimate() {
    UIKitWorld.run { world in
      let view = UIView()
      UIView().addSubview(view)
      view.alpha = 0.5
      view.layer.opacity = 0.2
      let layer = CAShapeLayer()
      view.layer.addSublayer(layer)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0.5
      CATransaction.commit()
      layer.actions = ["lineWidth": NSNull()]
      layer.lineWidth = 2
      #expect(world.implicitAnimations.isEmpty)
      layer.opacity = 1
      #expect(world.implicitAnimations == ["opacity"])
    }
  }

  @Test func aPathIsReadBackAsItWasBuilt() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 20, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 30),
      control1: CGPoint(x: 20, y: 20),
      control2: CGPoint(x: 10, y: 30)
    )
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var ends: [CGPoint] = []
    path.applyWithBlock { step in
      types.append(step.pointee.type)
      let count = [1, 1, 2, 3, 0][Int(step.pointee.type.rawValue)]
      if count > 0 { ends.append(step.pointee.points[count - 1]) }
    }
    #expect(
      types == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ]
    )
    let expected = [(0, 0), (10, 0), (20, 10), (0, 30)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(ends == expected)
  }

  @Test func transformsConcatenateAndInvert() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2).concatenating(
      CGAffineTransform(translationX: 10, y: 0)
    )
    let moved = CGPoint(x: 1, y: 0).applying(turn)
    #expect(abs(moved.x - 10) < 1e-12)
    #expect(abs(moved.y - 1) < 1e-12)
    let back = moved.applying(turn.inverted())
    #expect(abs(back.x - 1) < 1e-12)
    #expect(abs(back.y) < 1e-12)
  }

  @Test func anImagesSizeComesFromItsHeader() throws {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
    let png = Data(signature + Array(repeating: 0, count: 14) + [1, 40, 0, 0, 0, 20])
    let image = try #require(UIImage(data: png))
    #expect(image.size == CGSize(width: 296, height: 20))
    #expect(UIImage(data: Data("nothing of the kind".utf8)) == nil)
  }
}
