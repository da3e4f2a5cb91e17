#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// Refreshing without a pull, beside the app's own calls.
///
/// By Command-R, and with assistive technologies in the scroll view's menu of actions and by a control
/// before the first row.
@MainActor
final class RefreshOffers {
  private let keyCommand = KeyCommand()
  private var actions: [UIAccessibilityCustomAction] = []

  /// Offers the refresh of a list that is on the screen to Command-R; nil offers none.
  func offerKeyCommand(_ parts: [HostedPart], of scrollView: UIScrollView?) {
    let part = parts.first { $0.canBeRefreshed }
    keyCommand.move(to: part == nil ? nil : scrollView, title: part?.refreshName ?? "")
  }

  /// Offers it among the scroll view's custom actions, where the app's own stay, and as an element.
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

extension HostedPart {
  /// Whether it is a refresh that is in use.
  var canBeRefreshed: Bool { style.behavior.role == .refresh && !isHidden }

  /// What refreshing is called.
  var refreshName: String { (settings.language ?? .ofApp).text(.refresh).description }
}
#endif
