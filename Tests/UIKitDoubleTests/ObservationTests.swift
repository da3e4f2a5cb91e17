import OverscrollUIKitTestSupport
import Testing
import UIKit

@MainActor @Suite struct ObservationTests {
  @Test func anObserverGetsTheOptionsItAskedFor() {
    UIKitWorld.run { _ in
      let view = UIScrollView()
      let seen = Seen<[CGFloat?]>()
      let plain = view.observe(\.contentOffset) { _, change in
        seen.values.append([change.oldValue?.y, change.newValue?.y])
      }
      let full = view.observe(\.contentOffset, options: [.old, .new, .initial]) { _, change in
        seen.values.append([change.oldValue?.y, change.newValue?.y])
      }
      view.contentOffset.y = 5
      #expect(seen.values == [[nil, 0], [nil, nil], [0, 5]])
      plain.invalidate()
      full.invalidate()
    }
  }

  @Test func everySetOfWhetherAListScrollsIsSeen() {
    UIKitWorld.run { _ in
      let view = UIScrollView()
      let seen = Seen<Bool>()
      let observation = view.observe(\.isScrollEnabled) { view, _ in
        MainActor.assumeIsolated { seen.values.append(view.isScrollEnabled) }
      }
      view.isScrollEnabled = true
      view.isScrollEnabled = false
      view.isScrollEnabled = false
      #expect(seen.values == [true, false, false])
      observation.invalidate()
    }
  }

  @Test func anObservationEndsWithItsToken() {
    UIKitWorld.run { _ in
      let view = UIScrollView()
      let seen = Seen<Int>()
      var token: NSKeyValueObservation? = view.observe(\.contentSize) { _, _ in
        seen.values.append(1)
      }
      view.contentSize.height = 10
      #expect(token != nil)
      token = nil
      view.contentSize.height = 20
      #expect(seen.values.count == 1)
    }
  }

  @Test func anObserverRemovedByAnotherIsNotCalled() {
    UIKitWorld.run { _ in
      let view = UIScrollView()
      let seen = Seen<Int>()
      let tokens = Seen<NSKeyValueObservation>()
      let first = view.observe(\.contentOffset) { _, _ in
        for token in tokens.values { token.invalidate() }
      }
      tokens.values = [view.observe(\.contentOffset) { _, _ in seen.values.append(1) }]
      view.contentOffset.y = 5
      #expect(seen.values.isEmpty)
      first.invalidate()
    }
  }

  @Test func keyPathsOfASubclassAndThroughAnObjectWork() {
    UIKitWorld.run { _ in
      let table = UITableView()
      let seen = Seen<String>()
      let tokens = [
        table.observe(\UITableView.contentOffset) { _, _ in seen.values.append("offset") },
        table.observe(\.panGestureRecognizer.state) { _, _ in seen.values.append("state") },
        table.observe(\.isHidden) { _, _ in seen.values.append("hidden") },
      ]
      table.contentOffset.y = 1
      table.panGestureRecognizer.state = .began
      table.isHidden = true
      #expect(seen.values == ["offset", "state", "hidden"])
      for token in tokens { token.invalidate() }
    }
  }

  @Test func anObserverMayWriteWhatItObserves() {
    UIKitWorld.run { _ in
      let view = UIScrollView()
      let seen = Seen<CGFloat>()
      let token = view.observe(\.contentOffset) { view, _ in
        MainActor.assumeIsolated {
          seen.values.append(view.contentOffset.y)
          if view.contentOffset.y < 3 { view.contentOffset.y += 1 }
        }
      }
      view.contentOffset.y = 1
      #expect(seen.values == [1, 2, 3])
      token.invalidate()
    }
  }

  @Test func anObservationDoesNotKeepItsObjectAlive() {
    UIKitWorld.run { _ in
      var view: UIScrollView? = UIScrollView()
      weak let gone = view
      let token = view?.observe(\.contentOffset) { _, _ in }
      view = nil
      #expect(gone == nil)
      token?.invalidate()
    }
  }
}
