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
      post("UIAccessibilityReduceMotionStatusDidChangeNotification")
    }
  }

  /// Whether VoiceOver is running; changes post a notification.
  public var isVoiceOverRunning = false {
    didSet {
      guard isVoiceOverRunning != oldValue else { return }
      post("UIAccessibilityVoiceOverStatusDidChangeNotification")
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
  var completions: [(time: TimeInterval, body: () -> Void)] = []
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

  private func post(_ name: String) {
    NotificationCenter.default.post(name: notification(name), object: nil)
  }
}

enum CurrentWorld {
  // The default is for code outside tests; every test has its own world.
  @TaskLocal static var value = UIKitWorld()
}

struct WeakReference<Object: AnyObject> {
  weak var object: Object?
}
