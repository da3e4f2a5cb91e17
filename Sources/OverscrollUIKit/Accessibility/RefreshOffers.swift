#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollHosting
import UIKit

/// Ways for the user to refresh without a pull.
///
/// Command-R and, for assistive technologies, a custom action of the scroll view and an
/// accessibility element before the first row.
@MainActor
final class RefreshOffers {
  private let keyCommand = KeyCommand()
  private var actions: [UIAccessibilityCustomAction] = []

  /// Offers Command-R for the refresh of a visible list; nil removes the command.
  func offerKeyCommand(_ parts: [HostedPart], of scrollView: UIScrollView?) {
    let part = parts.first { $0.canBeRefreshed }
    let command = part.map { makeRefreshKeyCommand(title: $0.refreshName) }
    keyCommand.offer(command, above: scrollView)
  }

  /// Offers a custom action of the scroll view and an element; keeps the app's own actions.
  func offerActions(_ parts: [HostedPart], of scrollView: UIScrollView, _ anchor: AnchorView?) {
    let others = scrollView.accessibilityCustomActions?.filter { action in
      !actions.contains { $0 === action }
    }
    actions = []
    anchor?.offer(nil)
    for part in parts where part.canBeRefreshed {
      let action = UIAccessibilityCustomAction(name: part.refreshName) { [weak part] _ in
        part?.begin(by: .accessibility) != nil
      }
      actions.append(action)
      anchor?.offer(part)
    }
    let all = (others ?? []) + actions
    if all.isEmpty, scrollView.accessibilityCustomActions == nil { return }
    scrollView.accessibilityCustomActions = all.isEmpty ? nil : all
  }
}

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
