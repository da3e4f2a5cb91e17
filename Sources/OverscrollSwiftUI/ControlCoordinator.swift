#if canImport(SwiftUI) && canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import OverscrollUIKit
import UIKit

/// State kept across view updates: the control and the latest action.
@MainActor
final class ControlCoordinator {
  private let edge: ScrollEdge
  private var style: PullStyle
  private var action: @MainActor () async throws -> Outcome
  private var control: PullControl?

  init(
    edge: ScrollEdge,
    style: PullStyle,
    action: @escaping @MainActor () async throws -> Outcome
  ) {
    self.edge = edge
    self.style = style
    self.action = action
  }

  /// Adds the control to a scroll view, after removing it from the previous one.
  func attach(to scrollView: UIScrollView) {
    detach()
    switch edge {
    case .top, .leading:
      control = scrollView.overscroll.onRefresh(style, at: edge, for: self) {
        _ = try await $0.action()
      }
    case .bottom, .trailing:
      control = scrollView.overscroll.onLoadMore(style, at: edge, for: self) {
        try await $0.action()
      }
    }
  }

  /// Applies the latest style and action; a run in progress keeps the action it started with.
  func update(_ style: PullStyle, _ action: @escaping @MainActor () async throws -> Outcome) {
    self.action = action
    guard style != self.style else { return }
    self.style = style
    control?.style = style
  }

  func detach() {
    control?.remove()
    control = nil
  }
}
#endif
