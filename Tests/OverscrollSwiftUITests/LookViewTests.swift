import OverscrollClassics
import OverscrollLooks
import OverscrollSwiftUI
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// A look without a list, and what its pictures are made of.
@MainActor
@Suite struct LookViewTests {
  nonisolated static let styles: [PullStyle] = [
    .arrow, .ring, .tick, .petals, .material, .drop, .wave, .segments, .liquid, .morph, .field,
    .ego, .cll, .mj, .mrefresh, .yq, PullStyle.ring.loadMore, .mjAutoFooter,
  ]

  nonisolated static let phases: [PullControl.Phase] = [
    .idle, .pulling, .armed, .running, .finishing(.succeeded), .finishing(.failed), .failed,
    .exhausted,
  ]

  /// MJRefresh has a title alone when there is no more; MRefresh's circle is gone once a run is over.
  private func isEmpty(_ style: PullStyle, _ phase: PullControl.Phase) -> Bool {
    switch phase {
    case .exhausted: [.mj, .mjAutoFooter, .mrefresh].contains(style)
    case .finishing: style == .mrefresh
    case .idle, .pulling, .armed, .running, .failed: false
    }
  }

  @Test func everyPhaseOfEveryLookIsDrawnInItsHeight() {
    UIKitWorld.run { _ in
      for (index, style) in Self.styles.enumerated() {
        for phase in Self.phases {
          let view = LookView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
          view.show(style, phase, fraction: 1)
          view.layoutIfNeeded()
          let isDrawn = view.layer.sublayers?.isEmpty == false
          #expect(isDrawn != isEmpty(style, phase), "\(index) \(phase)")
          let size = view.intrinsicContentSize
          #expect(size.height == CGFloat(style.behavior.indicatorExtent))
          #expect(size.width == UIView.noIntrinsicMetric)
        }
      }
    }
  }
}
