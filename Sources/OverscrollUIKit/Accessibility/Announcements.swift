#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollText
import UIKit

/// Posts announcements to VoiceOver with low priority, so that they do not interrupt speech.
@MainActor
enum Announcements {
  static func post(_ key: TextKey, _ language: Language) {
    let text = NSAttributedString(
      string: language.text(key).description,
      attributes: [.accessibilitySpeechQueueAnnouncement: true]
    )
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}
#endif
