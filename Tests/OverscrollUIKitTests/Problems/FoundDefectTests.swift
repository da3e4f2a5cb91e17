#if os(Linux)
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Defects found by reading other controls, as far as they are about words, pictures and lifetimes.
///
/// D01 to D04, D08, D09 and D12 are beside the problems they belong to. Not here: D13 is a number of
/// the engine's and D15 what it does with every answer, proved on it; D14 is a documentation that says
/// other numbers than the code, which the tests of snippets and of features keep ours from.
@MainActor
@Suite struct FoundDefectTests {
  private func words(_ view: UIView) -> [String] {
    view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }.compactMap(\.text)
  }

  private func indicator(_ scene: ListScene) throws -> UIView {
    scene.world.layOutWindows()
    return try #require(scene.list.subviews.first { $0 is UIControl && !$0.isHidden })
  }

  /// D5, MJRefresh: days are compared by their number in the month alone.
  @Test(arguments: [Calendar.Component.month, .year])
  func D05_theSameDayOfAnotherMonthIsNotToday(_ unit: Calendar.Component) throws {
    let now = Date()
    let then = try #require(Calendar.current.date(byAdding: unit, value: -1, to: now))
    for (date, isToday) in [(now, true), (then, false)] {
      try UIKitWorld.run { world in
        let scene = ListScene(world)
        let shelf = Shelf(date.timeIntervalSince1970)
        scene.list.overscroll.onRefresh(.mj) {}.language(.en).lastUpdated(in: shelf)
        scene.finger.down()
        scene.finger.drag(100, over: 0.2)
        let line = try #require(words(indicator(scene)).last)
        #expect(line.contains("Today") == isToday)
      }
    }
  }

  /// D6, MJRefresh: another language forgets which store was meant, and all lists share one.
  @Test func D06_anotherLanguageKeepsTheStoreAndEachListHasItsOwn() async {
    await UIKitWorld.run { world in
      let scenes = [ListScene(world), ListScene(world)]
      let shelves = [Shelf(), Shelf()]
      for (scene, shelf) in zip(scenes, shelves) {
        scene.list.overscroll.onRefresh(.mj) {}.lastUpdated(in: shelf)
      }
      scenes[0].list.overscroll.refresh?.language(.ja)
      await scenes[0].pull()
      scenes[0].finger.wait(1)
      await letTasksRun()
      scenes[0].finger.wait(3)
      #expect(shelves.map { $0.kept != nil } == [true, false])
    }
  }

  /// What a trailer says while it is pulled and when it is armed, standing upright beside the list.
  private func wordsOfTrailer(_ language: Language, _ world: UIKitWorld) throws -> [String] {
    let scene = ListScene(world)
    scene.list.contentSize = CGSize(width: 1_000, height: 640)
    scene.finger.axis = .horizontal
    scene.list.contentOffset.x = 610
    scene.list.overscroll.onLoadMore(.mjTrailer, at: .trailing) {}.language(language)
    scene.finger.down()
    scene.finger.drag(-50, over: 0.2)
    let view = try indicator(scene)
    let pulled = words(view)
    scene.finger.drag(-200, over: 0.2)
    let label = try #require(view.subviews.first)
    #expect(label.transform.b > 0.99)
    return pulled + words(view)
  }

  /// D7, MJRefresh: a trailer has words in two languages; in the others one reads the names of keys.
  @Test(arguments: Language.allCases)
  func D07_aTrailerHasWordsInEveryLanguage(_ language: Language) throws {
    try UIKitWorld.run { world in
      let said = try wordsOfTrailer(language, world)
      let english = try wordsOfTrailer(.en, world)
      #expect(said.count == 2)
      #expect(Set(said).count == 2)
      #expect(said.allSatisfy { !$0.contains("MJ") })
      #expect((said == english) == (language == .en))
    }
  }

  /// D10, PullToRefreshKit: a second list in one controller keeps the cycle that was undone in the
  /// first.
  @Test func D10_everyListOfOneControllerIsFreed() {
    UIKitWorld.run { world in
      let screen = UIViewController()
      weak var first: UIScrollView?
      weak var second: UIScrollView?
      do {
        let lists = [UIScrollView(frame: .zero), UITableView(frame: .zero, style: .plain)]
        first = lists[0]
        second = lists[1]
        for list in lists {
          screen.view.addSubview(list)
          list.overscroll.onRefresh(for: screen) { _ in }
          list.overscroll.onLoadMore(for: screen) { _ in .exhausted }
        }
        for list in lists { list.removeFromSuperview() }
      }
      #expect(first == nil)
      #expect(second == nil)
      #expect(screen.viewIfLoaded?.subviews.isEmpty == true)
    }
  }

  /// D11, PullToRefreshKit and ESPullToRefresh: as a Swift package they have neither words nor arrows.
  @Test func D11_wordsAndArrowComeWithoutABundle() throws {
    try UIKitWorld.run { world in
      let scene = ListScene(world)
      scene.list.overscroll.onRefresh(.arrow) {}.language(.fr)
      scene.finger.down()
      scene.finger.drag(100, over: 0.2)
      let view = try indicator(scene)
      #expect(words(view).first?.isEmpty == false)
      let layers = view.layer.sublayers ?? []
      let paths = layers.compactMap { ($0 as? CAShapeLayer)?.path?.elements.count }
      #expect(paths.contains { $0 > 1 })
      #expect(layers.allSatisfy { $0.contents == nil })
    }
  }
}
#endif
