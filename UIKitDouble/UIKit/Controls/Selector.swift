// https://developer.apple.com/documentation/objectivec/selector `#selector` needs the Objective-C
// runtime; here a selector is a name, and the object maps it to a method.

public struct Selector: Hashable, Sendable {
  public let name: String

  public init(_ name: String) { self.name = name }
}

/// The double's own: an object with methods that can be called by name.
public protocol SelectorPerforming: AnyObject {
  /// Calls the method with a name.
  func perform(named name: String, with object: Any?)
}

// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:)
extension NSObject {
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    guard let performer = self as? any SelectorPerforming else {
      preconditionFailure("an unrecognized selector: \(selector.name)")
    }
    performer.perform(named: selector.name, with: object)
    return nil
  }
}
