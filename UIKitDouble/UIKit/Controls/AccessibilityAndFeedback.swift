// https://developer.apple.com/documentation/uikit/uiaccessibility

public enum UIAccessibility {
  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    UIKitWorld.current.accessibilityPosts.append(
      AccessibilityPost(notification: notification, argument: argument)
    )
  }

  @MainActor public static var isReduceMotionEnabled: Bool {
    UIKitWorld.current.isReduceMotionEnabled
  }

  public static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    CurrentWorld.value.notification("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }

  // https://developer.apple.com/documentation/uikit/uiaccessibility/notification
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let announcement = Notification(rawValue: 1008)
  }
}

/// The double's own: one post to assistive technologies.
public struct AccessibilityPost {
  public let notification: UIAccessibility.Notification
  public let argument: Any?
}

// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let header = UIAccessibilityTraits(rawValue: 0x10000)
}

// https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/init(name:actionhandler:)
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var actionHandler: Handler?

  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

// https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left
  case up
  case down
  case next
  case previous
}

// https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechqueueannouncement
extension NSAttributedString.Key {
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement"
  )
}

// https://developer.apple.com/documentation/uikit/uifeedbackgenerator

@MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  open func prepare() { UIKitWorld.current.feedbackPreparationCount += 1 }

  func play(_ feedback: PlayedFeedback) { UIKitWorld.current.playedFeedback.append(feedback) }
}

/// The double's own: one feedback that was played.
public enum PlayedFeedback: Equatable, Sendable {
  case impact(UIImpactFeedbackGenerator.FeedbackStyle)
}

// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  // https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/init(style:view:)
  public convenience init(style: FeedbackStyle, view _: UIView) { self.init(style: style) }

  public override convenience init() { self.init(style: .medium) }

  open func impactOccurred() { play(.impact(style)) }

  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
  }
}
