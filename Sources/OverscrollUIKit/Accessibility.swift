import UIKit

// What assistive technologies are given beside announcements: an action in the scroll view's menu.
extension Attachment {
  /// Offers a refresh among the scroll view's custom actions; the app's own stay.
  func updateAccessibility() {
    guard let scrollView else { return }
    let others = scrollView.accessibilityCustomActions?.filter { !($0 is RefreshAction) } ?? []
    let own = parts.compactMap { part -> RefreshAction? in
      guard part.style.behavior.role == .refresh, !part.isHidden else { return nil }
      return RefreshAction(part)
    }
    let all = others + own
    scrollView.accessibilityCustomActions = all.isEmpty ? nil : all
  }
}

/// The action of one refresh, told from the app's own by its type.
private final class RefreshAction: UIAccessibilityCustomAction {
  init(_ part: HostedPart) {
    let name = (part.settings.language ?? .ofApp).text(.refresh).description
    super.init(name: name) { [weak part] _ in part?.begin(by: .accessibility) != nil }
  }
}
