#if canImport(SwiftUI) && canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import OverscrollUIKit
import SwiftUI

/// Puts a control on the scroll view it stands in or behind, and keeps it up to date.
///
/// It shows nothing. The control belongs to the scroll view; this belongs to the view tree, so that
/// the control goes when the modifier does.
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
