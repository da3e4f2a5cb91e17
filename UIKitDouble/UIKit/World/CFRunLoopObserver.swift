// https://developer.apple.com/documentation/corefoundation/cfrunloopobserver

public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
}

/// The world's loop, whose turn is a frame.
public final class CFRunLoop {
  let world: UIKitWorld

  init(_ world: UIKitWorld) {
    self.world = world
  }
}

public struct CFRunLoopMode: Sendable {
  public static let commonModes: CFRunLoopMode? = CFRunLoopMode()
}

public final class CFAllocator: Sendable {}
public let kCFAllocatorDefault: CFAllocator? = nil

public final class CFRunLoopObserver {
  let body: (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  var world: UIKitWorld?

  init(_ body: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void) {
    self.body = body
  }
}

/// The double's own: repeating observers before waiting alone, after the layout.
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator?,
  _ activities: UInt,
  _ repeats: Bool,
  _ order: Int,
  _ body: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
) -> CFRunLoopObserver? {
  precondition(repeats && activities == CFRunLoopActivity.beforeWaiting.rawValue)
  return CFRunLoopObserver(body)
}

public func CFRunLoopGetMain() -> CFRunLoop? {
  let world = MainActor.assumeIsolated { UIKitWorld.current }
  return CFRunLoop(world)
}

public func CFRunLoopAddObserver(
  _ loop: CFRunLoop?,
  _ observer: CFRunLoopObserver?,
  _ mode: CFRunLoopMode?
) {
  guard let observer else { return }
  observer.world = loop?.world
  nonisolated(unsafe) let added = observer  // Used on the main thread only.
  MainActor.assumeIsolated { added.world?.runLoopObservers.append(added) }
}

public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver?) {
  nonisolated(unsafe) let ended = observer  // Used on the main thread only.
  MainActor.assumeIsolated { ended?.world?.runLoopObservers.removeAll { $0 === ended } }
}
