// https://developer.apple.com/documentation/foundation/nslog

/// Shadows Foundation's function where only UIKit is imported: stores log messages in the world.
public func NSLog(_ format: String, _ arguments: any CVarArg...) {
  let line = String(format: format, arguments: arguments)
  MainActor.assumeIsolated { UIKitWorld.current.logged.append(line) }
}
