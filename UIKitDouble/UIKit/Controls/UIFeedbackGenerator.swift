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
  case notification(UINotificationFeedbackGenerator.FeedbackType)
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

  open func impactOccurred(intensity: CGFloat) { play(.impact(style)) }

  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }
}

// https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  open func notificationOccurred(_ notificationType: FeedbackType) {
    play(.notification(notificationType))
  }

  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }
}
