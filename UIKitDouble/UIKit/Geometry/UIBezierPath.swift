// https://developer.apple.com/documentation/uikit/uibezierpath

/// A Core Graphics path as an object.
open class UIBezierPath: NSObject {
  open var cgPath: CGPath

  public override init() {
    cgPath = CGMutablePath()
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
  }
}
