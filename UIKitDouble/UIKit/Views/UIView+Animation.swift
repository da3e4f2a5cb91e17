// https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)

extension UIView {
  /// Counted; the model changes immediately, as on a device, and the double has no presentation
  /// layer.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      options: [],
      animations: animations,
      completion: completion
    )
  }

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let world = UIKitWorld.current
    world.animationBlockCount += 1
    world.animationBlockDepth += 1
    animations()
    world.animationBlockDepth -= 1
    world.completions.append((world.now + delay + duration, { completion?(true) }))
  }

  // https://developer.apple.com/documentation/uikit/uiview/animationoptions
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }
}
