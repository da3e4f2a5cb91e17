@_exported import Foundation
@_exported import MacTypes

/// The environment of one test: time, screen, settings, and a record of calls.
///
/// Views, display links and settings belong to the world that was current when they were created,
/// so tests share no state and may run in parallel. Time passes only in ``advance(by:)``.
@MainActor
public final class UIKitWorld {
  /// The answers to questions that Apple's documentation leaves open.
  public var policy: UIKitPolicy

  /// The time of `CACurrentMediaTime()`, in seconds.
  public internal(set) var now: TimeInterval = 1000

  /// The frame interval in seconds.
  public var frameDuration: TimeInterval = 1.0 / 60

  /// The device's pixels per point.
  public var scale: CGFloat = 2 {
    didSet { if scale != oldValue { traits.displayScale = scale } }
  }

  /// The traits of every window; changes are reported to all views.
  public var traits = TraitValues() {
    didSet { if traits != oldValue { traitsChanged() } }
  }

  /// The system's Reduce Motion setting; changes post a notification.
  public var isReduceMotionEnabled = false {
    didSet {
      guard isReduceMotionEnabled != oldValue else { return }
      let name = UIAccessibility.reduceMotionStatusDidChangeNotification
      NotificationCenter.default.post(name: name, object: nil)
    }
  }

  /// Whether a page sheet leaves a pull to a list that has a refresh control, which is reported only.
  public var sheetsLeavePullsToRefreshControls = true

  /// The posts to assistive technologies, oldest first.
  public internal(set) var accessibilityPosts: [AccessibilityPost] = []

  /// The feedback that was played, oldest first.
  public internal(set) var playedFeedback: [PlayedFeedback] = []
  public internal(set) var feedbackPreparationCount = 0

  /// The log messages, oldest first.
  public internal(set) var logged: [String] = []

  /// The number of explicit transactions.
  public internal(set) var transactionCount = 0

  /// The number of animation blocks.
  public internal(set) var animationBlockCount = 0

  /// Layer properties that would have animated implicitly, in order.
  public internal(set) var implicitAnimations: [String] = []

  /// Properties of views' layers that changed in an animation block and so would have animated, in order.
  public internal(set) var inheritedAnimations: [String] = []

  /// The number of frames set on layers with a transform, which UIKit leaves undefined.
  public internal(set) var undefinedFrameWrites = 0

  /// The number of frames in which display links were called.
  public internal(set) var displayLinkCallCount = 0

  var windows: [WeakReference<UIWindow>] = []
  /// A visible window is retained, as by an app's scene.
  var shownWindows: [UIWindow] = []
  var displayLinks: [CADisplayLink] = []
  var scrolling: [WeakReference<UIScrollView>] = []
  var timers: [Timer] = []
  var runLoopObservers: [CFRunLoopObserver] = []
  var transactions: [TransactionState] = []
  var animationBlockDepth = 0
  var areAnimationsEnabled = true
  var recording: KeyPathRecording?
  var pendingResets: [WeakReference<UIGestureRecognizer>] = []
  private(set) lazy var screen = UIScreen(world: self)

  nonisolated public init(policy: UIKitPolicy = UIKitPolicy()) {
    self.policy = policy
  }

  /// The world of the running task.
  public static var current: UIKitWorld { CurrentWorld.value }

  /// A UIKit notification in this world; all worlds share one notification center.
  nonisolated func notification(_ name: String) -> Notification.Name {
    Notification.Name("\(name) \(ObjectIdentifier(self))")
  }
}

enum CurrentWorld {
  // The default is for code outside tests; every test has its own world.
  @TaskLocal static var value = UIKitWorld()
}

struct WeakReference<Object: AnyObject> {
  weak var object: Object?
}

extension UIKitWorld {
  /// Runs a body in a separate world.
  public static func run<Value>(
    policy: UIKitPolicy = UIKitPolicy(),
    _ body: @MainActor (UIKitWorld) throws -> Value
  ) rethrows -> Value {
    let world = UIKitWorld(policy: policy)
    defer { world.shownWindows = [] }
    return try CurrentWorld.$value.withValue(world) { try body(world) }
  }

  /// Runs an asynchronous body in a separate world; tasks created in it belong to that world.
  public static func run<Value>(
    policy: UIKitPolicy = UIKitPolicy(),
    _ body: @MainActor (UIKitWorld) async throws -> Value
  ) async rethrows -> Value {
    let world = UIKitWorld(policy: policy)
    defer { world.shownWindows = [] }
    return try await CurrentWorld.$value.withValue(world) { try await body(world) }
  }

  /// Advances by whole frames, at least one, until the time is over.
  public func advance(by seconds: TimeInterval) {
    let end = now + seconds - frameDuration / 2
    repeat { step() } while now < end
  }

  /// Lets time pass without a frame, for input between two frames.
  ///
  /// - Parameter seconds: The time, 0 or more.
  public func pass(_ seconds: TimeInterval) { now += seconds }

  /// Advances one frame: scroll views first or display links first, as the policy says, then
  /// layout, then the observers of the run loop.
  ///
  /// What has changed since the last frame is laid out before, because each turn of the run loop ends with that.
  public func step() {
    layOutWindows()
    now += frameDuration
    resetGestures()
    fireTimers()
    if policy.displayLinksBeforeScrolling {
      callDisplayLinks()
      moveScrollViews()
    } else {
      moveScrollViews()
      callDisplayLinks()
    }
    layOutWindows()
    for observer in runLoopObservers { observer.body(observer, .beforeWaiting) }
  }

  /// Advances frames until everything is at rest.
  ///
  /// - Parameter limit: The maximum time, in seconds.
  /// - Returns: Whether everything came to rest.
  @discardableResult
  public func settle(limit: TimeInterval = 20) -> Bool {
    let end = now + limit
    repeat { step() } while isMoving && now < end
    return !isMoving
  }

  /// Whether a scroll view is moving, a display link is running, or a timer has not ended.
  public var isMoving: Bool {
    !timers.isEmpty || hasRunningDisplayLink
      || scrolling.contains { $0.object?.isMovingByItself ?? false }
  }

  /// Whether a display link would be called in the next frame.
  public var hasRunningDisplayLink: Bool { !displayLinks.isEmpty }

  /// The frame rates that display links request.
  public var frameRates: [CAFrameRateRange] { displayLinks.map(\.preferredFrameRateRange) }

  /// Lays out all windows without advancing time.
  public func layOutWindows() {
    for window in windows { window.object?.layoutIfNeeded() }
    windows.removeAll { $0.object == nil }
  }

  private func resetGestures() {
    let due = pendingResets
    pendingResets = []
    for recognizer in due { recognizer.object?.resetToPossible() }
  }

  private func fireTimers() {
    let due = timers.filter { $0.fireDate <= now + 1e-9 }
    timers.removeAll { $0.fireDate <= now + 1e-9 }
    for timer in due { timer.fire() }
  }

  private func moveScrollViews() {
    let moving = scrolling
    for reference in moving { reference.object?.moveByItself() }
    scrolling.removeAll { !($0.object?.isMovingByItself ?? false) }
  }

  private func callDisplayLinks() {
    for link in displayLinks where displayLinks.contains(where: { $0 === link }) {
      displayLinkCallCount += 1
      link.call(at: now)
    }
  }

  func keepMoving(_ scrollView: UIScrollView) {
    guard !scrolling.contains(where: { $0.object === scrollView }) else { return }
    scrolling.append(WeakReference(object: scrollView))
  }

  func traitsChanged() {
    for window in windows { window.object?.traitsChanged() }
  }
}

// https://developer.apple.com/documentation/uikit/uiapplication
@MainActor
open class UIApplication: UIResponder {
  // https://developer.apple.com/documentation/uikit/uiapplication/willenterforegroundnotification
  nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
    CurrentWorld.value.notification("UIApplicationWillEnterForegroundNotification")
  }
}

// https://developer.apple.com/documentation/foundation/nslog

/// Shadows Foundation's function where only UIKit is imported: stores log messages in the world.
public func NSLog(_ format: String, _ arguments: any CVarArg...) {
  let line = String(format: format, arguments: arguments)
  MainActor.assumeIsolated { UIKitWorld.current.logged.append(line) }
}

// https://developer.apple.com/documentation/foundation/nsuseractivity
// Of Foundation in Apple's systems, and missing on Linux.

/// What the user is doing, to be continued later.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
