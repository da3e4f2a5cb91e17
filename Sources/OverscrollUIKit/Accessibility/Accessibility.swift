#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

// Refreshing without a pull, beside the app's own calls: by Command-R, and with assistive technologies
// in the scroll view's menu of actions and by a control before the first row.
extension Attachment {
  /// Offers a refresh by other ways than a pull, as it is now.
  func offerRefresh() {
    offerKeyCommand()
    offerAccessibility()
  }

  /// Offers the refresh to Command-R while it is on the screen.
  func offerKeyCommand() {
    let part = parts.first { $0.canBeRefreshed }
    keyCommand.move(to: isShown && part != nil ? scrollView : nil, title: part?.refreshName ?? "")
  }

  // Among the scroll view's custom actions, where the app's own stay, and as an element.
  private func offerAccessibility() {
    guard let scrollView else { return }
    let others = scrollView.accessibilityCustomActions?.filter { action in
      !refreshActions.contains { $0 === action }
    }
    refreshActions = []
    anchor?.offer(nil)
    for part in parts where part.canBeRefreshed {
      let action = UIAccessibilityCustomAction(name: part.refreshName) { [weak part] _ in
        part?.begin(by: .accessibility) != nil
      }
      refreshActions.append(action)
      anchor?.offer(part)
    }
    let all = (others ?? []) + refreshActions
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

extension AnchorView {
  /// Becomes the element that refreshes, or (with nil) none.
  func offer(_ part: HostedPart?) {
    self.part = part
    isAccessibilityElement = part != nil
    accessibilityLabel = part?.refreshName
    accessibilityTraits = .button
    setNeedsPlace()
  }

  /// Lies before the first row, where a screen reader comes to it on the way up.
  func place() {
    guard let part, let scrollView = attachment.scrollView else { return }
    let extent = part.style.behavior.indicatorExtent
    let position = part.edge == .start ? -extent : attachment.extent
    let target = attachment.geometry.frame(
      at: position,
      length: extent,
      in: scrollView,
      extent: attachment.extent
    )
    if frame != target { frame = target }
  }
}
#endif
