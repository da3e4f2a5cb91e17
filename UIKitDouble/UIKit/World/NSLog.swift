// https://developer.apple.com/documentation/foundation/nslog

/// Stands before Foundation's where only UIKit is imported: keeps what is logged in the world.
public func NSLog(_ format: String, _ arguments: any CVarArg...) {
  let line = String(format: format, arguments: arguments)
  MainActor.assumeIsolated { UIKitWorld.current.logged.append(line) }
}
