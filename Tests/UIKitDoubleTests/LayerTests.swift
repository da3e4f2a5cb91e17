import Testing
import UIKit

@MainActor @Suite struct LayerTests {
  @Test func aChangeThatWouldAnimateIsNoted() {
    UIKitWorld.run { world in
      let view = UIView()
      let layer = CAShapeLayer()
      view.layer.addSublayer(layer)
      layer.opacity = 0.5
      layer.strokeEnd = 0.2
      #expect(world.implicitAnimations == ["opacity", "strokeEnd"])
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
      layer.actions = ["strokeEnd": NSNull()]
      layer.strokeEnd = 0.2
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
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(path.currentPoint == .zero)
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
    let gif = Data("GIF89a".utf8) + Data([40, 1, 20, 0, 0, 0, 0])
    let image = try #require(UIImage(data: gif, scale: 2))
    #expect(image.size == CGSize(width: 148, height: 10))
    #expect(UIImage(data: Data("nothing of the kind".utf8)) == nil)
    let animated = UIImage.animatedImage(with: [image, image], duration: 0.5)
    #expect(animated?.images?.count == 2)
  }
}
