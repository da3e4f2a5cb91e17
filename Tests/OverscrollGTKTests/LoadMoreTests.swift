#if GTK
import CGtk
import Overscroll
import OverscrollGTK
import OverscrollIndicators
import OverscrollText
import Testing

extension GTKTests {
  /// When a load-more loads, and what it shows while there is little content.
  @Suite struct LoadMoreTests {
    private func style(_ change: (inout Behavior) -> Void) -> PullStyle {
      var style = PullStyle.ring.loadMore
      change(&style.behavior)
      return style
    }

    /// Scrolls to an offset, and returns how often the list has loaded since.
    private func loads(_ list: TestList, _ action: TestAction, at offset: Double) async -> Int {
      list.scroll(to: offset)
      await settle()
      return action.starts
    }

    /// Ten items are left where less than eleven of them fit below the viewport.
    @Test(arguments: TestList.Kind.allCases)
    func theLeadMayBeInItems(_ kind: TestList.Kind) async {
      let list = TestList(kind)
      let action = TestAction()
      list.controls.onLoadMore(style { $0.lead = .items(10) }) { try await action.perform() }
      list.shown()
      let extent = list.viewport.vertical.extent
      let last = extent - 400 - 11 * extent / 40
      #expect(await loads(list, action, at: last) == 0)
      #expect(await loads(list, action, at: last + 1) == 1)
      // And again after a page.
      list.add(40)
      list.layOut()
      await list.run(1, ending: action)
      #expect(await loads(list, action, at: last + extent) == 1)
      #expect(await loads(list, action, at: last + extent + 1) == 2)
    }

    /// What the load of the longer list does.
    enum FirstLoad: CaseIterable {
      case bringsNothing, fails, isRunning
    }

    /// A new search: a list that does not fill its view loads again without a touch, once.
    @Test(arguments: FirstLoad.allCases, TestList.Kind.allCases)
    func aListReplacedByAShorterOneLoadsOnceMore(
      _ first: FirstLoad,
      _ kind: TestList.Kind
    ) async {
      for isThroughNone in [false, true] {
        let list = TestList(kind, rows: 60)
        let action = TestAction()
        var calls = 0
        list.controls.onLoadMore {
          calls += 1
          if first == .isRunning { return try await action.perform() }
          return first == .fails ? .failed : .succeeded
        }
        list.shown()
        list.value = 1e6
        await wait(1, list)
        #expect(calls == 1)
        for _ in 0..<(isThroughNone ? 60 : 55) { list.remove(at: 0) }
        await wait(1, list)
        if isThroughNone { list.add(5) }
        await wait(1, list)
        action.finish()
        await wait(12, list)
        #expect(calls == 2, "\(isThroughNone)")
      }
    }

    /// Lets time pass, and actions return meanwhile.
    private func wait(_ seconds: Int, _ list: TestList) async {
      for _ in 0..<seconds {
        list.run(1)
        await settle()
      }
    }

    /// By R10, where the indicator of 56 points was.
    @Test(arguments: [TestList.Kind.listBox, .box])
    func rowsThatAreAppendedAppearInThePlaceOfTheIndicator(_ kind: TestList.Kind) async throws {
      let list = TestList(kind)
      let action = TestAction()
      list.controls.onLoadMore(style { $0 = .backLoadMore }) { try await action.perform() }
      list.shown()
      list.scroll(to: 1e6)
      list.pull(-300)
      await settle()
      list.run(1)
      #expect(action.starts == 1 && list.displacement == -56)
      let last = try #require(list.row(at: 300))
      list.add(10)
      list.layOut()
      #expect(try #require(list.row(at: 350)).text == "41")
      #expect(try #require(list.row(at: 300)) == last)
      await list.run(2, ending: action)
      #expect(try #require(list.row(at: 350)).text == "41")
      #expect(try #require(list.row(at: 300)) == last)
      #expect(list.displacement == 0)
    }
  }
}

extension GTKTests {
  /// The button at an edge, which a keyboard moves the focus to, and the indicator in the same place.
  @Suite struct EdgeButtonTests {
    private func button(_ list: TestList) throws -> Widget {
      let button = children(of: list.viewport.widget).first { isA($0, gtk_button_get_type()) }
      return try #require(button)
    }

    private func label(_ list: TestList) throws -> String {
      let button = UnsafeMutablePointer<GtkButton>(try button(list).opaque)
      return String(cString: gtk_button_get_label(button))
    }

    /// As a keyboard does.
    private func setFocus(_ list: TestList, _ isFocused: Bool) throws {
      let button = try button(list)
      if isFocused {
        gtk_widget_set_state_flags(button, GTK_STATE_FLAG_FOCUS_VISIBLE, 0)
      } else {
        gtk_widget_unset_state_flags(button, GTK_STATE_FLAG_FOCUS_VISIBLE)
      }
    }

    @Test(arguments: [ScrollEdge.bottom, .top])
    func afterAFailureOneOfItAndTheIndicatorAsksForARetry(_ edge: ScrollEdge) async throws {
      let list = TestList(height: 600)
      let action = TestAction()
      let style = PullStyle.arrow.loadMore
      let control = list.controls.onLoadMore(style, at: edge) { try await action.perform() }
      control.language = .en
      list.shown()
      list.scroll(to: edge == .bottom ? 1e6 : 0)
      control.begin()
      await settle()
      #expect(action.starts == 1)
      try setFocus(list, true)
      list.run(1)
      #expect(control.phase == .running)
      #expect(try list.paintedBounds() != nil, "the list is loading")
      action.finish(.failure(TestAction.Failure()))
      await settle()
      list.run(3)
      #expect(control.phase == .failed)
      #expect(try label(list) == Language.en.text(.loadRetry).description)
      #expect(try list.paintedBounds() == nil)
      try setFocus(list, false)
      #expect(try list.paintedBounds() != nil)
      control.resetExhausted()
      try setFocus(list, true)
      let key = edge == .bottom ? TextKey.loadMore : .loadEarlier
      #expect(try label(list) == Language.en.text(key).description)
    }

    @Test func aTextThatIsTooWideForTheListIsCut() async throws {
      let list = TestList(width: 120)
      let control = list.controls.onLoadMore(PullStyle.arrow.loadMore) {
        throw TestAction.Failure()
      }
      control.language = .de
      list.shown()
      control.begin()
      await settle()
      list.run(3)
      list.layOut()
      #expect(try gtk_widget_get_width(button(list)) <= 120)
    }
  }
}
#endif
