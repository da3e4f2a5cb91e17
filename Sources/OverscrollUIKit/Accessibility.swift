#if canImport(UIKit)
import UIKit

// What assistive technologies are given beside announcements: the scroll view's menu of actions has
// a refresh, and before the first row there is a control that refreshes.
extension Attachment {
  /// Offers a refresh among the scroll view's custom actions, and as an element; the app's own stay.
  func updateAccessibility() {
    guard let scrollView else { return }
    let others = scrollView.accessibilityCustomActions?.filter { action in
      !refreshActions.contains { $0 === action }
    }
    refreshActions = []
    anchor?.offer(nil)
    for part in parts where part.style.behavior.role == .refresh && !part.isHidden {
      let name = (part.settings.language ?? .ofApp).text(.refresh).description
      let action = UIAccessibilityCustomAction(name: name) { [weak part] _ in
        part?.begin(by: .accessibility) != nil
      }
      refreshActions.append(action)
      anchor?.offer(part)
      anchor?.accessibilityLabel = name
    }
    let all = (others ?? []) + refreshActions
    if all.isEmpty, scrollView.accessibilityCustomActions == nil { return }
    scrollView.accessibilityCustomActions = all.isEmpty ? nil : all
  }
}

extension AnchorView {
  /// Becomes the element that refreshes, or (with nil) none.
  func offer(_ part: HostedPart?) {
    self.part = part
    isAccessibilityElement = part != nil
    accessibilityTraits = .button
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
