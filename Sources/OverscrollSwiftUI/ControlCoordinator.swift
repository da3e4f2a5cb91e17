#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import OverscrollUIKit
import UIKit

/// State kept across view updates: the control and the latest settings of its modifier.
@MainActor
package final class ControlCoordinator: PullControlDelegate {
  /// What a modifier sets, renewed with each update of its view.
  package struct Settings {
    package typealias Access = BoundFlag.Access

    /// A page that a longer pull brings down.
    package struct Floor {
      /// Whether it is open, if the app wants to know or to decide.
      let isOpen: Access?
      /// Makes its controller, once for a list.
      let make: @MainActor () -> UIViewController
      /// Gives the controller the latest content.
      let update: @MainActor (UIViewController) -> Void

      package init(
        isOpen: Access?,
        make: @escaping @MainActor () -> UIViewController,
        update: @escaping @MainActor (UIViewController) -> Void
      ) {
        self.isOpen = isOpen
        self.make = make
        self.update = update
      }
    }

    /// The style; nil means that of the defaults.
    let style: PullStyle?
    /// What the control is for with the style of the defaults.
    let role: Role
    /// The defaults of the list; nil means those of its superviews.
    package var defaults: PullControls.Defaults?
    /// Whether a run is in progress, if the app wants to know or to decide.
    let isRunning: Access?
    let floor: Floor?
    let configure: @MainActor (PullControl) -> Void
    let action: @MainActor () async throws -> Outcome

    package init(
      style: PullStyle?,
      role: Role = .refresh,
      isRunning: Access?,
      floor: Floor? = nil,
      configure: @escaping @MainActor (PullControl) -> Void,
      action: @escaping @MainActor () async throws -> Outcome
    ) {
      self.style = style
      self.role = role
      self.isRunning = isRunning
      self.floor = floor
      self.configure = configure
      self.action = action
    }
  }

  private let edge: ScrollEdge
  private var settings: Settings
  private var control: PullControl?
  private var floorController: UIViewController?
  private let running = BoundFlag()
  private let open = BoundFlag()
  /// Whether SwiftUI is updating a view, during which no state may be set.
  private var isUpdating = false

  package init(edge: ScrollEdge, _ settings: Settings) {
    self.edge = edge
    self.settings = settings
    bind()
  }

  private func bind() {
    running.access = settings.isRunning
    open.access = settings.floor?.isOpen
  }

  /// Adds the control to a scroll view, after removing it from the previous one.
  package func attach(to scrollView: UIScrollView?) {
    isUpdating = true
    defer { isUpdating = false }
    detach()
    guard let scrollView else { return }
    if let defaults = settings.defaults { scrollView.overscrollDefaults = defaults }
    let style = settings.style
    let added =
      switch style?.behavior.role ?? settings.role {
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
    attachFloor(to: added)
    settings.configure(added)
    follow()
    followFloor()
  }

  private func attachFloor(to control: PullControl) {
    guard let floor = settings.floor else { return }
    let controller = floor.make()
    floorController = controller
    control.setFloor(controller)
    control.onFloor = { [weak self] floor in self?.tellFloor(floor == .opening || floor == .open) }
  }

  /// Applies the latest settings; a run in progress keeps the action it started with.
  package func update(_ new: Settings) {
    isUpdating = true
    defer { isUpdating = false }
    let isRestyled = new.style != settings.style
    settings = new
    bind()
    guard let control else { return }
    if let defaults = new.defaults { control.scrollView?.overscrollDefaults = defaults }
    if isRestyled { control.style = new.style }
    if let floorController { new.floor?.update(floorController) }
    settings.configure(control)
    follow()
    followFloor()
  }

  /// Removes the control; SwiftUI may be updating a view.
  package func detach() {
    let wasUpdating = isUpdating
    isUpdating = true
    defer { isUpdating = wasUpdating }
    control?.remove()
    control = nil
    floorController = nil
    tell(false)
    tellFloor(false)
  }

  package func pullControl(_ control: PullControl, didChangeTo phase: Phase) {
    tell(control.run != nil)
  }

  /// Begins or ends a run after the app has changed `isRunning`.
  private func follow() {
    guard let wanted = running.follow() else { return }
    guard wanted else {
      control?.end()
      return
    }
    // Otherwise the app would wait for a run that does not exist.
    if control?.begin() == nil { tell(false) }
  }

  /// Opens or closes the floor after the app has changed `isOpen`.
  private func followFloor() {
    guard let wanted = open.follow() else { return }
    guard wanted else {
      control?.closeFloor()
      return
    }
    // Otherwise the app would wait for a floor that does not open.
    if control?.openFloor() != true { tellFloor(false) }
  }

  private func tellFloor(_ isOpen: Bool) {
    open.tell(isOpen, isUpdating: isUpdating)
  }

  private func tell(_ isRunning: Bool) {
    running.tell(isRunning, isUpdating: isUpdating)
  }
}
#endif
