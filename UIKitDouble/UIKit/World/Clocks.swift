// https://developer.apple.com/documentation/quartzcore/cadisplaylink
// `init(target:selector:)` needs the Objective-C runtime; the closure initializer replaces it.

open class CADisplayLink: NSObject {
  public private(set) var timestamp: CFTimeInterval = 0
  public var preferredFrameRateRange = CAFrameRateRange.default
  private let body: (CADisplayLink) -> Void
  private let world: UIKitWorld

  /// The double's own: calls a closure once per frame after ``add(to:forMode:)``.
  @MainActor
  public init(_ body: @escaping @MainActor (CADisplayLink) -> Void) {
    self.body = { link in
      nonisolated(unsafe) let link = link  // Called by the world, which is on the main actor.
      MainActor.assumeIsolated { body(link) }
    }
    world = UIKitWorld.current
  }

  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    nonisolated(unsafe) let link = self  // Display links are used on the main thread only.
    MainActor.assumeIsolated {
      if !link.world.displayLinks.contains(where: { $0 === link }) {
        link.world.displayLinks.append(link)
      }
    }
  }

  public func invalidate() {
    nonisolated(unsafe) let link = self  // Display links are used on the main thread only.
    MainActor.assumeIsolated { link.world.displayLinks.removeAll { $0 === link } }
  }

  func call(at now: TimeInterval) {
    timestamp = now
    body(self)
  }
}

// https://developer.apple.com/documentation/quartzcore/caframeraterange
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

public typealias CFTimeInterval = Double

// https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()
public func CACurrentMediaTime() -> CFTimeInterval {
  MainActor.assumeIsolated { UIKitWorld.current.now }
}

// https://developer.apple.com/documentation/foundation/timer

/// Shadows Foundation's class where only UIKit is imported: fires in the world's time.
open class Timer: NSObject {
  public let timeInterval: TimeInterval
  public let fireDate: TimeInterval
  /// As on a device, not used before the fire date.
  open var tolerance: TimeInterval = 0
  open private(set) var isValid = true
  private let block: @Sendable (Timer) -> Void
  private let world: UIKitWorld

  /// The double's own: only timers that do not repeat.
  public init(
    timeInterval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    precondition(!repeats, "the double has no repeating timers")
    self.timeInterval = timeInterval
    self.block = block
    world = MainActor.assumeIsolated { UIKitWorld.current }
    fireDate = MainActor.assumeIsolated { UIKitWorld.current.now } + timeInterval
  }

  open func invalidate() {
    isValid = false
    nonisolated(unsafe) let timer = self  // Used on the main thread only.
    MainActor.assumeIsolated { timer.world.timers.removeAll { $0 === timer } }
  }

  func fire() {
    guard isValid else { return }
    isValid = false
    block(self)
  }

  fileprivate func schedule() {
    nonisolated(unsafe) let timer = self  // Used on the main thread only.
    MainActor.assumeIsolated { timer.world.timers.append(timer) }
  }
}

extension RunLoop {
  /// Fires a timer with the frames of its world.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.schedule() }
}

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
