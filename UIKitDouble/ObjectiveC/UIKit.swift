// What UIKit's header lacks here: types that Swift alone takes. The signatures are those of Apple's
// documentation. The double itself has none, because its classes inherit from Foundation's NSObject for Linux.

@_exported public import Foundation

extension UIResponder {
  // The host's own, from Accessibility/KeyCommand.swift.
  public func beginRefreshByKey() {}
  public func closeFloorByKey() {}
}

// https://developer.apple.com/documentation/uikit/uikeycommand
@MainActor @objc open class UIKeyCommand: NSObject {
  public static let inputEscape = "UIKeyInputEscape"
  open var discoverabilityTitle: String?

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init()
  }
}

// https://developer.apple.com/documentation/uikit/uikeymodifierflags
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

// https://developer.apple.com/documentation/quartzcore/cadisplaylink
@objc open class CADisplayLink: NSObject {
  public convenience init(target: Any, selector: Selector) { self.init() }
}
