@_exported import Foundation
@_exported import MacTypes

/// The world of one test: its time, its screen, its settings, and a record of what was asked of it.
///
/// Views, display links and settings belong to the world that was current when they were made, so
/// tests need no shared state and may run beside each other. Time passes only in ``advance(by:)``.
@MainActor
public final class UIKitWorld {
  /// The answers to what Apple's documentation leaves open.
  public var policy: UIKitPolicy

  /// The time of `CACurrentMediaTime()`, in seconds.
  public internal(set) var now: TimeInterval = 1000

  /// Seconds from frame to frame.
  public var frameDuration: TimeInterval = 1.0 / 60

  /// The device's pixels per point.
  public var scale: CGFloat = 2 {
    didSet { if scale != oldValue { traits.displayScale = scale } }
  }

  /// The traits of every window; a change is reported to all views.
  public var traits = TraitValues() {
    didSet { if traits != oldValue { traitsChanged() } }
  }

  /// The system's Reduce Motion setting; a change is notified.
  public var isReduceMotionEnabled = false {
    didSet {
      guard isReduceMotionEnabled != oldValue else { return }
      post("UIAccessibilityReduceMotionStatusDidChangeNotification")
    }
  }

  /// Whether VoiceOver runs; a change is notified.
  public var isVoiceOverRunning = false {
    didSet {
      guard isVoiceOverRunning != oldValue else { return }
      post("UIAccessibilityVoiceOverStatusDidChangeNotification")
    }
  }

  /// What was posted to assistive technologies, oldest first.
  public internal(set) var accessibilityPosts: [AccessibilityPost] = []

  /// The feedback that was played, oldest first.
  public internal(set) var playedFeedback: [PlayedFeedback] = []
  public internal(set) var feedbackPreparationCount = 0

  /// What was logged, oldest first.
  public internal(set) var logged: [String] = []

  /// How many transactions were begun by name.
  public internal(set) var transactionCount = 0

  /// How many animation blocks were run.
  public internal(set) var animationBlockCount = 0

  /// Layer properties whose change would have animated by itself, in order.
  public internal(set) var implicitAnimations: [String] = []

  /// How many frames display links were called for.
  public internal(set) var displayLinkCallCount = 0

  var windows: [WeakReference<UIWindow>] = []
  /// A window that was made visible is kept, as an app's scene keeps it.
  var shownWindows: [UIWindow] = []
  var displayLinks: [CADisplayLink] = []
  var scrolling: [WeakReference<UIScrollView>] = []
  var completions: [(time: TimeInterval, body: () -> Void)] = []
  var transactions: [TransactionState] = []
  var recording: KeyPathRecording?
  var pendingResets: [WeakReference<UIGestureRecognizer>] = []
  private(set) lazy var screen = UIScreen(world: self)

  nonisolated public init(policy: UIKitPolicy = UIKitPolicy()) {
    self.policy = policy
  }

  /// The world of the running task.
  public static var current: UIKitWorld { CurrentWorld.value }

  /// One of UIKit's notifications in this world; all worlds share one notification center.
  nonisolated func notification(_ name: String) -> Notification.Name {
    Notification.Name("\(name) \(ObjectIdentifier(self))")
  }

  private func post(_ name: String) {
    NotificationCenter.default.post(name: notification(name), object: nil)
  }
}

enum CurrentWorld {
  // The default is for code outside of any test; every test brings a world of its own.
  @TaskLocal static var value = UIKitWorld()
}

struct WeakReference<Object: AnyObject> {
  weak var object: Object?
}
