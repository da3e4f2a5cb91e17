@_exported import ObjectiveC

// https://developer.apple.com/documentation/objectivec/selector
public struct Selector: Sendable {
  public init(_ name: String) {}
}
