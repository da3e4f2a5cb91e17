#if os(Linux)
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// What an app sets once for all of its controls, as with MJRefresh's configuration.
///
/// The tests do not suspend while the defaults differ, so that no other test sees them.
@MainActor
@Suite struct DefaultsTests {
  private func with(_ defaults: PullControls.Defaults, _ body: () -> Void) {
    let usual = PullControls.defaults
    PullControls.defaults = defaults
    body()
    PullControls.defaults = usual
  }

  @Test func newControlsStartWithTheDefaults() {
    var defaults = PullControls.Defaults()
    defaults.refreshStyle = .mj
    defaults.loadMoreStyle = .mjBackFooter
    defaults.configure = {
      $0.language = .ko
      $0.titles = { $0 == .armed ? "Go" : nil }
    }
    with(defaults) {
      ListScene.run { scene in
        let refresh = scene.list.overscroll.onRefresh {}
        let load = scene.list.overscroll.onLoadMore { .succeeded }
        #expect(refresh.style == .mj && load.style == .mjBackFooter)
        #expect(refresh.language == .ko && load.language == .ko)
        #expect(refresh.title(for: .armed) == "Go")
        // A style and settings of its own count more.
        let ring = scene.list.overscroll.add(.ring)
        ring.language = .en
        #expect(ring.style == .ring && ring.language == .en)
      }
    }
  }

  @Test func presentControlsKeepTheirs() {
    ListScene.run { scene in
      let control = scene.list.overscroll.onRefresh {}
      var defaults = PullControls.Defaults()
      defaults.configure = { $0.language = .ko }
      with(defaults) { #expect(control.language == nil) }
      #expect(control.style == .arrow)
      #expect(scene.list.overscroll.onRefresh {}.language == nil)
    }
  }
}
#endif
