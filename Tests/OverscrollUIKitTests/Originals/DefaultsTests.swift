#if os(Linux)
import OverscrollClassics
import OverscrollText
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// What an app sets once for all of its controls, as with MJRefresh's configuration.
///
/// The tests do not suspend while the defaults differ, so that no other test sees them.
@MainActor
@Suite struct DefaultsTests {
  private func with(
    _ defaults: PullControls.Defaults,
    onAdd: (@MainActor (PullControl) -> Void)? = nil,
    _ body: () -> Void
  ) {
    let usual = PullControls.defaults
    (PullControls.defaults, PullControls.onAdd) = (defaults, onAdd)
    body()
    (PullControls.defaults, PullControls.onAdd) = (usual, nil)
  }

  @Test func newControlsStartWithTheDefaults() {
    var defaults = PullControls.Defaults()
    defaults.refreshStyle = .mj
    defaults.loadMoreStyle = .mjBackFooter
    defaults.language = .ko
    defaults.titles = { $0 == .armed ? "Go" : nil }
    with(defaults, onAdd: { $0.fadeDuration = 2 }) {
      ListScene.run { scene in
        let refresh = scene.list.overscroll.onRefresh {}
        let load = scene.list.overscroll.onLoadMore { .succeeded }
        #expect(refresh.style == .mj && load.style == .mjBackFooter)
        #expect(refresh.title(for: .running) == Self.title(of: .mj, in: .ko))
        #expect(refresh.title(for: .armed) == "Go" && load.title(for: .armed) == "Go")
        #expect(refresh.fadeDuration == 2 && load.fadeDuration == 2)
        // A style and settings of its own count more.
        let ring = scene.list.overscroll.add(.ring)
        ring.language = .en
        #expect(ring.style == .ring && ring.language == .en)
        #expect(ring.title(for: .running) == Self.title(of: .ring, in: .en))
      }
    }
  }

  /// The title of a run in a style and a language, both set on the control.
  private static func title(of style: PullStyle, in language: Language) -> String {
    let list = UIScrollView()
    let control = list.overscroll.add(style)
    control.language = language
    control.titles = { _ in nil }
    return control.title(for: .running)
  }
}
#endif
