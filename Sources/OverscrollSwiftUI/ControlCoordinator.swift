#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
package import OverscrollHosting
import OverscrollPlace
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

    /// A view in place of a drawn indicator.
    package struct Indicator {
      let make: @MainActor (PullProgress) -> UIViewController
      /// Gives the controller the content for a progress.
      let update: @MainActor (UIViewController, PullProgress) -> Void

      package init(
        make: @escaping @MainActor (PullProgress) -> UIViewController,
        update: @escaping @MainActor (UIViewController, PullProgress) -> Void
      ) {
        self.make = make
        self.update = update
      }
    }

    /// What tells a list which item is where.
    package struct Place {
      let staysAtTop: Bool
      let id: @MainActor (IndexPath) -> AnyHashable?

      package init(
        staysAtTop: Bool,
        id: @escaping @MainActor (IndexPath) -> AnyHashable?
      ) {
        self.staysAtTop = staysAtTop
        self.id = id
      }
    }

    /// The style; nil means that of the defaults.
    let style: PullStyle?
    /// What the control is for with the style of the defaults.
    let role: PullStyle.Role
    /// The defaults of the list; nil means those of its superviews.
    package var defaults: PullControls.Defaults?
    /// The color of the moving parts; nil means that of the style.
    package var tint: UIColor?
    /// The indicator of the surroundings; nil for a drawn one.
    package var indicator: Indicator?
    /// How the place is kept, if it is.
    package var place: Place?
    /// Whether a run is in progress, if the app wants to know or to decide.
    let isRunning: Access?
    /// Whether there is no more to load, if the app wants to know or to decide.
    let isExhausted: Access?
    let floor: Floor?
    /// Called once for each control.
    let onAdd: @MainActor (PullControl) -> Void
    /// Called for each control and with each update.
    let configure: @MainActor (PullControl) -> Void
    let action: RunAction

    package init(
      style: PullStyle?,
      role: PullStyle.Role = .refresh,
      isRunning: Access?,
      isExhausted: Access? = nil,
      floor: Floor? = nil,
      onAdd: @escaping @MainActor (PullControl) -> Void = { _ in },
      configure: @escaping @MainActor (PullControl) -> Void,
      action: RunAction
    ) {
      self.style = style
      self.role = role
      self.isRunning = isRunning
      self.isExhausted = isExhausted
      self.floor = floor
      self.onAdd = onAdd
      self.configure = configure
      self.action = action
    }
  }

  /// A refresh whose list was replaced before it ended: it goes on there, and is seen in the present list.
  private struct MovedRun {
    let control: PullControl
    let list: UIScrollView
    var shown: PullControl.Run?
  }

  private let edge: ScrollEdge
  private var settings: Settings
  private var control: PullControl?
  /// The list during a run, whose action may replace it by another view until it has loaded.
  private var runningList: UIScrollView?
  private var moved: MovedRun?
  private var attempts = PullControl.Attempts()
  private var floorController: UIViewController?
  private var indicatorController: UIViewController?
  private var appliedTint: UIColor?
  private let running = BoundFlag()
  private let open = BoundFlag()
  private let exhausted = BoundFlag()
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
    exhausted.access = settings.isExhausted
  }

  /// Adds the control to a scroll view, after removing it from the previous one.
  ///
  /// With nil only the latter. A refresh goes on in the new one.
  package func attach(to scrollView: UIScrollView?) {
    guard let scrollView else { return detach() }
    isUpdating = true
    defer { isUpdating = false }
    if let control, let list = runningList, control.isRunning, settings.role == .refresh {
      moved = moved ?? MovedRun(control: control, list: list)
      if moved?.control == control { self.control = nil }
    }
    leave()
    if let defaults = settings.defaults { scrollView.overscrollDefaults = defaults }
    let style = settings.style
    let role = style?.behavior.role ?? settings.role
    let added = scrollView.overscroll.host.add(style, role, at: edge, action)
    control = added
    // What the control of an earlier list knew.
    added.attempts = attempts
    if exhausted.state { added.isExhausted = true }
    added.delegate = self
    // First, because what the app sets may begin a run.
    if moved != nil { moved?.shown = added.begin(scrollsToEdge: false, callsAction: false) }
    attachFloor(to: added)
    attachIndicator(to: added)
    keepPlace(in: scrollView)
    settings.onAdd(added)
    apply(to: added)
  }

  /// Performs the action of the latest update, unless its run has ended before.
  private var action: RunAction {
    switch settings.action {
    case .oneStep:
      .oneStep { [weak self] in
        try Task.checkCancellation()
        guard let self else { throw CancellationError() }
        return try await settings.action.whole()
      }
    case .twoSteps:
      .twoSteps { [weak self] in
        try Task.checkCancellation()
        guard let self else { throw CancellationError() }
        return try await settings.action.request()
      }
    }
  }

  private func attachFloor(to control: PullControl) {
    guard let floor = settings.floor else { return }
    let controller = floor.make()
    floorController = controller
    control.setFloor(controller)
    control.onFloor = { [weak self] floor in self?.tellFloor(floor == .opening || floor == .open) }
  }

  private func attachIndicator(to control: PullControl) {
    guard let indicator = settings.indicator, let progress = control.progress else { return }
    let controller = indicator.make(progress)
    indicatorController = controller
    control.setIndicatorView(controller.view) { [weak self, weak controller] progress in
      if let controller { self?.settings.indicator?.update(controller, progress) }
    }
  }

  // It remains when this control is replaced, and then still tells what the latest update does.
  private func keepPlace(in scrollView: UIScrollView) {
    guard let place = settings.place else { return }
    scrollView.overscroll.keepPlace(staysAtTop: place.staysAtTop) { [self] in
      (settings.place ?? place).id($0)
    }
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
    if let indicatorController, let progress = control.progress {
      new.indicator?.update(indicatorController, progress)
    }
    apply(to: control)
  }

  private func apply(to control: PullControl) {
    if settings.tint != appliedTint {
      appliedTint = settings.tint
      control.tintColor = settings.tint
    }
    settings.configure(control)
    follow()
    followFloor()
    if let isExhausted = exhausted.follow() { control.isExhausted = isExhausted }
  }

  /// Removes the control; SwiftUI may be updating a view.
  package func detach() {
    isUpdating = true
    defer { isUpdating = false }
    endMovedRun(.cancelled)
    leave()
  }

  private func leave() {
    // What it loses is not what the app is to know.
    control?.delegate = nil
    control?.remove()
    control = nil
    runningList = nil
    floorController = nil
    indicatorController = nil
    appliedTint = nil
    tellFloor(false)
    if moved == nil { tell(false) }
  }

  private func endMovedRun(_ outcome: PullControl.Outcome) {
    guard let moved else { return }
    self.moved = nil
    moved.control.delegate = nil
    moved.control.end(outcome)
    moved.control.remove()
    moved.shown?.end(outcome)
    tell(control?.isRunning == true)
  }

  package func pullControl(_ control: PullControl, didChangeTo phase: PullControl.Phase) {
    // Whichever of the two ends, by the action or by the app, ends the other one.
    if case .finishing(let outcome) = phase { endMovedRun(outcome) }
    guard control == self.control else { return }
    tell(control.isRunning)
    exhausted.tell(control.isExhausted, isUpdating: isUpdating)
    attempts = control.attempts
    switch phase {
    case .running, .finishing: runningList = control.scrollView
    case .idle, .pulling, .armed, .failed, .exhausted: runningList = nil
    }
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
