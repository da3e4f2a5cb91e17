// https://developer.apple.com/documentation/quartzcore/cadisplaylink
// `init(target:selector:)` needs the Objective-C runtime; the closure initializer replaces it.

open class CADisplayLink: NSObject {
  public private(set) var timestamp: CFTimeInterval = 0
  public private(set) var targetTimestamp: CFTimeInterval = 0
  public private(set) var duration: CFTimeInterval = 0
  public var isPaused = false
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

  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  public func invalidate() {
    nonisolated(unsafe) let link = self  // Display links are used on the main thread only.
    MainActor.assumeIsolated { link.world.displayLinks.removeAll { $0 === link } }
  }

  func call(at now: TimeInterval, frameDuration: TimeInterval) {
    timestamp = now
    duration = frameDuration
    targetTimestamp = now + frameDuration
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
