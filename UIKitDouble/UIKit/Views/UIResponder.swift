// https://developer.apple.com/documentation/uikit/uiresponder

@MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }

  // https://developer.apple.com/documentation/uikit/uiresponder/useractivity
  open var userActivity: NSUserActivity?

  open func updateUserActivityState(_ activity: NSUserActivity) {}

  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel
  // Categories of NSObject in Apple's UIKit; only responders have them here.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  // https://developer.apple.com/documentation/uikit/uiaccessibilityidentification
  open var accessibilityIdentifier: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElementsHidden = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  // https://developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  open func accessibilityActivate() -> Bool { false }

  open var accessibilityViewIsModal = false

  open func accessibilityPerformEscape() -> Bool { false }
}

// https://developer.apple.com/documentation/uikit/uikeycommand
@MainActor
open class UIKeyCommand: NSObject {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  open var title: String
  open var discoverabilityTitle: String?
  fileprivate let handler: (UIResponder) -> Void

  public static let inputEscape = "UIKeyInputEscape"

  /// The double's own: a closure replaces a selector that every responder implements.
  public init(
    title: String = "",
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    handler: @escaping (UIResponder) -> Void
  ) {
    self.title = title
    self.input = input
    self.modifierFlags = modifierFlags
    self.handler = handler
  }
}

extension UIResponder {
  /// The double's own: presses keys while this is the first responder.
  ///
  /// The commands of all responders in the chain apply, nearest first, and an action is sent to the
  /// first responder that implements it: this one.
  ///
  /// - Returns: Whether there is such a command.
  @discardableResult
  public func press(_ input: String, _ flags: UIKeyModifierFlags = []) -> Bool {
    var responder: UIResponder? = self
    while let present = responder {
      for command in present.keyCommands ?? []
      where command.input == input && command.modifierFlags == flags {
        command.handler(self)
        return true
      }
      responder = present.next
    }
    return false
  }
}

// https://developer.apple.com/documentation/uikit/uikeymodifierflags
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
