import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// The app that was moved by the guide behaves as its screens say.
@MainActor
@Suite struct FiftyTests {
  private func show<Screen: FiftyScreen>(
    _ screen: @MainActor () -> Screen,
    _ body: @MainActor (Phone<Screen>) async throws -> Void
  ) async rethrows {
    try await UIKitWorld.run { world in
      let screen = screen()
      screen.loadViewIfNeeded()
      try await body(Phone(world, screen, screen.tableView))
    }
  }

  @Test func theWrapperRefreshesLoadsAndHidesTheFooterOfAnEmptyList() async {
    await show({ FeedScreen() }) { phone in
      await phone.wait(1)
      #expect(phone.screen.loads == ["reload"] && phone.list.isLoading)
      #expect(phone.list.texts() == ["Loading news"])
      phone.screen.answer(rows: 0, hasMore: true)
      await phone.wait(1)
      #expect(phone.list.contentInset == .zero)
      #expect(!phone.list.isLoading)
      phone.list.beginLoading()
      await phone.wait(1)
      phone.screen.answer(rows: 60, hasMore: true)
      await phone.wait(1)
      phone.finger.scroll(to: phone.list.contentSize.height - 640 - 400, animated: false)
      await phone.wait(1)
      #expect(phone.screen.loads == ["reload", "reload", "next"])
      phone.screen.answer(rows: 60, hasMore: false)
      phone.finger.scroll(to: phone.list.contentSize.height - 640 + 44, animated: false)
      await phone.wait(1)
      #expect(phone.list.texts(.bottom) == ["That was all"])
    }
  }

  @Test func theImageIsAboveItsLabelAndTheFooterIsHiddenByTheScreen() async {
    await show({ BunScreen() }) { phone in
      phone.screen.answer(rows: 60, hasMore: true)
      phone.drag(300)
      await phone.release()
      #expect(phone.screen.loads == ["reload"] && phone.list.contentOffset.y == -84)
      let image = phone.list.indicator()?.picture?.contents as? CGImage
      #expect(Bun.eaten.map(\.cgImage).contains(image))
      phone.screen.answer(rows: 60, hasMore: false)
      await phone.wait(1)
      #expect(phone.list.contentInset == .zero)
      #expect(phone.list.overscroll.loadMore?.isHidden == true)
    }
  }

  @Test func theScreenFollowsThePhaseAndTakesItsHeaderAway() async {
    await show({ ChatScreen() }) { phone in
      phone.drag(300)
      await phone.release()
      #expect(phone.screen.title == "Loading")
      phone.screen.answer(rows: 60, hasMore: false)
      #expect(phone.screen.title == "Chat")
      await phone.wait(1)
      phone.drag(300)
      await phone.release()
      #expect(phone.screen.loads == ["next"])
    }
  }

  @Test func targetsAreCalledAndNoMoreDataIsReset() async {
    await show({ SearchScreen() }) { phone in
      phone.screen.search()
      await phone.wait(1)
      phone.screen.answer(rows: 60, hasMore: false)
      #expect(phone.list.overscroll.loadMore?.phase == .exhausted)
      await phone.wait(1)
      phone.screen.search()
      #expect(phone.list.overscroll.loadMore?.phase == .idle)
      await phone.wait(1)
      #expect(phone.screen.loads == ["reload", "reload"])
    }
  }

  @Test func bindersEndRunsAndSayThatThereIsNoMore() async {
    await show({ ReactiveScreen() }) { phone in
      phone.list.overscroll.refresh?.begin()
      await phone.wait(1)
      phone.screen.answer(rows: 60, hasMore: false)
      #expect(phone.list.overscroll.refresh?.isRunning == false)
      #expect(phone.list.overscroll.loadMore?.phase == .exhausted)
      Reactive(base: phone.list).hasMore.onNext(true)
      #expect(phone.list.overscroll.loadMore?.phase == .idle)
    }
  }
}

/// What the screens of an app have in common, before its move and after.
class FiftyScreen: UITableViewController, SelectorPerforming {
  private(set) var loads: [String] = []
  private(set) var rows = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    addControls()
  }

  func addControls() {}
  func loaded(hasMore: Bool) {}
  func reload() { loads.append("reload") }
  func next() { loads.append("next") }

  /// Handles the answer of the app's server.
  func answer(rows: Int, hasMore: Bool) {
    self.rows = rows
    tableView.reloadData()
    loaded(hasMore: hasMore)
  }

  nonisolated func perform(named name: String, with object: Any?, with other: Any?) {
    MainActor.assumeIsolated {
      if name == "reload" { reload() } else { next() }
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }
}

/// As in RxSwift, as far as the app uses it.
struct Reactive<Base> {
  let base: Base
}

@MainActor
struct Binder<Value> {
  private let binding: (Value) -> Void

  init<Target: AnyObject>(_ target: Target, binding: @escaping (Target, Value) -> Void) {
    self.binding = { [weak target] value in
      if let target { binding(target, value) }
    }
  }

  func onNext(_ value: Value) { binding(value) }
}
