#if GTK
import Overscroll
import OverscrollGTK
import Testing

extension GTKTests {
  /// What the app allows: pulls, and a refresh of a list that appears.
  @Suite struct AllowanceTests {
    private final class Editor {
      var isOpen = true
    }

    private final class Store: LastUpdatedStore {
      var lastUpdated: Double?
      init(_ lastUpdated: Double) { self.lastUpdated = lastUpdated }
    }

    @Test func aGestureThatTheAppRefusesShowsThePullAndStartsNothing() async {
      let list = TestList()
      let editor = Editor()
      var refreshes = 0
      let control = list.controls.onRefresh { refreshes += 1 }
      control.allowsPull = { !editor.isOpen }
      list.shown()
      list.press()
      list.drag(200)
      #expect(control.phase == .pulling)
      editor.isOpen = false
      list.drag(20)
      #expect(control.phase == .pulling)
      list.release()
      list.run(1)
      await settle()
      #expect(refreshes == 0)
      list.pull(200)
      await settle()
      #expect(refreshes == 1)
    }

    // The test clock begins at 1,800,000,100.
    @Test(arguments: [
      (0, 60, 1), (1_800_000_030, 60, 1), (1_800_000_050, 60, 0), (1_900_000_000, 60, 1),
    ])
    func aListThatAppearsIsRefreshedIfItsLastRefreshIsOld(
      _ stored: Double,
      _ age: Double,
      _ expected: Int
    ) async {
      let list = TestList()
      var refreshes = 0
      let control = list.controls.onRefresh { refreshes += 1 }
      control.lastUpdatedStore = Store(stored)
      control.maximumAge = age
      #expect(refreshes == 0)
      list.shown()
      await settle()
      #expect(refreshes == expected)
    }
  }
}
#endif
