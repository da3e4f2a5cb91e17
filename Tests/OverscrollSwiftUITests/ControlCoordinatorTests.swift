import OverscrollSwiftUI
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// What the modifiers do with a scroll view that they have found.
@MainActor
@Suite struct ControlCoordinatorTests {
  @Test func settingIsRefreshingBeginsARunAndItsEndResetsIt() async {
    await UIKitWorld.run { world in
      let app = App(world)
      app.coordinator.attach(to: app.list)
      app.isRefreshing = true
      app.coordinator.update(app.settings)
      #expect(app.list.overscroll.refresh?.phase == .running)
      await letTasksRun()
      await app.gate.letThrough()
      await app.settle(until: { !app.isRefreshing })
      #expect(app.gate.arrivals == 1)
    }
  }

  @Test func resettingIsRefreshingEndsTheRunAsSucceeded() async {
    await UIKitWorld.run { world in
      let app = App(world)
      app.coordinator.attach(to: app.list)
      app.list.overscroll.refresh?.begin()
      #expect(app.isRefreshing)
      app.isRefreshing = false
      app.coordinator.update(app.settings)
      await app.settle { app.list.overscroll.refresh?.phase == .finishing(.succeeded) }
      // The same value again begins nothing.
      app.coordinator.update(app.settings)
      #expect(app.list.overscroll.refresh?.run == nil)
      #expect(!app.isRefreshing)
    }
  }

  /// The first update comes while the report of the run is still pending.
  @Test func aRunBegunInConfigureGoesOn() async {
    await UIKitWorld.run { world in
      let app = App(world)
      app.configure = { if $0.phase == .idle { $0.begin() } }
      app.coordinator.update(app.settings)
      app.coordinator.attach(to: app.list)
      app.coordinator.update(app.settings)
      app.configure = { _ in }
      #expect(app.list.overscroll.refresh?.run != nil)
      await app.settle(until: { app.isRefreshing })
      app.coordinator.update(app.settings)
      #expect(app.list.overscroll.refresh?.run != nil)
      await app.gate.letThrough()
      await app.settle(until: { !app.isRefreshing })
      #expect(app.gate.arrivals == 1)
      #expect(app.gate.cancellations == 0)
    }
  }

  /// A binding that never takes a value, such as `.constant(false)`, asks for nothing.
  @Test(arguments: [false, true])
  func aConstantBindingNeitherEndsNorRepeatsARun(_ value: Bool) async {
    await UIKitWorld.run { world in
      let app = App(world)
      app.constant = value
      app.coordinator.attach(to: app.list)
      app.coordinator.update(app.settings)
      #expect((app.list.overscroll.refresh?.run != nil) == value)
      app.list.overscroll.refresh?.begin()
      app.coordinator.update(app.settings)
      #expect(app.list.overscroll.refresh?.run != nil)
      await letTasksRun()
      await app.gate.letThrough()
      await app.settle { app.list.overscroll.refresh?.phase == .idle }
      app.coordinator.update(app.settings)
      #expect(app.list.overscroll.refresh?.run == nil)
    }
  }

  /// The same for the floor.
  @Test func aConstantBindingDoesNotCloseTheFloor() async {
    await UIKitWorld.run { world in
      let app = App(world)
      app.constant = false
      app.coordinator.attach(to: app.list)
      app.list.overscroll.refresh?.openFloor()
      app.coordinator.update(app.settings)
      await app.settle { app.list.overscroll.refresh?.floor == .open }
    }
  }

  @Test func theDefaultsOfTheEnvironmentAreThoseOfTheList() {
    UIKitWorld.run { world in
      let app = App(world, style: nil)
      var settings = app.settings
      settings.defaults = PullControls.Defaults()
      settings.defaults?.refreshStyle = .ring
      app.coordinator.update(settings)
      app.coordinator.attach(to: app.list)
      #expect(app.list.overscroll.refresh?.style == .ring)
      settings.defaults?.refreshStyle = .disc
      app.coordinator.update(settings)
      #expect(app.list.overscroll.refresh?.style == .disc)
    }
  }

  @Test func aRunBeforeThereIsAListBeginsWithTheList() {
    UIKitWorld.run { world in
      let app = App(world)
      app.isRefreshing = true
      app.coordinator.update(app.settings)
      app.coordinator.attach(to: app.list)
      #expect(app.list.overscroll.refresh?.run != nil)
      #expect(app.isRefreshing)
    }
  }

  @Test func aListThatLeavesEndsItsRunAndResetsIsRefreshing() async {
    await UIKitWorld.run { world in
      let app = App(world)
      app.coordinator.attach(to: app.list)
      app.list.overscroll.refresh?.begin()
      app.coordinator.attach(to: nil)
      #expect(app.list.overscroll.refresh == nil)
      // SwiftUI may be updating the view, so the value changes afterwards.
      await app.settle(until: { !app.isRefreshing })
    }
  }

  /// SwiftUI removes a view while it updates others, when no state may be set.
  @Test func aRemovedViewResetsIsRefreshingAfterwards() async {
    await UIKitWorld.run { world in
      let app = App(world)
      app.coordinator.attach(to: app.list)
      app.list.overscroll.refresh?.begin()
      app.coordinator.detach()
      #expect(app.list.overscroll.refresh == nil)
      #expect(app.isRefreshing)
      await app.settle(until: { !app.isRefreshing })
    }
  }

  @Test func configureIsCalledWithTheControlAndWithEveryUpdate() {
    UIKitWorld.run { world in
      let app = App(world)
      app.tint = .red
      app.coordinator.attach(to: app.list)
      #expect(app.list.overscroll.refresh?.tintColor == .red)
      app.tint = .blue
      app.coordinator.update(app.settings)
      #expect(app.list.overscroll.refresh?.tintColor == .blue)
    }
  }

  @Test func settingIsOnFloorOpensItAndClosingItResetsIt() async {
    await UIKitWorld.run { world in
      let app = App(world)
      app.coordinator.attach(to: app.list)
      app.isOnFloor = true
      app.coordinator.update(app.settings)
      await app.settle { app.list.overscroll.refresh?.floor == .open }
      #expect(app.page.title == "updated")
      app.list.overscroll.refresh?.closeFloor()
      #expect(!app.isOnFloor)
      await app.settle { app.list.overscroll.refresh?.floor == .closed }
      app.list.overscroll.refresh?.openFloor()
      #expect(app.isOnFloor)
      await app.settle { app.list.overscroll.refresh?.floor == .open }
      app.isOnFloor = false
      app.coordinator.update(app.settings)
      #expect(app.list.overscroll.refresh?.floor == .closing)
    }
  }

  @Test func aFloorThatCannotOpenResetsIsOnFloor() async {
    await UIKitWorld.run { world in
      let app = App(world)
      app.coordinator.attach(to: app.list)
      app.list.overscroll.refresh?.begin()
      app.isOnFloor = true
      app.coordinator.update(app.settings)
      await app.settle(until: { !app.isOnFloor })
      #expect(app.list.overscroll.refresh?.floor == .closed)
    }
  }

  @Test func aListThatLeavesResetsIsOnFloor() async {
    await UIKitWorld.run { world in
      let app = App(world)
      app.coordinator.attach(to: app.list)
      app.list.overscroll.refresh?.openFloor()
      #expect(app.isOnFloor)
      app.coordinator.attach(to: nil)
      await app.settle(until: { !app.isOnFloor })
    }
  }

  @Test func moreMayBeLoadedAtTheTop() {
    UIKitWorld.run { world in
      let app = App(world, edge: .top, style: PullStyle(.arrow, role: .loadMore))
      app.coordinator.attach(to: app.list)
      #expect(app.list.overscroll.loadMore?.edge == .top)
    }
  }
}

/// An app's state, a list, and the coordinator of one modifier.
@MainActor
private final class App {
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 644))
  let gate = Gate()
  let coordinator: ControlCoordinator
  var isRefreshing = false
  var isOnFloor = false
  let page = UIViewController()
  var tint: UIColor?
  /// What the bindings always return, if anything.
  var constant: Bool?
  var configure: (PullControl) -> Void = { _ in }
  private let style: PullStyle?
  private let world: UIKitWorld
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 644))

  init(_ world: UIKitWorld, edge: ScrollEdge = .top, style: PullStyle? = .arrow) {
    self.world = world
    self.style = style
    let isRunning = ControlCoordinator.Settings.Access(get: { false }, set: { _ in })
    let first = ControlCoordinator.Settings(
      style: style,
      isRunning: isRunning,
      configure: { _ in },
      action: { .succeeded }
    )
    coordinator = ControlCoordinator(edge: edge, first)
    list.contentSize = CGSize(width: 390, height: 4_000)
    window.addSubview(list)
    window.makeKeyAndVisible()
    coordinator.update(settings)
  }

  /// What an update of the view passes on.
  var settings: ControlCoordinator.Settings {
    ControlCoordinator.Settings(
      style: style,
      isRunning: ControlCoordinator.Settings.Access(
        get: { [unowned self] in constant ?? isRefreshing },
        set: { [unowned self] in isRefreshing = $0 }
      ),
      floor: style?.behavior.role == .loadMore ? nil : floor,
      configure: { [unowned self] in
        $0.tintColor = tint
        configure($0)
      },
      action: { [gate] in
        try await gate.wait()
        return .succeeded
      }
    )
  }

  private var floor: ControlCoordinator.Settings.Floor {
    ControlCoordinator.Settings.Floor(
      isOpen: ControlCoordinator.Settings.Access(
        get: { [unowned self] in constant ?? isOnFloor },
        set: { [unowned self] in isOnFloor = $0 }
      ),
      make: { [unowned self] in page },
      update: { $0.title = "updated" }
    )
  }

  /// Draws frames and lets tasks run until a condition is true.
  func settle(until condition: () -> Bool) async {
    for _ in 0..<600 where !condition() {
      world.step()
      await letTasksRun()
    }
    #expect(condition())
  }
}
