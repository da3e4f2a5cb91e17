#if GTK
import CGtk
import Foundation
import Overscroll
import OverscrollGTK
import OverscrollGraphics
import OverscrollIndicators
import Testing

extension GTKTests {
  /// How runs begin and end.
  @Suite struct RunTests {
    @Test func theProgressIsReportedWhileAPullIsSeen() async {
      let list = TestList()
      let action = TestAction()
      let control = list.controls.onRefresh(.ring) { _ = try await action.perform() }
      var reported: [PullProgress] = []
      control.onProgress = { reported.append($0) }
      list.shown()
      list.value = 300
      list.value = 0
      list.run(0.5)
      #expect(reported == [])
      list.press()
      for _ in 0..<20 {
        list.drag(10)
        if list.displacement > 0 { #expect(reported.last?.overscroll == list.displacement) }
      }
      #expect(reported.last?.phase == .armed)
      list.release()
      await settle()
      await list.run(3, ending: action)
      #expect(reported.last?.phase == .idle)
      #expect(reported.last?.overscroll == 0)
      let count = reported.count
      list.value = 300
      list.run(1)
      #expect(reported.count == count)
    }

    @Test func aWindowThatClosesCancelsTheAction() async {
      let (list, action) = TestList.refreshed()
      list.controls.refresh?.begin()
      await settle()
      #expect(action.starts == 1)
      list.close()
      await settle()
      #expect(action.cancellations == 1)
    }

    @Test func aThousandRefreshesKeepTheMemoryLevel() async throws {
      let list = TestList(rows: 5)
      let control = list.controls.onRefresh {}
      list.shown()
      var pages: [Int] = []
      for index in 0..<1_200 {
        control.begin()
        await settle()
        list.clock.run(2)
        #expect(control.phase == .idle)
        // The first ones fill caches.
        if index == 199 || index == 1_199 { pages.append(try Self.residentPages()) }
      }
      // A leak of one small object for each refresh would be larger.
      #expect((pages[1] - pages[0]) * 4096 < 256 * 1024)
    }

    private static func residentPages() throws -> Int {
      let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      return try #require(Int(text.split(separator: " ")[1]))
    }

    @Test func aControlOfAClosedWindowDoesNothing() {
      let list = TestList()
      let control = list.controls.onRefresh {}
      list.shown()
      list.close()
      #expect(control.begin() == nil)
      #expect(control.isHidden)
      #expect(list.controls.refresh == nil)
      control.remove()
      list.controls.removeAll()
      #expect(list.controls.onRefresh {}.begin() == nil)
    }
  }
}

extension GTKTests {
  /// A look of its own for the first load of a list that has had no content.
  @Suite struct FirstLoadTests {
    @Test(arguments: TestList.Kind.allCases)
    func aFirstLoadHasALookOfItsOwnUntilThereIsContent(_ kind: TestList.Kind) async throws {
      let (list, action) = TestList.refreshed(.ring, TestList(kind, rows: 0))
      let control = try #require(list.controls.refresh)
      // A look of 200 points over the list, which holds nothing open.
      var skeleton = PullStyle.petals
      skeleton.behavior.placement = .fixedInFront
      skeleton.behavior.indicatorExtent = 200
      skeleton.behavior.hold.distance = 0
      control.firstLoadStyle = skeleton
      control.begin()
      await settle()
      list.run(1)
      #expect(control.phase == .running && control.style == .ring)
      // The rows are not on the screen.
      #expect(try list.paintedBounds()?.center.y.rounded() == 100)
      // The look moves, although nothing is held open.
      #expect(list.clock.isRunning)
      list.add(40)
      list.layOut()
      list.run(0.5)
      #expect(control.phase == .running)
      #expect(try list.paintedBounds() == nil)
      #expect(list.displacement == 0)
      await list.run(3, ending: action)
      #expect(control.phase == .idle && !list.clock.isRunning)
      list.pull(200)
      list.run(1)
      #expect(list.displacement == 56)
    }
  }
}
#endif
