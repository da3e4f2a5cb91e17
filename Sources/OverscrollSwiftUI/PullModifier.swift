#if canImport(SwiftUI) && canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import OverscrollUIKit
import SwiftUI

/// Adds a control to the scroll view around or behind this view, and keeps it up to date.
///
/// Displays nothing. SwiftUI owns this view and UIKit owns the control, which is removed together
/// with the modifier.
struct ControlView: UIViewRepresentable {
  let edge: ScrollEdge
  let style: PullStyle
  let action: @MainActor () async throws -> Outcome

  func makeCoordinator() -> ControlCoordinator {
    ControlCoordinator(edge: edge, style: style, action: action)
  }

  func makeUIView(context: Context) -> SearchView {
    let coordinator = context.coordinator
    return SearchView { [weak coordinator] scrollView in coordinator?.attach(to: scrollView) }
  }

  func updateUIView(_ view: SearchView, context: Context) {
    context.coordinator.update(style, action)
    view.search()
  }

  static func dismantleUIView(_ view: SearchView, coordinator: ControlCoordinator) {
    coordinator.detach()
  }
}
#endif
