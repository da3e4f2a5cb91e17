#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import OverscrollUIKit
import UIKit

/// State kept across view updates: the control and the latest settings of its modifier.
@MainActor
package final class ControlCoordinator: PullControlDelegate {
  /// What a modifier sets, renewed with each update of its view.
  package struct Settings {
    /// Access to a value that the app owns.
    package struct IsRunning {
      let get: @MainActor () -> Bool
      let set: @MainActor (Bool) -> Void

      package init(
        get: @escaping @MainActor () -> Bool,
        set: @escaping @MainActor (Bool) -> Void
      ) {
        self.get = get
        self.set = set
      }
    }

    let style: PullStyle
    /// Whether a run is in progress, if the app wants to know or to decide.
    let isRunning: IsRunning?
    let configure: @MainActor (PullControl) -> Void
    let action: @MainActor () async throws -> Outcome

    package init(
      style: PullStyle,
      isRunning: IsRunning?,
      configure: @escaping @MainActor (PullControl) -> Void,
      action: @escaping @MainActor () async throws -> Outcome
    ) {
      self.style = style
      self.isRunning = isRunning
      self.configure = configure
      self.action = action
    }
  }

  private let edge: ScrollEdge
  private var settings: Settings
  private var control: PullControl?
  /// The last known value of `isRunning`.
  private var wasRunning = false
  /// Whether SwiftUI is updating a view, during which no state may be set.
  private var isUpdating = false

  package init(edge: ScrollEdge, _ settings: Settings) {
    self.edge = edge
    self.settings = settings
  }

  /// Adds the control to a scroll view, after removing it from the previous one.
  package func attach(to scrollView: UIScrollView?) {
    isUpdating = true
    defer { isUpdating = false }
    detach()
    guard let scrollView else { return }
    let style = settings.style
    let added =
      switch style.behavior.role {
      case .refresh:
        scrollView.overscroll.onRefresh(style, at: edge, for: self) {
          _ = try await $0.settings.action()
        }
      case .loadMore:
        scrollView.overscroll.onLoadMore(style, at: edge, for: self) {
          try await $0.settings.action()
        }
      }
    control = added
    added.delegate = self
    settings.configure(added)
    follow()
  }

  /// Applies the latest settings; a run in progress keeps the action it started with.
  package func update(_ new: Settings) {
    isUpdating = true
    defer { isUpdating = false }
    let isRestyled = new.style != settings.style
    settings = new
    guard let control else { return }
    if isRestyled { control.style = new.style }
    settings.configure(control)
    follow()
  }

  func detach() {
    control?.remove()
    control = nil
    tell(false)
  }

  package func pullControl(_ control: PullControl, didChangeTo phase: Phase) {
    tell(control.run != nil)
  }

  /// Begins or ends a run after the app has changed `isRunning`.
  private func follow() {
    guard let wanted = settings.isRunning?.get(), wanted != wasRunning else { return }
    wasRunning = wanted
    guard wanted else {
      control?.end()
      return
    }
    // Otherwise the app would wait for a run that does not exist.
    if control?.begin() == nil { tell(false) }
  }

  private func tell(_ isRunning: Bool) {
    guard isRunning != wasRunning else { return }
    wasRunning = isRunning
    guard let report = settings.isRunning?.set else { return }
    guard isUpdating else { return report(isRunning) }
    Task { if wasRunning == isRunning { report(isRunning) } }
  }
}
#endif
