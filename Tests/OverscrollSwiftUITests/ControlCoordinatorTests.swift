import OverscrollHosting
import OverscrollLooks
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

  @Test func aBindingKnowsAndResetsThatThereIsNoMore() async {
    await UIKitWorld.run { world in
      let app = App(world, style: PullStyle.ring.loadMore)
      app.coordinator.attach(to: app.list)
      app.isExhausted = true
      app.coordinator.update(app.settings)
      let control = app.list.overscroll[.top]
      #expect(control?.isExhausted == true)
      app.isExhausted = false
      app.coordinator.update(app.settings)
      #expect(control?.isExhausted == false)
      control?.isExhausted = true
      await app.settle(until: { app.isExhausted })
      #expect(control?.isExhausted == true)
    }
  }

  @Test func anIndicatorOfTheAppGetsTheProgressAndTheLatestState() {
    UIKitWorld.run { world in
      let app = App(world)
      let shown = UIViewController()
      var fractions: [Double] = []
      var made = 0
      app.indicator = ControlCoordinator.Settings.Indicator(
        make: { _ in
          made += 1
          return shown
        },
        update: { if $0 === shown { fractions.append($1.fraction) } }
      )
      app.coordinator.update(app.settings)
      app.coordinator.attach(to: app.list)
      #expect(made == 1 && shown.view.superview != nil)
      let finger = Finger(on: app.list)
      finger.pull(60)
      #expect((fractions.max() ?? 0) > 0.1)
      let count = fractions.count
      app.coordinator.update(app.settings)
      #expect(fractions.count == count + 1 && made == 1)
      app.coordinator.detach()
      #expect(app.list.overscroll.refresh == nil)
    }
  }

  /// The array that the closure captures is that of the latest update.
  @Test func aKeptPlaceAsksTheLatestUpdate() {
    UIKitWorld.run { world in
      let app = App(world)
      let rows = TableRows(count: 50)
      let table = UITableView(frame: app.list.frame)
      app.list.superview?.addSubview(table)
      table.dataSource = rows
      @MainActor func keep(_ ids: [Int]) {
        app.place = ControlCoordinator.Settings.Place(staysAtTop: false) {
          ids.indices.contains($0.row) ? AnyHashable(ids[$0.row]) : nil
        }
        app.coordinator.update(app.settings)
      }
      keep(Array(0..<50))
      app.coordinator.attach(to: table)
      world.step()
      table.contentOffset.y = 440
      world.step()
      keep(Array(100..<105) + Array(0..<50))
      rows.count = 55
      table.reloadData()
      world.step()
      #expect(abs(table.contentOffset.y - 440 - 220) < 0.01)
    }
  }

  /// `configure` sets the same property, and counts more.
  @Test func theTintOfAModifierIsThatOfTheControl() {
    UIKitWorld.run { world in
      let app = App(world)
      var settings = app.settings
      settings.tint = .red
      app.coordinator.update(settings)
      app.coordinator.attach(to: app.list)
      #expect(app.list.overscroll.refresh?.tintColor == .red)
      app.tint = .blue
      settings = app.settings
      settings.tint = .red
      app.coordinator.update(settings)
      #expect(app.list.overscroll.refresh?.tintColor == .blue)
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
      settings.defaults?.refreshStyle = .liquid
      app.coordinator.update(settings)
      #expect(app.list.overscroll.refresh?.style == .liquid)
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

  /// A child that shows a spinner while it loads, in place of the list.
  @Test func aListThatIsTakenOutDuringItsRunAndPutBackKeepsIt() async {
    await UIKitWorld.run { world in
      let app = App(world)
      app.searches()
      app.isRefreshing = true
      app.coordinator.update(app.settings)
      await letTasksRun()
      app.list.removeFromSuperview()
      world.step()
      app.coordinator.update(app.settings)
      await letTasksRun()
      #expect(app.isRefreshing && app.list.overscroll.refresh?.run != nil)
      app.putBack(app.list)
      world.step()
      #expect(app.list.overscroll.refresh?.phase == .running)
      #expect(app.gate.arrivals == 1 && app.gate.cancellations == 0)
      await app.gate.letThrough()
      await app.settle(until: { !app.isRefreshing })
    }
  }

  /// SwiftUI destroys the list that it takes out, and makes another one.
  @Test func aListThatIsMadeAnewAfterTheLoadDoesNotCancelIt() async {
    await UIKitWorld.run { world in
      let app = App(world)
      app.searches()
      weak var first: UIScrollView?
      app.coordinator.update(app.settings)
      do {
        let list = App.makeList()
        first = list
        app.list.removeFromSuperview()
        app.putBack(list)
        world.step()
        list.overscroll.refresh?.begin()
        await letTasksRun()
        list.removeFromSuperview()
      }
      world.step()
      #expect(first != nil && app.isRefreshing)
      await app.gate.letThrough()
      await app.settle(until: { !app.isRefreshing })
      #expect(app.gate.arrivals == 1 && app.gate.cancellations == 0)
      await app.settle(until: { first == nil })
      let next = App.makeList()
      app.putBack(next)
      world.step()
      #expect(next.overscroll.refresh?.phase == .idle)
    }
  }

  /// The action shows the new list, and returns after that.
  @Test func aRefreshGoesOnInTheListThatReplacesItsOwn() async {
    for list in 1...2 {
      await UIKitWorld.run { world in
        let app = App(world)
        app.configure = { $0.maximumAge = 60 }
        app.coordinator.attach(to: app.list)
        app.coordinator.update(app.settings)
        await app.settle(until: { app.isRefreshing && app.gate.arrivals == 1 })
        app.list.removeFromSuperview()
        var next = app.list
        for _ in 0..<list {
          next.removeFromSuperview()
          next = App.makeList()
          app.putBack(next)
          app.coordinator.attach(to: next)
          app.coordinator.update(app.settings)
          await letTasksRun()
          #expect(next.overscroll.refresh?.phase == .running && app.isRefreshing)
        }
        #expect(app.gate.arrivals == 1 && app.gate.cancellations == 0)
        await app.gate.letThrough()
        await app.settle { next.overscroll.refresh?.phase == .finishing(.succeeded) }
        await app.settle(until: { !app.isRefreshing })
        await app.settle { next.overscroll.refresh?.phase == .idle }
        app.coordinator.update(app.settings)
        await letTasksRun()
        #expect(app.gate.arrivals == 1 && app.list.overscroll.refresh == nil)
      }
    }
  }

  /// What the app does to a run that is seen in another list than its own.
  enum Ending: CaseIterable {
    case binding, cancel, dismantling
  }

  @Test(arguments: Ending.allCases)
  func aRefreshThatWentOnInAnotherListIsCancelledWithIt(_ ending: Ending) async {
    await UIKitWorld.run { world in
      let app = App(world)
      app.coordinator.attach(to: app.list)
      app.list.overscroll.refresh?.begin()
      await letTasksRun()
      let next = App.makeList()
      app.list.removeFromSuperview()
      app.putBack(next)
      app.coordinator.attach(to: next)
      await letTasksRun()
      #expect(app.gate.cancellations == 0)
      switch ending {
      case .binding:
        app.isRefreshing = false
        app.coordinator.update(app.settings)
      case .cancel: next.overscroll.refresh?.cancel()
      case .dismantling: app.coordinator.detach()
      }
      await app.settle(until: { !app.isRefreshing && app.gate.cancellations == 1 })
      #expect(app.gate.arrivals == 1 && app.list.overscroll.refresh == nil)
    }
  }

  /// Otherwise a list that is replaced while it loads would load for ever.
  @Test func theTimeOfTheLastAttemptSurvivesASwap() async {
    for outcome in [PullControl.Outcome.succeeded, .failed] {
      await UIKitWorld.run { world in
        let app = App(world)
        app.configure = { $0.maximumAge = 86_400 }
        app.coordinator.attach(to: app.list)
        app.coordinator.update(app.settings)
        await app.settle(until: { app.isRefreshing })
        app.list.overscroll.refresh?.end(outcome)
        await app.settle(until: { !app.isRefreshing })
        await app.settle { app.list.overscroll.refresh?.phase == .idle }
        let next = App.makeList()
        app.putBack(next)
        app.coordinator.attach(to: next)
        world.step()
        #expect(next.overscroll.refresh != nil && next.overscroll.refresh?.run == nil, "\(outcome)")
        app.coordinator.detach()
      }
    }
  }

  @Test(arguments: [true, false])
  func thatThereIsNoMoreSurvivesASwap(_ isBound: Bool) async {
    await UIKitWorld.run { world in
      let app = App(world, edge: .bottom, style: PullStyle.ring.loadMore)
      app.isBound = isBound
      app.coordinator.update(app.settings)
      app.coordinator.attach(to: app.list)
      app.list.overscroll.loadMore?.isExhausted = true
      await letTasksRun()
      // A short list loads at once.
      let next = App.makeList(length: 100)
      app.list.removeFromSuperview()
      app.putBack(next)
      app.coordinator.attach(to: next)
      app.coordinator.update(app.settings)
      for _ in 0..<60 { world.step() }
      await letTasksRun()
      #expect(next.overscroll.loadMore?.isExhausted == true && app.isExhausted == isBound)
      #expect(app.gate.arrivals == 0)
    }
  }

  @Test func onAddIsCalledOnceForEachList() {
    UIKitWorld.run { world in
      let app = App(world)
      var added: [UIScrollView?] = []
      app.onAdd = {
        added.append($0.scrollView)
        $0.tintColor = .red
      }
      app.tint = .blue
      app.coordinator.update(app.settings)
      app.coordinator.attach(to: app.list)
      for _ in 0..<2 { app.coordinator.update(app.settings) }
      #expect(added == [app.list])
      #expect(app.list.overscroll.refresh?.tintColor == .blue)
      let next = App.makeList()
      app.coordinator.attach(to: next)
      #expect(added == [app.list, next])
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

  @Test func aRemovedViewResetsIsOnFloor() async {
    await UIKitWorld.run { world in
      let app = App(world)
      app.coordinator.attach(to: app.list)
      app.list.overscroll.refresh?.openFloor()
      #expect(app.isOnFloor)
      app.coordinator.detach()
      await app.settle(until: { !app.isOnFloor })
    }
  }
}

/// An app's state, a list, and the coordinator of one modifier.
@MainActor
private final class App {
  let list = App.makeList()
  let gate = Gate()
  let coordinator: ControlCoordinator
  var isRefreshing = false
  var isExhausted = false
  var isOnFloor = false
  let page = UIViewController()
  var tint: UIColor?
  var indicator: ControlCoordinator.Settings.Indicator?
  var place: ControlCoordinator.Settings.Place?
  /// What the bindings always return, if anything.
  var constant: Bool?
  var configure: (PullControl) -> Void = { _ in }
  var onAdd: (PullControl) -> Void = { _ in }
  /// Whether the app has bindings.
  var isBound = true
  private let search: ScrollViewSearch
  private var markers: [MarkerView] = []
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
      action: .oneStep { RunResult(.succeeded) }
    )
    coordinator = ControlCoordinator(edge: edge, first)
    search = ScrollViewSearch(along: edge)
    window.addSubview(list)
    window.makeKeyAndVisible()
    coordinator.update(settings)
  }

  static func makeList(length: CGFloat = 4_000) -> UIScrollView {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 644))
    list.contentSize = CGSize(width: 390, height: length)
    list.alwaysBounceVertical = true
    return list
  }

  /// Puts a list where the modified view is.
  func putBack(_ list: UIScrollView) {
    window.insertSubview(list, at: min(1, window.subviews.count))
  }

  /// Puts markers around the list, and searches for it as the modifier does.
  func searches() {
    markers = [MarkerView(\.back, of: search), MarkerView(\.front, of: search)]
    for marker in markers { marker.frame = window.bounds }
    search.start { [coordinator] in coordinator.attach(to: $0) }
    window.insertSubview(markers[0], at: 0)
    window.addSubview(markers[1])
    world.step()
  }

  /// What an update of the view passes on.
  private var ownSettings: ControlCoordinator.Settings {
    ControlCoordinator.Settings(
      style: style,
      isRunning: ControlCoordinator.Settings.Access(
        get: { [unowned self] in constant ?? isRefreshing },
        set: { [unowned self] in isRefreshing = $0 }
      ),
      isExhausted: !isBound
        ? nil
        : ControlCoordinator.Settings.Access(
          get: { [unowned self] in isExhausted },
          set: { [unowned self] in isExhausted = $0 }
        ),
      floor: style?.behavior.role == .loadMore ? nil : floor,
      onAdd: { [unowned self] in onAdd($0) },
      configure: { [unowned self] in
        if let tint { $0.tintColor = tint }
        configure($0)
      },
      action: .oneStep { [gate] in
        try await gate.wait()
        return RunResult(.succeeded)
      }
    )
  }

  /// What an update passes on of the surroundings.
  var settings: ControlCoordinator.Settings {
    var settings = ownSettings
    settings.indicator = indicator
    settings.place = place
    return settings
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

/// Identical rows of a table.
@MainActor
private final class TableRows: NSObject, UITableViewDataSource {
  var count: Int

  init(count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
