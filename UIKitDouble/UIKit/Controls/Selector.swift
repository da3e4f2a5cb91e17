// https://developer.apple.com/documentation/objectivec/selector `#selector` needs the Objective-C
// runtime; here a selector is a name, and the object maps it to a method.

public struct Selector: Hashable, Sendable {
  public let name: String

  public init(_ name: String) { self.name = name }
}

/// The double's own: an object with methods that can be called by name.
public protocol SelectorPerforming: AnyObject {
  /// Calls the method with a name, which may take fewer arguments.
  func perform(named name: String, with object: Any?, with other: Any?)
}

extension NSObject {
  // https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:)
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    perform(selector, with: object, with: nil)
  }

  // https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:with:)
  @discardableResult
  public func perform(
    _ selector: Selector,
    with object: Any?,
    with other: Any?
  ) -> Unmanaged<AnyObject>? {
    guard let performer = self as? any SelectorPerforming else {
      preconditionFailure("an unrecognized selector: \(selector.name)")
    }
    performer.perform(named: selector.name, with: object, with: other)
    return nil
  }
}
