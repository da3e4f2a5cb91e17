// https://developer.apple.com/documentation/quartzcore/cashapelayer

open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { changed("path") } }
  open var fillColor: CGColor? = UIColor.black.cgColor {
    didSet { if fillColor != oldValue { changed("fillColor") } }
  }
  open var strokeColor: CGColor? {
    didSet { if strokeColor != oldValue { changed("strokeColor") } }
  }
  open var lineWidth: CGFloat = 1 { didSet { if lineWidth != oldValue { changed("lineWidth") } } }
  open var strokeStart: CGFloat = 0 {
    didSet { if strokeStart != oldValue { changed("strokeStart") } }
  }
  open var strokeEnd: CGFloat = 1 { didSet { if strokeEnd != oldValue { changed("strokeEnd") } } }
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
}

// https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

// https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
