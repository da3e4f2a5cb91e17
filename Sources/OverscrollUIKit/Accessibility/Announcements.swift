#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// Posts announcements to VoiceOver with low priority, so that they do not interrupt speech.
@MainActor
package enum Announcements {
  package static func post(_ text: String) {
    let text = NSAttributedString(
      string: text,
      attributes: [.accessibilitySpeechQueueAnnouncement: true]
    )
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}
#endif
