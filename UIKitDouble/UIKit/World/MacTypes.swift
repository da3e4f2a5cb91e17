// https://developer.apple.com/documentation/darwin
// Names of MacTypes.h, which Foundation and UIKit bring along on Apple's systems. A type of ours with
// such a name is ambiguous there wherever a type is written; a call of its initializer is not.

public typealias Style = UInt8

public typealias Size = Int

public struct Point {
  public var v: Int16
  public var h: Int16
}

public struct Rect {
  public var top: Int16
  public var left: Int16
  public var bottom: Int16
  public var right: Int16
}
