#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
package import OverscrollHosting
package import OverscrollIndicators
import OverscrollUIKit
import UIKit

/// Draws the figure of a look in one state, without a list.
package final class LookView: UIView, TraitObserver {
  private let painter = DisplayListPainter()
  private var style = PullStyle.arrow
  private var phase = PullControl.Phase.pulling
  private var fraction = 1.0

  package override init(frame: CGRect) {
    super.init(frame: frame)
    observeTraits()
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    nil
  }

  /// Draws a state.
  package func show(_ style: PullStyle, _ phase: PullControl.Phase, fraction: Double) {
    (self.style, self.phase, self.fraction) = (style, phase, fraction)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  package override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: CGFloat(style.behavior.indicatorExtent))
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let environment = Environment(
      reduceMotion: UIAccessibility.isReduceMotionEnabled,
      scale: Double(traitCollection.displayScale),
      direction: Environment.direction(of: self)
    )
    let input = IndicatorInput(
      progress: fraction,
      phase: phase.drawn,
      // Every transition is over, and a loop has turned a little.
      secondsInPhase: PullProgress.turnDuration,
      time: PullProgress.turnDuration,
      width: Double(bounds.width),
      height: Double(bounds.height),
      environment: environment,
      role: style.behavior.role
    )
    painter.paint(style, input, on: self)
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #unavailable(iOS 17) { traitsChanged() }
  }

  package func traitsChanged() {
    setNeedsLayout()
  }
}
#endif
